"""Tables where dice of all colours are rolled together: solitaire and secret colours."""
