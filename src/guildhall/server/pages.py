"""The pages for people: the built front end as files, or a word about how to build it.

Files are read when asked for, so that a new build shows without a restart.
"""

from __future__ import annotations

import re
from asyncio import to_thread
from html import escape
from pathlib import Path

from litestar import HttpMethod, MediaType, Response, route
from litestar.exceptions import NotFoundException

from guildhall.server.desk import Caller
from guildhall.server.problems import words_of
from guildhall.server.protocol import Problem
from guildhall.server.web import AnyRequest, bad_request, caller_of

STATIC = Path(__file__).parent / "static"
"""What `npm run build` writes."""
ADDRESSES = [
    "/",
    "/new/{game:str}",
    "/t/{table_id:str}",
    "/join/{table_id:str}/{invitation:str}",
    "/rules/{game:str}",
    "/records",
    "/about",
]
"""All of them are one page; its script finds the screen for the address."""
_METHODS = (HttpMethod.GET, HttpMethod.HEAD)
_FILE_NAME = re.compile(r"[\w-][\w.-]{,100}\.(\w+)", re.ASCII)
_MEDIA_TYPES = {
    "css": "text/css",
    "js": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
_COMPRESSED = {"br": ".br", "gzip": ".gz"}
"""Encodings that the build has files for, the smaller first, with how these files end."""


@route(ADDRESSES, http_method=_METHODS, include_in_schema=False)
async def show_page(request: AnyRequest) -> Response[bytes]:
    return await to_thread(_page, request, 200)


@route("/assets/{name:str}", http_method=_METHODS, include_in_schema=False)
async def send_asset(request: AnyRequest, name: str) -> Response[bytes]:
    """A part of the page; its name changes with its content, so it may be kept for ever."""
    caching = "public, max-age=31536000, immutable"
    return await to_thread(_file, request, STATIC / "assets", name, caching)


@route("/{name:str}", http_method=_METHODS, include_in_schema=False)
async def send_file(request: AnyRequest, name: str) -> Response[bytes]:
    """A file with a fixed name, such as the icon of the tab."""
    return await to_thread(_file, request, STATIC, name, "public, max-age=3600")


def not_found(
    request: AnyRequest, problem: NotFoundException
) -> Response[bytes] | Response[Problem]:
    """A person who asks for what is not there gets the page, which says so; a program gets JSON."""
    is_for_programs = request.url.path.split("/")[1] in ("api", "assets")
    is_person = "text/html" in request.headers.get("accept", "")
    if is_person and not is_for_programs and request.method in _METHODS:
        return _page(request, 404)
    return bad_request(request, problem)


def _page(request: AnyRequest, status: int) -> Response[bytes]:
    file = STATIC / "index.html"
    if not file.is_file():
        return _unbuilt_page(caller_of(request))
    html = file.read_bytes()
    headers = {"cache-control": "no-cache"}
    return Response(html, status_code=status, headers=headers, media_type=MediaType.HTML)


def _unbuilt_page(caller: Caller) -> Response[bytes]:
    words = words_of(caller.language)
    html = (
        f'<!doctype html><html lang="{caller.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(words.say('app-name'))}</title></head><body>"
        f"<h1>{escape(words.say('app-name'))}</h1><p>{escape(words.say('server-page-unbuilt'))}</p>"
        f"<pre>make build</pre><p>{escape(words.say('server-page-api'))} "
        '<a href="/api/openapi.json">/api/openapi.json</a></p></body></html>'
    )
    return Response(html.encode(), status_code=503, media_type=MediaType.HTML)


def _file(request: AnyRequest, folder: Path, name: str, caching: str) -> Response[bytes]:
    known = _FILE_NAME.fullmatch(name)
    file = folder / name
    if known is None or known[1] not in _MEDIA_TYPES or not file.is_file():
        raise NotFoundException
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    for encoding in _accepted(request.headers.get("accept-encoding", "")):
        smaller = folder / f"{name}{_COMPRESSED[encoding]}"
        if smaller.is_file():
            file = smaller
            headers["content-encoding"] = encoding
            break
    return Response(file.read_bytes(), headers=headers, media_type=_MEDIA_TYPES[known[1]])


def _accepted(header: str) -> list[str]:
    """The encodings of ours that a client takes."""
    wanted = dict(part.replace(" ", "").partition(";")[::2] for part in header.split(","))
    return [one for one in _COMPRESSED if wanted.get(one, "q=0").rstrip("0.") != "q="]
