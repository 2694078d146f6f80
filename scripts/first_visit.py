"""Open the table of an installed Flambeur as a new user would: the page, its scripts, and one move.

    python -m scripts.first_visit FLAMBEUR

FLAMBEUR is the installed command. It serves on a free port of this machine, and ends with this program.
"""

import re
import subprocess
import sys
import urllib.request
from urllib.parse import urljoin

from flambeur.client import Server, bot, me

WAIT = 120.0
"""Seconds for an answer."""
NAMED_BY_PAGE = r'<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.(?:js|css))"'
NAMED_BY_SCRIPT = r'["`](?:\./|assets/)([\w.-]+\.(?:js|css))["`]'


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=WAIT) as answer:
        return str(answer.read().decode())


def open_page(address: str) -> int:
    """Fetch the page, all scripts and styles that it names, and those that they load later; how many there are."""
    page = fetch(address)
    ahead = [urljoin(address, name) for name in re.findall(NAMED_BY_PAGE, page)]
    assert any(name.endswith(".js") for name in ahead), f"the page at {address} names no script"
    fetched: set[str] = set()
    while ahead:
        place = ahead.pop()
        if place not in fetched:
            fetched.add(place)
            text = fetch(place)
            assert text, f"{place} is empty"
            ahead += [urljoin(address, f"assets/{name}") for name in re.findall(NAMED_BY_SCRIPT, text)]
    return len(fetched)


def play_one_move(address: str) -> str:
    """Open a table with a bot and play the first move that is asked for; what it was."""
    table = Server(address).open("vegas", players=2, seats=[me("Anna"), bot("random")], start=True)
    with table.sit(0) as seat:
        turn = next(iter(seat.turns()))
        turn.play(turn.moves[0])
    return turn.moves[0]


def main() -> int:
    command = [sys.argv[1], "serve", "--port", "0", "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            files = open_page(address + "/")
            print(f"{address}: the page, {files} scripts and styles, and the move {play_one_move(address)}")
        finally:
            server.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
