"""The Guild of Merchant Explorers as a `Game`: options, rules, scores, checks of positions."""

from __future__ import annotations

from collections.abc import Iterator

from guildhall.core.errors import BadSetup, quoted
from guildhall.core.event import Event, event
from guildhall.core.game import Line, Option, Score, Setup, Step, check_seats, read_options
from guildhall.core.seat import Seat
from guildhall.games.explorers import rules, view
from guildhall.games.explorers.actions import ACTION_TYPES, Action
from guildhall.games.explorers.data import (
    ERAS,
    GOALS_IN_PLAY,
    MOST_SEATS,
    SOLO_COINS,
    Goal,
    Level,
    Map,
)
from guildhall.games.explorers.events import tell
from guildhall.games.explorers.goals import progress
from guildhall.games.explorers.illegal import why_illegal
from guildhall.games.explorers.positions import check_position
from guildhall.games.explorers.preview import DeskPreview, preview
from guildhall.games.explorers.printed import PRINTED
from guildhall.games.explorers.scoring import final_earned
from guildhall.games.explorers.state import (
    ERA_DECKS,
    Desk,
    Earned,
    Lances,
    Rules,
    Sheet,
    Stage,
    State,
    VillageLines,
    WildRegion,
)
from guildhall.games.explorers.view import View

_NOW = "now"
"""The part of the game that lines of the present belong to."""
_RARE = ("crystals", "lands")
"""Sources that not every map has."""
_GOAL_IDS = tuple(goal.name.lower() for goal in Goal)


def _ids(members: type[Map | Lances | VillageLines | WildRegion | Level]) -> tuple[str, ...]:
    return tuple(member.name.lower() for member in members)


class Explorers:
    """The rules of The Guild of Merchant Explorers, see `guildhall.core.game.Game`."""

    name = "explorers"
    version = 1
    seats = range(1, MOST_SEATS + 1)
    options = (
        Option("map", "avenia", _ids(Map)),
        Option("goals", "random", ("random",), pick=GOALS_IN_PLAY, items=_GOAL_IDS),
        Option("level", "normal", _ids(Level)),
        Option("lances", "both_sides", _ids(Lances)),
        Option("village_lines", "free", _ids(VillageLines)),
        Option("wild_region", "touching", _ids(WildRegion)),
        Option("capital_links", "no", ("no", "yes")),
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
    preview = staticmethod(preview)

    def new_state(self, setup: Setup) -> State:
        check_seats(self.name, self.seats, setup)
        chosen = read_options(self.name, self.options, setup)
        agreed = Rules(
            map=Map[chosen["map"].upper()],
            lances=Lances[chosen["lances"].upper()],
            village_lines=VillageLines[chosen["village_lines"].upper()],
            wild_region=WildRegion[chosen["wild_region"].upper()],
            capital_links=chosen["capital_links"] == "yes",
            level=Level[chosen["level"].upper()],
        )
        goals = _fixed_goals(agreed.map, chosen["goals"])
        sheets = tuple(Sheet().with_frontier(agreed.board) for _ in range(setup.seats))
        return State(
            rules=agreed,
            goals=goals,
            sheets=sheets,
            stage=rules.first_stage(goals),
            era=1,
            deck=ERA_DECKS[1],
            desks=tuple(Desk(sheet) for sheet in sheets),
        )

    def step(self, state: State, seat: Seat, action: Action) -> Step[State]:
        return tell(state, seat, action, rules.apply(state, seat, action))

    def previews(
        self, state: State, seat: Seat, actions: tuple[Action, ...]
    ) -> tuple[DeskPreview, ...]:
        return tuple(preview(state, seat, action) for action in actions)

    def scores(self, state: State) -> tuple[Score, ...]:
        return tuple(_score(state, seat) for seat in range(len(state.sheets)))

    def standings(self, view: View) -> tuple[tuple[Line, ...], ...]:
        """What each seat has earned, its kept treasures if known, and how far each goal is."""
        return tuple(
            tuple(_now_lines(view, seat, view.sheets[seat])) for seat in range(len(view.sheets))
        )

    def check_state(self, state: State) -> None:
        check_position(state)


def _fixed_goals(agreed: Map, chosen: str) -> tuple[Goal, ...]:
    if chosen == "random":
        return ()
    goals = tuple(Goal[name.upper()] for name in chosen.split(","))
    if any(goal.map is not agreed for goal in goals):
        name = agreed.name.lower()
        raise BadSetup(f"option goals: expected goals of the map {name}, got {quoted(chosen)}")
    return goals


def _score(state: State, seat: Seat) -> Score:
    sheet = state.sheets[seat]
    rank = 1 + sum(1 for other in state.sheets if _standing(other) > _standing(sheet))
    is_solo_end = state.stage is Stage.OVER and len(state.sheets) == 1
    verdict = _solo_verdict(state, sheet) if is_solo_end else None
    return Score(seat, sheet.coins, tuple(_lines(sheet)), rank, verdict)


def _standing(sheet: Sheet) -> tuple[int, int, int]:
    """More coins first; among equals more towers, then more villages."""
    return sheet.coins, sheet.towers.bit_count(), sheet.villages.bit_count()


def _lines(sheet: Sheet) -> Iterator[Line]:
    for number, earned in enumerate((*sheet.eras, sheet.earned), 1):
        part = "end" if number > ERAS else str(number)
        for source, points in zip(Earned._fields, earned, strict=True):
            if points:
                yield Line(source, part, points)


def _now_lines(view: View, seat: Seat, shown: Sheet) -> Iterator[Line]:
    desk = view.desk if seat == view.seat else None
    sheet = shown if desk is None else desk.sheet
    kept = view.treasures[seat] if desk is None else desk.kept
    for at, source in enumerate(Earned._fields):
        points = sum(earned[at] for earned in (*sheet.eras, sheet.earned))
        if points or source not in _RARE:
            yield Line(source, _NOW, points)
    if view.stage is not Stage.OVER and (kept or view.rules.board.sheet.lands_reached):
        final = final_earned(view.rules.board, sheet, kept)
        yield Line("final", _NOW, final.total, (("cards", len(kept)),))
    for goal in view.goals:
        have, need = progress(view.rules, goal, sheet)
        yield Line("goal", _NOW, 0, (("goal", goal.name.lower()), ("have", have), ("need", need)))


def _solo_verdict(state: State, sheet: Sheet) -> Event:
    """Whether the level is reached, and what was missed."""
    level = state.rules.level
    coins = max(0, SOLO_COINS[level] - sheet.coins)
    goals = len(state.goals) - len(sheet.met)
    result = "won" if not coins and not goals else "lost"
    return event(f"solo-{result}", 0, level=level.name.lower(), coins=coins, goals=goals)


GAME = EXPLORERS = Explorers()
