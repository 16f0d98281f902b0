"""The bots of docs/bots.md, saved and entered as the text says."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from guildhall.cli.app import app

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"


def block(language: str, part: str) -> str:
    """The block of code in the document that holds a part."""
    blocks: list[str] = re.findall(
        rf"^```{language}\n(.*?)^```$", DOCUMENT.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    (found,) = (text for text in blocks if part in text)
    return found


def test_the_bots_of_the_document_can_be_entered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_bots.py").write_text(block("python", "my_bots.py"), "utf-8")
    monkeypatch.chdir(tmp_path)
    pairs, alone = (shlex.split(line)[1:] for line in block("sh", "my_bots").splitlines())
    pairs[pairs.index("--games") + 1] = "2"
    pairs[pairs.index("--workers") + 1] = "1"
    alone[alone.index("--games") + 1] = "1"
    done = CliRunner().invoke(app, [*pairs, "--json"])
    assert done.exit_code == 0, done.stderr
    bots = [one["bot"] for one in json.loads(done.stdout)["bots"]]
    assert bots == ["my_bots:Grabber", "novice", "journeyman"]
    assert len((tmp_path / "grabber.jsonl").read_bytes().splitlines()) == 7
    done = CliRunner().invoke(app, [*alone, "--json"])
    assert done.exit_code == 0, done.stderr
    (one,) = json.loads(done.stdout)["solo"]
    assert (one["bot"], one["games"]) == ("my_bots:patient@30", 1)
