"""What the server tests know of Dale: hands, unseen cards, and what is laid out in secret.

Which cards there are is known to all, so the name of a card alone tells nothing: the words to look
for are how a view would write a hand, a card at its place, or a card of a payment.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import guildhall
from guildhall.core import codec
from guildhall.core.codec import enum_id
from guildhall.core.notation import Notation
from guildhall.games.dale.model.items import ItemForm
from guildhall.games.dale.model.places import DRAFTS
from guildhall.games.dale.model.state import Stage, State
from tests.server.games.notes import Audience, Json, Notes, Secret, Way

_text = ItemForm().to_text
FEW = 2
"""So few cards may be named one after the other by chance."""


def _secrets(state: State, audience: Audience) -> Iterator[Secret]:
    """What the audience knows nevertheless stands in its view, and is not looked for."""
    turn, technique = state.turn, state.turn.technique
    if turn.stage is Stage.WISH:
        for seat, wished in enumerate(state.vote.wishes):
            yield from (Secret("wish", enum_id(one)) for one in wished if seat != audience)
    for seat, player in enumerate(state.table.players):
        if seat != audience and len(player.hand) > FEW:
            yield Secret("hand", ", ".join(map(_text, player.hand)))
        yield from _backs("card on a deck", player.top)
    if technique is not None:
        yield from _backs("card looked at", technique.aside)
    if turn.stage in DRAFTS and audience != turn.seat:
        for one in turn.laid:
            word = f"item: {_text(one.item)}, was: {_text(one.was)}, seat: {one.seat}"
            yield Secret("draft", word)


def _backs(kind: str, cards: tuple[int, ...]) -> Iterator[Secret]:
    return (Secret(kind, f"card: {_text(card)}, heap: 0") for card in cards)


TEMPTING = (
    *(f"wish {deck}" for deck in ("macaws", "raccoons", "chameleons", "pandas", "ocelots")),
    *(f"play {card}" for card in ("spyglass", "rotten_food", "special_offer")),
)
_RULES = guildhall.load_game("dale")
_NOTATION = Notation(_RULES.action_types)
_BOT = guildhall.load_bot("dale", "greedy")


def _tempting(view: Json, actions: list[str]) -> list[str]:
    """The decks and techniques with most to hide; else what a good player would do, so that games
    come to an end."""
    for wanted in TEMPTING:
        if wanted in actions:
            return [wanted]
    seen = codec.loads(_RULES.view_type, json.dumps(view))
    parsed = tuple(map(_NOTATION.parse, actions))
    choice = _BOT.choose(seen, parsed, guildhall.Rng(f"{len(actions)} {view['turns']}"))
    return [_NOTATION.format(choice.action)]


NOTES = Notes(
    ways=(
        Way(2, {"decks": "vote", "copied_values": "printed"}),
        Way(3, {"decks": "vote", "turned_deck": "shuffled"}),
        Way(4, {"decks": "vote", "teams": "yes"}),
    ),
    illegal=("buy 9", "play", "pay junk as", "draw 0 junk", "settle", "target 7"),
    kinds=frozenset({"wish", "hand", "card on a deck", "card looked at", "draft", "draw"}),
    secrets=_secrets,
    tempting=_tempting,
    beginning={"first": "1"},
    is_brief=False,
)
