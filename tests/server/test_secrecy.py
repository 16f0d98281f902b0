"""No frame and no answer holds anything that its reader's view does not name.

Whole games are played and everything that is sent is kept. Then the game is played again from the
log with the library, so that it is known what each seat (None: who only watches) could know at each
moment, and every frame is compared with that. The text of the frames is searched for what was
hidden at that moment besides.
"""

from __future__ import annotations

import hashlib
import json
import re
from base64 import b64encode
from typing import Any, get_args

import litestar
import pytest
from litestar import Litestar

from guildhall.core.seat import CHANCE
from guildhall.server import protocol
from tests.server.answer_secrecy import WholeCensor
from tests.server.calls import Scene, Uncalled, as_in_a_server, calls_of, make_application
from tests.server.games.notes import GAMES, PLACES, Audience, Json, Way, notes_of
from tests.server.secrecy import SEED_KIND, Leak, Truth
from tests.server.services import Place, open_place
from tests.server.talk import Browser
from tests.server.theatre import Asked, Theatre
from tests.server.traces import ask_database, read_logs

SEED = "the-wind-in-the-willows-41"

EVERY, RARELY = 75, 225
"""Steps from one look to the next in quick tests, of brief games and of others."""
EVERY_STEP = {"sqlite": 1, "postgres": 3}
"""The same in long tests, by the database."""
SCENE = Scene("cartographers", ("here",), 2, (0,))
Played = tuple[Theatre, WholeCensor]


PLAYS = [(place, game, way) for game in GAMES for way in notes_of(game).ways for place in PLACES]
SAMPLES = [("sqlite", game, notes_of(game).ways[0]) for game in GAMES]


def name_of(play: tuple[str, str, Way]) -> str:
    place, game, way = play
    return f"{game}-{place}-{way.seats} seats"


def play_and_read(place: Place, game: str, way: Way, every: int) -> tuple[Theatre, WholeCensor]:
    theatre = Theatre(place, game, way, SEED, every)
    theatre.play()
    theatre.seated[0].browser.ask("GET", f"/tables/{theatre.table}")
    theatre.logs = place.logs()
    rows = read_logs(place.settings["database_url"])[theatre.table]
    return theatre, WholeCensor(Truth(theatre, rows, game), secrets_of(theatre), theatre)


def secrets_of(theatre: Theatre) -> list[str]:
    """Tokens, their hashes however written, and the inner names of people."""
    words = [*theatre.tokens, *theatre.cookies]
    hashes = [hashlib.sha256(word.encode()).digest() for word in words]
    written = [form for one in hashes for form in _forms_of(one)]
    people = ask_database(theatre.place.settings["database_url"], "SELECT id FROM holders")
    return [*words, *written, *(one[0] for one in people)]


def _forms_of(one: bytes) -> tuple[str, ...]:
    """How a log, an answer or a page would write bytes."""
    return one.hex(), b64encode(one).decode(), json.dumps(repr(one))[1:-1]


def played_with(play: tuple[str, str, Way], every: int) -> Played:
    kind, game, way = play
    with open_place(kind, log_level="debug", log_format="json") as place:
        theatre, censor = play_and_read(place, game, way, every)
        assert "Traceback" not in place.logs()
    return theatre, censor


@pytest.fixture(
    scope="module",
    params=[pytest.param(one, marks=pytest.mark.limit(900), id=name_of(one)) for one in SAMPLES],
)
def played(request: pytest.FixtureRequest) -> Played:
    return played_with(request.param, EVERY if notes_of(request.param[1]).is_brief else RARELY)


@pytest.mark.long
@pytest.mark.parametrize("play", PLAYS, ids=name_of)
def test_nothing_leaks_at_any_step_of_whole_games(play: tuple[str, str, Way]) -> None:
    whole = played_with(play, EVERY_STEP[play[0]])
    test_frames_and_answers_hold_only_what_the_view_names(whole)
    test_logs_and_metrics_tell_of_no_action_and_no_secret(whole)
    test_every_route_and_every_kind_of_message_is_heard(whole)
    test_who_lost_a_seat_hears_no_more_of_it(whole)


def test_frames_and_answers_hold_only_what_the_view_names(played: Played) -> None:
    theatre, censor = played
    for ear in theatre.everyone:
        assert {one.audience for one in ear.heard} <= {None, ear.mine}
        censor.read(ear.heard)
    for asked in theatre.answers:
        censor.read_answer(asked)
    kinds = {frame["type"] for ear in theatre.everyone for frame in ear.frames}
    assert kinds == {
        *(
            "welcome",
            "update",
            "entries",
            "previews",
            "scores",
            "hints",
            "presence",
            "pong",
            "error",
        )
    }
    assert {"undo", "chat", "mute", "restart"} <= {
        e["kind"] for ear in theatre.ears for e in ear.entries
    }
    assert censor.looked_for.keys() == notes_of(theatre.game).kinds | {"action"}
    assert censor.searched > 300, "hardly anything was hidden"


def test_logs_and_metrics_tell_of_no_action_and_no_secret(played: Played) -> None:
    """At debug level, too; metrics are asked for at every step besides, as all is."""
    theatre, censor = played
    assert theatre.logs
    censor.read_log(theatre.logs)
    metrics = [one.text for one in theatre.answers if one.path == "GET /metrics"]
    assert "guildhall_steps" in metrics[-1]
    censor.read_log(metrics[-1])
    assert "SELECT" not in theatre.logs, "nor of what the database is asked"


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def test_a_database_that_fails_brings_no_values_into_the_log(kind: str) -> None:
    with open_place(kind) as place:
        ann = Browser(place.here).open("me", "open")[0]
        invitation = ann.hand_over("link")
        ask_database(place.settings["database_url"], "DROP TABLE invitations")
        wish = {"name": "Bob", "invitation": invitation}
        answer = Browser(place.here).ask("POST", f"/tables/{ann.table}/claim", wish)
        assert (answer.status, answer.code) == (503, "busy")
        logs = place.logs()
    assert "SELECT" in logs, "what failed is said"
    assert "parameters: (" not in logs


# Nothing is left out


def tags_of(union: object) -> set[str]:
    return {str(one.__struct_config__.tag) for one in get_args(union)}


def test_every_route_and_every_kind_of_message_is_heard(played: Played) -> None:
    theatre, _ = played
    kinds = {frame["type"] for ear in theatre.everyone for frame in ear.frames}
    assert kinds == tags_of(protocol.Frame)
    assert set().union(*(ear.kinds for ear in theatre.everyone)) == tags_of(protocol.Request)
    routes = {call.route for call in calls_of(make_application(), SCENE)}
    assert theatre.called == routes
    answered = {one.path for one in theatre.answers if one.status < 300}
    moves = f"GET /api/tables/{theatre.table}/moves"
    assert answered >= {moves, f"{moves}?seat=0", f"{moves}?seat=1", f"{moves}/0"}


async def _nothing() -> None:
    """A handler."""


async def _of_card(card: str) -> None:
    """A handler of a parameter that nobody knows."""


async def _listen(socket: litestar.WebSocket[Any, Any, Any]) -> None:
    """A handler of another socket."""


def called_by_itself(handler: Any) -> set[str]:  # Any: handlers of any kind
    with as_in_a_server():
        return {call.path for call in calls_of(Litestar([handler], openapi_config=None), SCENE)}


def test_a_new_route_is_called_by_itself_or_noticed() -> None:
    path = "/api/tables/{table_id:str}/seats/{seat:int}/hand"
    hands = {f"/api/tables/here/seats/{seat}/hand" for seat in (0, 1, 99)}
    assert called_by_itself(litestar.get(path)(_nothing)) == hands
    for handler in (
        litestar.post("/api/tables/{table_id:str}/peek")(_nothing),
        litestar.get("/api/cards/{card:str}")(_nothing),
        litestar.get("/api/cards")(_of_card),
        litestar.websocket("/api/look")(_listen),
    ):
        with pytest.raises(Uncalled):
            called_by_itself(handler)


def test_who_lost_a_seat_hears_no_more_of_it(played: Played) -> None:
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


def _frame_with_secret(theatre: Theatre, censor: WholeCensor) -> tuple[Json, str]:
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
def test_a_leak_is_noticed(played: Played, name: str) -> None:
    theatre, censor = played
    frame, word = _frame_with_secret(theatre, censor)
    censor.at = frame["seq"] - 1
    censor.read_frame(0, json.dumps(frame))
    tampered = _tamper(name, frame, word, theatre)
    censor.at = frame["seq"] - (1 if tampered["type"] == "update" else 0)
    with pytest.raises(Leak):
        censor.read_frame(0, json.dumps(tampered))


def test_each_kind_of_secret_is_noticed(played: Played) -> None:
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


def _answer(theatre: Theatre, censor: WholeCensor, ending: str, seat: Audience) -> Asked:
    """An answer to somebody while there is a move of another, and something hidden."""
    path = re.compile(rf"GET /api/tables/{theatre.table}/{ending}")
    return next(
        one
        for one in theatre.answers
        if path.fullmatch(one.path)
        and (one.seat, one.status) == (seat, 200)
        and len(censor.truth.hidden_after[one.rows - 1][seat]) > 1
        and any(moment.seat == 1 for moment in censor.truth.known(one.rows, seat))
    )


def test_a_leak_over_http_is_noticed(played: Played) -> None:
    theatre, censor = played
    position = _answer(theatre, censor, "moves/[1-9][0-9]*", None)
    word = censor.truth.hidden_after[position.rows - 1][None][1].word
    body = json.loads(position.text)
    leaks: tuple[Json, ...] = (
        {"seed": theatre.seed},
        {"name": theatre.tokens[0]},
        {"cells": word},
        {"new": [{"kind": "drew", "seat": 1, "args": {"card": word}}]},
        {"file": "guildhall-replay 1\ngame: it 1\n"},
        {"moves": []},
        body | {"actor": 1, "action": "done"},
        body | {"moves": body["moves"] + 1},
        body | {"waiting": [5]},
        body | {"view": body["view"] | {"everything": []}},
        {"last": {name: body[name] for name in ("move", "actor", "events")} | {"action": word}},
    )
    for leak in leaks:
        censor.read_answer(position)
        with pytest.raises(Leak):
            censor.read_answer(position._replace(text=json.dumps(leak)))


def test_an_answer_to_somebody_else_is_noticed(played: Played) -> None:
    """What one's own seat may be told, neither others nor those of another table may be."""
    theatre, censor = played
    own = _answer(theatre, censor, r"moves\?seat=0", 0)
    censor.read_answer(own)
    for seat in (None, 1):
        with pytest.raises(Leak):
            censor.read_answer(own._replace(seat=seat))
    elsewhere = own._replace(values={**own.values, "table_id": theatre.other.table})
    with pytest.raises(Leak):
        censor.read_answer(elsewhere)
    censor.read_answer(elsewhere._replace(sits_at=theatre.other.table))


def test_a_draw_whose_card_is_hidden_is_noticed(played: Played) -> None:
    """As it was told to everybody who asked for the moves of a running game."""
    theatre, censor = played
    if "draw" not in notes_of(theatre.game).kinds:
        pytest.skip("all its draws are open")
    truth = censor.truth
    path = f"GET /api/tables/{theatre.table}/moves"
    asked = [one for one in theatre.answers if one.path == path and one.seat is None][-1]
    censor.read_answer(asked)
    body = json.loads(asked.text)
    hidden = [
        (number, moment)
        for number, moment in enumerate(truth.known(asked.rows, None)[: len(body["moves"])])
        if moment.seat == CHANCE and not truth.may_read(moment, None)
    ]
    assert len(hidden) > 10 or theatre.game == "explorers", "that somebody draws is hidden there"
    for number, moment in hidden[-5:]:
        moves = list(body["moves"])
        moves[number] = moves[number] | {"action": truth.text_of(moment)}
        with pytest.raises(Leak):
            censor.read_answer(asked._replace(text=json.dumps(body | {"moves": moves})))


def test_a_reason_that_does_not_follow_from_the_view_is_noticed(played: Played) -> None:
    theatre, censor = played
    ear = next(
        ear
        for ear in theatre.ears
        if any(one.action and '"code":"illegal"' in one.text for one in ear.heard)
    )
    refused = [
        at for at, one in enumerate(ear.heard) if one.action and '"code":"illegal"' in one.text
    ]
    censor.read(ear.heard[: refused[0] + 1])
    one = ear.heard[refused[0]]
    wrong = json.loads(one.text) | {"detail": "seat 1 holds it"}
    with pytest.raises(Leak):
        censor.read_frame(one.audience, json.dumps(wrong), one.action)


def test_what_a_log_must_not_hold_is_noticed(played: Played) -> None:
    theatre, censor = played
    action = next(one for one in censor.truth.texts if " " in one)
    for word in (action, theatre.seed, theatre.tokens[0], censor.secrets[-1]):
        with pytest.raises(Leak):
            censor.read_log(f"{theatre.logs}\nan error: {word}")
