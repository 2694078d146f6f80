"""Keeping bad guests out: origins, cookies, limits, headers, and the pages that are served."""

from __future__ import annotations

import html
import http.client
import os
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from flambeur.client import Server, ServerRefused, me
from flambeur.protocol.errors import Refused
from flambeur.server.access.clean import clean_name
from flambeur.server.access.credentials import is_code, new_code
from flambeur.server.http.web import Page, read_pages, spoken
from flambeur.server.settings import Limits
from flambeur.texts import LANGUAGES, texts
from tests.server.harness import GENEROUS, TIMEOUT, Line, eventually, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


def ask(
    server: Server, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
) -> tuple[int, dict[str, str], bytes]:
    """One bare request: status, headers, body."""
    connection = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=TIMEOUT)
    data = body if isinstance(body, bytes) or body is None else msgspec.json.encode(body)
    try:
        connection.request(method, path, data, {"Content-Type": "application/json", **(headers or {})})
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1.evil.example", "file://", "http://["]
)
def test_foreign_pages_change_nothing_and_get_no_socket(server: Server, origin: str) -> None:
    status, _, body = ask(server, "POST", "/api/tables", {"game": "vegas"}, {"Origin": origin})
    assert (status, msgspec.json.decode(body)["code"]) == (403, "wrong-origin")
    with pytest.raises(InvalidStatus) as refused, Line(server, {"Origin": origin}):
        pass
    assert refused.value.response.status_code == 403


def test_own_pages_are_welcome(server: Server) -> None:
    status, _, _ = ask(server, "POST", "/api/tables", {"game": "vegas"}, {"Origin": server.url})
    assert status == 201
    with Line(server, {"Origin": server.url}) as line:
        line.say({"t": "ping"})
        line.until("pong")


def test_a_page_at_another_port_of_the_same_name_is_foreign(tmp_path: Path) -> None:
    with running(tmp_path, hosts=("tables.example", "games.example:8443")) as server:
        own = urlsplit(server.url)
        for origin, host, welcome in [
            (f"http://{own.hostname}:1", own.netloc, False),
            ("https://tables.example:8443", "tables.example", False),
            ("https://tables.example:8443", own.netloc, False),
            ("https://tables.example", "tables.example", True),
            ("https://tables.example:443", "tables.example", True),
            ("https://tables.example", own.netloc, True),
            ("https://games.example:8443", own.netloc, True),
            ("https://games.example:8443", "games.example:8443", True),
            ("https://games.example", own.netloc, False),
        ]:
            headers = {"Origin": origin, "Host": host}
            status, _, _ = ask(server, "POST", "/api/tables", {"game": "vegas"}, headers)
            assert status == (201 if welcome else 403), (origin, host)
        with pytest.raises(InvalidStatus), Line(server, {"Origin": f"http://{own.hostname}:1"}):
            pass


def test_a_request_that_would_rather_speak_http_2_is_answered(server: Server) -> None:
    wish = {"Connection": "Upgrade, HTTP2-Settings", "Upgrade": "h2c", "HTTP2-Settings": "AAMAAABkAARAAAAAAAIAAAAA"}
    status, _, body = ask(server, "GET", "/api/games", headers=wish)
    assert status == 200
    assert msgspec.json.decode(body)


def serve_page(folder: Path, monkeypatch: pytest.MonkeyPatch, **files: str) -> None:
    """Have servers show a page with these files."""
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<p>table</p>")
    for name, text in files.items():
        (folder / "assets" / f"{name}.123.js").write_text(text)
    pages = read_pages(folder=folder)
    monkeypatch.setattr("flambeur.server.http.web.read_pages", lambda _: pages)


def statuses(server: Server, path: str, times: int) -> set[int]:
    return {ask(server, "GET", path)[0] for _ in range(times)}


def test_friends_behind_one_address_can_open_the_page_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A first visit fetches some 160 small files."""
    serve_page(tmp_path, monkeypatch, small="let x = 1;")
    with running(tmp_path, limits=replace(GENEROUS, requests=50)) as server:
        assert statuses(server, "/assets/small.123.js", 4 * 160) == {200}


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("name", ["large", "missing"])
def test_large_and_missing_files_count_as_what_they_cost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    serve_page(tmp_path, monkeypatch, large=os.urandom(512 * 1024).hex())
    with running(tmp_path, limits=replace(GENEROUS, requests=1)) as server:
        assert 429 in statuses(server, f"/assets/{name}.123.js", 12)


def test_what_caches_share_makes_nobody_known_and_its_head_can_be_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    serve_page(tmp_path, monkeypatch, app="let x = 1;")
    with running(tmp_path) as server:
        status, headers, body = ask(server, "GET", "/assets/app.123.js")
        assert (status, body) == (200, b"let x = 1;")
        assert "set-cookie" not in headers
        status, alike, body = ask(server, "HEAD", "/assets/app.123.js")
        assert (status, body, alike["content-length"]) == (200, b"", "10")
        assert headers == alike
        assert "set-cookie" in ask(server, "GET", "/")[1], "who comes for a page is made known"


def test_a_foreign_name_that_points_here_is_refused(server: Server) -> None:
    status, _, _ = ask(server, "GET", "/api/games", headers={"Host": "rebound.example"})
    assert status == 403


def test_forms_of_other_pages_cannot_speak_json(server: Server) -> None:
    form = {"Content-Type": "text/plain"}
    status, _, body = ask(server, "POST", "/api/tables", {"game": "vegas"}, form)
    assert (status, msgspec.json.decode(body)["code"]) == (400, "malformed")
    status, _, _ = ask(server, "POST", "/api/tables", {"game": "vegas"}, {"Sec-Fetch-Site": "cross-site"})
    assert status == 403


def test_every_answer_has_the_headers_that_protect_a_page(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/t/QWERTY"):
        _, headers, _ = ask(server, "GET", path)
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_a_browser_keeps_its_seats_by_a_cookie_that_cannot_be_forged(server: Server) -> None:
    wish = {"game": "vegas", "players": 2, "seats": [{"kind": "me", "name": "Anna"}]}
    _, headers, body = ask(server, "POST", "/api/tables", wish)
    cookie = headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    code = msgspec.json.decode(body)["table"]["code"]
    mine = cookie.split(";")[0]
    _, again, body = ask(server, "GET", "/api/me", headers={"Cookie": mine})
    assert "set-cookie" not in again
    assert [entry["table"]["code"] for entry in msgspec.json.decode(body)["tables"]] == [code]
    with Line(server, {"Cookie": mine}) as line:
        assert line.hello(code)["seats"] == [0]
    name, _, signature = mine.partition(".")
    forged = f"{name[:-1]}{'0' if name[-1] != '0' else '1'}.{signature}"
    _, _, body = ask(server, "GET", "/api/me", headers={"Cookie": forged})
    assert msgspec.json.decode(body)["tables"] == []


def test_a_renewed_link_replaces_the_old_one(server: Server) -> None:
    table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")])
    fresh = server.ask("POST", f"/api/tables/{table.code}/link", {"seat": 1}, table.tokens[1])
    with Line(server) as line:
        line.say({"t": "hello", "table": table.code, "tokens": [table.tokens[1]]})
        assert line.until("error")["code"] == "bad-token"
        assert line.hello(table.code, fresh["token"])["seats"] == [1]


@pytest.mark.parametrize("name", ["", "  ", "\n", "x" * 25, "\u202e", "👩‍👩‍👧" * 100])
def test_names_that_are_no_names(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.code == "invalid-name"


def test_names_are_tidied() -> None:
    assert clean_name("  Ann\ta\u202e  B. ") == "Ann a B."
    assert clean_name("👩‍👧") == "👩‍👧"


def test_large_bodies_and_messages_are_refused(server: Server) -> None:
    status, _, body = ask(server, "POST", "/api/tables", b'{"game": "' + b"x" * 70_000 + b'"}')
    assert (status, msgspec.json.decode(body)["code"]) == (413, "too-large")
    with Line(server) as line:
        line.say("x" * 5000)
        with pytest.raises(ConnectionClosed) as closed:
            line.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


@pytest.mark.usefixtures("still")
def test_limits_for_one_address(tmp_path: Path) -> None:
    limits = Limits(messages=5, requests=1000, tables=2, sockets=2)
    with running(tmp_path, limits=limits) as server:
        for _ in range(2):
            server.open("vegas", 2)
        with pytest.raises(ServerRefused) as refused:
            server.open("vegas", 2)
        assert refused.value.code == "too-many-tables"
        with Line(server) as one, Line(server):
            with pytest.raises(InvalidStatus) as full, Line(server):
                pass
            assert full.value.response.status_code == 429
            for _ in range(30):
                one.say({"t": "ping"})
            assert "too-fast" in [one.hear().get("code") for _ in range(30)]
        assert eventually(lambda: is_answered(server)), "the places of those who have gone are free, a moment later"


def is_answered(server: Server) -> bool:
    """Whether there is room for one more socket."""
    with suppress(InvalidStatus), Line(server) as line:
        line.say({"t": "ping"})
        return bool(line.hear()["t"] == "pong")
    return False


@pytest.mark.usefixtures("still")
def test_too_many_requests_are_told_so(tmp_path: Path) -> None:
    with running(tmp_path, limits=msgspec.structs.replace(GENEROUS, requests=2)) as server:
        statuses = [ask(server, "GET", "/api/health")[0] for _ in range(20)]
        assert statuses[0] == 200
        assert 429 in statuses


def test_a_client_that_does_not_read_is_dropped(tmp_path: Path) -> None:
    with running(tmp_path, limits=msgspec.structs.replace(GENEROUS, backlog=4096)) as server:
        table = server.open("vegas", 2, seats=[me("Anna"), me("Ben")])
        parts = urlsplit(server.url)
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            deaf.connect((parts.hostname, parts.port))
            deaf.settimeout(TIMEOUT)
            deaf.sendall(_handshake(parts.netloc))
            hello = _masked(f'{{"t":"hello","table":"{table.code}"}}'.encode())
            with pytest.raises(ConnectionError):
                flood(deaf, hello)
        with Line(server) as other:
            assert other.hello(table.code)["table"]["spectators"] == 1


def flood(deaf: socket.socket, message: bytes) -> None:
    """Ask and ask, and never read an answer."""
    for _ in range(40_000):
        deaf.sendall(message * 20)


def _handshake(host: str) -> bytes:
    return (
        f"GET /api/ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def _masked(text: bytes) -> bytes:
    return bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text


def test_only_built_files_are_served_and_other_addresses_are_pages_of_the_client(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>table</p>")
    (tmp_path / "assets" / "app.123.js").write_text("let x = 1;" * 300)
    pages = read_pages(folder=tmp_path)
    assert pages["/assets/app.123.js"].cache.endswith("immutable")
    assert pages["/assets/app.123.js"].packed is not None
    assert pages["/index.html"].cache == "no-cache"
    assert read_pages(folder=tmp_path / "assets") == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_speaks_the_language_of_the_browser_before_any_script_runs(language: str) -> None:
    source = Path(__file__).parents[2] / "web" / "index.html"
    page = spoken(Page(source.read_bytes(), None, "text/html", "no-cache"), language)
    body, say = html.unescape(page.body.decode()), texts(language).say
    assert f'<html lang="{language}">' in body
    assert f'name="description" content="{say("web-hero-more")}"' in body
    assert f"<noscript>{say('web-no-script')}</noscript>" in body


@pytest.mark.parametrize(
    "path", ["/..%2f..%2fetc/passwd", "/../pyproject.toml", "/assets/../../pyproject.toml", "//etc/passwd"]
)
def test_no_address_names_a_path(server: Server, path: str) -> None:
    status, _, body = ask(server, "GET", path)
    assert status in (200, 404)
    assert b"root:" not in body
    assert b"[project]" not in body


def test_errors_are_said_in_the_language_asked_for(server: Server) -> None:
    _, _, body = ask(server, "GET", "/api/tables/ZZZZZZ?lang=de")
    assert msgspec.json.decode(body)["sentence"] == "Es gibt keinen Tisch ZZZZZZ."


@pytest.mark.parametrize("name", ["\u200d", "\u3164", "\u2800\u2800", "\U0001d159", "\u0301", "\u115f \u1160"])
def test_a_name_that_nobody_can_see_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.code == "invalid-name"


@pytest.mark.parametrize(
    "name",
    [
        "anna",
        "ANNA",
        "An na",
        "\u0410nna",
        "Ann\u0430",
        "\uff21nna",
        "A\u200dnna",
        "\u0391nn\u03b1",
        "Anna\u00ad",
        "Anna\ufe0f",
        "A\U000e0101nna",
        "A\U0001d159nna",
        "\ua4eenna",
        "\ua4ee\ua4e0\ua4e0\ua4ee",
        "An\u180fna",
        "A\u2c9a\u2c9aA",
    ],
)
def test_a_name_that_looks_like_another_at_the_table_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name, ["Ben", "Anna"])
    assert (refused.value.code, refused.value.facts["name"]) == ("name-taken", "Anna")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ian", "1an"),
        ("Bill", "BiII"),
        ("Bernd", "Bemd"),
        ("Otto", "0tto"),
        ("Otto", "\u2c9etto"),
        ("Fred", "\U0001d213red"),
        ("Lea", "\U0001d22aea"),
        ("Ben", "\ua4d0en"),
        ("Tom", "\U000118dcom"),
    ],
)
def test_strokes_and_rings_that_look_alike_are_one(one: str, other: str) -> None:
    with pytest.raises(Refused):
        clean_name(other, [one])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Zoe", "Zo\u00eb"),
        ("Ian", "Lan"),
        ("Ali", "All"),
        ("\u0410\u043d\u043d\u0430", "Anna"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469"),
    ],
)
def test_names_that_can_be_told_apart_sit_at_one_table(one: str, other: str) -> None:
    assert clean_name(other, [one]) == other


def test_nobody_sits_down_or_is_renamed_under_the_name_of_another(server: Server) -> None:
    table = server.open("vegas", 3, seats=[me("Anna"), me("Ben")])
    with pytest.raises(ServerRefused) as refused:
        server.table(table.code).join("\u0410nna")
    assert refused.value.code == "name-taken"
    with pytest.raises(ServerRefused) as refused:
        server.ask("PATCH", f"/api/tables/{table.code}/seats/1", {"name": "anna"}, table.tokens[1])
    assert refused.value.code == "name-taken"
    assert server.ask("PATCH", f"/api/tables/{table.code}/seats/1", {"name": "BEN"}, table.tokens[1])


def test_a_code_is_no_word_and_codes_of_earlier_tables_are_still_found() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) > 190
    assert all(is_code(code) and not set(code) & set("AEIOUY") for code in codes)
    assert is_code("QWERTY")
    assert not is_code("QWERTZ0")
