"""Whether a stated reason is true, worked out anew from a position by counting cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations

from guildhall.bots.bot import Reason
from guildhall.games.dale.model import actions as act
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.data import COPYING, HAS_PLUS, NAMES, SETS, VALUES, Card, Folk
from guildhall.games.dale.model.items import CARD, effective, is_open, value_of
from guildhall.games.dale.model.state import Stage, State
from guildhall.games.dale.views.observe import View
from tests.games.dale.bots.reason_cases import (
    JUNK,
    Case,
    last_of,
    makes_now,
    now,
    printed,
    stacks,
    sums,
)

HELPING = {Card.STASHING_VENDOR, Card.EMPTY_CHEST, Card.NOSTALGIC_ITEM, Card.ACCORDION}
SIDES = (0, 1, 1, 2, 2, 3)
PASSIVE = {
    *HELPING,
    Card.COOKIES,
    Card.ESSENTIAL_PURCHASE,
    Card.MARKET_DISCOVERY,
    Card.STOCK_CLEARANCE,
    Card.WINTER_IS_COMING,
    Card.BOLD_HAGGLER,
}
"""Goods that are neither techniques nor copies of others."""


def completes(case: Case, card: int, count: int) -> bool:
    """A card that is not owned yet makes the stack with so many own ones."""
    own = printed(case.cards(case.seat), SETS[card])
    missing = case.args["number"] - VALUES[card]
    is_open_number = case.number <= case.args["number"] <= last_of(case)
    return (
        is_open_number
        and card != JUNK
        and card not in COPYING
        and any(sum(some) == missing for some in combinations(own, count))
    )


def stack_with(case: Case) -> bool:
    other = NAMES.index(case.args["with_card"])
    total = VALUES[case.card] + VALUES[other]
    is_owned = other in case.cards(case.seat)
    return is_owned and SETS[other] == SETS[case.card] and total == case.args["number"]


def stack_ready(case: Case) -> bool:
    plain = [item for item in case.hand if item <= CARD]
    missing = case.number - VALUES[case.card]
    fits = missing in sums(printed(plain, SETS[case.card]))
    return fits and case.card not in COPYING and case.flashy == 0 and case.card != JUNK


def denies(case: Case) -> bool:
    owner, number = case.args["owner"], case.args["number"]
    first = case.built(owner) + 1
    if any(VALUES[one] == number and one not in COPYING for one in left_in_market(case)):
        return False
    if owner not in case.opponents or not first <= number <= min(first + 1, last_of(case)):
        return False
    return any(
        (NAMES[card], Folk(SETS[card]).name.lower()) == (case.args["card"], case.args["set"])
        and number - VALUES[card] in sums(printed(_less(case, owner, card), SETS[card]))
        for card in case.touched()
        if card not in (*COPYING, JUNK)
    )


def left_in_market(case: Case) -> list[int]:
    """What could be had instead."""
    if not isinstance(case.action, act.Buy | act.Slot | act.Settle):
        return []
    cards = case.goods
    cards.remove(case.card)
    technique = case.state.turn.technique
    if technique is None or technique.face != Card.GIFT_VOUCHER:
        return cards
    return [*cards, technique.item & CARD]


def _less(case: Case, owner: int, card: int) -> list[int]:
    """The cards of the owner without the one that is taken from it."""
    cards = case.cards(owner)
    is_theirs = isinstance(case.action, act.Throw | act.Target)
    if is_theirs or (isinstance(case.action, act.Play) and case.played == Card.TREASURE_HUNTER):
        cards.remove(card)
    return cards


def in_set(case: Case) -> bool:
    same = [card for card in case.cards(case.seat) if SETS[card] == SETS[case.card]]
    is_set = Folk(SETS[case.card]).name.lower() == case.args["set"]
    return bool(is_set and len(same) + 1 == case.args["count"])


def above_average(case: Case) -> bool:
    own = [VALUES[card] for card in case.cards(case.seat)]
    return case.is_named(case.card) and VALUES[case.card] > sum(own) / max(1, len(own))


def dearest(case: Case) -> bool:
    technique = case.state.turn.technique
    aside = [] if technique is None else [*technique.aside]
    is_market = isinstance(case.action, act.Buy | act.Slot)
    others = [*(case.goods if is_market else aside)]
    others.remove(case.card)
    return bool(others) and VALUES[case.card] > max(VALUES[one] for one in others)


def spared(case: Case) -> bool:
    card = NAMES.index(case.args["card"])
    cards = case.cards(case.seat)
    if {*HELPING, *COPYING} & {*cards}:
        return False
    numbers = range(case.number, last_of(case) + 1)
    before = stacks(cards, numbers)
    cards.remove(card)
    return bool(before) and stacks(cards, numbers) == before


def pays_smallest(case: Case) -> bool:
    values = sorted(value_of(item, case.flashy) for item in case.hand)
    is_smallest = values[0] == value_of(case.action.item, case.flashy) < values[1]
    return is_smallest and not any(map(is_open, case.hand))


def adds(case: Case) -> int:
    return case.laid + value_of(case.used, case.flashy)


def roll_chance(case: Case) -> bool:
    others = case.hand
    others.remove(case.action.item)
    beside = sums(now(case, others, Folk.OCELOTS))
    missing = case.number - value_of(case.used, case.flashy)
    count = sum(missing - points in beside for points in SIDES)
    return bool((count, 6) == (case.args["count"], case.args["sides"]) and count)


def raises_stack(case: Case) -> bool:
    """Altered values rise as well."""
    return not makes_now(case, case.hand) and any(
        case.number in sums([value + 1 for value in now(case, case.hand, folk)]) for folk in Folk
    )


def leader(case: Case) -> bool:
    own = case.stall(case.args["owner"])
    built = [len(stall) for stall in case.view.stalls]
    others = built[:own] + built[own + 1 :]
    return built[own] == case.args["count"] and built[own] > max(others)


def possible(case: Case) -> Counter[int]:
    """What the cards are worth that the one to be guessed can be."""
    shown = case.view.seats[case.view.turn]
    heaps = {share.heap for share in shown.hidden}
    cards = [card for heap in heaps for card in case.view.heaps[heap]]
    return Counter((*shown.values, *(VALUES[card] + case.view.flashy for card in cards)))


def guess_most(case: Case) -> bool:
    counts = possible(case)
    return [one for one in counts if counts[one] == max(counts.values())] == [case.args["value"]]


def guess_some(case: Case) -> bool:
    counts = possible(case)
    told = case.args["count"], case.args["cards"]
    return case.args["value"] == case.action.value and told == (
        counts[case.action.value],
        sum(counts.values()),
    )


def guess_known(case: Case) -> bool:
    """They are there indeed, with that value."""
    items = [one for one in case.state.table.players[case.view.turn].hand if not is_open(one)]
    values = [value_of(item, case.view.flashy) for item in items]
    is_owner = case.args["owner"] == case.view.turn
    return bool(is_owner and values.count(case.action.value) >= case.args["count"] > 0)


def fits(case: Case) -> bool:
    assert case.view.technique is not None
    hidden = case.view.technique.hidden
    assert hidden is not None
    others = case.hand
    others.remove(hidden)
    beside = sums(now(case, others, SETS[effective(hidden)]))
    return effective(hidden) != JUNK and case.number - case.action.value in beside


def hides_unseen(case: Case) -> bool:
    """Check that no such card lies open in the hand."""
    own = case.view.seats[case.seat]
    flags = zip(own.hand, own.open, strict=True)
    return not any(is_open for item, is_open in flags if item & CARD == case.action.item & CARD)


def piles(case: Case, seat: int) -> int:
    player = case.state.table.players[seat]
    return len(player.top) + len(player.deck) + len(player.discard)


def no_cookies(items: Iterable[int]) -> bool:
    return all(effective(item) != Card.COOKIES and item & CARD not in COPYING for item in items)


def renews(case: Case) -> bool:
    if isinstance(case.action, act.Play):
        return bool(case.played == Card.SWIFT_BROKER and case.args["count"] == len(case.hand))
    laid = [one.item for one in case.view.laid]
    is_short = len(case.hand) + len(laid) <= 5
    return bool(is_short and no_cookies(laid) and case.args["count"] == len(laid) > 0)


def keeps_stack(case: Case) -> bool:
    cards = [item & CARD for item in case.hand]
    return any(case.number in sums(printed(cards, folk)) for folk in Folk)


def builds(case: Case) -> bool:
    """Whoever is alone may begin only what can be completed."""
    is_begun = isinstance(case.action, act.Build) and case.view.rules.teams
    return (not is_begun or makes_now(case, case.hand)) and case.number < last_of(case)


def asks(case: Case) -> bool:
    is_exact = all(effective(one.item) != Card.ACCORDION for one in case.view.laid)
    return bool(is_exact and case.args["missing"] == case.number - case.laid > 0)


def price(case: Case) -> int:
    assert isinstance(case.action, act.Buy)
    return VALUES[case.card] + case.action.slot


def plays(*cards: Card) -> Callable[[Case], bool]:
    return lambda case: isinstance(case.action, act.Play) and case.played in cards


def is_(*kinds: type) -> Callable[[Case], bool]:
    return lambda case: isinstance(case.action, kinds)


def in_stage(stage: Stage) -> Callable[[Case], bool]:
    return lambda case: case.view.stage is stage


def counted(count: Callable[[Case], int], is_so: Callable[[Case], bool]) -> Callable[[Case], bool]:
    return lambda case: is_so(case) and case.args["count"] == count(case) > 0


def names_item(case: Case) -> bool:
    own = case.action.card if isinstance(case.action, act.Return) else case.action.item
    return case.is_named(own & CARD)


def junk(case: Case) -> int:
    return sum(item & CARD == JUNK for item in case.hand)


def has_junk(case: Case) -> bool:
    return junk(case) > 0


def is_junk(case: Case) -> bool:
    return bool(case.action.item & CARD == JUNK)


def target_of(case: Case) -> int:
    assert case.view.technique is not None
    return case.view.technique.target


CHECKS: dict[str, Callable[[Case], bool]] = {
    "stack-alone": lambda case: completes(case, case.card, 0) and case.is_named(case.card),
    "stack-with": lambda case: stack_with(case) and completes(case, case.card, 1),
    "stack-among": lambda case: completes(case, case.card, case.args["count"]),
    "stack-ready": stack_ready,
    "denies": denies,
    "in-set": in_set,
    "has-plus": lambda case: HAS_PLUS[case.card] and case.is_named(case.card),
    "needs-no-action": lambda case: case.is_named(case.card) and case.card in PASSIVE,
    "above-average": above_average,
    "dearest": dearest,
    "worth": lambda case: case.args["value"] == VALUES[case.card] and case.is_named(case.card),
    "price": lambda case: case.args["price"] == price(case) and case.is_named(case.card),
    "no-surcharge": lambda case: isinstance(case.action, act.BuyDiscarded) or case.action.slot == 0,
    "scraps": lambda case: case.card == Card.ESSENTIAL_PURCHASE and has_junk(case),
    "pays": lambda case: (
        (case.args["value"], case.args["price"])
        == (value_of(case.used, case.flashy), case.view.price)
    ),
    "pays-junk": is_junk,
    "pays-exactly": lambda case: (
        case.view.price
        == case.args["price"]
        == (adds(case) if isinstance(case.action, act.Pay) else case.laid)
    ),
    "pays-smallest": pays_smallest,
    "paid": lambda case: case.laid >= case.view.price == case.args["price"],
    "spared": spared,
    "loses": names_item,
    "loses-junk": is_junk,
    "covered": lambda case: names_item(case) and is_(act.Put, act.Return)(case),
    "gives": lambda case: names_item(case) and case.args["owner"] == target_of(case),
    "gives-junk": lambda case: is_junk(case) and case.args["owner"] == target_of(case),
    "win": lambda case: case.number == last_of(case),
    "build": builds,
    "begins-stack": lambda case: case.view.rules.teams and is_(act.Build)(case),
    "adds": lambda case: adds(case) == case.args["total"] and case.number == case.args["number"],
    "adds-up": lambda case: adds(case) == case.number == case.args["number"],
    "stacks-junk": lambda case: case.used & CARD == JUNK,
    "fetches": lambda case: case.action.card in case.view.seats[case.seat].discard,
    "asks": asks,
    "asks-partner": is_(act.Ask),
    "declines": is_(act.Decline),
    "inventory": is_(act.Inventory),
    "renews-junk": counted(junk, lambda case: len(case.hand) <= 5),
    "discards-card": names_item,
    "discards-junk": is_junk,
    "replaced": lambda case: len(case.hand) <= 5 and no_cookies([case.action.item]),
    "keeps-stack": keeps_stack,
    "keeps-hand": lambda case: not case.view.laid and is_(act.Settle)(case),
    "discards": counted(lambda case: len(case.view.laid), in_stage(Stage.INVENTORY)),
    "renews": renews,
    "roll": is_(act.Roll),
    "roll-chance": roll_chance,
    "discovers": is_(act.Discover),
    "copies-cookies": lambda case: case.is_named(Card.COOKIES) and is_(act.Copy)(case),
    "ends-turn": in_stage(Stage.END),
    "stops-scrapping": in_stage(Stage.SCRAP),
    "stops-using": in_stage(Stage.WINDOW),
    "stops-bothering": in_stage(Stage.TARGET),
    "stops-building": in_stage(Stage.BONUS),
    "wish": is_(act.Wish),
    "technique": lambda case: case.is_named(case.played),
    "plus": lambda case: HAS_PLUS[case.played] and case.is_named(case.played),
    "throws-junk": lambda case: plays(Card.SHATTERED_RELIC)(case) and has_junk(case),
    "looks": counted(lambda case: min(3, piles(case, case.seat)), plays(Card.SPYGLASS)),
    "raises": plays(Card.FLASHY_SHOW),
    "raises-stack": raises_stack,
    "recovers": lambda case: case.is_named(case.view.seats[case.seat].discard[-1]),
    "clears-market": counted(lambda case: len(case.goods), plays(Card.LOYAL_PARTNER)),
    "takes-free": lambda case: plays(Card.PREPAID_GOOD)(case) and bool(case.goods),
    "offers": counted(
        lambda case: min(
            3, len(case.state.table.market.deck) + len(case.state.table.market.thrown)
        ),
        plays(Card.SPECIAL_OFFER),
    ),
    "turns-deck": counted(
        lambda case: len(case.state.table.players[case.seat].discard), plays(Card.WILY_FELLOW)
    ),
    "bothers": lambda case: any(map(case.hand_size, case.others)) and plays(Card.NUISANCE)(case),
    "slips-junk": lambda case: plays(Card.ROTTEN_FOOD)(case) and has_junk(case),
    "trades-junk": lambda case: (
        plays(Card.DIRTY_EXCHANGE)(case)
        and has_junk(case)
        and any(map(case.hand_size, case.others))
    ),
    "sabotages": lambda case: (
        plays(Card.SABOTAGE)(case) and any(piles(case, one) for one in case.others)
    ),
    "hunts": plays(Card.TREASURE_HUNTER),
    "grabs": lambda case: case.is_named(case.card),
    "raids-stall": lambda case: any(map(case.built, case.opponents)) and plays(Card.ACORN)(case),
    "renews-old": lambda case: (
        plays(Card.NEW_SEASON)(case) and any(case.view.seats[case.seat].discard)
    ),
    "junk-share": lambda case: (
        (case.args["count"], case.args["cards"]) == (junk(case), len(case.hand))
        and plays(Card.WHIRLIGIG, Card.GAMBLE)(case)
    ),
    "charms": lambda case: plays(Card.CHARM)(case) and case.args["number"] == case.number,
    "blinds": lambda case: plays(Card.BLINDFOLD)(case) and bool(case.hand),
    "trades-goods": lambda case: (
        plays(Card.GIFT_VOUCHER)(case) and case.is_named(case.used & CARD) and bool(case.goods)
    ),
    "swaps": lambda case: case.is_named(case.action.card),
    "leader": leader,
    "stacks": lambda case: case.args["count"] == case.built(case.args["owner"]),
    "loses-card": lambda case: (
        case.face == Card.NUISANCE and case.hand_size(case.args["owner"]) > 0
    ),
    "costs": lambda case: case.args["owner"] == target_of(case) and names_item(case),
    "relieves": lambda case: case.args["owner"] == target_of(case) and is_junk(case),
    "hides": is_(act.Hide),
    "hides-unseen": hides_unseen,
    "guess": lambda case: case.args["value"] == case.action.value,
    "guess-most": guess_most,
    "guess-some": guess_some,
    "guess-known": guess_known,
    "fits": fits,
    "value": lambda case: case.args["value"] == case.action.value,
}
"""By the kind of reason, whether it is true; what has no check here must not be said."""


def is_true(view: View, state: State, seat: int, action: Action, reason: Reason) -> bool:
    return CHECKS[reason.kind](Case(view, state, seat, action, dict(reason.args)))
