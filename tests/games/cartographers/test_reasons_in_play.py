"""Every reason that is said in games is true: counted anew from the sheets before and after."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from guildhall.bots.bot import Bot
from guildhall.bots.search import Budget
from guildhall.bots.searcher import Searcher
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.games.cartographers.actions import DONE, Action, Draw, Use
from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.bots import BOTS
from guildhall.games.cartographers.data import (
    AMBUSH_CARDS,
    DURATIONS,
    SEASON_LETTERS,
    Card,
    Edict,
    Letter,
    Season,
    Skill,
)
from guildhall.games.cartographers.drawing import map_owner
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.scoring import SCORERS, monster_loss
from guildhall.games.cartographers.state import CARDS, Sheet, Stage, State
from guildhall.games.cartographers.thinking import Thinking
from guildhall.games.cartographers.view import View


class Case(NamedTuple):
    """An action with the sheet in front of the seat before it and after it."""

    state: State
    seat: int
    action: Action
    before: Sheet
    after: Sheet
    args: dict[str, Any]  # Any: numbers and names

    @property
    def seasons(self) -> int:
        return len(Season) - self.state.season

    def change(self, edict: Edict) -> int:
        """What one edict changes in all seasons that will still score it."""
        board, letter = self.state.rules.board, Letter(self.state.edicts.index(edict))
        times = sum(letter in SEASON_LETTERS[one] for one in Season if one >= self.state.season)
        scorer = SCORERS[edict]
        return times * (scorer(board, self.after).stars - scorer(board, self.before).stars)

    @property
    def monsters(self) -> int:
        board = self.state.rules.board
        loss = [monster_loss(board, one).stars for one in (self.after, self.before)]
        return self.seasons * (loss[0] - loss[1])

    @property
    def coins(self) -> int:
        return self.after.coins - self.before.coins

    @property
    def total(self) -> int:
        edicts = sum(map(self.change, self.state.edicts))
        return edicts + self.monsters + self.seasons * self.coins

    @property
    def cells(self) -> int:
        assert isinstance(self.action, Draw)
        return self.action.cells

    @property
    def around(self) -> int:
        filled = self.before.drawn | self.state.rules.board.printed
        return (GRID.beside(self.cells) & filled).bit_count()


def mountain(case: Case) -> bool:
    sides = GRID.beside(GRID.from_text(case.args["cell"]))
    old, new = (one.drawn | case.state.rules.board.printed for one in (case.before, case.after))
    return bool(sides & ~old) and not sides & ~new and case.coins > 0


def ruins_kept(case: Case) -> bool:
    kept = GRID.from_text(case.args["cells"].replace(", ", "+"))
    board, state = case.state.rules.board, case.state
    is_in_deck = {Card.TEMPLE_RUINS, Card.OUTPOST_RUINS} & {*CARDS.members(state.deck)}
    is_free = not kept & case.after.drawn and not kept & ~board.ruins
    goes_on = state.time < DURATIONS[state.season]
    return is_free and ((bool(is_in_deck) and goes_on) or state.season < Season.WINTER)


def is_nothing(case: Case) -> bool:
    return not any(map(case.change, case.state.edicts)) and not case.monsters and not case.coins


def is_victim(case: Case) -> bool:
    owner: int = case.args["owner"]
    return owner == map_owner(case.state, case.seat) != case.seat


def edict_of(case: Case) -> Edict:
    return Edict[case.args["edict"].upper()]


TRUTH: dict[str, Callable[[Case], bool]] = {
    "only-move": lambda case: len(CARTOGRAPHERS.legal_actions(case.state, case.seat)) == 1,
    "done": lambda case: case.action == DONE and case.state.stage is not Stage.ANSWER,
    "no-skill": lambda case: case.action == DONE and case.state.stage is Stage.ANSWER,
    "edict": lambda case: case.change(edict_of(case)) == case.args["stars"] > 0,
    "edict-lost": lambda case: -case.change(edict_of(case)) == case.args["stars"] > 0,
    "coin": lambda case: isinstance(case.action, Draw) and case.action.coin and case.coins > 0,
    "mountain": mountain,
    "fences": lambda case: case.monsters == case.args["stars"] > 0,
    "monsters": lambda case: -case.monsters == case.args["stars"] > 0,
    "ruins-kept": ruins_kept,
    "snug": lambda case: is_nothing(case) and case.around == case.args["cells"] > 0,
    "quiet": lambda case: is_nothing(case) and case.around == 0,
    "attack": lambda case: is_victim(case) and -case.total == case.args["stars"] > 0,
    "attack-helps": lambda case: is_victim(case) and case.total == case.args["stars"] > 0,
    "attack-nothing": lambda case: is_victim(case) and case.total == 0,
    "skill": lambda case: isinstance(case.action, Use) and -case.coins == case.args["coins"] > 0,
    "skill-free": lambda case: isinstance(case.action, Use) and case.coins == 0,
    "dodge": lambda case: (
        case.action == Use(Skill.ACROBATICS)
        and case.args["few"] == 2
        and case.args["cells"] == len(AMBUSH_CARDS[case.state.revealed[-1]].cells)
    ),
}
"""Whether each kind of reason holds; what a skill will draw is not known with its use."""

BOTS_THAT_TALK: dict[str, Callable[[], Bot[View, Action]]] = {
    "novice": BOTS["novice"],
    "journeyman": BOTS["journeyman"],
    "searcher": lambda: Searcher(Thinking, Budget(iterations=12)),
}


def check(match: Match[State, Action, View], bot: Bot[View, Action]) -> Counter[str]:
    said: Counter[str] = Counter()
    rng = Rng(1)
    while not match.is_over:
        seat = match.decisions()[0].seat
        choice = bot.choose(match.view(seat), match.legal_actions(seat), rng)
        state = match.state
        after = CARTOGRAPHERS.apply(state, seat, choice.action)
        is_same_stage = (after.stage, after.revealed) == (state.stage, state.revealed)
        for one in choice.reasons:
            is_of_later = isinstance(choice.action, Use) and one.kind not in SKILLED
            if is_of_later or not is_same_stage:
                continue
            sheets = state.drafts[seat], after.drafts[seat]
            case = Case(state, seat, choice.action, *sheets, dict(one.args))
            assert TRUTH[one.kind](case), (one, match.notation.format(choice.action))
            said[one.kind] += 1
        match.submit(seat, choice.action)
    return said


SKILLED = ("skill", "skill-free", "dodge", "only-move")


@pytest.mark.parametrize("name", list(BOTS_THAT_TALK))
@pytest.mark.parametrize(
    "setup",
    [
        Setup.of(1, side="A"),
        Setup.of(2, side="B"),
        Setup.of(2, skills="acrobatics,diplomacy,search"),
        Setup.of(3, skills="stealth,negotiation,concentration", ambush="solo"),
        Setup.of(1, skills="acrobatics,secret_knowledge,wound_healing"),
    ],
)
def test_every_reason_that_is_said_is_true(name: str, setup: Setup) -> None:
    match = Match(CARTOGRAPHERS, setup, seed="true")
    said = check(match, BOTS_THAT_TALK[name]())
    assert said["edict"] > 3
    assert sum(said.values()) > 20


def test_the_checks_can_fail() -> None:
    """Each claim about a drawing is refused where another drawing was made."""
    match = Match(CARTOGRAPHERS, Setup.of(1), seed="lies")
    bot, rng, refused = BOTS["journeyman"](), Rng(1), Counter[str]()
    while not match.is_over:
        actions = match.legal_actions(0)
        choice = bot.choose(match.view(0), actions, rng)
        other = actions[0]
        if isinstance(other, Draw) and other != choice.action:
            after = CARTOGRAPHERS.apply(match.state, 0, other)
            for one in choice.reasons:
                sheets = match.state.drafts[0], after.drafts[0]
                case = Case(match.state, 0, other, *sheets, dict(one.args))
                refused[one.kind] += not TRUTH[one.kind](case)
        match.submit(0, choice.action)
    assert refused["edict"] > 3
