"""Access control: addresses, rates, origins, and the secrets that clients hold."""
