"""The server as `python -m flambeur.server` starts it, with the sample game on its shelf.

After its settings it can be told how many milliseconds nobody loses on time after another process has gone.
"""

from __future__ import annotations

import sys

import msgspec

from flambeur.server.run import serve
from flambeur.server.settings import ServeSettings
from flambeur.server.tables import play_time
from tests.samples import sealed

if __name__ == "__main__":
    sealed.install()
    play_time.GRACE = int(sys.argv[2])
    serve(msgspec.json.decode(sys.argv[1], type=ServeSettings), lambda url: print(url, flush=True))
