"""The bots are honest, repeatable, say why, and greedy is worth its name."""

from __future__ import annotations

import pytest

from guildhall.arena.series import Series, play_series, standings
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.games.dale.actions import Action
from guildhall.games.dale.bots import BOTS, Greedy
from guildhall.games.dale.game import DALE
from guildhall.games.dale.state import State
from guildhall.games.dale.view import View
from guildhall.text.words import LANGUAGES, Words

PACKAGES = {"dale": "guildhall.games.dale"}
_LOOKED_AT = 6
"""One decision in so many is looked at closely."""


def match_of(seats: int, seed: str, **options: str) -> Match[State, Action, View]:
    return Match(DALE, Setup.of(seats, **options), seed=seed)


@pytest.mark.parametrize("name", list(BOTS))
@pytest.mark.parametrize("decks", ["macaws,raccoons,ocelots", "pandas,squirrels,chameleons"])
def test_a_bot_plays_the_same_whatever_is_hidden_from_it(name: str, decks: str) -> None:
    match = match_of(2, "honest", decks=decks)
    rng, bot = Rng("honest"), BOTS[name]()
    compared = 0
    for number in range(400):
        if match.is_over:
            break
        seat = rng.choice(match.decisions()).seat
        view, actions = match.view(seat), match.legal_actions(seat)
        chosen = bot.choose(view, actions, Rng(number))
        if number % _LOOKED_AT == 0:
            other = DALE.sample(view, rng)
            assert BOTS[name]().choose(DALE.observe(other, seat), actions, Rng(number)) == chosen
            compared += other != match.state
        match.submit(seat, chosen.action)
    assert compared > 10


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"decks": "vote"}), (4, {"teams": "yes"})],
)
def test_greedy_says_why_in_every_language(seats: int, options: dict[str, str]) -> None:
    match = match_of(seats, "reasons", **options)
    bot, rng = Greedy(), Rng(1)
    words = [Words(language, PACKAGES) for language in LANGUAGES]
    kinds = set()
    for _ in range(600):
        if match.is_over:
            break
        seat = match.decisions()[0].seat
        choice = bot.choose(match.view(seat), match.legal_actions(seat), rng)
        assert choice.reasons
        for reason in choice.reasons:
            kinds.add(reason.kind)
            for one in words:
                args = one.resolve("dale", reason.args, match.names)
                assert one.say(f"dale-reason-{reason.kind}", **args)
        match.submit(seat, choice.action)
    assert {"only-move", "build", "done"} <= kinds


def test_greedy_beats_uniform_every_time_in_four_games() -> None:
    series = Series("dale", ("greedy", "uniform"), 4, "short")
    greedy, _ = standings(series, list(play_series(series)))
    assert greedy.wins == 4


@pytest.mark.long
def test_greedy_beats_uniform_in_ninety_five_of_a_hundred_games() -> None:
    series = Series("dale", ("greedy", "uniform"), 100, "long")
    greedy, _ = standings(series, list(play_series(series, workers=2)))
    assert greedy.wins >= 95
