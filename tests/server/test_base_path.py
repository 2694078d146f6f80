"""A server below a path of a site: everything it offers and names is below it, and nothing else is there."""

from __future__ import annotations

import http.client
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from flambeur.client import Server, bot, me
from flambeur.server.access.base_path import BadBasePath, read_base_path
from flambeur.server.http.web import placed, read_pages
from tests.server.harness import TIMEOUT, running

BASE = "/play/games"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), base_path=BASE) as server:
        yield server


def get(server: Server, path: str, method: str = "GET") -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=TIMEOUT)
    try:
        connection.request(method, path, b"{}" if method == "POST" else None, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()


def test_a_game_is_played_over_rest_and_socket_below_the_path(server: Server) -> None:
    assert server.url.endswith(BASE)
    table = server.open("vegas", 2, {"rounds": 1}, [me("Anna"), bot("random")], start=True)
    with table.sit() as seat:
        for turn in seat.turns():
            turn.play(turn.moves[0])
    assert table.info().state == "over"
    assert table.record(), "it can be fetched"


def test_links_to_seats_lead_below_the_path(server: Server) -> None:
    made = server.ask("POST", "/api/tables", {"game": "vegas", "players": 2, "seats": [{"kind": "me", "name": "A"}]})
    code, token = made["table"]["code"], made["seats"][0]["token"]
    assert made["seats"][0]["link"] == f"{BASE}/t/{code}#seat={token}"
    renewed = server.ask("POST", f"/api/tables/{code}/link", {"seat": 0}, token)
    assert renewed["link"].startswith(f"{BASE}/t/{code}#seat=")
    sat = server.ask("POST", f"/api/tables/{code}/seats/1", {"name": "B"})
    assert sat["link"].startswith(f"{BASE}/t/{code}#seat=")
    assert Server(f"{server.url}/t/{code}").url == server.url, "a link leads to its server"


def test_the_cookie_stays_below_the_path(server: Server) -> None:
    status, headers, _ = get(server, f"{BASE}/api/me")
    assert status == 200
    assert f"; Path={BASE};" in headers["set-cookie"]


def test_the_page_and_the_description_say_where_they_are(server: Server) -> None:
    schema = server.ask("GET", "/api/schema/openapi.json")
    assert msgspec.json.decode(schema)["servers"] == [{"url": BASE}]
    for path in (BASE, f"{BASE}/", f"{BASE}/t/QWERTY"):
        status, headers, _ = get(server, path)
        assert (status, headers["content-type"].partition(";")[0]) == (200, "text/html")


@pytest.mark.parametrize(
    "path", ["/api/games", "/t/QWERTY", "/play", "/play/gamester", "/play/games.html", "/icon.svg"]
)
def test_there_is_nothing_of_ours_elsewhere(server: Server, path: str) -> None:
    status, _, body = get(server, path)
    assert (status, msgspec.json.decode(body)["code"]) == (404, "not-found")


def test_the_root_points_to_the_tables_and_takes_nothing(server: Server) -> None:
    status, headers, _ = get(server, "/")
    assert (status, headers["location"]) == (307, f"{BASE}/")
    assert get(server, "/", "POST")[0] == 404


def test_a_socket_elsewhere_is_not_granted(server: Server) -> None:
    with pytest.raises(InvalidStatus) as refused, connect(server.socket_url.replace(BASE, "")):
        pass
    assert refused.value.response.status_code == 404


@pytest.mark.parametrize(
    ("text", "path"), [("", ""), ("/", ""), ("/games", "/games"), ("games/", "/games"), ("/a/b-c.d~/", "/a/b-c.d~")]
)
def test_a_base_path_is_written_in_one_way(text: str, path: str) -> None:
    assert read_base_path(text) == path


@pytest.mark.parametrize(
    "text", ["/a b", "/a//b", "/../a", '/"x', "/a?b", "/a#b", "http://x/y", "/a/./b", "/a\nb", "/é"]
)
def test_what_no_site_could_have_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadBasePath, match="a base path is like /games"):
        read_base_path(text)


def test_what_the_page_loads_is_below_the_path(tmp_path: Path) -> None:
    page = b'<meta name="base-path" content="" /><link href="./icon.svg"><script src="./assets/x.js"></script>'
    below = b'<meta name="base-path" content="/g" /><link href="/g/icon.svg"><script src="/g/assets/x.js"></script>'
    assert placed(page, "/g") == below
    assert placed(page, "") == page.replace(b"./", b"/")
    (tmp_path / "index.html").write_bytes(page)
    assert read_pages("/g", tmp_path)["/index.html"].body == below
