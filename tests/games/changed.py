"""Positions of real games with a few fields changed, and what every accepted one must withstand."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from guildhall.core import codec
from guildhall.core.errors import BadSetup, GuildhallError
from guildhall.core.game import Explains, Game, Previews, Samples, Setup, Standings
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE, Seat
from guildhall.games.registry import load_bot

AnyGame = Game[Any, Any, Any]
Json = Any  # Any: whatever stands in a position
Path = tuple[str | int, ...]
_CELLS = re.compile(r"|[a-k][0-9]+|.*[+,].*")
TRIES = 6
"""How often a position is changed; what is refused is left out."""
MOVES = 100
"""How many random moves are made from an accepted position."""
MOST_ALIKE = 20
"""How many positions of one game are changed in which the same kind of decision comes next."""


class Pool:
    """Positions of some random games as JSON, game by game, with all kinds of decisions."""

    def __init__(self, game: AnyGame, setups: Iterable[Setup], games: int = 1) -> None:
        self.game = game
        self.games = [
            _of_all_kinds(positions_of(game, setup, Rng(f"{setup} {number}")))
            for setup in setups
            for number in range(games)
        ]

    def changed(self, rng: Rng) -> tuple[Json, int]:
        """Return a position changed step by step, and how many changes were accepted."""
        same = rng.choice(self.games)
        data, accepted = json.loads(rng.choice(same)), 0
        for _ in range(TRIES):
            other = self._once_more(data, same, rng)
            if _is_accepted(self.game, other):
                data, accepted = other, accepted + 1
        return data, accepted

    def _once_more(self, data: Json, same: list[str], rng: Rng) -> Json:
        data = json.loads(json.dumps(data))
        for _ in range(1 + min(rng.below(3), rng.below(3))):
            path: Path = ()
            is_new = False
            while not is_new:
                donor = json.loads(rng.choice(same if rng.below(3) else rng.choice(self.games)))
                path = _some_path(data, rng)
                is_new = _change(data, path, donor, rng)
            if rng.below(2):
                _copy_to_twin(data, path)
        return data


def _is_accepted(game: AnyGame, data: Json) -> bool:
    try:
        game.check_state(codec.from_json(game.state_type, data))
    except GuildhallError:
        return False
    return True


def _of_all_kinds(positions: Iterator[tuple[str, str]]) -> list[str]:
    """Return some positions of each kind of decision, spread over the game."""
    by_kind: dict[str, list[str]] = {}
    for kind, position in positions:
        by_kind.setdefault(kind, []).append(position)
    return [
        position
        for alike in by_kind.values()
        for position in alike[:: max(1, len(alike) // MOST_ALIKE)]
    ]


def positions_of(game: AnyGame, setup: Setup, rng: Rng) -> Iterator[tuple[str, str]]:
    """Yield every position of a random game, after the kind of decision that comes next."""
    match: Match[Any, Any, Any] = Match(game, setup, seed=None)
    while True:
        decisions = match.decisions()
        kind = decisions[0].kind if decisions else ""
        yield kind, codec.dumps(game.state_type, match.state)
        if match.is_over:
            return
        seat = rng.choice(decisions).seat
        match.submit(seat, _action(match, seat, rng))


def _action(match: Match[Any, Any, Any], seat: Seat, rng: Rng) -> Any:
    if seat == CHANCE or (isinstance(match.game, Samples) and rng.below(3)):
        return match.game.sample_action(match.state, seat, rng)  # type: ignore[attr-defined]
    return rng.choice(match.legal_actions(seat))


def random_setup(game: AnyGame, rng: Rng, seats: int) -> Setup:
    """A setup with random values of all options; what does not fit together is tried again."""
    while True:
        chosen = {}
        for option in game.options:
            values = [*option.values]
            if option.pick:
                items = list(option.items)
                picked = [items.pop(rng.below(len(items))) for _ in range(option.pick)]
                values.append(",".join(picked))
            chosen[option.name] = rng.choice(values)
        setup = Setup.of(seats, **chosen)
        try:
            game.new_state(setup)
        except BadSetup:
            continue
        return setup


# Changing


def _some_path(data: Json, rng: Rng) -> Path:
    """Go down into fields chosen at random, more often into large ones, and stop anywhere."""
    path: Path = ()
    while (keys := _keys(data)) and (not path or rng.below(6)):
        key = rng.choice([*keys, *[key for key in keys if _keys(data[key])] * 2])
        path, data = (*path, key), data[key]
    return path


def _keys(data: Json) -> list[str | int]:
    """What can be looked up in it."""
    if isinstance(data, dict):
        return list(data)
    return list(range(len(data))) if isinstance(data, list) else []


def _at(data: Json, path: Path) -> Json:
    for key in path:
        data = data[key]
    return data


def _like(donor: Json, path: Path, rng: Rng) -> Json:
    """What stands there in another position (None where it has no such place)."""
    for key in path:
        if isinstance(key, int) and isinstance(donor, list) and donor:
            donor = donor[key] if key < len(donor) and rng.below(2) else rng.choice(donor)
        elif isinstance(donor, dict) and key in donor:
            donor = donor[key]
        else:
            return None
    return donor


def _change(data: Json, path: Path, donor: Json, rng: Rng) -> bool:
    """Change what stands there; whether it is another value now."""
    *above, key = path
    parent: Json = _at(data, tuple(above))
    if not rng.below(12):
        del parent[key]
        return True
    value, other = parent[key], _like(donor, path, rng)
    if rng.below(3):
        parent[key] = _another(value, other, rng)
    else:
        parent[key] = other
    return bool(parent[key] != value)


def _another(value: Json, other: Json, rng: Rng) -> Json:
    """The value a little changed; `other` stands in the same place of another position."""
    match value:
        case bool():
            return not value
        case int():
            return rng.choice((value + 1, value - 1, value + 2, 0, 1, -1, 37, 10**6))
        case str() if _CELLS.fullmatch(value):
            cells = [one for one in value.split("+") if one]
            return "+".join(_reordered(cells, str(other).split("+"), rng))
        case list():
            return _reordered(value, other if isinstance(other, list) else [], rng)
        case _:
            return other


def _reordered(items: list[Json], others: list[Json], rng: Rng) -> list[Json]:
    """The list with one item added, left out, doubled or moved."""
    result = list(items)
    match rng.below(4):
        case 0 if others:
            result.insert(rng.below(len(result) + 1), rng.choice(others))
        case 1 if result:
            result.append(rng.choice(result))
        case 2 if len(result) > 1:
            result.insert(0, result.pop())
        case _ if result:
            result.pop(rng.below(len(result)))
    return result


def _copy_to_twin(data: Json, path: Path) -> None:
    """Make what a seat has in front of it follow the sheet all have seen, or the other way."""
    match path:
        case ("sheets", int() as seat, *rest):
            twins: list[Path] = [("desks", seat, "sheet"), ("drafts", seat)]
        case ("drafts", int() as seat, *rest) | ("desks", int() as seat, "sheet", *rest):
            twins = [("sheets", seat)]
        case _:
            return
    for twin in twins:
        try:
            value = _at(data, path)
            _at(data, (*twin, *rest[:-1]))
            target, key = (*twin, *rest)[:-1], (*twin, *rest)[-1]
            _at(data, target)[key] = json.loads(json.dumps(value))
        except (KeyError, IndexError, TypeError):
            continue


# Withstanding


def withstands(game: AnyGame, data: Json, rng: Rng, *, to_the_end: bool = False) -> None:
    """Do everything with an accepted position: nothing may raise any error."""
    state = codec.from_json(game.state_type, data)
    game.check_state(state)
    seats = len(game.scores(state))
    match: Match[Any, Any, Any] = Match(game, Setup.of(seats), seed="changed", start=state)
    look(game, state, seats, rng)
    for _ in range(10_000 if to_the_end else MOVES):
        if match.is_over:
            break
        seat = rng.choice(match.decisions()).seat
        match.submit(seat, _action(match, seat, rng))
    look(game, match.state, seats, rng)
    assert Match.load(game, match.replay()).state == match.state


def look(game: AnyGame, state: Any, seats: int, rng: Rng) -> None:
    """Do with a position all that a table, a bot or a screen does."""
    game.check_state(state)
    waiting = [decision.seat for decision in game.decisions(state)]
    for seat in (None, *range(seats)):
        view = game.observe(state, seat)
        assert codec.loads(game.view_type, codec.dumps(game.view_type, view)) == view
        sampled = game.sample(view, rng)
        game.check_state(sampled)
        assert game.observe(sampled, seat) == view
        if isinstance(game, Standings):
            game.standings(view)
        if seat is not None:
            actions = game.legal_actions(state, seat)
            assert bool(actions) == (seat in waiting)
            if actions:
                _choose(game, state, seat, actions, rng)
    if CHANCE in waiting:
        assert game.chances(state)
    game.scores(state)


def _choose(game: AnyGame, state: Any, seat: Seat, actions: tuple[Any, ...], rng: Rng) -> None:
    some = actions if len(actions) < 8 else tuple(rng.choice(actions) for _ in range(8))
    if isinstance(game, Previews):
        game.previews(state, seat, some)
    choice = load_bot(game.name, "journeyman").choose(game.observe(state, seat), actions, rng)
    assert choice.action in actions
    if isinstance(game, Explains):
        assert game.why_illegal(state, seat, choice.action) is None
        for other in range(len(game.scores(state))):
            for action in some:
                game.why_illegal(state, other, action)
