"""Say why an action is illegal, as a player would."""

from __future__ import annotations

from guildhall.core.codec import enum_id
from guildhall.core.game import Reason
from guildhall.core.seat import Seat
from guildhall.games.cartographers.actions import Action, Draw, Use
from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.data import SKILL_COSTS, Card, Skill
from guildhall.games.cartographers.drawing import SKILL_TASKS, draws_of, map_owner
from guildhall.games.cartographers.rules import decisions, legal_actions
from guildhall.games.cartographers.state import Stage, State, Task

SENTENCES = {
    "waiting": "there is nothing for you to decide now",
    "decision": "the decision now is {decision}",
    "skill-absent": "the skill {skill} is not in play",
    "skill-used": "you have already used a skill this season: {skill}",
    "skill-time": "the skill {skill} is used at another moment of the turn",
    "skill-coins": "the skill {skill} costs {cost}, you have {coins}",
    "skill-no-room": "nothing could be drawn with the skill {skill} now",
    "mountain": "{cell} is a mountain",
    "wasteland": "{cell} is wasteland",
    "filled": "{cell} is already filled",
    "terrain": "{terrain} is not on the card {card}",
    "coin": "the word coin goes with a shape that brings a coin, and with no other",
    "single-cell": "a shape still fits, so a single cell is not allowed",
    "no-shape": "no shape of the card can be drawn, so draw a single cell",
    "ruins": "the shape must cover a ruin while one can be covered",
    "shape": "this shape is not on the card {card}",
    "acrobatics": "Acrobatics lets only two cells side by side be drawn on this map",
}
"""What is said in English, by the kind of reason; other languages have it in their text files."""


def why_illegal(state: State, seat: Seat, action: Action) -> Reason | None:
    """Return the reason, or None if the action is among `legal_actions`.

    It depends only on what the seat can see.
    """
    legal = legal_actions(state, seat)
    if action in legal:
        return None
    if not legal:
        return _because("waiting")
    if isinstance(action, Use):
        return _why_no_skill(state, seat, action.skill)
    draws = {one for one in legal if isinstance(one, Draw)}
    if isinstance(action, Draw) and draws:
        return _why_not_there(state, seat, action.cells) or _why_not_so(state, seat, action, draws)
    return _not_now(state, seat)


def _because(kind: str, **facts: int | str) -> Reason:
    return Reason(SENTENCES[kind].format(**facts), kind, tuple(facts.items()))


def _not_now(state: State, seat: Seat) -> Reason:
    now = next(one.kind for one in decisions(state) if one.seat == seat)
    return _because("decision", decision=now)


def _why_no_skill(state: State, seat: Seat, skill: Skill) -> Reason:
    draft, name, cost = state.drafts[seat], enum_id(skill), SKILL_COSTS[skill]
    if skill not in state.skills:
        return _because("skill-absent", skill=name)
    if state.stage is Stage.AMBUSH:
        return _not_now(state, seat)
    if draft.used is not None:
        return _because("skill-used", skill=enum_id(draft.used))
    if state.tasks[seat] not in SKILL_TASKS[skill]:
        return _because("skill-time", skill=name)
    if draft.coins < cost:
        return _because("skill-coins", skill=name, cost=cost, coins=draft.coins)
    return _because("skill-no-room", skill=name)


def _why_not_there(state: State, seat: Seat, cells: int) -> Reason | None:
    """Name the first cell that nothing can be drawn on."""
    board, filled = state.rules.board, state.drafts[seat].drawn
    blocked = {"mountain": board.mountains, "wasteland": board.wasteland, "filled": filled}
    for kind, mask in blocked.items():
        if hit := cells & mask:
            return _because(kind, cell=GRID.to_text(hit & -hit))
    return None


def _why_not_so(state: State, seat: Seat, action: Draw, draws: set[Draw]) -> Reason:
    """Say what is wrong with a drawing on free cells; `draws` are the legal ones."""
    task, card = state.tasks[seat], state.revealed[-1]
    is_of_card = task in (Task.DRAW, Task.AMBUSH)
    if is_of_card and all(one.terrain is not action.terrain for one in draws):
        return _because("terrain", terrain=enum_id(action.terrain), card=enum_id(card))
    twin = Draw(action.terrain, action.cells, not action.coin)
    if twin in draws:
        return _because("coin")
    if is_of_card and card is not Card.RIFT_LANDS and all(_is_single(one) for one in draws):
        return _because("no-shape")
    if not {action, twin}.isdisjoint(draws_of(state._replace(ruins=False), seat, task)):
        return _because("ruins")
    if not is_of_card:
        return _not_now(state, seat)
    if task is Task.AMBUSH and map_owner(state, seat) in state.dodging:
        return _because("acrobatics")
    return _because("single-cell") if _is_single(action) else _because("shape", card=enum_id(card))


def _is_single(action: Draw) -> bool:
    return action.cells.bit_count() == 1
