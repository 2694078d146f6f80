"""What positions and moves of Las Vegas are worth."""
