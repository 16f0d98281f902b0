"""Watching bots of one's own, whose reasons may be anything."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from guildhall.cli.app import app
from guildhall.text.words import LANGUAGES

BOTS = """
from guildhall.bots.bot import Choice, Reason, reason

class Silent:
    def choose(self, view, actions, rng):
        return Choice(actions[0])

class Talker:
    def choose(self, view, actions, rng):
        return Choice(actions[0], {reasons})
"""


def watched(bot: str, language: str = "en") -> str:
    asked = ["--bots", bot, "--seed", "talk", "--lang", language]
    done = CliRunner().invoke(app, ["watch", "cartographers", *asked])
    assert done.exit_code == 0, done.exception
    return done.stdout


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of a module that can be written where one stands."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield "talking_bots"
    sys.modules.pop("talking_bots", None)


def write(module: str, reasons: str) -> None:
    Path(f"{module}.py").write_text(BOTS.format(reasons=reasons), "utf-8")


MADE_UP = {
    "no_text": "(reason('i-felt-like-it'),)",
    "no_reason": "('because', None, 7, ('quiet', ()))",
    "no_row": "7",
    "no_variables": "(reason('mountain'), Reason('mountain', 3), Reason('mountain', ((1, 2),)))",
    "no_seat": "(reason('attack', owner=12, stars=1),)",
    "no_name": "(Reason(None), Reason(['quiet']))",
}


@pytest.mark.parametrize("kind", MADE_UP)
@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_that_are_none_or_have_no_text_are_left_out(
    kind: str, language: str, module: str
) -> None:
    write(module, MADE_UP[kind])
    told = watched(f"{module}:Talker", language)
    assert told.replace("Talker", "Silent") == watched(f"{module}:Silent", language)


def test_reasons_with_a_text_are_told_whatever_stands_beside_them(module: str) -> None:
    write(module, "[reason('because'), reason('quiet'), 'and so on']")
    told = watched(f"{module}:Talker")
    assert f"{module}:Talker: Changes no score for now.\n" in told


def test_that_there_was_no_choice_is_not_told(module: str) -> None:
    write(module, "(reason('only-move'), reason('quiet'))")
    assert "for now" not in watched(f"{module}:Talker")
