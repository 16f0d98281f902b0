"""Snappy Scarlet Macaws: hand management."""

from __future__ import annotations

from guildhall.games.dale.knowledge.origins import PUBLIC
from guildhall.games.dale.knowledge.showing import leave_limbo, take_openly
from guildhall.games.dale.model.data import LOOKED_AT, Card
from guildhall.games.dale.model.items import CARD, raised
from guildhall.games.dale.model.state import (
    Stage,
    State,
    changed,
    with_play,
    with_player,
    with_stage,
)
from guildhall.games.dale.rules.effects.steps import (
    after,
    begins,
    draw,
    end,
    keep_card,
    order,
    playing,
)
from guildhall.games.dale.rules.laying import finish
from guildhall.games.dale.rules.piles import remade, throw_away, to_hand

after(Card.SWIFT_BROKER, Stage.DRAW)(end)
after(Card.SHATTERED_RELIC, Stage.DRAW)(end)


@begins(Card.SWIFT_BROKER)
def discard_hand(state: State) -> State:
    count = len(state.players[state.turn].hand)
    return order(with_play(state, playing(state)._replace(left=count)))


@after(Card.SWIFT_BROKER, Stage.ORDER)
def draw_as_many(state: State) -> State:
    return draw(state, playing(state).left)


@begins(Card.SHATTERED_RELIC)
def choose_relic(state: State) -> State:
    if not state.players[state.turn].hand:
        return draw(state, 1)
    return with_stage(state, Stage.THROW)


def throw_relic(state: State, item: int) -> State:
    """Throw away a hand card, then draw one."""
    return draw(throw_away(take_openly(state, state.turn, item), item & CARD), 1)


@begins(Card.SPYGLASS)
def look_ahead(state: State) -> State:
    return draw(state, LOOKED_AT)


@after(Card.SPYGLASS, Stage.DRAW)
def choose_kept(state: State) -> State:
    play = playing(state)
    if not play.limbo:
        return finish(state)
    return changed(state, play=play._replace(left=0), stage=Stage.KEEP)


def keep_seen(state: State, card: int) -> State:
    return _return_on(keep_card(state, card))


def _return_on(state: State) -> State:
    """Ask what goes back next, also where it is all the same: nobody else may learn that."""
    limbo = playing(state).limbo
    if len(limbo) > 1:
        return with_stage(state, Stage.RETURN)
    for card in limbo:
        state = _put_back(state, card)
    return finish(state)


def return_seen(state: State, card: int) -> State:
    return _return_on(_put_back(state, card))


def _put_back(state: State, card: int) -> State:
    state, origin = leave_limbo(state, card, (state.turn,))
    player = state.players[state.turn]
    player = player._replace(top=(card, *player.top), top_origins=(origin, *player.top_origins))
    return with_player(state, state.turn, player)


@begins(Card.FLASHY_SHOW)
def raise_values(state: State) -> State:
    player = state.players[state.turn]
    player = remade(player, [raised(item) for item in player.hand], player.origins)
    state = with_player(state, state.turn, player)
    return finish(changed(state, flashy=state.flashy + 1))


@begins(Card.FAVOURITE_TOY)
def recover(state: State) -> State:
    player = state.players[state.turn]
    if player.discard:
        less = player._replace(discard=player.discard[:-1])
        state = with_player(state, state.turn, less)
        state = to_hand(state, state.turn, player.discard[-1], PUBLIC)
    return finish(state)
