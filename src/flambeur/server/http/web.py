"""Serve the pages: the built browser client if there is one, otherwise a page that says how to build it.

The server sends only files that it found at startup, so no address can name another path.
"""

from __future__ import annotations

import gzip
import html
import mimetypes
import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from msgspec import Struct

from flambeur.protocol.errors import Refused
from flambeur.texts import LANGUAGES, texts

_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_HERE = b'name="base-path" content=""'
_FRONT = "/index.html"
_LARGE = 1024
_TEXT = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")


class Page(Struct, frozen=True):
    """One file, ready to send."""

    body: bytes
    packed: bytes | None
    kind: str
    cache: str


def read_pages(base: str = "", folder: Path | None = None) -> dict[str, Page]:
    """Return all files of the built client by their address below a base path; empty when it has not been built."""
    root = Path(str(files("flambeur").joinpath("web_dist"))) if folder is None else folder
    if not (root / "index.html").is_file():
        return {}
    return {
        f"/{path.relative_to(root).as_posix()}": _page(path, root, base) for path in root.rglob("*") if path.is_file()
    }


def _page(path: Path, root: Path, base: str) -> Page:
    body = path.read_bytes()
    if path == root / "index.html":
        body = placed(body, base)
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.relative_to(root).parts[0] == "assets"
    return Page(body, _packed(body, kind), kind, _FOREVER if hashed else _ASK_AGAIN)


def _packed(body: bytes, kind: str) -> bytes | None:
    return gzip.compress(body, 9, mtime=0) if len(body) > _LARGE and kind.startswith(_TEXT) else None


def placed(body: bytes, base: str) -> bytes:
    """Return the page for a base path: its files are relative to `./`, and the path is written into it."""
    return body.replace(b'="./', f'="{base}/'.encode()).replace(_HERE, f'name="base-path" content="{base}"'.encode())


@lru_cache(maxsize=16)
def spoken(page: Page, language: str) -> Page:
    """Return the first page with static text in this language, for search engines and browsers without scripts."""
    words = texts(language)
    body = page.body
    for pattern, text in (
        (rb'(<html lang=")[^"]*', language),
        (rb'(name="description" content=")[^"]*', words.say("web-hero-more")),
        (rb"(<noscript>)[^<]*", words.say("web-no-script")),
    ):
        body = re.sub(pattern, rb"\g<1>" + html.escape(text).encode(), body)
    return Page(body, _packed(body, page.kind), page.kind, page.cache)


def answer(pages: dict[str, Page], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the file of an address; any other address returns the client's page, which does its own routing."""
    path = request.scope["path"]
    if path.startswith("/api/") or (path.startswith("/assets/") and path not in pages):
        raise Refused("not-found")
    if not pages:
        return Response(_not_built(request), media_type="text/html; charset=utf-8")
    headers = {"vary": "accept-encoding"}
    page = pages.get(path)
    if page is None or path == _FRONT:
        page = spoken(pages[_FRONT], _language(request))
        headers["vary"] = "accept-encoding, accept-language"
    headers["cache-control"] = page.cache
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.packed, media_type=page.kind, headers=headers | {"content-encoding": "gzip"})
    return Response(page.body, media_type=page.kind, headers=headers)


def _language(request: Request[Any, Any, Any]) -> str:
    """Return the browser's preferred language among ours."""
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"


def _not_built(request: Request[Any, Any, Any]) -> bytes:
    words = texts(_language(request))
    title, text = (html.escape(words.say(f"server-no-web-{part}")) for part in ("title", "text"))
    return (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>Flambeur</title>'
        f"<h1>{title}</h1><p>{text}</p></html>\n"
    ).encode()


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return answer(request.app.state.pages, request)
