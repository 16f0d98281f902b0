"""The four actions of a turn, for the slow reference rules of Dale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .dale_asks import Flow, choose
from .dale_attempts import Payment, Stack
from .dale_cards import CARDS, JUNK, TECHNIQUE
from .dale_copies import Face, Item, faces, written
from .dale_stacks import build
from .dale_techniques import EFFECTS

if TYPE_CHECKING:
    from .dale import Table

MOST_SCRAPPED = 3


def act(table: Table, seat: int) -> Flow[None]:
    """One action, and one more after each technique with a plus."""
    while True:
        plays = techniques(table, seat)
        abilities = table.abilities(seat)
        moves = [*purchases(table, seat), *plays, *abilities, "inventory"]
        if Stack(table, seat).can_begin():
            moves.append("build")
        text = yield from choose(seat, "act", moves)
        if text in abilities:
            yield from table.use(seat, text, *abilities[text])
        elif text in plays:
            if not (yield from play(table, seat, *plays[text])):
                return
        elif text == "build":
            if (yield from build(table, seat)):
                return
        elif text == "inventory":
            yield from take_inventory(table, seat)
            return
        else:
            yield from buy(table, seat, text)
            return


# ------------------------------------------------------------ buying


def purchases(table: Table, seat: int) -> list[str]:
    """What the seat can pay for."""
    offers = [f"buy {slot}" for slot, card in enumerate(table.row) if card]
    if table.market_discard:
        offers.append("buy-discarded")
    return [offer for offer in offers if payment_for(table, seat, offer).can_begin()]


def payment_for(table: Table, seat: int, offer: str) -> Payment:
    if offer == "buy-discarded":
        price = CARDS[table.market_discard[-1]].value
        return Payment(table, seat, price, for_discarded=True)
    slot = int(offer.split()[1])
    price = CARDS[on_sale(table, slot)].value + slot
    return Payment(table, seat, price, for_discarded=False)


def on_sale(table: Table, slot: int) -> str:
    card = table.row[slot]
    assert card is not None
    return card


def buy(table: Table, seat: int, offer: str) -> Flow[None]:
    payment = payment_for(table, seat, offer)
    yield from pay(payment)
    items = [laid.item for laid in payment.cards]
    is_discarded = payment.for_discarded
    place = len(table.market_discard) - 1 if is_discarded else int(offer.split()[1])
    card = table.market_discard[place] if is_discarded else on_sale(table, place)
    if card == "essential_purchase":
        yield from scrap(table, seat, items)
    for item in items:
        table.discards[seat].append(table.leave_hand(seat, item))
    if is_discarded:
        table.market_discard.pop(place)
    else:
        table.row[place] = None
    table.add_to_hand(seat, card)


def pay(payment: Payment) -> Flow[None]:
    """Card after card until the seat settles."""
    while True:
        steps = {step.text: step for step in payment.steps()}
        moves = [*steps, *(["settle"] if payment.is_legal() else [])]
        text = yield from choose(payment.seat, "pay", moves)
        if text == "settle":
            return
        payment.lay(steps[text])


def scrap(table: Table, seat: int, items: list[Item]) -> Flow[None]:
    """Essential Purchase: up to three junk cards of the payment are thrown away instead."""
    for _ in range(MOST_SCRAPPED):
        choices = {
            f"scrap {item.text(table.shows)}": item
            for item in reversed(items)  # of equal ones the first that was paid
            if item.card == JUNK or (item.now == JUNK and table.options.copied_junk == "counts")
        }
        if not choices:
            return
        text = yield from choose(seat, "scrap", [*choices, "enough"])
        if text == "enough":
            return
        items.remove(choices[text])
        table.throw_away(table.leave_hand(seat, choices[text]))


# ------------------------------------------------------------ techniques


def techniques(table: Table, seat: int) -> dict[str, tuple[Item, Face | None]]:
    return {
        f"play {written(item, face, table.shows)}": (item, face)
        for item in table.hands[seat]
        for face in faces(table, seat, item)
        if CARDS[face.card if face else item.now].kind == TECHNIQUE
    }


def play(table: Table, seat: int, item: Item, face: Face | None) -> Flow[bool]:
    """Play a technique; whether it has a plus."""
    name = face.card if face else item.now
    table.in_play.append(table.leave_hand(seat, item))
    has_place = yield from EFFECTS[name](table, seat)
    card = table.in_play.pop()
    if not has_place:
        table.discards[seat].append(card)
    return CARDS[name].has_plus


# ------------------------------------------------------------ inventory


def take_inventory(table: Table, seat: int) -> Flow[None]:
    """Pick cards one after the other; they are discarded in this order when all are picked."""
    picked: list[Item] = []
    while True:
        rest = [item for item in table.hands[seat] if item not in picked]
        choices = {f"discard {item.text(table.shows)}": item for item in rest}
        text = yield from choose(seat, "inventory", [*choices, "settle"])
        if text == "settle":
            break
        picked.append(choices[text])
    for item in picked:
        table.discards[seat].append(table.leave_hand(seat, item))
