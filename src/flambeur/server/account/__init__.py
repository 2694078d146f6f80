"""What is a guest's own: statistics of finished games, and what may be done with all that is kept about them."""
