"""What any bot of any game must keep: it is honest, and says why in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from guildhall.arena.play import Table
from guildhall.bots.bot import Bot
from guildhall.core.game import Game, Setup
from guildhall.core.knowing import knowing
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.text.words import LANGUAGES, Words

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


def plays_the_same_whatever_is_hidden(
    match: Match[S, A, V], kind: Callable[[], Bot[V, A]], looked_at: int = 1, most: int = 10_000
) -> None:
    """One decision in so many is looked at closely, of this many at most."""
    rng, bot = Rng("honest"), kind()
    compared = 0
    for number in range(most):
        if match.is_over:
            break
        seat = rng.choice(match.decisions()).seat
        view, actions = match.view(seat), match.legal_actions(seat)
        chosen = bot.choose(view, actions, Rng(number))
        if number % looked_at == 0:
            other = match.game.sample(view, rng)
            knows = knowing(match.game)
            seen = knows.view(other, seat, knows.known(view))
            assert kind().choose(seen, actions, Rng(number)) == chosen
            compared += other != match.state
        match.submit(seat, chosen.action)
    assert compared > 10


def reasons_said(match: Match[S, A, V], bot: Bot[V, A], most: int = 10_000) -> set[str]:
    """The kinds of reasons of a game played by the bot; each can be said in every language."""
    game = match.game.name
    words = [Words(language, {game: f"guildhall.games.{game}"}) for language in LANGUAGES]
    rng, kinds = Rng(1), set()
    for _ in range(most):
        if match.is_over:
            break
        seat = match.decisions()[0].seat
        choice = bot.choose(match.view(seat), match.legal_actions(seat), rng)
        assert choice.reasons
        for reason in choice.reasons:
            kinds.add(reason.kind)
            for one in words:
                args = one.resolve(game, reason.args, match.names)
                assert one.say(f"{game}-reason-{reason.kind}", **args)
        match.submit(seat, choice.action)
    return kinds


def solo_mean(game: Game[S, A, V], bot: Bot[V, A], games: int) -> float:
    """The points of the bot in solo games, always the same ones."""

    def total(number: int) -> int:
        table = Table(game, Setup.of(1), (bot,), f"level-{number}", ("bot",))
        return table.play_all().scores()[0].total

    return sum(map(total, range(games))) / games
