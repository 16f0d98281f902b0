"""Slow reference rules of Dale of Merchants: plain lists and trying, written apart from the engine.

A game is one long generator that stops at every choice and goes on with the answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field

from .dale_actions import act
from .dale_asks import CHANCE, Ask, Flow, Won, chance, choose
from .dale_cards import (
    CARDS,
    DECKS,
    DIE,
    HAND_SIZE,
    JUNK,
    JUNK_CARDS,
    SLOTS,
    START_DECK,
    market_cards,
    start_deck,
)
from .dale_copies import Face, Item, faces, leads_to, written

TEAM_DECKS = 4
SUBSTITUTES = 4


@dataclass(frozen=True)
class Options:
    """How a table plays; the first named is the default."""

    decks: str = "random"
    teams: str = "no"
    first: str = "random"
    copied_values: str = "altered"
    copied_roll: str = "inherited"
    turned_deck: str = "reversed"
    copied_junk: str = "counts"
    partner_passives: str = "count"

    @property
    def is_team(self) -> bool:
        return self.teams == "yes"


@dataclass
class Pile:
    """A face-down deck: some cards in a known order on top, the first is uppermost; a bag below."""

    known: list[str] = field(default_factory=list)
    bag: list[str] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.known) + len(self.bag)


class Table:
    """A whole game; all that chance decides is given from outside."""

    def __init__(self, seats: int, **options: str) -> None:
        assert 2 <= seats <= 4
        self.options = Options(**options)
        assert seats == 4 or not self.options.is_team
        self.seats = seats
        self.hands: list[list[Item]] = [[] for _ in range(seats)]
        self.decks = [Pile() for _ in range(seats)]
        self.discards: list[list[str]] = [[] for _ in range(seats)]
        stalls = 2 if self.options.is_team else seats
        self.stalls: list[list[list[str]]] = [[] for _ in range(stalls)]
        self.row: list[str | None] = [None] * SLOTS
        self.market = Pile()
        self.market_discard: list[str] = []
        self.minted = SUBSTITUTES if self.options.is_team else 0
        self.junk = JUNK_CARDS + self.minted
        self.in_play: list[str] = []
        self.aside: list[str] = []
        self.winner: int | None = None
        self.active = 0
        self.shows = 0
        self.offers: list[list[str]] = []
        self.folk = list(DECKS)
        self.ask: Ask | None = None
        self.flow: Generator[Ask, tuple[int, str], None] = self.whole_game()

    # ------------------------------------------------------------ from outside

    def start(self) -> None:
        """Begin with the setup."""
        self.ask = next(self.flow)

    def start_turn(self, seat: int) -> None:
        """Begin a position that was laid out by hand."""
        self.flow = self.turns(seat)
        self.ask = next(self.flow)

    def waiting(self) -> dict[int, str]:
        """Which seats have to choose, and what kind of choice."""
        return dict.fromkeys(self.ask.moves, self.ask.kind) if self.ask else {}

    def moves(self, seat: int) -> list[str]:
        return sorted(self.ask.moves.get(seat, [])) if self.ask else []

    def outcomes(self) -> dict[str, int]:
        """What chance may decide now, with weights."""
        return dict(self.ask.outcomes) if self.ask else {}

    def apply(self, seat: int, text: str) -> None:
        """Make one choice, or let chance decide."""
        assert self.ask is not None
        allowed: Iterable[str] = self.outcomes() if seat == CHANCE else self.moves(seat)
        if text not in allowed:
            raise ValueError(f"seat {seat} may not {text}, only {list(allowed)}")
        try:
            self.ask = self.flow.send((seat, text))
        except StopIteration:
            self.ask = None

    def zones(self) -> dict[str, object]:
        """Where every card is."""
        return {
            "hands": [
                sorted(item.text(self.shows_of(seat)) for item in hand)
                for seat, hand in enumerate(self.hands)
            ],
            "decks": [[list(pile.known), sorted(pile.bag)] for pile in self.decks],
            "discards": [list(pile) for pile in self.discards],
            "stalls": [[list(stack) for stack in stall] for stall in self.stalls],
            "row": list(self.row),
            "market deck": [list(self.market.known), sorted(self.market.bag)],
            "market discard": list(self.market_discard),
            "junk": self.junk,
            "minted": self.minted,
            "in play": list(self.in_play),
            "winner": self.winner,
        }

    # ------------------------------------------------------------ reading

    def stall_of(self, seat: int) -> int:
        return seat % 2 if self.options.is_team else seat

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat]

    def partner(self, seat: int) -> int:
        return (seat + 2) % 4

    def opponents(self, seat: int) -> list[int]:
        """Everybody but the team mate."""
        return [o for o in range(self.seats) if self.stall_of(o) != self.stall_of(seat)]

    def shows_of(self, seat: int) -> int:
        """The Flashy Shows that raise the cards of a seat."""
        return self.shows if seat == self.active else 0

    def stacks_to_win(self) -> int:
        return 10 if self.options.is_team else 8

    # ------------------------------------------------------------ moving cards

    def add_to_hand(self, seat: int, card: str) -> None:
        self.hands[seat].append(Item(card))

    def leave_hand(self, seat: int, item: Item) -> str:
        """A card leaves the hand: nothing that happened to it stays with it."""
        self.hands[seat].remove(item)
        item.forget()
        return item.card

    def throw_away(self, card: str) -> None:
        if card == JUNK:
            self.junk += 1
        else:
            self.market_discard.append(card)

    def take_junk(self) -> str:
        """Junk is never short: substitutes come in for what is missing."""
        if self.junk:
            self.junk -= 1
        else:
            self.minted += 1
        return JUNK

    def draw(self, seat: int) -> Flow[str | None]:
        """The top card of a seat's deck; None if there is no card left."""
        if not self.decks[seat]:
            self.decks[seat].bag, self.discards[seat] = self.discards[seat], []
        return (yield from top_card(self.decks[seat], f"draw {seat}"))

    def draw_market(self) -> Flow[str | None]:
        """The top card of the market deck; None if there is no card left."""
        if not self.market:
            self.market.bag, self.market_discard = self.market_discard, []
        return (yield from top_card(self.market, "market"))

    def draw_to_hand(self, seat: int, number: int) -> Flow[None]:
        for _ in range(number):
            card = yield from self.draw(seat)
            if card is not None:
                self.add_to_hand(seat, card)

    def fill_row(self) -> Flow[None]:
        """New cards into the empty slots, the rightmost first."""
        for slot in range(SLOTS):
            if self.row[slot] is None:
                self.row[slot] = yield from self.draw_market()

    # ------------------------------------------------------------ setup

    def whole_game(self) -> Flow[None]:
        decks = self.folk = yield from self.choose_decks()
        first = yield from self.choose_first()
        for pile in self.decks:
            pile.bag = start_deck(decks)
            self.junk -= START_DECK - len(decks)
        self.market.bag = market_cards(decks)
        for seat in range(self.seats):
            yield from self.draw_to_hand(seat, HAND_SIZE)
        yield from self.fill_row()
        yield from self.turns(first)

    def choose_decks(self) -> Flow[list[str]]:
        number = TEAM_DECKS if self.options.is_team else self.seats + 1
        if self.options.decks == "random":
            return (yield from random_decks(list(DECKS), number))
        if self.options.decks == "vote":
            return (yield from self.vote(number))
        decks = self.options.decks.split(",")
        assert len(set(decks)) == number
        assert set(decks) <= set(DECKS)
        return decks

    def vote(self, number: int) -> Flow[list[str]]:
        """Every seat names its best decks; the most wished ones win, chance decides ties."""
        wishes: list[list[str]] = [[] for _ in range(self.seats)]
        is_done = [False] * self.seats
        while not all(is_done):
            moves = {
                seat: [f"wish {deck}" for deck in DECKS if deck not in wish]
                if len(wish) < number
                else ["done"]
                for seat, wish in enumerate(wishes)
                if not is_done[seat]
            }
            seat, text = yield Ask("wish", moves)
            if text == "done":
                is_done[seat] = True
            else:
                wishes[seat].append(text.split()[1])
        points: Counter[str] = Counter()
        for wish in wishes:
            for place, deck in enumerate(wish):
                points[deck] += number - place
        border = sorted((points[deck] for deck in DECKS), reverse=True)[number - 1]
        sure = [deck for deck in DECKS if points[deck] > border]
        tied = [deck for deck in DECKS if points[deck] == border]
        missing = number - len(sure)
        if len(tied) == missing:
            return sure + tied
        return sure + (yield from random_decks(tied, missing))

    def choose_first(self) -> Flow[int]:
        if self.options.first != "random":
            return int(self.options.first) - 1
        text = yield from chance({f"first {seat}": 1 for seat in range(self.seats)})
        return int(text.split()[1])

    # ------------------------------------------------------------ turns

    def turns(self, seat: int) -> Flow[None]:
        try:
            while True:
                yield from self.turn(seat)
                seat = (seat + 1) % self.seats
        except Won:
            self.winner = self.stall_of(seat)

    def turn(self, seat: int) -> Flow[None]:
        self.active, self.shows, self.offers = seat, 0, []
        yield from act(self, seat)
        has_window = yield from self.end(seat)
        yield from self.clean_up(seat, has_window=has_window)
        for hand in self.hands:
            for item in hand:
                item.forget()

    def end(self, seat: int) -> Flow[bool]:
        """Offer the abilities until the seat is done; return whether clean-up opens the window.

        Only cards of these two decks can do anything in the window, so only then it is offered.
        """
        may_ask_again = "pandas" in self.folk or "chameleons" in self.folk
        answers = ["done", "done-again"] if may_ask_again else ["done"]
        while True:
            abilities = self.abilities(seat)
            text = yield from choose(seat, "end", [*abilities, *answers])
            if text in answers:
                return text == "done-again"
            yield from self.use(seat, text, *abilities[text])

    # ------------------------------------------------------------ free abilities

    def abilities(self, seat: int) -> dict[str, tuple[Item, Face | None]]:
        """The rolls and throw-aways that are open to the active seat."""
        return self.rolls(seat) | self.discoveries(seat)

    def rolls(self, seat: int) -> dict[str, tuple[Item, Face | None]]:
        found = {}
        for item in self.hands[seat]:
            for face in faces(self, seat, item):
                card = face.card if face else item.now
                is_used = face.is_used if face else item.is_used
                if card == "bold_haggler" and not is_used:
                    found[f"roll {written(item, face, self.shows)}"] = (item, face)
        return found

    def discoveries(self, seat: int) -> dict[str, tuple[Item, Face | None]]:
        """Throw-aways of Market Discovery and Good Old Times, also through a chameleon."""
        found: dict[str, tuple[Item, Face | None]] = {}
        if not self.market and not self.market_discard:
            return found
        for item in self.hands[seat]:
            if item.is_used:
                continue
            text = item.text(self.shows)
            for face in faces(self, seat, item):
                if (face.card if face else item.now) == "market_discovery":
                    found[f"discover {written(item, face, self.shows)}"] = (item, face)
            if item.can_copy and item.card == "good_old_times":
                found[f"discover {text}"] = (item, None)
            elif leads_to(self, seat, item, "good_old_times"):
                found[f"discover {text} as good_old_times"] = (item, None)
        return found

    def use(self, seat: int, text: str, item: Item, face: Face | None) -> Flow[None]:
        """Roll or throw away; through Good Old Times a chameleon stays free to copy later."""
        assert item in self.hands[seat]
        item.become(face)
        item.is_used = True
        if text.startswith("roll "):
            roll = yield from self.roll_die()
            item.own_value = item.value(0) + roll
        else:
            card = yield from self.draw_market()
            assert card is not None
            self.throw_away(card)

    def roll_die(self) -> Flow[int]:
        text = yield from chance({f"die {side}": weight for side, weight in DIE.items()})
        return int(text.split()[1])

    # ------------------------------------------------------------ clean-up

    def clean_up(self, seat: int, *, has_window: bool) -> Flow[None]:
        """Fill hand and market, then open the window if there is one; refill after each use in it.

        The window is for the throw-aways that are left and for chameleons that may become Cookies.
        It opens even if nothing can be used, so that its opening tells nothing about the hand.
        """
        while True:
            yield from self.clean_hand(seat)
            yield from self.clean_market()
            if self.is_short(seat):
                continue
            if not has_window:
                return
            open_uses = self.discoveries(seat) | self.cookies_to_choose(seat)
            text = yield from choose(seat, "window", [*open_uses, "enough"])
            if text == "enough":
                return
            item, face = open_uses[text]
            if text.startswith("copy "):
                item.become(face)
            else:
                yield from self.use(seat, text, item, face)

    def clean_hand(self, seat: int) -> Flow[None]:
        hand = self.hands[seat]
        while self.is_short(seat):
            self.be_cookies(seat)
            size = HAND_SIZE + sum(item.now == "cookies" for item in hand)
            while len(hand) < size:
                card = yield from self.draw(seat)
                self.add_to_hand(seat, card or self.take_junk())

    def is_short(self, seat: int) -> bool:
        """Whether cards are missing, with all that can be nothing but Cookies counted as such."""
        hand = self.hands[seat]
        before = [(item.face, item.own_value, item.is_used) for item in hand]
        self.be_cookies(seat)
        size = HAND_SIZE + sum(item.now == "cookies" for item in hand)
        for item, was in zip(hand, before, strict=True):
            item.face, item.own_value, item.is_used = was
        return len(hand) < size

    def be_cookies(self, seat: int) -> None:
        """A chameleon that can be nothing but Cookies is Cookies now."""
        for item in sorted(self.hands[seat], key=lambda item: list(CARDS).index(item.card)):
            found = faces(self, seat, item)
            if all(face and face.card == "cookies" for face in found):
                item.become(found[0])

    def cookies_to_choose(self, seat: int) -> dict[str, tuple[Item, Face | None]]:
        """The chameleons that could be Cookies and something else."""
        found: dict[str, tuple[Item, Face | None]] = {}
        for item in self.hands[seat]:
            results = faces(self, seat, item)
            for face in results:
                if face and face.card == "cookies" and len(results) > 1:
                    found[f"copy {written(item, face, self.shows)}"] = (item, face)
        return found

    def clean_market(self) -> Flow[None]:
        """Slide to the right, keeping the order, then fill."""
        left: list[str | None] = [card for card in self.row if card]
        self.row = left + [None] * (SLOTS - len(left))
        yield from self.fill_row()


def top_card(pile: Pile, prefix: str) -> Flow[str | None]:
    """Take the uppermost card; below the known ones chance decides, even if all are the same."""
    if pile.known:
        return pile.known.pop(0)
    if not pile.bag:
        return None
    counts = Counter(pile.bag)
    text = yield from chance({f"{prefix} {card}": number for card, number in counts.items()})
    card = text.split()[-1]
    assert card in CARDS
    pile.bag.remove(card)
    return card


def random_decks(pool: list[str], number: int) -> Flow[list[str]]:
    """Decks picked by chance, one at a time."""
    found: list[str] = []
    for _ in range(number):
        text = yield from chance({f"deck {deck}": 1 for deck in pool if deck not in found})
        found.append(text.split()[1])
    return found
