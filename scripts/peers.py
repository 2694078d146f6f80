"""The environments with the packages that benchmarks compare us with."""

import sys
from pathlib import Path

from scripts.setup import Environment, SetupFailed

PEERS = Environment(".venv-peers", "requirements-peers.lock", holds_flambeur=False)
LEARNING = Environment(".venv-learning-peers", "requirements-learning-peers.lock", holds_flambeur=False)


def python(peers: Environment = PEERS) -> Path:
    """A Python that can import the peers; sets it up first if need be. Raises SetupFailed."""
    peers.ensure()
    return peers.python


def main() -> int:
    try:
        for peers in (PEERS, LEARNING):
            python(peers)
    except SetupFailed as failure:
        print(failure, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
