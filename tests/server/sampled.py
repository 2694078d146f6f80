"""The server as `python -m flambeur.server` starts it, with the sample game on its shelf."""

from __future__ import annotations

import sys

import msgspec

from flambeur.server.run import serve
from flambeur.server.settings import ServeSettings
from tests.samples import sealed

if __name__ == "__main__":
    sealed.install()
    serve(msgspec.json.decode(sys.argv[1], type=ServeSettings), lambda url: print(url, flush=True))
