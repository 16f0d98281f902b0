"""Illegal actions of random games: perturbed legal ones, and those of other moments and seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, NamedTuple, get_args, get_origin

from guildhall.core.codec import field_types
from guildhall.core.game import Explains, Game, Reason, Setup
from guildhall.core.replay import Move, Replay
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE, Seat
from tests.test_texts import messages

_REMEMBERED = 60
_SAVES = Path(__file__).parents[1] / "saves"
_FIRST = Move(0, "draw forest h4+h5+i5+j5")
AnyGame = Game[Any, Any, Any]


def record_with(move: str) -> str:
    """A solo record of Cartographers whose first drawing, in line 12, is this move instead."""
    record = Replay.parse((_SAVES / "cartographers" / "v1-solo.replay").read_text("utf-8"))
    at = next(at for at, one in enumerate(record.entries) if one == _FIRST)
    entries = (*record.entries[:at], Move(0, move), *record.entries[at + 1 :])
    return record._replace(entries=entries).format()


class Wrong(NamedTuple):
    """An illegal action with its position and the reason given."""

    state: Any
    seat: Seat
    action: Any
    legal: tuple[Any, ...]
    reason: Reason


Claim = Callable[[Wrong, Any, dict[str, Any]], bool]
"""Whether a reason is true, from the action, what its seat sees, and the facts."""


def true_reasons(
    game: AnyGame, number: int, seats: tuple[int, ...], said: Mapping[str, str], claim: Claim
) -> Counter[str]:
    """How often each reason is given for so many illegal actions.

    It must be true, follow from what the seat sees, and have its sentence.
    """
    assert isinstance(game, Explains)
    kinds: Counter[str] = Counter()
    for wrong in wrong_moves(game, number, seats):
        state, seat, action, _, reason = wrong
        facts, seen = dict(reason.facts), game.observe(state, seat)
        assert reason.sentence == said[reason.kind].format(**facts)
        assert claim(wrong, seen, facts), (action, reason)
        assert game.why_illegal(game.sample(seen, Rng(0)), seat, action) == reason
        kinds[reason.kind] += 1
    return kinds


def check_texts(game: str, said: Mapping[str, str]) -> None:
    """Every reason has a text, with no other variables."""
    prefix = f"{game}-illegal-"
    texts = {one: them for one, them in messages("en", game).items() if one.startswith(prefix)}
    assert {one.removeprefix(prefix) for one in texts} == set(said)
    for one, variables in texts.items():
        assert all(f"{{{name}}}" in said[one.removeprefix(prefix)] for name in variables), one


def wrong_moves(game: AnyGame, number: int, seats: tuple[int, ...]) -> Iterator[Wrong]:
    """Yield so many illegal actions with their reasons; legal ones must have none."""
    assert isinstance(game, Explains)
    rng = Rng(f"{game.name} {number}")
    memory: list[Any] = []
    seen: Counter[str] = Counter()
    while number > 0:
        for state, seat in _moments(game, _setup(game, rng, seats), seen, rng):
            legal = game.legal_actions(state, seat)
            for action in _candidates(game, state, legal, memory, rng):
                reason = game.why_illegal(state, seat, action)
                assert (reason is None) == (action in legal), (seat, action, reason)
                if reason is not None:
                    yield Wrong(state, seat, action, legal, reason)
                    number -= 1
            memory += [rng.choice(legal)] if legal else []
            if len(memory) > _REMEMBERED:
                memory.pop(rng.below(len(memory)))


def _setup(game: AnyGame, rng: Rng, seats: tuple[int, ...]) -> Setup:
    options = {one.name: rng.choice(one.values) for one in game.options if rng.below(2)}
    return Setup.of(rng.choice(seats), **options)


def _moments(
    game: AnyGame, setup: Setup, seen: Counter[str], rng: Rng
) -> Iterator[tuple[Any, Seat]]:
    """Play a random game; yield some of its positions with a seat, mostly one that must decide."""
    state = game.new_state(setup)
    while decisions := game.decisions(state):
        seat, kind = rng.choice(decisions)
        if seat == CHANCE:
            state = game.apply(state, seat, rng.weighted(game.chances(state)))
            continue
        seen[kind] += 1
        if not rng.below(min(3, 1 + seen[kind] // 50)):  # rare decisions every time
            yield state, seat if rng.below(8) else rng.below(setup.seats)
        state = game.apply(state, seat, rng.choice(game.legal_actions(state, seat)))


def _candidates(
    game: AnyGame, state: Any, legal: tuple[Any, ...], memory: list[Any], rng: Rng
) -> Iterator[Any]:
    yield _made_up(rng.choice(game.action_types), rng)
    others = game.legal_actions(state, rng.below(len(game.scores(state))))
    for known in (legal, legal, legal, others, memory):
        if known:
            yield rng.choice(known)
            yield _perturbed(rng.choice(known), memory, rng)
            yield _perturbed(_perturbed(rng.choice(known), memory, rng), memory, rng)


def _perturbed(action: Any, memory: list[Any], rng: Rng) -> Any:
    """The action with one field changed, perhaps to that of an action of another moment."""
    fields = _fields(type(action))
    if not fields:
        return action
    name = rng.choice(list(fields))
    known = [one for other in memory for one, kind in _fields_of(other) if kind == fields[name]]
    if known and rng.below(2):
        return replace(action, **{name: rng.choice(known)})
    return replace(action, **{name: _value(fields[name], rng, getattr(action, name))})


def _fields_of(action: Any) -> Iterator[tuple[Any, Any]]:
    for name, of_type in _fields(type(action)).items():
        yield getattr(action, name), of_type


def _fields(of_type: Any) -> Mapping[str, Any]:
    return field_types(of_type)


def _made_up(of_type: type[Any], rng: Rng) -> Any:
    return of_type(**{name: _value(kind, rng, 0) for name, kind in _fields(of_type).items()})


def _value(of_type: Any, rng: Rng, old: Any) -> Any:
    if get_origin(of_type) is Annotated:
        return _mask(get_args(of_type)[1], rng, old)
    if isinstance(of_type, type) and issubclass(of_type, Enum):
        return rng.choice(tuple(of_type))
    return not old if of_type is bool else rng.below(4)


def _mask(grid: Any, rng: Rng, old: int) -> int:
    """Another set of cells: moved a little, one more, one less, another cell, none."""
    one = rng.choice(list(_bits(grid.all)))
    near = (old << (1 + rng.below(2)) * rng.choice((1, grid.stride, grid.stride - 1))) & grid.all
    back = (old >> (1 + rng.below(2)) * rng.choice((1, grid.stride, grid.stride + 1))) & grid.all
    found: int = rng.choice((near, near, back, back, old ^ one, old & (old - 1) or one, one, 0))
    return found


def _bits(mask: int) -> Iterator[int]:
    while mask:
        yield mask & -mask
        mask &= mask - 1
