"""No frame and no answer holds anything that its reader's view does not name.

Whole games are played and everything that is sent is kept. Then the game is played again from the
log with the library, so that it is known what each seat (None: who only watches) could know at each
moment, and every frame is compared with that. The text of the frames is searched for what was
hidden at that moment besides.
"""

from __future__ import annotations

import hashlib
import json
from base64 import b64encode

import pytest

from tests.server.secrecy import Censor, Leak, Truth
from tests.server.services import Place, open_place
from tests.server.theatre import Json, Theatre
from tests.server.traces import ask_database, read_logs

Wish = tuple[int, dict[str, str]]
"""How many seats play, and with which options."""
SEED = "the-wind-in-the-willows-41"

TWO: Wish = (2, {"skills": "random"})
THREE: Wish = (3, {"side": "B"})
GAMES = [
    pytest.param(("sqlite", TWO), id="sqlite-two seats with skills"),
    pytest.param(("sqlite", THREE), id="sqlite-three seats"),
    pytest.param(("postgres", TWO), id="postgres-two seats with skills"),
    # What three are told does not depend on the database; two seats cross processes already.
    pytest.param(("postgres", THREE), id="postgres-three seats", marks=pytest.mark.long),
]
# The reader is the same whatever it reads.
one_game = pytest.mark.parametrize("played", GAMES[:1], indirect=True)


def play_and_read(place: Place, seats: int, options: dict[str, str]) -> tuple[Theatre, Censor]:
    theatre = Theatre(place, seats, SEED, **options)
    theatre.play()
    theatre.seated[0].browser.ask("GET", f"/tables/{theatre.table}")
    truth = Truth(theatre, read_logs(place.settings["database_url"])[theatre.table])
    return theatre, Censor(truth, secrets_of(theatre))


def secrets_of(theatre: Theatre) -> list[str]:
    """Tokens, their hashes however written, and the inner names of people."""
    words = [*theatre.tokens, *theatre.cookies]
    hashes = [hashlib.sha256(word.encode()).digest() for word in words]
    written = [form for one in hashes for form in (one.hex(), b64encode(one).decode())]
    people = ask_database(theatre.place.settings["database_url"], "SELECT id FROM holders")
    return [*words, *written, *(one[0] for one in people)]


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest) -> tuple[Theatre, Censor]:
    kind, wish = request.param
    with open_place(kind) as place:
        theatre, censor = play_and_read(place, *wish)
        assert "Traceback" not in place.logs()
    return theatre, censor


def test_frames_and_answers_hold_only_what_the_view_names(played: tuple[Theatre, Censor]) -> None:
    theatre, censor = played
    for ear in theatre.everyone:
        assert {one.audience for one in ear.heard} <= {None, ear.mine}
        censor.read(ear.heard)
    for asked in theatre.answers:
        censor.read_answer(asked)
    kinds = {frame["type"] for ear in theatre.everyone for frame in ear.frames}
    assert kinds == {"welcome", "update", "previews", "scores", "presence", "error"}
    assert {"undo", "chat", "mute", "restart"} <= {
        e["kind"] for ear in theatre.ears for e in ear.entries
    }
    assert any("view" in asked.text for asked in theatre.answers)
    assert censor.searched > 300, "hardly anything was hidden"


def test_who_lost_a_seat_hears_no_more_of_it(played: tuple[Theatre, Censor]) -> None:
    theatre, censor = played
    lost = [ear for ear in theatre.everyone if ear.lost_at is not None]
    assert lost
    for ear in lost:
        numbers = censor.truth.numbers[ear.mine]
        told = [json.loads(one.text) for one in ear.heard if one.audience == ear.mine]
        last = max(frame["seq"] for frame in told if frame["type"] in ("welcome", "update"))
        assert ear.lost_at is not None
        assert numbers[last - 1] <= ear.lost_at
        assert ear.heard[-1].audience is None


# The reader itself can fail


def _frame_with_secret(theatre: Theatre, censor: Censor) -> tuple[Json, str]:
    """An update to Ann while a neighbour has drawn something unseen."""
    ear = theatre.everyone[0]
    for one in ear.heard:
        frame = json.loads(one.text)
        if frame["type"] != "update" or "view" not in frame or one.audience != 0:
            continue
        hidden = censor.truth.sights[0][frame["seq"] - 1].hidden
        words = [word for word in hidden if "+" in word and " " not in word]
        if words:
            return frame, words[0]
    raise AssertionError("nothing was ever hidden")


def _tamper(name: str, frame: Json, word: str, theatre: Theatre) -> Json:
    entry = frame["entries"][-1]
    changed: dict[str, Json] = {
        "field": frame | {"seed": 1},
        "seed in a sentence": {"type": "error", "code": "x", "message": f"no {theatre.seed}"},
        "token": {"type": "error", "code": "x", "message": "", "detail": theatre.tokens[1]},
        "hidden cells": {
            "type": "error",
            "code": "illegal",
            "message": "",
            "detail": f"not {word}",
        },
        "drawing of another": frame | {"view": frame["view"] | {"draft": {"forest": word}}},
        "field of the view": frame | {"view": frame["view"] | {"drafts": []}},
        "move of another": frame | {"entries": [entry | {"action": f"draw forest {word}"}]},
        "private event": frame
        | {"entries": [entry | {"events": [{"kind": "drew", "seat": 1, "args": {"cells": word}}]}]},
        "uncounted entry": frame | {"seq": frame["seq"] + 1},
        "future": frame | {"seq": 100_000},
        "waiting": frame | {"waiting": [5]},
        "actions": frame | {"actions": ["reveal goblin_attack"]},
        "ticket": frame | {"ticket": 12345},
        "scores": {"type": "scores", "re": "k", "scores": [{"seat": 1, "total": 99}]},
        "presence": {"type": "presence", "online": [9]},
    }
    return changed[name]


TAMPERED = (
    "field, seed in a sentence, token, hidden cells, drawing of another, field of the view, "
    "move of another, private event, uncounted entry, future, waiting, actions, ticket, scores, "
    "presence"
)


@one_game
@pytest.mark.parametrize("name", TAMPERED.split(", "))
def test_a_leak_is_noticed(played: tuple[Theatre, Censor], name: str) -> None:
    theatre, censor = played
    frame, word = _frame_with_secret(theatre, censor)
    censor.at = frame["seq"] - 1
    censor.read_frame(0, json.dumps(frame))
    tampered = _tamper(name, frame, word, theatre)
    censor.at = frame["seq"] - (1 if tampered["type"] == "update" else 0)
    with pytest.raises(Leak):
        censor.read_frame(0, json.dumps(tampered))


@one_game
def test_a_leak_over_http_is_noticed(played: tuple[Theatre, Censor]) -> None:
    theatre, censor = played
    shown = (one for one in theatre.answers if one.seat is None and '"view"' in one.text)
    position = next(shown)
    hidden = next(
        (number, words[None][1])
        for number, words in enumerate(censor.truth.hidden_after, 1)
        if len(words[None]) > 1
    )
    body = json.loads(position.text)
    for leak in (
        position._replace(text=f'{{"seed":"{theatre.seed}"}}'),
        position._replace(text=f'{{"name":"{theatre.tokens[0]}"}}'),
        position._replace(text=f'{{"cells":"{hidden[1]}"}}', rows=hidden[0]),
        position._replace(text=json.dumps(body | {"actor": 1, "action": "done"})),
        position._replace(text=json.dumps(body | {"view": body["view"] | {"draft": {}}})),
    ):
        censor.read_answer(position)
        with pytest.raises(Leak):
            censor.read_answer(leak)
