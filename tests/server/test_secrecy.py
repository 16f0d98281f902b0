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

from tests.server.games.notes import GAMES, PLACES, Json, Way, is_quick, notes_of
from tests.server.secrecy import SEED_KIND, Censor, Leak, Truth
from tests.server.services import Place, open_place
from tests.server.theatre import Theatre
from tests.server.traces import ask_database, read_logs

SEED = "the-wind-in-the-willows-41"

PLAYS = [
    pytest.param(
        (place, game, way),
        id=f"{game}-{place}-{way.seats} seats",
        marks=pytest.mark.limit(600) if number == 0 and is_quick(place, game) else pytest.mark.long,
    )
    for game in GAMES
    for number, way in enumerate(notes_of(game).ways)
    for place in PLACES
]


def play_and_read(place: Place, game: str, way: Way) -> tuple[Theatre, Censor]:
    theatre = Theatre(place, game, way, SEED)
    theatre.play()
    theatre.seated[0].browser.ask("GET", f"/tables/{theatre.table}")
    rows = read_logs(place.settings["database_url"])[theatre.table]
    return theatre, Censor(Truth(theatre, rows, game), secrets_of(theatre))


def secrets_of(theatre: Theatre) -> list[str]:
    """Tokens, their hashes however written, and the inner names of people."""
    words = [*theatre.tokens, *theatre.cookies]
    hashes = [hashlib.sha256(word.encode()).digest() for word in words]
    written = [form for one in hashes for form in (one.hex(), b64encode(one).decode())]
    people = ask_database(theatre.place.settings["database_url"], "SELECT id FROM holders")
    return [*words, *written, *(one[0] for one in people)]


@pytest.fixture(scope="module", params=PLAYS)
def played(request: pytest.FixtureRequest) -> tuple[Theatre, Censor]:
    kind, game, way = request.param
    with open_place(kind) as place:
        theatre, censor = play_and_read(place, game, way)
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
    assert kinds == {"welcome", "update", "previews", "scores", "hints", "presence", "error"}
    assert {"undo", "chat", "mute", "restart"} <= {
        e["kind"] for ear in theatre.ears for e in ear.entries
    }
    assert any("view" in asked.text for asked in theatre.answers)
    assert any('"moves":[' in asked.text for asked in theatre.answers)
    assert censor.looked_for.keys() == notes_of(theatre.game).kinds | {"action"}
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
    """An update to Ann while somebody else has something unseen."""
    ear = theatre.everyone[0]
    for one in ear.heard:
        frame = json.loads(one.text)
        if frame["type"] != "update" or "view" not in frame or one.audience != 0:
            continue
        hidden = censor.truth.sights[0][frame["seq"] - 1].hidden
        words = [secret.word for secret in hidden if secret.kind != SEED_KIND]
        if words:
            return frame, words[0]
    raise AssertionError("nothing was ever hidden")


def _tamper(name: str, frame: Json, word: str, theatre: Theatre) -> Json:
    entry, view = frame["entries"][-1], frame["view"]
    refusal = {"type": "error", "code": "illegal", "message": ""}
    happened = {"kind": "happened", "seat": 1, "args": {"what": word}}
    changed: dict[str, Json] = {
        "field": frame | {"seed": 1},
        "seed in a sentence": refusal | {"message": f"no {theatre.seed}"},
        "token": refusal | {"detail": theatre.tokens[1]},
        "hidden thing": refusal | {"detail": f"not {word}"},
        "thing of another": frame | {"view": view | {next(iter(view)): word}},
        "field of the view": frame | {"view": view | {"everything": []}},
        "move of another": frame | {"entries": [entry | {"action": word}]},
        "private event": frame | {"entries": [entry | {"events": [happened]}]},
        "uncounted entry": frame | {"seq": frame["seq"] + 1},
        "future": frame | {"seq": 100_000},
        "waiting": frame | {"waiting": [5]},
        "actions": frame | {"actions": list(notes_of(theatre.game).illegal)},
        "ticket": frame | {"ticket": 12345},
        "scores": {"type": "scores", "re": "k", "scores": [{"seat": 1, "total": 99}]},
        "presence": {"type": "presence", "online": [9]},
    }
    return changed[name]


TAMPERED = (
    "field, seed in a sentence, token, hidden thing, thing of another, field of the view, "
    "move of another, private event, uncounted entry, future, waiting, actions, ticket, scores, "
    "presence"
)


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


def test_each_kind_of_secret_is_noticed(played: tuple[Theatre, Censor]) -> None:
    theatre, censor = played
    for kind in notes_of(theatre.game).kinds:
        seq, word = next(
            (seq, secret.word)
            for seq, sight in enumerate(censor.truth.sights[None], 1)
            for secret in sight.hidden
            if secret.kind == kind
        )
        censor.at = seq
        refusal = {"type": "error", "code": "illegal", "message": "", "detail": f"not {word}"}
        with pytest.raises(Leak):
            censor.read_frame(None, json.dumps(refusal))


def test_a_leak_over_http_is_noticed(played: tuple[Theatre, Censor]) -> None:
    theatre, censor = played
    shown = (one for one in theatre.answers if one.seat is None and '"view"' in one.text)
    position = next(shown)
    rows, word = next(
        (number, hidden[None][1].word)
        for number, hidden in enumerate(censor.truth.hidden_after, 1)
        if len(hidden[None]) > 1
    )
    body = json.loads(position.text)
    for leak in (
        position._replace(text=f'{{"seed":"{theatre.seed}"}}'),
        position._replace(text=f'{{"name":"{theatre.tokens[0]}"}}'),
        position._replace(text=f'{{"cells":"{word}"}}', rows=rows),
        position._replace(text=json.dumps(body | {"actor": 1, "action": "done"})),
        position._replace(text='{"moves":[{"move":1,"actor":1,"action":"done","events":[]}]}'),
        position._replace(text=json.dumps(body | {"view": body["view"] | {"everything": []}})),
    ):
        censor.read_answer(position)
        with pytest.raises(Leak):
            censor.read_answer(leak)
