"""Las Vegas judged by a small network that learned from playing itself."""
