"""The pages for people: files of the build, one page for all addresses, what a missing build says.

The build is a small one made here, so that these tests need no node.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from guildhall.text.words import LANGUAGES
from tests.server.fetching import Reply, fetch
from tests.server.games.notes import GAMES
from tests.server.services import ServerProcess, sqlite_settings

HTML = '<!doctype html><title>Guildhall</title><script src="/assets/app-1a2b.js"></script>'
SCRIPT = "export const answer = 42;\n" * 50
ADDRESSES = (
    "/",
    *(f"/new/{game}" for game in GAMES),
    "/new/cartographers?side=B&seed=x",
    "/t/abcdefgh",
    "/t/abcdefgh?display",
    "/join/abcdefgh/once-only",
    *(f"/rules/{game}" for game in GAMES),
    "/records",
    "/about",
)
SERVE_FROM = """
import sys
from pathlib import Path
from guildhall.cli import main
from guildhall.server import pages
pages.STATIC = Path(sys.argv.pop())
main()
"""


class PageServer(ServerProcess):
    """A server that finds its pages in a folder of the test."""

    def __init__(self, folder: Path, settings: dict[str, str], static: Path) -> None:
        super().__init__(folder, settings)
        self.program = ("-c", SERVE_FROM, "serve", str(static))

    def get(self, path: str, accept: str = "text/html,*/*;q=0.8", **more: str) -> Reply:
        return fetch(self.client(), "GET", path, None, accept=accept, **more)


@pytest.fixture(scope="module")
def static(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("static")
    (folder / "index.html").write_text(HTML)
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "secret.py").write_text("print()")
    assets = folder / "assets"
    assets.mkdir()
    (assets / "app-1a2b.js").write_text(SCRIPT)
    (assets / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (assets / "app-1a2b.js.br").write_bytes(b"as small as it gets")
    (assets / "plain-3c.css").write_text("p { margin: 0 }")
    (assets / "face-4d.woff2").write_bytes(b"wOF2")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, static: Path) -> Iterator[PageServer]:
    folder = tmp_path_factory.mktemp("log")
    with sqlite_settings() as settings:
        process = PageServer(folder, settings, static)
        process.start()
        yield process
        process.stop()
        assert "Traceback" not in process.log.read_text()


def raw(server: ServerProcess, path: str, encoding: str) -> tuple[HTTPResponse, bytes]:
    """An answer with its body as it was sent."""
    where = urlsplit(server.address)
    connection = HTTPConnection(where.hostname or "", where.port or 80, timeout=90)
    try:
        connection.request("GET", path, headers={"accept-encoding": encoding})
        answer = connection.getresponse()
        return answer, answer.read()
    finally:
        connection.close()


@pytest.mark.parametrize("path", ADDRESSES)
def test_every_address_of_the_app_is_answered_with_its_page(server: PageServer, path: str) -> None:
    for accept in ("text/html", "*/*"):
        answer = server.get(path, accept)
        assert (answer.status, answer.text) == (200, HTML)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/wp-login.php", "/nowhere", "/t/a/b/c", "/join/abc", "/.git/HEAD"]
)
def test_people_who_go_astray_get_the_page_and_programs_a_problem(
    server: PageServer, path: str
) -> None:
    answer = server.get(path)
    assert (answer.status, answer.text) == (404, HTML)
    problem = server.get(path, "application/json")
    assert (problem.status, problem.code) == (404, "not-found")


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/tables/a/b/c", "/assets/none-1.js"])
def test_programs_always_get_a_problem(server: PageServer, path: str) -> None:
    answer = server.get(path)
    assert (answer.status, answer.code) == (404, "not-found")


def test_assets_may_be_kept_for_ever_and_other_files_for_a_while(server: PageServer) -> None:
    kinds = {
        "/assets/app-1a2b.js": ("text/javascript; charset=utf-8", "immutable"),
        "/assets/plain-3c.css": ("text/css; charset=utf-8", "immutable"),
        "/assets/face-4d.woff2": ("font/woff2", "immutable"),
        "/favicon.svg": ("image/svg+xml", "max-age=3600"),
    }
    for path, (media_type, caching) in kinds.items():
        answer = server.get(path, "*/*")
        assert answer.status == 200
        assert answer.headers["content-type"] == media_type
        assert caching in answer.headers["cache-control"]
        assert "default-src 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("gzip;q=0.000", None),
        ("identity", None),
    ],
)
def test_the_smallest_form_a_browser_takes_is_sent(
    server: PageServer, accepted: str, sent: str | None
) -> None:
    bodies = {"br": b"as small as it gets", None: SCRIPT.encode()}
    answer, body = raw(server, "/assets/app-1a2b.js", accepted)
    assert answer.headers["content-encoding"] == sent
    assert answer.headers["vary"] == "accept-encoding"
    assert (gzip.decompress(body) if sent == "gzip" else body) == bodies.get(sent, SCRIPT.encode())
    answer, body = raw(server, "/assets/plain-3c.css", accepted)
    assert (answer.headers["content-encoding"], body) == (None, b"p { margin: 0 }")


@pytest.mark.parametrize(
    "path",
    [
        "/secret.py",
        "/assets/../secret.py",
        "/assets/..%2fsecret.py",
        "/assets/%2e%2e%2findex.html",
        "/assets/app-1a2b.js.gz",
        "/assets/.js",
        "/assets/a%00.js",
        "/assets",
        "/..%2f..%2fpages.py",
    ],
)
def test_nothing_but_the_files_of_the_build_can_be_read(server: PageServer, path: str) -> None:
    assert server.get(path, "*/*").status == 404


def test_a_page_can_be_asked_for_without_its_body(server: PageServer) -> None:
    for path in ("/", "/assets/app-1a2b.js", "/favicon.svg"):
        answer = fetch(server.client(), "HEAD", path)
        assert (answer.status, answer.text) == (200, "")
    assert fetch(server.client(), "POST", "/about", b"{}").code == "bad-method"


def test_a_new_build_shows_without_a_restart(server: PageServer, static: Path) -> None:
    newer = HTML.replace("1a2b", "5e6f")
    (static / "index.html").write_text(newer)
    try:
        assert server.get("/").text == newer
    finally:
        (static / "index.html").write_text(HTML)


def test_without_a_build_the_page_says_how_to_make_one(tmp_path: Path) -> None:
    with sqlite_settings() as settings:
        process = PageServer(tmp_path, settings, tmp_path / "none")
        process.start()
        try:
            said = {one: process.get("/", accept_language=one) for one in LANGUAGES}
            games = process.get("/api/games")
        finally:
            process.stop()
    for language, answer in said.items():
        assert answer.status == 503
        assert f'<html lang="{language}">' in answer.text
        assert "<pre>make build</pre>" in answer.text
    assert len({answer.text for answer in said.values()}) == len(LANGUAGES)
    assert games.status == 200
