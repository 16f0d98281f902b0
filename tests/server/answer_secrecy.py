"""A censor who reads HTTP answers and logs as well: each part of one is known by its form."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from guildhall.core import codec
from guildhall.core.knowing import Fold, knowing
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.server import protocol
from guildhall.server.frames import standing_infos
from guildhall.server.records import MOST_MOVES
from tests.server.games.notes import Audience, Json
from tests.server.secrecy import Censor, Truth, demand, fields_of, plain
from tests.server.theatre import Asked, Theatre

RECORD = "guildhall-replay"
"""How the record of a game begins."""


class WholeCensor(Censor):
    """Reads everything that leaves the server while a theatre plays."""

    def __init__(self, truth: Truth, secrets: list[str], theatre: Theatre) -> None:
        super().__init__(truth, secrets)
        self.table = theatre.table
        self._always = {one.text for one in theatre.before}
        """What was answered before there was a table tells nothing of it."""

    def read_answer(self, asked: Asked) -> None:
        body: Any = asked.text
        if asked.text.startswith(("{", "[")):
            body = json.loads(asked.text)
        given = _tokens_given(body)
        told = [word for word in self.secrets if word in asked.text and word not in given]
        demand(not told, f"{asked.path}: {told}")
        if asked.text in self._always or not asked.rows or self.truth.over[asked.rows - 1]:
            return
        table = asked.values.get("table_id", self.table)
        if table != self.table:
            is_game = isinstance(body, dict) and {"view", "moves"} & set(body)
            demand(table == asked.sits_at or not is_game, f"{asked.path}: {asked.text[:300]}")
            return
        if asked.status < 400 and isinstance(body, dict):
            seat = _seat_asked_for(asked)
            demand(seat in (None, asked.seat), f"{asked.path} was answered to {asked.seat}")
        rest = plain(self._rest(asked, body))
        found = self.found(self.truth.hidden_after[asked.rows - 1][asked.seat], rest)
        demand(not found, f"{asked.path}: {found} in {rest[:1000]}")

    def read_log(self, text: str) -> None:
        """What servers write down for their host names nobody's actions, draws, tokens or seeds."""
        actions = {word for word in self.truth.texts if " " in word}
        told = [word for word in (*actions, *self.secrets, self.truth.seed) if word in text]
        demand(not told, f"{told} in the log")

    # The parts of an answer

    def _rest(self, asked: Asked, part: Any) -> Any:  # Any: JSON as it comes
        """Compare the parts that are known by their form; returns the others."""
        match part:
            case list():
                return [self._rest(asked, one) for one in part]
            case {"view": _}:
                return self._read_position(asked, part)
            case {"moves": list(moves)}:
                return part | {"moves": self._read_moves(asked, moves, part.get("total"))}
            case {"actor": _}:
                return self._read_move(asked, part)
            case {"seal": _}:
                return self._read_info(asked, part)
            case {"kind": _} if set(part) <= {"kind", "seat", "args"}:
                return self._read_event(asked, part)
            case dict():
                return {name: self._rest(asked, one) for name, one in part.items()}
        demand(not (isinstance(part, str) and RECORD in part), f"{asked.path}: a record")
        return part

    def _read_moves(self, asked: Asked, moves: list[Json], total: int | None) -> list[Json]:
        viewer = _seat_asked_for(asked)
        known = self.truth.known(asked.rows, viewer)
        demand(total == len(known), f"{asked.path}: {total}, not {len(known)} in all")
        after = int(str(asked.values.get("after", 0)))
        page = [*enumerate(known, 1)][after : after + MOST_MOVES]
        allowed = [self.truth.move(asked.rows, viewer, *one) for one in page]
        demand(len(moves) == len(allowed), f"{asked.path}: {len(moves)}, not {len(allowed)} moves")
        for told, one in zip(moves, allowed, strict=True):
            demand(_full(told) == one, f"{asked.path} to {asked.seat}: {told}, not {one}")
        return []

    def _read_move(self, asked: Asked, move: Json) -> Json:
        """An action that is told by itself must be one of those that may be."""
        demand(set(move) <= fields_of(protocol.MoveInfo), f"unknown fields in {move}")
        viewer = _seat_asked_for(asked)
        known = self.truth.known(asked.rows, viewer)
        demand(1 <= move["move"] <= len(known), f"{asked.path}: {move}")
        allowed = self.truth.move(asked.rows, viewer, move["move"], known[move["move"] - 1])
        demand(_full(move) == allowed, f"{asked.path} to {asked.seat}: {move}, not {allowed}")
        return {}

    def _read_position(self, asked: Asked, body: Json) -> Json:
        """The view is that of the moment, the rest follows from the view."""
        demand(set(body) <= fields_of(protocol.Position), f"unknown fields in {body}")
        truth, game, viewer = self.truth, self.truth.game, _seat_asked_for(asked)
        known = truth.known(asked.rows, viewer)
        demand(body["moves"] == len(known), f"{asked.path}: {body['moves']}, not {len(known)}")
        state = known[body["move"] - 1].step.state if body["move"] else truth.start
        knows = knowing(game)
        facts = Fold(knows, truth.start, viewer).after(known, body["move"])
        view = knows.view(state, viewer, facts)
        allowed = codec.to_json(game.view_type, view)
        demand(body["view"] == allowed, f"{asked.path} to {asked.seat}: {body['view']}")
        guess = game.sample(view, Rng(asked.path))
        infos = standing_infos(game, game.scores(guess), view)
        scores = [msgspec.to_builtins(info) for info in infos]
        demand(body["scores"] == scores, f"{asked.path}: {body['scores']}, not {scores}")
        waits = [one.seat for one in game.decisions(guess) if one.seat != CHANCE]
        if any(one.seat == CHANCE for one in game.decisions(state)):  # it has drawn for the guess
            waits = [one for one in waits if one in body["waiting"]]
        demand(body["waiting"] == waits, f"{asked.path}: {body['waiting']} wait, not {waits}")
        told = {name: body[name] for name in ("move", "actor", "action", "events")}
        if body["move"]:
            return self._read_move(asked, told)
        demand(told == {"move": 0, "actor": None, "action": "", "events": []}, f"{told}")
        return {}

    def _read_info(self, asked: Asked, info: Json) -> Json:
        if info["id"] == self.table:
            self.read_table(info, is_over=False)
        demand(not info["seed"], f"{asked.path}: a seed before the end")
        return info

    def _read_event(self, asked: Asked, event: Json) -> Json:
        written = json.dumps(event, sort_keys=True)
        told = self.truth.told_at[asked.seat].get(written, asked.rows + 1) <= asked.rows
        demand(told, f"{asked.path}: {event} was not told to {asked.seat}")
        return {}


def _full(move: Json) -> Json:
    """A move as the truth writes it."""
    return {name: move.get(name) for name in ("move", "actor", "action", "events")}


def _seat_asked_for(asked: Asked) -> Audience:
    """With whose eyes the answer was wanted."""
    seat = asked.values.get("seat")
    return None if seat is None else int(str(seat))


def _tokens_given(body: Any) -> list[str]:  # Any: JSON as it comes
    """What is told to its new owner."""
    if not isinstance(body, dict):
        return []
    seats = body.get("seats", [])
    given = [one["token"] for one in seats if isinstance(one, dict) and "token" in one]
    return given + ([body["invitation"]] if "invitation" in body else [])
