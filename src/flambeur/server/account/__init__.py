"""A guest's own data: statistics of finished games, export and deletion."""
