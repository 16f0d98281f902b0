"""The same game twice, by the engine and by the slow reference rules, compared at every step."""

from __future__ import annotations

from typing import Any

from guildhall.core.game import Setup
from guildhall.core.notation import notation_of
from guildhall.core.rng import Rng
from guildhall.core.seat import CHANCE
from guildhall.games.dale.game import DALE
from guildhall.games.registry import AnyGame
from tests.games.dale.crowds import crowd, shuffled
from tests.games.dale.zones import position, zones
from tests.reference.dale import Table
from tests.reference.dale_cards import CARDS, DECKS, JUNK

GAME: AnyGame = DALE
NOTATION = notation_of(GAME.action_types)
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

TABLES = ((2, "no"), (3, "no"), (4, "no"), (4, "yes"))
CHOICES = {
    "copied_values": ("altered", "printed"),
    "copied_roll": ("inherited", "own"),
    "turned_deck": ("reversed", "shuffled"),
    "copied_junk": ("counts", "not"),
    "partner_passives": ("count", "not"),
}

ENDLESS = {"rounds": "none"}
"""The rulebook knows no bound, so neither does the reference."""

State = Any  # the state of a game known by its id alone


class Pair:
    """An engine's state and a table of the reference that should be the same."""

    def __init__(self, setup: Setup, reference: Table, rng: Rng, state: State) -> None:
        self.setup = setup
        self.reference = reference
        self.rng = rng
        self.state = state
        self.history: list[str] = []

    @classmethod
    def new(cls, setup: Setup, rng: Rng) -> Pair:
        """A game from its beginning."""
        reference = Table(
            setup.seats, **{name: value for name, value in setup.options if name != "rounds"}
        )
        reference.start()
        return cls(setup, reference, rng, GAME.new_state(setup))

    @classmethod
    def at_turn(cls, setup: Setup, reference: Table, rng: Rng, seat: int) -> Pair:
        """A game that begins with the turn of a seat, as the reference is laid out."""
        state = position(setup, reference.zones(), seat)
        GAME.check_state(state)
        pair = cls(setup, reference, rng, state)
        pair.history.append(f"turn of {seat} with {reference.zones()}")
        reference.start_turn(seat)
        return pair

    def play(self, most: int) -> None:
        """Random moves up to the end, or so many."""
        for _ in range(most):
            self.compare()
            if self.reference.ask is None:
                return
            self.step()

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


# Games to play side by side


def new_pair(number: int) -> Pair:
    """Game number `number`: seats and teams go through all mixtures, the rest is random."""
    rng = Rng(f"reference {number}")
    seats, teams = TABLES[number % len(TABLES)]
    decks = shuffled(list(DECKS), rng)[: decks_needed(seats, teams)]
    options = random_options(seats, rng)
    options["decks"] = rng.choice((",".join(decks), "random", "vote"))
    return Pair.new(Setup.of(seats, teams=teams, **options, **ENDLESS), rng)


def crowded_pair(number: int, theme: tuple[str, ...] = ()) -> Pair:
    """A game from the middle, most often with chameleons."""
    rng = Rng(f"crowded reference {number}")
    seats, teams = TABLES[number % len(TABLES)]
    wanted = {CARDS[card].deck for card in theme if card != JUNK}
    if rng.below(4):
        wanted.add("chameleons")
    if len(wanted) > seats + 1:
        seats, teams = 4, "no"
    others = shuffled([deck for deck in DECKS if deck not in wanted], rng)
    decks = [*sorted(wanted), *others][: decks_needed(seats, teams)]
    options = {**random_options(seats, rng), "decks": ",".join(decks), "teams": teams}
    reference = Table(seats, **options)
    seat = crowd(reference, decks, rng, theme)
    return Pair.at_turn(Setup.of(seats, **options, **ENDLESS), reference, rng, seat)


def decks_needed(seats: int, teams: str) -> int:
    return 4 if teams == "yes" else seats + 1


def random_options(seats: int, rng: Rng) -> dict[str, str]:
    options = {name: rng.choice(values) for name, values in CHOICES.items()}
    return {**options, "first": rng.choice(("random", *"1234"[:seats]))}
