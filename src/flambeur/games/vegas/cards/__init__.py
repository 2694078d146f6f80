"""The action cards of both boxes, one file a card; `deck` is how they are dealt, offered and laid."""
