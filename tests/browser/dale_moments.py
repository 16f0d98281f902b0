"""Moments of Dale of Merchants worth looking at."""

from __future__ import annotations

from tests.browser.dale import DECKS, at, match_at, moment_of, position
from tests.browser.stage import Moment
from tests.server.talk import AnyMatch, Json

MANY = 4
STALLS = [
    [["swift_broker"], ["cookies"], ["shattered_relic"]],
    [["wily_fellow"], ["nuisance"]],
    [["loyal_partner"], ["prepaid_good"], ["essential_purchase"], ["market_discovery"]],
]
"""For three; cards of the market row are not among them more often than they are printed."""


def is_begun(match: AnyMatch) -> bool:
    """Ann chooses the first action of the game that is hers."""
    return _decides(match) == "act"


def is_midst(match: AnyMatch) -> bool:
    """Stacks stand, piles have grown, and Ann has a choice."""
    view = match.view(0)
    stands = all(len(stall) > 1 for stall in view.stalls) and bool(view.seats[0].discard)
    return _decides(match) == "act" and stands and len(match.legal_actions(0)) > MANY


def has_decision(kind: str, match: AnyMatch) -> bool:
    return _decides(match) == kind


def _decides(match: AnyMatch) -> str:
    """What Ann decides, where all wait for her."""
    (one, *others) = match.decisions() or [None]
    return one.kind if one is not None and one.seat == 0 and not others else ""


def is_vote(match: AnyMatch) -> bool:
    """Everybody wishes; Ann has one wish left."""
    return len(match.legal_actions(0)) > 0 and len(match.view(0).wishes[0]) == 1


def after(written: Json, *actions: str) -> Moment:
    """What Ann has done since a position."""
    match = match_at(written)
    for action in actions:
        match.submit_text(0, action)
    return moment_of(match)


def three() -> Json:
    """Three merchants in the midst of a game."""
    hand = ["spyglass", "cookies", "swift_broker", "junk", "nuisance"]
    players = {
        0: {"deck": ["junk", "cookies", "junk", "spyglass"], "discard": ["junk", "swift_broker"]},
        1: {"deck": ["junk"] * 4, "discard": ["nuisance"]},
        2: {"deck": ["junk"] * 3, "discard": ["loyal_partner"]},
    }
    rivals = (["junk", "junk", "wily_fellow"], ["junk", "loyal_partner", "junk", "junk"])
    row = ["prepaid_good", "rotten_food", "essential_purchase", "rotten_food", "sabotage"]
    market = {"row": row, "deck": ["acorn", "accordion"], "thrown": ["acorn", "treasure_hunter"]}
    return position(hand, *rivals, players=players, stalls=STALLS, market=market)


def paying() -> Moment:
    """Two of four are paid."""
    return after(three(), "buy 2", "pay cookies")


def stacking() -> Moment:
    """The fourth stack lacks nothing after a Spyglass."""
    return after(three(), "build", "stack spyglass")


def inventory() -> Moment:
    return after(three(), "inventory", "discard junk", "discard nuisance")


def looking() -> Moment:
    """The four cards of a Spyglass lie aside."""
    return after(three(), "play spyglass")


def aiming() -> Moment:
    """Whom does Nuisance strike?"""
    return after(three(), "play nuisance")


def copying() -> Json:
    """Seeing Doubles may become any technique of the hand."""
    hand = ["seeing_doubles", "spyglass", "nuisance", "junk", "cookies"]
    players = {0: {"deck": ["junk"] * 4}, 1: {"deck": ["junk"] * 3}}
    decks = ["macaws", "raccoons", "chameleons"]
    row = ["shattered_relic", "spyglass", "nuisance", "rotten_food", "reflection"]
    return position(hand, ["junk"] * 3, players=players, decks=decks, market={"row": row})


def ending(*hand: str) -> Json:
    """The last card of the market is bought; pandas may be used before and after the refill."""
    decks = ["macaws", "pandas", "raccoons"]
    players = {
        0: {"deck": ["junk", "cookies", "wily_fellow", "spyglass"], "discard": ["prepaid_good"]},
        1: {"deck": ["junk"] * 4},
    }
    row = ["special_offer", "spyglass", "nuisance", "rotten_food", None]
    market = {"row": row, "deck": ["sabotage", "loyal_partner", "cookies"]}
    held = list(hand) or ["market_discovery", "junk", "junk"]
    return position(held, ["junk"] * 5, stage="end", decks=decks, players=players, market=market)


def window() -> Moment:
    """Ann is asked after the refill: she still holds Market Discovery."""
    return after(ending(), "done-again")


def refilling() -> Moment:
    """Ann asked to be asked after the refill and has nothing to use: the page goes on."""
    return after(ending("swift_broker", "junk", "junk"), "done-again")


def swapping() -> Moment:
    """An Acorn is swapped against a card of another stall."""
    hand = ["acorn", "junk", "empty_chest"]
    stalls = [[["stashing_vendor"]], [["wily_fellow"], ["nuisance"], ["acorn"]]]
    decks = ["macaws", "raccoons", "squirrels"]
    row = ["cookies", "spyglass", "nuisance", "shattered_relic", "rotten_food"]
    written = position(hand, ["junk"] * 3, stalls=stalls, decks=decks, market={"row": row})
    return after(written, "play acorn")


def guessing() -> Moment:
    """Another seat hides a card: Ann guesses its value."""
    decks = ["macaws", "raccoons", "ocelots"]
    row = ["cookies", "spyglass", "nuisance", "shattered_relic", "rotten_food"]
    hands = (["junk"] * 3, ["blindfold", "charm", "junk"])
    match = match_at(position(*hands, seat=1, decks=decks, market={"row": row}))
    for action in ("play blindfold", "hide charm"):
        match.submit_text(1, action)
    return moment_of(match)


def helping() -> Moment:
    """Ann's partner asks for help with the fourth stack."""
    hands = (["cookies", "junk", "swift_broker"], ["junk"], ["cookies", "junk"], ["junk"])
    stalls = [[["swift_broker"], ["prepaid_good"], ["shattered_relic"]], [["wily_fellow"]]]
    row = ["rotten_food", "spyglass", "nuisance", "shattered_relic", "market_discovery"]
    more: Json = {"rules": {"teams": True}, "decks": list(DECKS[:4]), "market": {"row": row}}
    match = match_at(position(*hands, seat=2, stalls=stalls, **more))
    for action in ("build", "stack cookies", "ask"):
        match.submit_text(2, action)
    return moment_of(match)


def asking() -> Moment:
    """Ann has laid what only her partner's helpers can make a stack of."""
    hands = (["nuisance", "junk", "cookies"], ["junk"], ["empty_chest", "junk"], ["junk"])
    own = [["swift_broker"], ["prepaid_good"], ["shattered_relic"], ["spyglass"], ["flashy_show"]]
    row = ["rotten_food", "spyglass", "nuisance", "shattered_relic", "market_discovery"]
    more: Json = {"rules": {"teams": True}, "decks": list(DECKS[:4]), "market": {"row": row}}
    match = match_at(position(*hands, stalls=[own, [["wily_fellow"]]], **more))
    for action in ("build", "stack junk", "stack nuisance"):
        match.submit_text(0, action)
    return moment_of(match)


def teams() -> Moment:
    return at(is_midst, 4, teams="yes")
