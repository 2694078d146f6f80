"""What clients and servers say to each other: messages, requests, their answers, errors. Nothing here does I/O."""
