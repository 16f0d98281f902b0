"""Bots by id, with a budget, or from a module of your own."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from guildhall.arena.entrants import load_entrant, read_entrant
from guildhall.arena.errors import BadSeries
from guildhall.arena.series import Series, play_series
from guildhall.bots.search import Budget
from guildhall.bots.searcher import Searcher
from guildhall.core.errors import UnknownBot
from guildhall.text.words import LANGUAGES, Words

OWN = """
import sys
from guildhall.bots.bot import Choice
from guildhall.bots.search import Budget

class First:
    def choose(self, view, actions, rng):
        return Choice(actions[0])

class Broken:
    def choose(self, view, actions, rng):
        raise RuntimeError("no idea")

class Cheat:
    def choose(self, view, actions, rng):
        return Choice("everything")

def unlucky():
    raise OSError("no weights")

class Poet:
    def choose(self, view, actions, rng):
        raise RuntimeError("roses\\nare\\r\\n  red")

class Silent:
    def choose(self, view, actions, rng):
        return None

class Hasty:
    def choose(self, view, actions, rng):
        return actions[0]

class Leaver:
    def choose(self, view, actions, rng):
        sys.exit(3)

def leave():
    sys.exit("bye")

class Unspeakable(Exception):
    def __str__(self):
        raise RuntimeError("no words")

class Mute:
    def choose(self, view, actions, rng):
        raise Unspeakable

class Quitter:
    def choose(self, view, actions, rng):
        raise GeneratorExit

constant = 7

class Fixed:
    @property
    def budget(self):
        return Budget(iterations=100)

    def choose(self, view, actions, rng):
        return Choice(actions[0])
"""


@pytest.fixture
def _own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "entrants_of_mine.py").write_text(OWN)
    (tmp_path / "entrants_half_written.py").write_text("def (")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


def test_a_number_after_the_bot_is_its_outcomes_and_seconds_end_in_s() -> None:
    assert read_entrant("master@400").budget == Budget(iterations=400)
    assert read_entrant("master@0.5s").budget == Budget(seconds=0.5)
    assert read_entrant("master") == ("master", None)
    assert read_entrant("a.b:C@7") == ("a.b:C", Budget(iterations=7))


NONSENSE = [
    "@",
    "@0",
    "@-3",
    "@1.5",
    "@s",
    "@0s",
    "@-1s",
    "@nans",
    "@infs",
    "@99999s",
    "@4@4",
    "@x",
]


@pytest.mark.parametrize("budget", NONSENSE)
def test_a_budget_that_is_none_is_refused(budget: str) -> None:
    with pytest.raises(BadSeries, match="expected a budget") as refused:
        read_entrant(f"master{budget}")
    assert refused.value.reason == "bot-budget"


@pytest.mark.parametrize("text", ["", " ", "@400", "a b"])
def test_a_name_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadSeries) as refused:
        read_entrant(text)
    assert refused.value.reason == "bot-blank"


@pytest.mark.parametrize("game", ["cartographers", "explorers"])
def test_a_budget_replaces_the_usual_one(game: str) -> None:
    bot = load_entrant(game, "master@40")
    assert isinstance(bot, Searcher)
    assert bot.budget == Budget(iterations=40)


def test_a_bot_that_does_not_search_takes_no_budget() -> None:
    with pytest.raises(BadSeries, match="does not search"):
        load_entrant("cartographers", "novice@40")


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBot, match="clever"):
        load_entrant("cartographers", "clever@40")


@pytest.mark.usefixtures("_own")
def test_a_bot_of_your_own_plays() -> None:
    series = Series("cartographers", ("entrants_of_mine:First", "uniform"), 2, "s")
    assert [result.is_over for result in play_series(series)] == [True, True]


MISTAKES = {
    "no_such_module_here:Bot": "bot-import",
    "entrants_half_written:Bot": "bot-import",
    "entrants_of_mine:unlucky": "bot-import",
    "entrants_of_mine:leave": "bot-import",
    "entrants_of_mine:Missing": "bot-missing",
    "entrants_of_mine:constant": "bot-maker",
    "entrants_of_mine:": "bot-missing",
    ":Bot": "bot-import",
    ".half:Bot": "bot-import",
    "entrants_of_mine:First@40": "bot-no-budget",
    "entrants_of_mine:Fixed@40": "bot-fixed-budget",
}


@pytest.mark.usefixtures("_own")
@pytest.mark.parametrize("path", MISTAKES)
def test_what_is_wrong_with_your_own_is_said(path: str) -> None:
    with pytest.raises(BadSeries) as refused:
        load_entrant("cartographers", path)
    problem = refused.value
    assert problem.reason == MISTAKES[path]
    for language in LANGUAGES:
        told = Words(language).say(f"error-{problem.reason}", **problem.facts)
        assert path.partition(":")[0] in told
        assert path in told or problem.reason != "bot-import"


@pytest.mark.usefixtures("_own")
@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("Broken", "RuntimeError: no idea"),
        ("Cheat", "IllegalAction"),
        ("Poet", r"RuntimeError: roses are red \(entrants_of_mine.py, 23\)$"),
        ("Silent", "TypeError: choose must return a Choice, got None$"),
        ("Hasty", "TypeError: choose must return a Choice, got "),
        ("Leaver", r"SystemExit: 3 \(entrants_of_mine.py, 35\)$"),
        ("Mute", r"Unspeakable \(entrants_of_mine.py, 46\)$"),
        ("Quitter", r"GeneratorExit \(entrants_of_mine.py, 50\)$"),
    ],
)
def test_a_bot_that_fails_is_named_with_the_game_and_the_place(bot: str, problem: str) -> None:
    series = Series("cartographers", ("uniform", f"entrants_of_mine:{bot}"), 2, "s")
    with pytest.raises(BadSeries, match=problem) as failed:
        list(play_series(series))
    assert failed.value.facts["bot"] == f"entrants_of_mine:{bot}"
    assert failed.value.facts["number"] == 0
    if bot == "Broken":
        assert "entrants_of_mine.py, 12" in str(failed.value)
    again = pickle.loads(pickle.dumps(failed.value))  # noqa: S301 - our own
    assert (str(again), again.facts) == (str(failed.value), failed.value.facts)
