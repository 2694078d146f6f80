"""Reviews of finished games: jobs make them, the service keeps them for a while and tells them in words."""
