"""Every reason that is given in games is true, and can be said in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest

from guildhall.bots.bot import Bot
from guildhall.bots.search import Budget
from guildhall.bots.searcher import Searcher
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.games.dale.bots import Greedy
from guildhall.games.dale.bots.novice import Novice
from guildhall.games.dale.bots.position import Position
from guildhall.games.dale.bots.problem import Thinking
from guildhall.games.dale.bots.reasons import MOST, reasons_for
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.state import State
from guildhall.games.dale.views.observe import View
from guildhall.text.words import LANGUAGES, Words, sources
from tests.games.dale.bots.reason_checks import CHECKS, is_true

BOTS: dict[str, Callable[[], Bot[View, Action]]] = {
    "novice": Novice,
    "journeyman": Greedy,
    "master@20": lambda: Searcher(partial(Thinking), Budget(iterations=20)),
}
TABLES = (
    Setup.of(2, decks="macaws,pandas,raccoons"),
    Setup.of(2, decks="squirrels,ocelots,chameleons"),
    Setup.of(3, decks="macaws,raccoons,ocelots,chameleons"),
    Setup.of(3, decks="vote"),
    Setup.of(4, decks="pandas,raccoons,squirrels,ocelots,chameleons"),
    Setup.of(4, decks="macaws,raccoons,squirrels,chameleons", teams="yes"),
)
WORDS = [Words(language, {"dale": "guildhall.games.dale"}) for language in LANGUAGES]
ONLY = "only-move"


def new_match(setup: Setup) -> Match[State, Action, View]:
    return Match(DALE, setup, seed="true")


@pytest.mark.parametrize("setup", TABLES, ids=range(len(TABLES)))
@pytest.mark.parametrize("name", list(BOTS))
def test_what_a_bot_says_of_its_choice_is_true(name: str, setup: Setup) -> None:
    match, bot, rng = new_match(setup), BOTS[name](), Rng(1)
    for _ in range(160):
        if match.is_over:
            break
        seat = match.decisions()[0].seat
        view, actions = match.view(seat), match.legal_actions(seat)
        choice = bot.choose(view, actions, rng)
        assert 1 <= len(choice.reasons) <= MOST
        for one in choice.reasons:
            is_so = one.kind == ONLY or is_true(view, match.state, seat, choice.action, one)
            assert is_so, (match.notation.format(choice.action), one)
        assert (len(actions) == 1) == (choice.reasons[0].kind == ONLY)
        match.submit(seat, choice.action)


@pytest.mark.parametrize("setup", TABLES, ids=range(len(TABLES)))
def test_what_is_said_of_any_action_is_true_and_has_words(setup: Setup) -> None:
    """Whoever chooses: the moves are random, and all others are looked at too."""
    match, rng = new_match(setup), Rng(2)
    for _ in range(250):
        if match.is_over:
            break
        seat = match.decisions()[0].seat
        view, actions = match.view(seat), match.legal_actions(seat)
        position = Position(view, seat)
        for action in actions if len(actions) > 1 else ():
            found = reasons_for(position, action)
            assert 1 <= len(found) <= MOST
            for one in found:
                told = match.notation.format(action), one
                assert is_true(view, match.state, seat, action, one), told
                for words in WORDS:
                    args = words.resolve("dale", one.args, match.names)
                    assert words.say(f"dale-reason-{one.kind}", **args), told
        match.submit(seat, rng.choice(actions))


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_texts_for_the_kinds_that_are_checked_and_for_no_others(language: str) -> None:
    texts = "\n".join(sources(language, "guildhall.games.dale"))
    assert {*re.findall("^dale-reason-([a-z-]+) =", texts, re.MULTILINE)} == {*CHECKS, ONLY}
