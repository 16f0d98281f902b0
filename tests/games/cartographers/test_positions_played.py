"""A written position is either refused or can be played to its end."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guildhall.core import codec
from guildhall.core.errors import BadPosition, GuildhallError
from guildhall.core.event import Event
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.games.cartographers.actions import Action
from guildhall.games.cartographers.data import Edict, Season, Skill, Terrain
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.state import Drawn, Earned, SeasonScore, Sheet, Stage, State
from tests.core.tables import QUICK, map_walks, play_out

SCORE = SeasonScore(Earned(1), Earned(2), 0, Earned(0))
EDICTS = (Edict.SENTINEL_WOOD, Edict.CANAL_LAKE, Edict.WILDHOLDS, Edict.BORDERLANDS)
SKILLS = (Skill.SEARCH, Skill.CONCENTRATION, Skill.STEALTH)
FRESH = CARTOGRAPHERS.new_state(Setup.of(1))
WITH_SKILLS = CARTOGRAPHERS.new_state(Setup.of(1, skills="random"))


def hamlet_drawn(terrain: Terrain, shape: int) -> State:
    """Hamlet (a village of two shapes) lies open, and this is said to be drawn for it."""
    written: Any = codec.to_json(State, WITH_SKILLS)
    kept = {name: written[name] for name in ("rules", "sheets")}
    kept |= {"edicts": [edict.name.lower() for edict in EDICTS], "stage": "draw"}
    kept |= {"skills": [skill.name.lower() for skill in SKILLS], "revealed": ["hamlet"]}
    state = codec.from_json(State, kept)
    return state._replace(mains=(Drawn(terrain, 1, shape),))


LATE = FRESH._replace(edicts=EDICTS, stage=Stage.REVEAL, season=Season.SUMMER)


@pytest.mark.parametrize(
    ("state", "path"),
    [
        (FRESH._replace(edicts=EDICTS), "edicts"),
        (FRESH._replace(season=Season.FALL), "season"),
        (FRESH._replace(sheets=(Sheet(seasons=(SCORE,)),)), "sheets[0].seasons"),
        (LATE._replace(sheets=(Sheet(seasons=(SCORE,) * 2),)), "sheets[0].seasons"),
        (FRESH._replace(edicts=EDICTS, stage=Stage.DEAL_SKILLS), "skills"),
        (WITH_SKILLS._replace(edicts=EDICTS, stage=Stage.DEAL_SKILLS, skills=SKILLS), "skills"),
        (WITH_SKILLS._replace(mains=(Drawn(Terrain.WATER, 1, 0),)), "mains"),
        (hamlet_drawn(Terrain.WATER, 0), "drafts[0]"),
        (hamlet_drawn(Terrain.VILLAGE, 2), "drafts[0]"),
        (hamlet_drawn(Terrain.FIELD_VILLAGE, -1), "drafts[0]"),
    ],
)
def test_a_position_from_which_play_cannot_go_on_is_refused(state: State, path: str) -> None:
    with pytest.raises(BadPosition) as problem:
        CARTOGRAPHERS.check_state(state)
    assert str(problem.value).startswith(f"{path}: ")


@QUICK
@given(
    map_walks(),
    map_walks(),
    st.lists(st.sampled_from(State._fields), min_size=1, max_size=3, unique=True),
)
def test_a_position_mixed_of_two_others_is_refused_or_played(
    one: tuple[State, list[Action], list[Event]],
    two: tuple[State, list[Action], list[Event]],
    names: list[str],
) -> None:
    state = one[0]._replace(**{name: getattr(two[0], name) for name in names})
    try:
        match = Match(CARTOGRAPHERS, Setup.of(len(state.sheets)), seed="mixed", start=state)
    except GuildhallError:
        return
    play_out(match, Rng(1), 40)
    again = Match.load(CARTOGRAPHERS, match.replay())
    assert again.state == match.state
    assert len(match.scores()) == len(state.sheets)
