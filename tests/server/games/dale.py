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
from guildhall.games.dale.knowledge.origins import Origin, trail_of
from guildhall.games.dale.model.items import ItemForm
from guildhall.games.dale.model.state import Player, Stage, State
from tests.server.games.notes import Audience, Json, Notes, Secret, Way

_text = ItemForm().to_text
_DRAFTS = (Stage.PAY, Stage.STACK, Stage.INVENTORY)
FEW = 2
"""So few cards may be named one after the other by chance."""


def _secrets(state: State, audience: Audience) -> Iterator[Secret]:
    watching = len(state.players) if audience is None else audience
    if state.stage is Stage.WISH:
        for seat, wished in enumerate(state.wishes):
            yield from (Secret("wish", enum_id(one)) for one in wished if seat != audience)
    for seat, player in enumerate(state.players):
        if seat != audience and len(player.hand) > FEW and _has_unseen(player, watching):
            yield Secret("hand", ", ".join(map(_text, player.hand)))
        yield from _unseen("card on a deck", player.top, player.top_origins, watching)
    play = state.play
    if play is not None:
        yield from _unseen("card looked at", play.limbo, play.origins, watching)
    if state.stage in _DRAFTS and audience != state.turn:
        for one in state.laid:
            word = f"item: {_text(one.item)}, was: {_text(one.was)}, seat: {one.seat}"
            yield Secret("draft", word)


def _has_unseen(player: Player, watching: int) -> bool:
    return any(trail_of(origin, watching) for origin in player.origins)


def _unseen(
    kind: str, cards: tuple[int, ...], origins: tuple[Origin, ...], watching: int
) -> Iterator[Secret]:
    for card, origin in zip(cards, origins, strict=True):
        if trail_of(origin, watching):
            yield Secret(kind, f"card: {_text(card)}, pool: 0")


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
