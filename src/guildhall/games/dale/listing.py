"""What a seat may do, stage by stage."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from guildhall.games.dale import actions as act
from guildhall.games.dale.actions import Action
from guildhall.games.dale.copies import faces_of, open_items, sources_of, uses_of
from guildhall.games.dale.data import BLINDFOLD_VALUES, IS_TECHNIQUE, SLOTS, Card
from guildhall.games.dale.effects import ocelots, raccoons, squirrels, steps
from guildhall.games.dale.items import CARD, effective, is_open
from guildhall.games.dale.laying import scrappable
from guildhall.games.dale.payments import SETTLE, can_buy, pay_actions, purse_of
from guildhall.games.dale.setup import DONE
from guildhall.games.dale.stacks import can_build, stack_actions
from guildhall.games.dale.state import FROM_DISCARD, Stage, State
from guildhall.games.dale.turn import (
    ENOUGH,
    discover_actions,
    roll_actions,
    window_actions,
)

BUILD = act.Build()
INVENTORY = act.Inventory()
BUY_DISCARDED = act.BuyDiscarded()
_BUYS = tuple(act.Buy(slot) for slot in range(SLOTS))
_SLOT_ACTIONS = tuple(act.Slot(slot) for slot in range(SLOTS))
_NUISANCE = int(Card.NUISANCE)


def act_actions(state: State) -> tuple[Action, ...]:
    build = (BUILD,) if can_build(state) else ()
    free = (*roll_actions(state), *discover_actions(state))
    return (*_buys(state), *_plays(state), *build, INVENTORY, *free)


def _buys(state: State) -> list[Action]:
    purse = purse_of(state, state.turn)
    row = state.market.row
    found: list[Action] = [
        _BUYS[slot]
        for slot in range(SLOTS)
        if row[slot] is not None and can_buy(state, purse, slot)
    ]
    if state.market.thrown and can_buy(state, purse, FROM_DISCARD):
        found.append(BUY_DISCARDED)
    return found


def _plays(state: State) -> list[Action]:
    hand = state.players[state.turn].hand
    sources = sources_of(state, state.turn) if open_items(hand) else None
    found: list[Action] = []
    for item in dict.fromkeys(hand):
        if sources is not None and is_open(item):
            faces = faces_of(sources, item & CARD)
            found += [act.Play(item, face) for face in faces if IS_TECHNIQUE[face & CARD]]
        elif IS_TECHNIQUE[effective(item)]:
            found.append(act.Play(item))
    return found


def bonus_actions(state: State) -> tuple[Action, ...]:
    build = (BUILD,) if can_build(state) else ()
    return (*build, *roll_actions(state), *discover_actions(state), ENOUGH)


def end_actions(state: State) -> tuple[Action, ...]:
    return (*roll_actions(state), *discover_actions(state), DONE)


def inventory_actions(state: State) -> tuple[Action, ...]:
    hand = state.players[state.turn].hand
    return (*map(act.Discard, dict.fromkeys(hand)), SETTLE)


def scrap_actions(state: State) -> tuple[Action, ...]:
    return (*map(act.Scrap, _different(scrappable(state))), ENOUGH)


# Techniques


def _order_actions(state: State) -> tuple[Action, ...]:
    return tuple(map(act.Put, _different(steps.to_order(state))))


def _throw_actions(state: State) -> tuple[Action, ...]:
    face = steps.playing(state).face
    if face == Card.NEW_SEASON:
        return tuple(map(act.Throw, ocelots.old_cards(state)))
    hand = state.players[state.turn].hand
    items = hand if face == Card.SHATTERED_RELIC else steps.playing(state).limbo
    return tuple(map(act.Throw, _different(items)))


def _keep_actions(state: State) -> tuple[Action, ...]:
    return tuple(map(act.Keep, _different(steps.playing(state).limbo)))


def _return_actions(state: State) -> tuple[Action, ...]:
    return tuple(map(act.Return, _different(steps.playing(state).limbo)))


def _slot_actions(state: State) -> tuple[Action, ...]:
    row = state.market.row
    return tuple(one for one, card in zip(_SLOT_ACTIONS, row, strict=True) if card is not None)


def _target_actions(state: State) -> tuple[Action, ...]:
    play = steps.playing(state)
    if play.face != _NUISANCE:
        return tuple(map(act.Target, play.seats))
    return (*map(act.Target, raccoons.victims_left(state)), ENOUGH)


def _give_actions(state: State) -> tuple[Action, ...]:
    return tuple(map(act.Give, _different(state.players[state.turn].hand)))


def _hide_actions(state: State) -> tuple[Action, ...]:
    hand = state.players[state.turn].hand
    sources = sources_of(state, state.turn)
    return tuple(
        act.Hide(item, face) for item in dict.fromkeys(hand) for face, _ in uses_of(sources, item)
    )


def _guess_actions(state: State) -> tuple[Action, ...]:
    most = BLINDFOLD_VALUES[-1] + state.flashy
    return tuple(act.Guess(value) for value in range(1, most + 1))


def _value_actions(state: State) -> tuple[Action, ...]:
    del state
    return tuple(act.Value(value) for value in BLINDFOLD_VALUES)


def _different(items: Iterable[int]) -> list[int]:
    return sorted(set(items))


LISTS: Mapping[Stage, Callable[[State], tuple[Action, ...]]] = {
    Stage.ACT: act_actions,
    Stage.PAY: pay_actions,
    Stage.SCRAP: scrap_actions,
    Stage.STACK: stack_actions,
    Stage.HELP: stack_actions,
    Stage.BONUS: bonus_actions,
    Stage.INVENTORY: inventory_actions,
    Stage.END: end_actions,
    Stage.WINDOW: window_actions,
    Stage.ORDER: _order_actions,
    Stage.THROW: _throw_actions,
    Stage.KEEP: _keep_actions,
    Stage.RETURN: _return_actions,
    Stage.SLOT: _slot_actions,
    Stage.TARGET: _target_actions,
    Stage.GIVE: _give_actions,
    Stage.SWAP: squirrels.swaps,
    Stage.CHARM: ocelots.charm_actions,
    Stage.HIDE: _hide_actions,
    Stage.GUESS: _guess_actions,
    Stage.VALUE: _value_actions,
}
