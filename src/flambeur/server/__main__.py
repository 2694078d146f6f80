"""`python -m flambeur.server PORT DATABASE`: a bare server for tests and benchmarks; people use `flambeur serve`."""

from __future__ import annotations

import sys

import msgspec

from flambeur.server.run import serve
from flambeur.server.settings import ServeSettings

if __name__ == "__main__":
    settings = msgspec.json.decode(sys.argv[1], type=ServeSettings)
    serve(settings, lambda url: print(url, flush=True))
