"""The messages between clients and servers: requests, replies, errors. Nothing here does I/O."""
