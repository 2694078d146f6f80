"""The tables: what is remembered about one, what happens at one, and the hall that has them all."""
