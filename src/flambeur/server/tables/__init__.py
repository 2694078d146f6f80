"""Tables: their stored data, the events at them, and the registry of all tables."""
