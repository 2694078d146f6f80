"""What positions and moves of Um Kopf und Kragen are worth."""
