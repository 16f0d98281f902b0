"""The build of the pages: which node it takes, and when it has something to do."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

import build_frontend


@pytest.mark.parametrize(
    ("version", "expected"),
    [
        ((18, 20), False),
        ((20, 18), False),
        ((20, 19), True),
        ((21, 7), False),
        ((22, 12), False),
        ((22, 13), True),
        ((23, 11), False),
        ((24, 0), True),
        ((26, 1), True),
    ],
)
def test_only_versions_of_node_that_the_packages_take_are_used(
    version: tuple[int, int], expected: bool
) -> None:
    assert build_frontend.wanted_node() == "^20.19.0 || ^22.13.0 || >=24.0.0"
    assert build_frontend.fits(version) is expected


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["--force", "--help"]])
def test_help_prints_the_ways_to_call_it_and_does_nothing_else(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def never(*_: object, **__: object) -> None:
        pytest.fail("a program was started")

    monkeypatch.setattr(subprocess, "run", never)
    assert build_frontend.main(arguments) == 0
    assert "build_frontend.py --force" in capsys.readouterr().out


def test_what_it_does_not_know_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_frontend, "npm_command", lambda: pytest.fail("looked for a node"))
    with pytest.raises(SystemExit, match="--froce"):
        build_frontend.main(["--froce"])


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small working tree, written one second after the other."""
    files = (
        "frontend/index.html",
        "frontend/src/main.ts",
        "frontend/public/favicon.svg",
        "src/guildhall/text/en.ftl",
        "src/guildhall/server/static/index.html",
    )
    for second, name in enumerate(files):
        write(tmp_path / name, second)
    for folder in tmp_path.rglob("*"):
        if folder.is_dir():
            os.utime(folder, (0, 0))
    monkeypatch.setattr(build_frontend, "ROOT", tmp_path)
    monkeypatch.setattr(build_frontend, "FRONTEND", tmp_path / "frontend")
    monkeypatch.setattr(build_frontend, "STATIC", tmp_path / "src/guildhall/server/static")
    return tmp_path


def write(file: Path, second: int) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("")
    os.utime(file, (second, second))


def test_nothing_is_built_when_nothing_changed(tree: Path) -> None:
    assert build_frontend.is_current()
    write(tree / "frontend/node_modules/vite/index.js", 100)
    write(tree / "src/guildhall/server/app.py", 100)
    assert build_frontend.is_current()


@pytest.mark.parametrize(
    "changed",
    [
        "frontend/vite.config.ts",
        "frontend/src/games/cartographers/data.json",
        "frontend/public/favicon.svg",
        "frontend/scripts/precompress.ts",
        "src/guildhall/text/en.ftl",
    ],
)
def test_a_changed_source_calls_for_a_build(tree: Path, changed: str) -> None:
    write(tree / changed, 100)
    assert not build_frontend.is_current()


def test_a_missing_build_calls_for_a_build(tree: Path) -> None:
    (tree / "src/guildhall/server/static/index.html").unlink()
    assert not build_frontend.is_current()
