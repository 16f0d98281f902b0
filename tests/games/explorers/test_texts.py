"""Everything in the game has a name, and everything that happens can be told."""

from __future__ import annotations

import pytest

from guildhall.core.event import event
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.games.explorers.actions import Action
from guildhall.games.explorers.bots import Greedy
from guildhall.games.explorers.data import (
    Card,
    Feature,
    Goal,
    Investigate,
    Level,
    Map,
    Terrain,
    Treasure,
)
from guildhall.games.explorers.game import EXPLORERS
from guildhall.games.explorers.state import Earned, State, Task
from guildhall.games.explorers.terminal import headlines, legend
from guildhall.games.explorers.view import View
from guildhall.text.words import LANGUAGES, Words

PACKAGES = {"explorers": "guildhall.games.explorers"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_explorers_has_a_name(language: str) -> None:
    words = Words(language, PACKAGES)
    with_rule = {
        "card": (*Card, *Investigate),
        "goal": tuple(Goal),
        "treasure": tuple(Treasure),
        "map": tuple(Map),
    }
    for kind, members in with_rule.items():
        for member in members:
            name = f"explorers-{kind}-{member.name.lower()}"
            assert words.has(name), name
            assert words.has(f"{name}-rule"), name
    for terrain in Terrain:
        assert words.has(f"explorers-terrain-{terrain.name.lower()}")
    for feature in Feature:
        assert words.has(f"explorers-feature-{feature.name.lower()}")
    for level in Level:
        assert words.has(f"explorers-level-{level.name.lower()}")
    for source in Earned._fields:
        assert words.has(f"explorers-source-{source}")
    for task in Task:
        if task is not Task.REST:
            assert words.has(f"explorers-decision-{task.name.lower()}")
    for _, message in legend():
        assert words.has(f"explorers-{message}")


@pytest.mark.parametrize("name", ["aghon", "cnidaria"])
def test_whole_games_can_be_told_in_every_language(name: str) -> None:
    match: Match[State, Action, View] = Match(EXPLORERS, Setup.of(1, map=name), seed="told")
    bot, rng = Greedy(), Rng(1)
    kinds = set()
    words = [Words(language, PACKAGES) for language in LANGUAGES]
    while not match.is_over:
        choice = bot.choose(match.view(0), match.legal_actions(0), rng)
        match.submit(0, choice.action)
    events = [one for moment in match.history for one in moment.step.events]
    verdict = match.scores()[0].verdict
    assert verdict is not None
    for one_event in (*events, verdict, *headlines(match.view(None))):
        kinds.add(one_event.kind)
        for one in words:
            assert one.tell("explorers", one_event, match.names)
    expected = {"explored", "villages", "routes", "goal-covered", "treasure-used", "own-villages"}
    assert expected <= kinds


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ann met the goal Two towers for 10 coins."),
        ("de", "Ann erfüllt das Ziel „Zwei Türme“: 10 Münzen."),
        ("ru", "Ann выполняет миссию «Две башни»: 10 монет."),
    ],
)
def test_a_goal_is_told_with_its_name(language: str, said: str) -> None:
    told = event("goal", 0, goal="avenia_2", coins=10)
    assert Words(language, PACKAGES).tell("explorers", told, ("Ann",)) == said
