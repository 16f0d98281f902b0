"""Cartographers as a `Game`: options, the functions of the rules, scores, checks of positions."""

from __future__ import annotations

from collections.abc import Iterator

from guildhall.core.errors import BadSetup, quoted
from guildhall.core.event import Event, event
from guildhall.core.game import (
    Line,
    Option,
    Score,
    Setup,
    Step,
    check_seats,
    read_options,
)
from guildhall.core.seat import Seat
from guildhall.games.cartographers import rules, view
from guildhall.games.cartographers.actions import ACTION_TYPES, Action, Draw
from guildhall.games.cartographers.board import GRID
from guildhall.games.cartographers.data import (
    MOST_SEATS,
    SEASON_LETTERS,
    SKILLS_IN_PLAY,
    Edict,
    Letter,
    Side,
    Skill,
)
from guildhall.games.cartographers.drawing import map_owner
from guildhall.games.cartographers.events import tell
from guildhall.games.cartographers.illegal import why_illegal
from guildhall.games.cartographers.positions import check_position
from guildhall.games.cartographers.preview import Previewer, SheetPreview
from guildhall.games.cartographers.printed import PRINTED
from guildhall.games.cartographers.scoring import (
    SCORERS,
    monster_loss,
    solo_rating,
    solo_title,
)
from guildhall.games.cartographers.state import (
    AMBUSH_BAG,
    EXPLORE_BAG,
    FullMap,
    Rules,
    SeasonScore,
    Sheet,
    Stage,
    State,
    Task,
)
from guildhall.games.cartographers.view import View

_EDICT_IDS = tuple(edict.name.lower() for edict in Edict)
_SKILL_IDS = tuple(skill.name.lower() for skill in Skill)
_NOW = "now"
"""The part of the game that lines of the present map belong to."""


class Cartographers:
    """The rules of Cartographers, see `guildhall.core.game.Game`."""

    name = "cartographers"
    version = 1
    seats = range(1, MOST_SEATS + 1)
    options = (
        Option("side", "A", ("A", "B")),
        Option("edicts", "random", ("random",), pick=len(Letter), items=_EDICT_IDS),
        Option("skills", "off", ("off", "random"), pick=SKILLS_IN_PLAY, items=_SKILL_IDS),
        Option("ambush", "pass", ("pass", "solo")),
        Option("full_map", "score_season", tuple(rule.name.lower() for rule in FullMap)),
    )
    state_type = State
    view_type = View
    action_types = ACTION_TYPES
    printed = PRINTED

    # The functions of the rules as they are: a method around each would cost a call per decision.
    decisions = staticmethod(rules.decisions)
    legal_actions = staticmethod(rules.legal_actions)
    sample_action = staticmethod(rules.sample_action)
    chances = staticmethod(rules.chances)
    apply = staticmethod(rules.apply)
    observe = staticmethod(view.observe)
    sample = staticmethod(view.sample)
    why_illegal = staticmethod(why_illegal)

    def new_state(self, setup: Setup) -> State:
        check_seats(self.name, self.seats, setup)
        chosen = read_options(self.name, self.options, setup)
        agreed = Rules(
            side=Side[chosen["side"]],
            passing=setup.seats > 1 and chosen["ambush"] == "pass",
            skills=chosen["skills"] != "off",
            full_map=FullMap[chosen["full_map"].upper()],
        )
        sheets = tuple(Sheet() for _ in range(setup.seats))
        state = State(
            rules=agreed,
            edicts=_fixed_edicts(chosen["edicts"]),
            sheets=sheets,
            stage=Stage.DEAL_EDICTS,
            deck=EXPLORE_BAG,
            ambushes=1,
            unseen=AMBUSH_BAG,
            skills=_fixed_skills(chosen["skills"]),
            drafts=sheets,
            tasks=tuple(Task.REST for _ in sheets),
            mains=tuple(None for _ in sheets) if agreed.skills else (),
        )
        return state._replace(stage=rules.after_edicts(state)) if state.edicts else state

    def step(self, state: State, seat: Seat, action: Action) -> Step[State]:
        return tell(state, seat, action, rules.apply(state, seat, action))

    def preview(self, state: State, seat: Seat, action: Action) -> SheetPreview:
        return self._previewer(state, seat).preview(action)

    def previews(
        self, state: State, seat: Seat, actions: tuple[Action, ...]
    ) -> tuple[SheetPreview, ...]:
        """The previews of many actions, quicker than one by one."""
        previewer = self._previewer(state, seat)
        draws = [action for action in actions if isinstance(action, Draw)]
        if len(draws) == len(actions):
            return previewer.draws(draws)
        of_draws = iter(previewer.draws(draws))
        return tuple(
            next(of_draws) if isinstance(action, Draw) else previewer.preview(action)
            for action in actions
        )

    def scores(self, state: State) -> tuple[Score, ...]:
        standings = tuple(_standing(sheet) for sheet in state.sheets)
        return tuple(_score(state, seat, standings) for seat in range(len(state.sheets)))

    def standings(self, view: View) -> tuple[tuple[Line, ...], ...]:
        """What every edict, the coins and the monsters would bring if they were scored now."""
        return tuple(
            tuple(_now_lines(view, sheet if seat != view.owner else view.draft or sheet))
            for seat, sheet in enumerate(view.sheets)
        )

    def check_state(self, state: State) -> None:
        check_position(state)

    def _previewer(self, state: State, seat: Seat) -> Previewer:
        return Previewer(
            state.rules,
            state.edicts,
            state.season,
            state.time,
            map_owner(state, seat),
            state.drafts[seat],
            is_solo=len(state.sheets) == 1,
        )


def _fixed_edicts(chosen: str) -> tuple[Edict, ...]:
    if chosen == "random":
        return ()
    edicts = tuple(Edict[name.upper()] for name in chosen.split(","))
    if len({edict.group for edict in edicts}) < len(Letter):
        raise BadSetup(
            "option edicts: expected one card of each kind "
            f"(forest, field and water, village, spatial), got {quoted(chosen)}"
        )
    return edicts


def _fixed_skills(chosen: str) -> tuple[Skill, ...]:
    if chosen in ("off", "random"):
        return ()
    return tuple(Skill[name.upper()] for name in chosen.split(","))


def _score(state: State, seat: Seat, standings: tuple[tuple[int, int], ...]) -> Score:
    sheet = state.sheets[seat]
    rank = 1 + sum(1 for other in standings if other > standings[seat])
    lines = tuple(line for score in sheet.seasons for line in _season_lines(state.edicts, score))
    is_solo_end = state.stage is Stage.OVER and len(state.sheets) == 1
    verdict = _solo_verdict(state, sheet.total) if is_solo_end else None
    return Score(seat, sheet.total, lines, rank, verdict)


def _standing(sheet: Sheet) -> tuple[int, int]:
    """More stars first; among equals, fewer stars lost to monsters over all seasons."""
    return sheet.total, sum(season.monsters.stars for season in sheet.seasons)


def _season_lines(edicts: tuple[Edict, ...], score: SeasonScore) -> Iterator[Line]:
    part = score.season.name.lower()
    letters = SEASON_LETTERS[score.season]
    for letter, earned in zip(letters, (score.first, score.second), strict=True):
        args = (("edict", edicts[letter].name.lower()),)
        cells = GRID.to_text(earned.cells)
        yield Line(f"edict-{letter.name.lower()}", part, earned.stars, args, cells)
    yield Line("coins", part, score.coins)
    yield Line("monsters", part, score.monsters.stars, (), GRID.to_text(score.monsters.cells))


def _now_lines(view: View, sheet: Sheet) -> Iterator[Line]:
    board = view.rules.board
    for letter, edict in zip(Letter, view.edicts, strict=False):  # they may not all be dealt yet
        earned = SCORERS[edict](board, sheet)
        args = (("edict", edict.name.lower()),)
        cells = GRID.to_text(earned.cells)
        yield Line(f"edict-{letter.name.lower()}", _NOW, earned.stars, args, cells)
    yield Line("coins", _NOW, sheet.coins)
    lost = monster_loss(board, sheet)
    yield Line("monsters", _NOW, lost.stars, (), GRID.to_text(lost.cells))


def _solo_verdict(state: State, total: int) -> Event:
    rating = solo_rating(state.edicts, total)
    return event("solo-title", 0, rating=rating, title=solo_title(rating) or "none")


GAME = CARTOGRAPHERS = Cartographers()
