"""What the server's refusals say of input: at most 80 letters of it."""

from __future__ import annotations

import json

import guildhall
from guildhall.core.errors import MOST_QUOTED
from tests.server.services import Place
from tests.server.talk import Browser, ann_and_bob, new_table

LETTER = "\u0416"
LONG = LETTER * 10_000
RECORD = guildhall.new_match("cartographers", 2, seed="long").replay().format()

BODIES = {
    "unknown field": ("/tables", new_table("me") | {LONG: 1}),
    "kind of seat": ("/tables", {"game": "dale", "seats": [{"kind": LONG}]}),
    "field of a seat": ("/tables", {"game": "dale", "seats": [{"kind": "me", LONG: 1}]}),
    "game": ("/tables", new_table("me", game=LONG)),
    "game of forty": ("/tables", new_table("me", game=LONG[:40])),
    "bot": ("/tables", new_table(f"bot {LONG}")),
    "option": ("/tables", new_table("me", options={LONG: "1"})),
    "option value": ("/tables", new_table("me", options={"side": LONG[:400]})),
    "seed": ("/tables", new_table("me", seed=LONG[:200] + "\n")),
    "pace": ("/tables", new_table("me", pace=LONG)),
    "name": ("/tables", new_table("me", name=LONG)),
    "record": ("/replays", {"record": LONG}),
    "record line": ("/replays", {"record": RECORD.replace("\n* ", f"\n* x{LONG} ", 1)}),
    "record option": ("/replays", {"record": RECORD.replace("seat.0", f"option.{LONG}", 1)}),
    "invitation": ("/tables/none/claim", {"invitation": LONG, "name": "Ann"}),
    "path": (f"/tables/{'x' * 200}/{'x' * 3000}", {}),
}


def test_answers_over_http_quote_at_most_80_letters(place: Place) -> None:
    browser = Browser(place.here)
    for name, (path, body) in BODIES.items():
        answer = browser.ask("POST", path, json.dumps(body, ensure_ascii=False).encode())
        assert 400 <= answer.status < 500, name
        for text in (answer.body["message"], answer.body["detail"]):
            assert text.count(LETTER) <= MOST_QUOTED, name
            assert "x" * (MOST_QUOTED + 1) not in text, name


def test_answers_over_the_websocket_quote_at_most_80_letters(place: Place) -> None:
    ann, _ = ann_and_bob(place)
    messages = [
        {"type": LONG, "id": "1"},
        {"type": "undo", "id": "1", LONG: 1},
        {"type": "undo", "id": LONG},
        {"type": "submit", "id": "1", "action": LONG},
        {"type": "submit", "id": "1", "action": LONG[:1000]},
        {"type": "submit", "id": "1", "action": f"draw forest {LONG[:900]}"},
        {"type": "submit", "id": "1", "action": f"draw {LONG[:900]} a1"},
        {"type": "preview", "id": "1", "action": LONG[:1000]},
        {"type": "say", "id": "1", "phrase": LONG},
        {"type": "hello", "table": LONG},
        {"type": "hello", "table": LONG[:40], "lang": LONG},
    ]
    with ann.sit() as wire:
        for message in messages:
            wire.send_text(json.dumps(message, ensure_ascii=False))
            frame = wire.until(lambda frame: frame["type"] == "error")
            assert json.dumps(frame, ensure_ascii=False).count(LETTER) <= MOST_QUOTED, message
