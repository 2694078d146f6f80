"""Training of the network of Las Vegas: whole games in arrays, and learning from them."""
