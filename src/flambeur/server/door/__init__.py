"""Who comes in: addresses, rates, origins, and the secrets people carry."""
