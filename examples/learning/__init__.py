"""A small agent that learns classic Las Vegas for two from nothing: `python -m examples.learning.train`."""
