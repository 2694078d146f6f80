"""Tables: what is stored about one, what happens at one, and the registry of them all."""
