"""Every illegal action has a reason, and every reason is true."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import astuple
from itertools import count
from typing import Any

import pytest

from guildhall.core.game import Explains, Reason
from guildhall.core.rng import Rng
from guildhall.core.seat import Seat
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.actions import ACTION_TYPES, Action
from guildhall.text.words import LANGUAGES, Words, sources
from tests.games.dale.crowds import THEMES
from tests.games.dale.pairs import NOTATION, Pair, crowded_pair, new_pair
from tests.games.dale.report.illegal_checks import CHECKS, Case, can_be_tried

WORDS = [Words(language, {"dale": "guildhall.games.dale"}) for language in LANGUAGES]
NAMES = ("Ann", "Ben", "Cem", "Dan")
Known = defaultdict[type, list[Action]]


def pairs(first: int, steps: int) -> Iterator[Pair]:
    """Games from their beginning and from crowded positions, over all tables and options."""
    for number in count(first):
        theme = THEMES[number // 2 % len(THEMES)] if number % 2 else ()
        pair = crowded_pair(10_000 + number, theme) if number % 4 else new_pair(number)
        for _ in range(steps):
            yield pair
            if pair.reference.ask is None:
                break
            pair.step()


def tries(decision: str, legal: tuple[Action, ...], known: Known, rng: Rng) -> Iterator[Action]:
    """Some actions of other decisions, and those of this one with fields of others."""
    kinds: list[Any] = [kind for kind in ACTION_TYPES if known[kind]]
    for _ in range(3 * bool(kinds)):
        yield rng.choice(known[rng.choice(kinds)])
    for kind in kinds:
        here = [one for one in legal if type(one) is kind] or known[kind]
        for _ in range(8 if can_be_tried(decision, kind) else 0):
            some = (rng.choice(here), rng.choice(known[kind]), rng.choice(known[kind]))
            values = map(rng.choice, zip(*map(astuple, some), strict=True))
            yield kind(*(other_number(value, rng) for value in values))


def other_number(value: int | None, rng: Rng) -> int | None:
    """Now and then another slot, seat, stack or plain card."""
    return rng.below(9) if type(value) is int and not rng.below(8) else value


def check(pair: Pair, seat: Seat, action: Action, rng: Rng) -> Reason | None:
    """The reason is there exactly if the action is illegal; it is true and can be told."""
    legal, view = DALE.legal_actions(pair.state, seat), DALE.observe(pair.state, seat)
    reason = DALE.why_illegal(pair.state, seat, action)
    assert (reason is None) == (action in legal), NOTATION.format(action)
    if reason is None:
        return None
    waiting = pair.waiting()
    decision = waiting.get(seat) or next(iter(waiting.values()), "over")
    facts = dict(reason.facts)
    case = Case(pair.reference, view, seat, decision, legal, action, facts)
    told = (NOTATION.format(action), decision, reason, pair.history)
    assert CHECKS[reason.kind](case), told
    for words in WORDS:
        said = words.say(
            f"dale-illegal-{reason.kind}", **words.resolve("dale", reason.facts, NAMES)
        )
        assert said.endswith("."), told
    if not rng.below(20):
        assert DALE.why_illegal(DALE.sample(view, rng), seat, action) == reason, told
    return reason


def agree(first: int, most: int, steps: int) -> Counter[str]:
    """Try so many illegal actions; how often each kind of reason was given."""
    rng, kinds = Rng(f"illegal {first}"), Counter[str]()
    known: Known = defaultdict(list)
    for pair in pairs(first, steps):
        for seat in range(pair.setup.seats):
            legal, decision = DALE.legal_actions(pair.state, seat), pair.waiting().get(seat, "")
            for action in legal:
                known[type(action)].append(action)
            for action in (*legal, *tries(decision, legal, known, rng)):
                reason = check(pair, seat, action, rng)
                kinds.update([reason.kind] if reason else [])
        if kinds.total() >= most:
            return kinds
    return kinds


def test_every_illegal_action_has_a_true_reason() -> None:
    assert len(agree(0, 2000, steps=15)) > 12


@pytest.mark.long
@pytest.mark.parametrize("number", range(10))
def test_50000_illegal_actions_have_a_true_reason(number: int) -> None:
    steps = (15, 100)[number % 2]
    assert len(agree(1000 * (number + 1), 5000, steps=steps)) > 15


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_texts_for_the_reasons_that_are_checked_and_for_no_others(language: str) -> None:
    texts = "\n".join(sources(language, "guildhall.games.dale"))
    assert {*re.findall("^dale-illegal-([a-z-]+) =", texts, re.MULTILINE)} == {*CHECKS}


def test_dale_explains() -> None:
    assert isinstance(DALE, Explains)
