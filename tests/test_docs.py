"""What the documents show works: every Python example runs, every JSON position loads."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from guildhall.core import codec
from guildhall.games.cartographers.game import CARTOGRAPHERS

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(document: Path, language: str) -> list[str]:
    found = BLOCK.findall(document.read_text("utf-8"))
    return [text for kind, text in found if kind == language]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_python_examples_run(document: Path, tmp_path: Path) -> None:
    examples = blocks(document, "python")
    if not examples:
        return
    for position in blocks(document, "json"):
        (tmp_path / "position.json").write_text(position, "utf-8")
    done = subprocess.run(  # noqa: S603 - our own interpreter and documents
        [sys.executable, "-W", "error", "-c", "\n".join(examples)],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr


def test_the_written_position_asks_for_a_village_on_ruins() -> None:
    (written,) = blocks(ROOT / "docs" / "positions.md", "json")
    state = codec.loads(CARTOGRAPHERS.state_type, written)
    CARTOGRAPHERS.check_state(state)
    actions = CARTOGRAPHERS.legal_actions(state, 0)
    ruins = state.rules.board.ruins
    assert actions
    assert all(getattr(action, "cells", 0) & ruins for action in actions)


def test_links_between_documents_lead_somewhere() -> None:
    for document in (*DOCUMENTS, ROOT / "CONTRIBUTING.md"):
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text("utf-8")):
            assert (document.parent / target).exists(), f"{document.name}: {target}"
