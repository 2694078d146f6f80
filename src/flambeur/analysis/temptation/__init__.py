"""What positions and moves of Temptation are worth."""
