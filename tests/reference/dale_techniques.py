"""What the techniques do, for the slow reference rules of Dale.

An effect returns whether the played card has found its place already.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from .dale_asks import Flow, chance, choose
from .dale_attempts import Laid, Lay, Stack
from .dale_cards import CARDS, JUNK
from .dale_copies import Item, faces, leads_to, written
from .dale_stacks import add_stack, remove_topmost

if TYPE_CHECKING:
    from .dale import Table

LOOKED_AT = 3
SABOTAGED = 2
MOST_NUISANCES = 2
HIGHEST_VALUE = 5
HIGHEST_GUESS = 8  # Blindfold sets 5 and Bold Haggler rolls 3; Flashy Shows come on top.

Effect = Callable[["Table", int], Flow[bool]]


# ------------------------------------------------------------ steps that several cards share


def choose_target(seat: int, possible: list[int]) -> Flow[int]:
    """One other seat; no choice if there is only one."""
    if len(possible) == 1:
        return possible[0]
    text = yield from choose(seat, "target", [f"target {other}" for other in possible])
    return int(text.split()[1])


def choose_item(table: Table, seat: int, kind: str) -> Flow[Item]:
    """One card of the own hand, for something that is no use of it."""
    choices = {f"{kind} {item.text(table.shows)}": item for item in table.hands[seat]}
    text = yield from choose(seat, kind, choices)
    return choices[text]


def choose_card(seat: int, verb: str, cards: list[str]) -> Flow[str]:
    kind = "order" if verb == "put" else verb
    text = yield from choose(seat, kind, [f"{verb} {card}" for card in cards])
    return text.split()[1]


def put_in_order(seat: int, cards: list[str], pile: list[str]) -> Flow[None]:
    """Put cards onto a pile one after the other; the seat chooses while two or more are left."""
    rest = list(cards)
    while len(rest) > 1:
        card = yield from choose_card(seat, "put", rest)
        rest.remove(card)
        pile.append(card)
    pile.extend(rest)


def discard_hand(table: Table, seat: int) -> Flow[int]:
    """Discard the seat's hand and return the number of its cards.

    The seat chooses the next card while two or more are left.
    """
    hand = table.hands[seat]
    number = len(hand)
    while len(hand) > 1:
        choices = {f"put {item.text(table.shows)}": item for item in hand}
        text = yield from choose(seat, "order", choices)
        table.discards[seat].append(table.leave_hand(seat, choices[text]))
    if hand:
        table.discards[seat].append(table.leave_hand(seat, hand[0]))
    return number


def take_random(table: Table, seat: int) -> Flow[str | None]:
    """A random card leaves the hand of a seat."""
    hand = table.hands[seat]
    if not hand:
        return None
    shows = table.shows_of(seat)
    counts = Counter(item.text(shows) for item in hand)
    text = yield from chance({f"take {seat} {name}": n for name, n in counts.items()})
    name = text.split()[2]
    return table.leave_hand(seat, next(item for item in hand if item.text(shows) == name))


def look_at(draw: Callable[[], Flow[str | None]], number: int) -> Flow[list[str]]:
    """The uppermost cards of a deck, as many as there are."""
    found = []
    for _ in range(number):
        card = yield from draw()
        if card is not None:
            found.append(card)
    return found


# ------------------------------------------------------------ macaws


def swift_broker(table: Table, seat: int) -> Flow[bool]:
    number = yield from discard_hand(table, seat)
    yield from table.draw_to_hand(seat, number)
    return False


def shattered_relic(table: Table, seat: int) -> Flow[bool]:
    if table.hands[seat]:
        item = yield from choose_item(table, seat, "throw")
        table.throw_away(table.leave_hand(seat, item))
    yield from table.draw_to_hand(seat, 1)
    return False


def spyglass(table: Table, seat: int) -> Flow[bool]:
    cards = yield from look_at(lambda: table.draw(seat), LOOKED_AT)
    if not cards:
        return False
    kept = yield from choose_card(seat, "keep", cards)
    cards.remove(kept)
    table.add_to_hand(seat, kept)
    back: list[str] = []
    while len(cards) > 1:
        card = yield from choose_card(seat, "return", cards)
        cards.remove(card)
        back.insert(0, card)
    table.decks[seat].known = cards + back + table.decks[seat].known
    return False


def flashy_show(table: Table, seat: int) -> Flow[bool]:
    yield from ()
    assert seat == table.active
    table.shows += 1
    return False


def favourite_toy(table: Table, seat: int) -> Flow[bool]:
    yield from ()
    if table.discards[seat]:
        table.add_to_hand(seat, table.discards[seat].pop())
    return False


# ------------------------------------------------------------ pandas


def loyal_partner(table: Table, seat: int) -> Flow[bool]:
    """Throw the market row away in the order that the seat chooses, then fill it."""
    left = [card for card in table.row if card]
    while left:
        card = left[0] if len(left) == 1 else (yield from choose_card(seat, "put", left))
        left.remove(card)
        table.row[table.row.index(card)] = None
        table.throw_away(card)
    yield from table.fill_row()
    return False


def choose_slot(table: Table, seat: int) -> Flow[int | None]:
    slots = [f"slot {slot}" for slot, card in enumerate(table.row) if card]
    if not slots:
        return None
    text = yield from choose(seat, "slot", slots)
    return int(text.split()[1])


def prepaid_good(table: Table, seat: int) -> Flow[bool]:
    slot = yield from choose_slot(table, seat)
    if slot is not None:
        table.add_to_hand(seat, str(table.row[slot]))
        table.row[slot] = None
    return False


def special_offer(table: Table, seat: int) -> Flow[bool]:
    cards = yield from look_at(table.draw_market, LOOKED_AT)
    if cards:
        kept = yield from choose_card(seat, "keep", cards)
        cards.remove(kept)
        table.add_to_hand(seat, kept)
        yield from put_in_order(seat, cards, table.market_discard)
    return False


# ------------------------------------------------------------ raccoons


def wily_fellow(table: Table, seat: int) -> Flow[bool]:
    """The deck is turned over as a block: its uppermost card is now the lowest discarded one."""
    deck = table.decks[seat]
    table.aside, table.discards[seat] = table.discards[seat], []
    if table.options.turned_deck == "shuffled":
        deck.bag, deck.known = deck.known + deck.bag, []
    for _ in range(len(deck)):
        card = yield from table.draw(seat)
        assert card is not None
        table.discards[seat].append(card)
    deck.bag, table.aside = table.aside, []
    return False


def nuisance(table: Table, seat: int) -> Flow[bool]:
    chosen: list[int] = []
    while len(chosen) < MOST_NUISANCES:
        later = [other for other in table.others(seat) if not chosen or other > chosen[-1]]
        if not later:
            break
        moves = [f"target {other}" for other in later]
        text = yield from choose(seat, "target", [*moves, "enough"])
        if text == "enough":
            break
        chosen.append(int(text.split()[1]))
    for other in chosen:
        card = yield from take_random(table, other)
        if card is not None:
            table.discards[other].append(card)
    return False


def rotten_food(table: Table, seat: int) -> Flow[bool]:
    if table.hands[seat]:
        target = yield from choose_target(seat, table.others(seat))
        item = yield from choose_item(table, seat, "give")
        table.decks[target].known.insert(0, table.leave_hand(seat, item))
    return False


def dirty_exchange(table: Table, seat: int) -> Flow[bool]:
    target = yield from choose_target(seat, table.others(seat))
    card = yield from take_random(table, target)
    if card is not None:
        table.add_to_hand(seat, card)
        item = yield from choose_item(table, seat, "give")
        table.add_to_hand(target, table.leave_hand(seat, item))
    return False


def sabotage(table: Table, seat: int) -> Flow[bool]:
    target = yield from choose_target(seat, table.others(seat))
    cards = yield from look_at(lambda: table.draw(target), SABOTAGED)
    if cards:
        thrown = yield from choose_card(seat, "throw", cards)
        cards.remove(thrown)
        table.throw_away(thrown)
        table.discards[target].extend(cards)
    return False


def treasure_hunter(table: Table, seat: int) -> Flow[bool]:
    rich = [other for other in table.others(seat) if table.discards[other]]
    if rich:
        target = yield from choose_target(seat, rich)
        table.add_to_hand(seat, table.discards[target].pop())
    return False


# ------------------------------------------------------------ squirrels


def acorn(table: Table, seat: int) -> Flow[bool]:
    """The played card itself goes into the stall, whatever it was before it copied Acorn."""
    swaps = {
        f"swap {stall} {number} {card}": (stack, card)
        for stall in sorted({table.stall_of(other) for other in table.opponents(seat)})
        for number, stack in enumerate(table.stalls[stall], start=1)
        for card in stack
    }
    if not swaps:
        return False
    stack, card = swaps[(yield from choose(seat, "swap", swaps))]
    stack[stack.index(card)] = table.in_play[0]
    table.add_to_hand(seat, card)
    return True


# ------------------------------------------------------------ ocelots


def new_season(table: Table, seat: int) -> Flow[bool]:
    pile = table.discards[seat]
    folk = [card for card in pile if card != JUNK]
    if folk:
        card = yield from choose_card(seat, "throw", folk)
        remove_topmost(pile, card)
        table.throw_away(card)
        drawn = yield from table.draw_market()
        assert drawn is not None
        table.add_to_hand(seat, drawn)
    return False


def whirligig(table: Table, seat: int) -> Flow[bool]:
    target = yield from choose_target(seat, table.others(seat))
    number = yield from discard_hand(table, seat)
    yield from table.draw_to_hand(seat, number)
    mine, theirs = table.hands[seat], table.hands[target]
    pool = [item.card for item in mine + theirs]
    mine.clear()
    theirs.clear()
    for _ in range(number):
        counts = Counter(pool)
        text = yield from chance({f"deal {card}": n for card, n in counts.items()})
        card = text.split()[1]
        pool.remove(card)
        table.add_to_hand(seat, card)
    for card in pool:
        table.add_to_hand(target, card)
    return False


def charm(table: Table, seat: int) -> Flow[bool]:
    """Build the revealed card alone as the next stack if it can be, else throw it away.

    A seat that has several ways chooses one. If they depend on its hand it is asked in any case,
    so that the question tells nothing about the hand.
    """
    card = yield from table.draw_market()
    if card is None:
        return False
    item = Item(card)
    ways = {}
    stack = Stack(table, seat)
    for face in faces(table, seat, item):
        way = Lay(f"stack {written(item, face, table.shows)}", Laid(item, seat), face)
        stack.lay(way)
        if stack.is_legal():
            ways[way.text] = way
        stack.take_back()
    moves = [*ways] or [f"throw {card}"]
    text = moves[0]
    if len(moves) > 1 or copies_from_hand(table, seat, item):
        text = yield from choose(seat, "charm", moves)
    if text not in ways:
        table.throw_away(card)
        return False
    stack.lay(ways[text])
    yield from add_stack(table, seat, stack)
    return False


def copies_from_hand(table: Table, seat: int, item: Item) -> bool:
    """Say whether the hand decides what the item can be: it is or leads to Seeing Doubles."""
    return item.card == "seeing_doubles" or leads_to(table, seat, item, "seeing_doubles")


def gamble(table: Table, seat: int) -> Flow[bool]:
    target = yield from choose_target(seat, table.others(seat))
    roll = yield from table.roll_die()
    number = min(roll, len(table.hands[seat]), len(table.hands[target]))
    sent: dict[int, list[str]] = {seat: [], target: []}
    for giver, cards in sent.items():
        for _ in range(number):
            card = yield from take_random(table, giver)
            assert card is not None
            cards.append(card)
    for card in sent[target]:
        table.add_to_hand(seat, card)
    for card in sent[seat]:
        table.add_to_hand(target, card)
    return False


def blindfold(table: Table, seat: int) -> Flow[bool]:
    if not table.hands[seat]:
        return False
    target = yield from choose_target(seat, table.opponents(seat))
    ways = {
        f"hide {written(item, face, table.shows)}": (item, face)
        for item in table.hands[seat]
        for face in faces(table, seat, item)
    }
    item, face = ways[(yield from choose(seat, "hide", ways))]
    item.become(face)
    guesses = range(1, HIGHEST_GUESS + table.shows + 1)
    assert item.value(table.shows) in guesses
    text = yield from choose(target, "guess", [f"guess {n}" for n in guesses])
    if int(text.split()[1]) == item.value(table.shows):
        table.discards[seat].append(table.leave_hand(seat, item))
        return False
    values = range(1, HIGHEST_VALUE + 1)
    text = yield from choose(seat, "value", [f"value {n}" for n in values])
    item.own_value = int(text.split()[1]) - table.shows
    return False


# ------------------------------------------------------------ chameleons


def gift_voucher(table: Table, seat: int) -> Flow[bool]:
    """The played card itself goes into the slot, whatever it was before it copied the voucher."""
    slot = yield from choose_slot(table, seat)
    if slot is None:
        return False
    table.add_to_hand(seat, str(table.row[slot]))
    table.row[slot] = table.in_play[0]
    return True


EFFECTS: dict[str, Effect] = {
    effect.__name__: effect
    for effect in (
        swift_broker,
        shattered_relic,
        spyglass,
        flashy_show,
        favourite_toy,
        loyal_partner,
        prepaid_good,
        special_offer,
        wily_fellow,
        nuisance,
        rotten_food,
        dirty_exchange,
        sabotage,
        treasure_hunter,
        acorn,
        new_season,
        whirligig,
        charm,
        gamble,
        blindfold,
        gift_voucher,
    )
}
assert set(EFFECTS) == {name for name, card in CARDS.items() if card.kind == "technique"}
