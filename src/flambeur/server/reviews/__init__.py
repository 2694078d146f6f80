"""Reviews of finished games: jobs make them; the service caches them and puts them into words."""
