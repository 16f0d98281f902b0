"""Random games played side by side with the slow reference rules: same choices, same cards."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.core.game import Setup
from guildhall.core.notation import notation_of
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.dale.game import DALE
from guildhall.games.registry import AnyGame
from tests.reference.dale import Table
from tests.reference.dale_cards import CARDS, DECKS, JUNK

from .crowds import THEMES, crowd, shuffled
from .zones import position, zones

GAME: AnyGame = DALE
NOTATION = notation_of(GAME.action_types)
GAMES = 560
SHARE_IN_SHORT_RUN = 10
LONGEST = 20_000
FIRST_MOVES = 20
TABLES = ((2, "no"), (3, "no"), (4, "no"), (4, "yes"))
CHOICES = {
    "copied_values": ("altered", "printed"),
    "copied_roll": ("inherited", "own"),
    "turned_deck": ("reversed", "shuffled"),
    "copied_junk": ("counts", "not"),
    "partner_passives": ("count", "not"),
}
BEFORE_THE_DEAL = {"wish", "deck", "first"}
# How eagerly a kind of move is made; all others 3. Building and buying let the games end.
EAGERNESS = {
    "inventory": 2,
    "discard": 12,
    "enough": 1,
    "decline": 1,
    "done": 6,
    "settle": 6,
    "play": 9,
    "roll": 9,
    "build": 12,
}

State = Any  # the state of a game known by its id alone


class Pair:
    """The same game twice: by the engine and by the reference."""

    def __init__(self, number: int, *, is_crowded: bool, theme: tuple[str, ...] = ()) -> None:
        self.rng = Rng(f"reference {number}")
        seats, teams = TABLES[number % len(TABLES)]
        wanted = {CARDS[card].deck for card in theme if card != JUNK}
        if is_crowded and self.rng.below(4):
            wanted.add("chameleons")
        if len(wanted) > seats + 1:
            seats, teams = 4, "no"
        needed = 4 if teams == "yes" else seats + 1
        others = [deck for deck in DECKS if deck not in wanted]
        decks = [*sorted(wanted), *shuffled(others, self.rng)][:needed]
        way = 0 if is_crowded else self.rng.below(3)
        options = {name: self.rng.choice(values) for name, values in CHOICES.items()}
        options["decks"] = (",".join(decks), "random", "vote")[way]
        options["first"] = self.rng.choice(("random", *"1234"[:seats]))
        options["teams"] = teams
        self.setup = Setup.of(seats, **options)
        self.reference = Table(seats, **options)
        self.history: list[str] = []
        if is_crowded:
            self.start_crowded(decks, theme)
        else:
            self.reference.start()
            self.state: State = GAME.new_state(self.setup)

    def start_crowded(self, decks: list[str], theme: tuple[str, ...]) -> None:
        first = crowd(self.reference, decks, self.rng, theme)
        self.state = position(self.setup, self.reference.zones(), first)
        GAME.check_state(self.state)
        self.history.append(f"turn of {first} with {self.reference.zones()}")
        self.reference.start_turn(first)

    # ------------------------------------------------------------ comparing

    def compare(self) -> None:
        self.agree("waiting", self.waiting(), self.waiting_in_reference())
        outcomes = {NOTATION.format(action): weight for action, weight in GAME.chances(self.state)}
        self.agree("chances", outcomes, self.reference.outcomes())
        for seat in self.reference.waiting():
            moves = [NOTATION.format(action) for action in GAME.legal_actions(self.state, seat)]
            self.agree(f"moves of {seat}", sorted(moves), self.reference.moves(seat))
        if not BEFORE_THE_DEAL & set(self.waiting().values()):
            self.compare_zones()

    def compare_zones(self) -> None:
        mine, theirs = zones(self.state), self.reference.zones()
        self.agree("names of zones", sorted(mine), sorted(theirs))
        for name, cards in theirs.items():
            self.agree(name, mine[name], cards)

    def waiting(self) -> dict[int, str]:
        return {int(decision.seat): decision.kind for decision in GAME.decisions(self.state)}

    def waiting_in_reference(self) -> dict[int, str]:
        outcomes = self.reference.outcomes()
        if outcomes:
            return {int(CHANCE): next(iter(outcomes)).split()[0]}
        return self.reference.waiting()

    def agree(self, what: str, engine: object, reference: object) -> None:
        if engine != reference:
            told = "\n  ".join([str(self.setup), *self.history])
            raise AssertionError(
                f"{what}\n engine    {engine}\n reference {reference}\n after\n  {told}"
            )

    # ------------------------------------------------------------ playing

    def step(self) -> None:
        seat, text = self.choose()
        self.history.append(f"{seat}: {text}")
        self.state = GAME.apply(self.state, seat, NOTATION.parse(text))
        self.reference.apply(seat, text)

    def choose(self) -> tuple[int, str]:
        outcomes = self.reference.outcomes()
        if outcomes:
            return CHANCE, self.rng.weighted(sorted(outcomes.items()))
        seat = self.rng.choice(sorted(self.reference.waiting()))
        moves = self.reference.moves(seat)
        verbs = sorted({text.split()[0] for text in moves})
        verb = self.rng.weighted([(verb, EAGERNESS.get(verb, 3)) for verb in verbs])
        return seat, self.rng.choice([text for text in moves if text.split()[0] == verb])


def play_side_by_side(number: int, *, is_crowded: bool) -> None:
    pair = Pair(number, is_crowded=is_crowded)
    for _ in range(LONGEST):
        pair.compare()
        if pair.reference.ask is None:
            break
        pair.step()
    winner = pair.reference.winner
    assert winner is not None
    ranks = {score.seat: score.rank for score in GAME.scores(pair.state)}
    assert {seat for seat, rank in ranks.items() if rank == 1} == {
        seat for seat in range(pair.reference.seats) if pair.reference.stall_of(seat) == winner
    }


def numbers(*, is_long: bool) -> list[int]:
    """Every tenth game in the short run, all kinds of tables among them."""
    return [n for n in range(GAMES) if (n // 4 % SHARE_IN_SHORT_RUN == 0) != is_long]


def play_a_while(number: int) -> None:
    """The first moves from a crowded position, every other time with a hand of its own kind."""
    theme = THEMES[number // 2 % len(THEMES)] if number % 2 else ()
    pair = Pair(GAMES + number, is_crowded=True, theme=theme)
    for _ in range(FIRST_MOVES):
        pair.compare()
        if pair.reference.ask is None:
            break
        pair.step()


@pytest.mark.parametrize("number", numbers(is_long=False))
def test_random_games_agree_with_the_reference(number: int) -> None:
    play_side_by_side(number, is_crowded=number // 4 % 3 > 0)


def test_crowded_positions_agree_with_the_reference() -> None:
    for number in range(100):
        play_a_while(number)


@pytest.mark.long
@pytest.mark.parametrize("number", numbers(is_long=True))
def test_many_random_games_agree_with_the_reference(number: int) -> None:
    play_side_by_side(number, is_crowded=number // 4 % 3 > 0)


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(1, 50))
def test_many_crowded_positions_agree_with_the_reference(hundred: int) -> None:
    for number in range(100):
        play_a_while(100 * hundred + number)
