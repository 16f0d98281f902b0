"""What keeps visitors of a public server safe: origins, headers, cookies, tokens."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from guildhall.client import Server
from guildhall.server.store.schema import METADATA
from tests.server.fetching import Reply, fetch, wish
from tests.server.services import Place, open_place
from tests.server.talk import Browser, Wire, finished_game
from tests.server.traces import ask_database

# Origins


def foreign(server: Server) -> list[str]:
    port = urlsplit(server.address).port or 0
    return [
        "http://evil.example",
        f"http://127.0.0.1:{port + 1}",
        f"http://localhost:{port}",
        "null",
        "http://[",
    ]


def test_pages_of_other_hosts_cannot_change_anything(place: Place) -> None:
    server = place.here
    count = len(ask_database(place.settings["database_url"], "SELECT id FROM tables"))
    for origin in foreign(server):
        for method, path, body in (("POST", "/api/tables", wish()), ("DELETE", "/api/me", None)):
            refused = fetch(server, method, path, body, origin=origin)
            assert (refused.status, refused.code) == (403, "wrong-origin")
        assert fetch(server, "GET", "/api/games", origin=origin).status == 200
    assert len(ask_database(place.settings["database_url"], "SELECT id FROM tables")) == count
    assert fetch(server, "POST", "/api/tables", wish(), origin=server.address).status == 201
    assert fetch(server, "POST", "/api/tables", wish()).status == 201


def test_pages_of_other_hosts_cannot_open_a_websocket(place: Place) -> None:
    server = place.here
    for origin in foreign(server):
        with pytest.raises(InvalidStatus) as refused:
            Wire(server, origin=origin)
        assert refused.value.response.status_code == 403
    for allowed in (server.address, None):
        with Wire(server, origin=allowed) as wire:
            assert wire.ask("ping")["type"] == "pong"


def test_other_origins_can_be_allowed() -> None:
    with open_place("sqlite", origins=" https://a.example , https://b.example:444,") as place:
        for origin in ("https://a.example", "https://b.example:444"):
            assert fetch(place.here, "POST", "/api/tables", wish(), origin=origin).status == 201
            with Wire(place.here, origin=origin) as wire:
                assert wire.ask("ping")["type"] == "pong"
        for origin in ("https://a.example:444", "http://a.example", "https://c.example"):
            assert fetch(place.here, "POST", "/api/tables", wish(), origin=origin).status == 403
            with pytest.raises(InvalidStatus):
                Wire(place.here, origin=origin)
        check_cors(place.here)


def check_cors(server: Server) -> None:
    """Pages of exactly the allowed origins may read answers, refusals among them."""
    for origin, is_allowed in (("https://a.example", True), ("https://c.example", False)):
        answers = [
            fetch(server, "GET", "/api/games", origin=origin),
            fetch(server, "GET", "/api/tables/none", origin=origin),
            fetch(server, "POST", "/api/tables", b"{", origin=origin),
            fetch(
                server,
                "OPTIONS",
                "/api/tables",
                origin=origin,
                access_control_request_method="POST",
            ),
        ]
        for answer in answers:
            assert "Origin" in answer.headers["vary"]
            told = answer.headers.get("access-control-allow-origin")
            assert told == (origin if is_allowed else None)
            assert ("access-control-allow-credentials" in answer.headers) is is_allowed
        preflight = answers[-1]
        methods = preflight.headers.get("access-control-allow-methods", "")
        assert ("POST" in methods and "DELETE" in methods) is is_allowed
        headers = preflight.headers.get("access-control-allow-headers", "")
        assert ("authorization" in headers and "content-type" in headers) is is_allowed
    same = fetch(server, "GET", "/api/games")
    assert "access-control-allow-origin" not in same.headers
    assert same.headers["vary"] == "Origin"


def test_no_origin_is_told_about_where_none_is_allowed(place: Place) -> None:
    for origin in (place.here.address, "https://a.example", ""):
        answer = fetch(place.here, "GET", "/api/games", origin=origin)
        assert not [name for name in answer.headers if name.startswith("access-control")]
    assert fetch(place.here, "POST", "/api/tables", wish(), origin="").status == 403


# Headers, pages, cookies


def kinds_of_answers(place: Place) -> dict[str, Reply]:
    server = place.here
    ann, _ = finished_game(place)
    big = b" " * 70_000
    return {
        "page": fetch(server, "GET", "/"),
        "json": fetch(server, "GET", "/api/games"),
        "created": fetch(server, "POST", "/api/tables", wish()),
        "nothing": fetch(server, "HEAD", "/api/games"),
        "replay": fetch(server, "GET", f"/api/tables/{ann.table}/replay"),
        "description": fetch(server, "GET", "/api/openapi.json"),
        "health": fetch(server, "GET", "/healthz"),
        "metrics": fetch(server, "GET", "/metrics"),
        "no page": fetch(server, "GET", "/wp-login.php"),
        "no table": fetch(server, "GET", "/api/tables/none"),
        "no method": fetch(server, "PUT", "/api/tables"),
        "malformed": fetch(server, "POST", "/api/tables", b"{"),
        "wrong origin": fetch(server, "POST", "/api/tables", wish(), origin="http://evil.example"),
        "too large": fetch(server, "POST", "/api/tables", big),
        "not yours": fetch(server, "POST", f"/api/tables/{ann.table}/rematch"),
    }


def test_every_kind_of_answer_has_the_safe_headers(place: Place) -> None:
    answers = kinds_of_answers(place)
    statuses = {name: answer.status for name, answer in answers.items()}
    assert set(statuses.values()) >= {200, 201, 400, 403, 404, 405, 413}, statuses
    for name, answer in answers.items():
        policy = answer.headers.get("content-security-policy", "")
        rules = dict(rule.strip().partition(" ")[::2] for rule in policy.split(";"))
        assert rules.get("default-src") == "'none'", name
        assert rules.get("script-src") == "'self'", name
        assert rules.get("frame-ancestors") == rules.get("base-uri") == "'none'", name
        assert "unsafe" not in policy, name
        assert answer.headers.get("x-content-type-options") == "nosniff", name
        assert answer.headers.get("referrer-policy") == "no-referrer", name
        assert answer.headers.get("cross-origin-opener-policy") == "same-origin", name
        assert answer.headers.get("cross-origin-resource-policy") == "same-origin", name
        assert "access-control-allow-origin" not in answer.headers, name
        assert "server" not in answer.headers, name


def test_no_page_has_a_script_or_style_of_its_own(place: Place) -> None:
    """The policy would not run it; a page must not need it either."""
    pages = [
        one
        for one in kinds_of_answers(place).values()
        if "html" in one.headers.get("content-type", "")
    ]
    assert pages
    for page in pages:
        assert not inline_code(page.text)


def inline_code(html: str) -> list[str]:
    forms = (
        r"<script(?![^>]*\ssrc=)[^>]*>",
        r"<style\b",
        r"\son\w+\s*=",
        r"\sstyle\s*=",
        "javascript:",
    )
    return [form for form in forms if re.search(form, html, re.IGNORECASE)]


def test_inline_code_would_be_noticed() -> None:
    for bad in (
        "<script>",
        "<SCRIPT defer>",
        "<p onclick='x'>",
        "<p style='x'>",
        "<a href='javascript:x'>",
        "<style>",
    ):
        assert inline_code(bad), bad
    assert not inline_code('<script type="module" src="/a.js"></script><p class="on">one = two</p>')


def test_nothing_of_a_name_becomes_html(place: Place) -> None:
    """Names are text: what is written in them comes back as JSON or plain text only."""
    name = "<img src=x onerror=alert(1)>"
    seat = Browser(place.here).open("me", name=name)[0]
    for path in ("/", f"/api/tables/{seat.table}", f"/api/tables/{seat.table}/replay"):
        answer = fetch(place.here, "GET", path)
        assert "html" not in answer.headers["content-type"] or name not in answer.text


@pytest.mark.parametrize("secure", [False, True])
def test_the_cookie_is_for_our_own_pages_only(secure: bool) -> None:
    with open_place("sqlite", secure_cookies=str(secure).lower()) as place:
        made = fetch(place.here, "POST", "/api/tables", wish()).headers["set-cookie"]
        cookie = made.partition(";")[0]
        cleared = fetch(place.here, "DELETE", "/api/me", cookie=cookie).headers["set-cookie"]
    for text in (made, cleared):
        flags = {flag.strip().lower() for flag in text.split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/"} <= flags
        assert ("secure" in flags) is secure
        assert not [flag for flag in flags if flag.startswith("domain")]
    assert len(cookie.partition("=")[2]) >= 40
    assert "max-age=0" in cleared.lower()


# Tokens


def test_tokens_are_stored_as_hashes_only(place: Place) -> None:
    browser = Browser(place.here)
    seat = browser.open("me", "device", name="Xanthippe")[0]
    invitation = seat.hand_over("link")
    cookie = browser.cookie.partition("=")[2]
    stored = everything_stored(place)
    for secret in (seat.token, invitation, cookie):
        assert secret.encode() not in stored
        assert hashlib.sha256(secret.encode()).hexdigest().encode() in stored
    assert b"Xanthippe" in stored


def everything_stored(place: Place) -> bytes:
    """All there is in the database: bytes of the files where there are any, and all rows."""
    url = place.settings["database_url"]
    found: list[bytes] = []
    if place.kind == "sqlite":
        base = Path(url.removeprefix("sqlite:///"))
        found += [file.read_bytes() for file in base.parent.glob(base.name + "*")]
    for table in METADATA.tables:
        for row in ask_database(url, f"SELECT * FROM {table}"):  # noqa: S608 - our own tables
            found += [
                one.hex().encode() if isinstance(one, bytes) else str(one).encode() for one in row
            ]
    return b"\n".join(found)
