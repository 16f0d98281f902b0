"""Say why an action is illegal, as a player would."""

from __future__ import annotations

from guildhall.core.codec import enum_id
from guildhall.core.game import Reason
from guildhall.core.seat import Seat
from guildhall.games.cartographers.actions import Action, DealEdict, DealSkill, Draw, Reveal, Use
from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.data import SKILL_COSTS, Skill
from guildhall.games.cartographers.drawing import SKILL_TASKS, draws_of, map_owner
from guildhall.games.cartographers.rules import decisions, legal_actions
from guildhall.games.cartographers.state import Stage, State, Task

SENTENCES = {
    "chance": "cards are dealt by chance, not by a player",
    "waiting": "there is nothing for you to decide now",
    "decision": "the decision now is {decision}",
    "asked": "these cells do not fit the decision {decision}",
    "skill-absent": "the skill {skill} is not in play",
    "skill-used": "you have already used a skill this season: {skill}",
    "skill-for-ambush": "the skill {skill} is used only when an ambush is revealed",
    "skill-before": "the skill {skill} is used only before drawing",
    "skill-after": "the skill {skill} is used only after drawing",
    "skill-not-in-ambush": "the skill {skill} cannot be used in an ambush",
    "skill-coins": "the skill {skill} costs {cost}, you have {coins}",
    "skill-no-room": "nothing could be drawn with the skill {skill} now",
    "no-cells": "no cell is named",
    "off-map": "{cell} is off the map",
    "mountain": "{cell} is a mountain",
    "wasteland": "{cell} is wasteland",
    "filled": "{cell} is already filled",
    "terrain": "{terrain} is not on the card {card}",
    "terrain-only": "only {terrain} can be drawn now",
    "single-cell": "a shape still fits, so a single cell is not allowed",
    "no-shape-fits": "no shape fits, so draw a single cell",
    "no-shape-on-ruins": "no shape can cover a ruin, so draw a single cell",
    "shape": "this shape is not on the card {card}",
    "acrobatics": "Acrobatics lets only two cells side by side be drawn on this map",
    "dodge": "the monsters can only land on {cells}",
    "coin": "this shape brings a coin: add the word coin",
    "no-coin": "this brings no coin: leave out the word coin",
    "ruins": "the shape must cover a ruin while one can be covered",
}
"""What is said in English, by the kind of reason; other languages have it in their text files."""

_WHEN: dict[tuple[Task, ...], str] = {
    (Task.ANSWER,): "skill-for-ambush",
    (Task.DRAW,): "skill-before",
    (Task.FINISH,): "skill-after",
}
_OF_CARD = (Task.DRAW, Task.AMBUSH, Task.SECRET_KNOWLEDGE)
"""Tasks that draw a shape of the card inside the map."""


def why_illegal(state: State, seat: Seat, action: Action) -> Reason | None:
    """Return the reason, or None if the action is among `legal_actions`.

    It depends only on what the seat can see.
    """
    legal = legal_actions(state, seat)
    if action in legal:
        return None
    if isinstance(action, DealEdict | DealSkill | Reveal):
        return _because("chance")
    if not legal:
        return _because("waiting")
    if isinstance(action, Use):
        return _why_no_skill(state, seat, action.skill)
    draws = {one for one in legal if isinstance(one, Draw)}
    if isinstance(action, Draw) and draws:
        return _why_not_there(state, seat, action.cells) or _why_not_so(state, seat, action, draws)
    return _because("decision", decision=_decision(state, seat))


def _because(kind: str, **facts: int | str) -> Reason:
    return Reason(SENTENCES[kind].format(**facts), kind, tuple(facts.items()))


def _decision(state: State, seat: Seat) -> str:
    return next(one.kind for one in decisions(state) if one.seat == seat)


def _why_no_skill(state: State, seat: Seat, skill: Skill) -> Reason:
    draft, name, tasks = state.drafts[seat], enum_id(skill), SKILL_TASKS[skill]
    if skill not in state.skills:
        return _because("skill-absent", skill=name)
    if state.stage is Stage.AMBUSH:
        return _because("decision", decision=_decision(state, seat))
    if draft.used is not None:
        return _because("skill-used", skill=enum_id(draft.used))
    if state.tasks[seat] not in tasks:
        return _because(_WHEN.get(tasks, "skill-not-in-ambush"), skill=name)
    if draft.coins < SKILL_COSTS[skill]:
        return _because("skill-coins", skill=name, cost=SKILL_COSTS[skill], coins=draft.coins)
    return _because("skill-no-room", skill=name)


def _why_not_there(state: State, seat: Seat, cells: int) -> Reason | None:
    """Name the first cell that nothing can be drawn on."""
    board = state.rules.board
    if not cells:
        return _because("no-cells")
    blocked = {
        "off-map": ~GRID.all,
        "mountain": board.mountains,
        "wasteland": board.wasteland,
        "filled": state.drafts[seat].drawn,
    }
    for kind, mask in blocked.items():
        if hit := cells & mask:
            return _because(kind, cell=GRID.to_text(hit & -hit))
    return None


def _why_not_so(state: State, seat: Seat, action: Draw, draws: set[Draw]) -> Reason:
    """Say what is wrong with a drawing on free cells; `draws` are the legal ones."""
    terrains = {one.terrain for one in draws}
    if action.terrain not in terrains:
        if len(terrains) == 1:
            return _because("terrain-only", terrain=enum_id(terrains.pop()))
        card = enum_id(state.revealed[-1])
        return _because("terrain", terrain=enum_id(action.terrain), card=card)
    possible = _printed(state, seat)
    is_last_resort = possible.isdisjoint(draws)  # only a single cell can be drawn
    if is_last_resort or state.tasks[seat] is Task.DODGE:
        possible = draws
    same = [one for one in possible if one.cells == action.cells]
    if same and all(one.coin != action.coin for one in same):
        return _because("no-coin" if action.coin else "coin")
    if same:
        return _because("ruins")
    if is_last_resort and state.tasks[seat] is not Task.DODGE:
        is_duty = state.ruins and state.stage is Stage.DRAW
        return _because("no-shape-on-ruins" if is_duty else "no-shape-fits")
    return _why_no_shape(state, seat, action, draws)


def _why_no_shape(state: State, seat: Seat, action: Draw, draws: set[Draw]) -> Reason:
    """Say why these cells are none of the shapes that can be drawn."""
    task = state.tasks[seat]
    if task is Task.DODGE:
        places = sorted(GRID.to_text(one.cells) for one in draws)
        return _because("dodge", cells=", ".join(places))
    if task not in _OF_CARD:
        return _because("asked", decision=_decision(state, seat))
    if task is Task.AMBUSH and map_owner(state, seat) in state.dodging:
        return _because("acrobatics")
    if action.cells.bit_count() == 1:
        return _because("single-cell")
    return _because("shape", card=enum_id(state.revealed[-1]))


def _printed(state: State, seat: Seat) -> set[Draw]:
    """Return what could be drawn for the task if no cell were filled and no ruins were wanted."""
    empty = state.drafts[seat]._replace(drawn=0)
    drafts = (*state.drafts[:seat], empty, *state.drafts[seat + 1 :])
    return set(draws_of(state._replace(ruins=False, drafts=drafts), seat, state.tasks[seat]))
