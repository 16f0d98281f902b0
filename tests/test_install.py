"""The package as others install it: a wheel, first without and then with its extras."""

from __future__ import annotations

import re
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PLAY = """
import guildhall
match = guildhall.new_match("cartographers", seats=2, seed="bare")
bot = guildhall.load_bot("cartographers", "greedy")
rng = guildhall.Rng(1)
while not match.is_over:
    seat = match.decisions()[0].seat
    match.submit(seat, bot.choose(match.view(seat), match.legal_actions(seat), rng).action)
assert guildhall.load_match(match.replay().format()).state == match.state
print(sum(score.total for score in match.scores()) > 0)
"""


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own interpreters
        command, capture_output=True, text=True, cwd="/", timeout=300
    )


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel and nothing else."""
    folder = tmp_path_factory.mktemp("install")
    built = run(
        sys.executable, "-m", "build", "--wheel", "--no-isolation", "-o", str(folder), str(ROOT)
    )
    assert built.returncode == 0, built.stderr
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "env", with_pip=True)
    python = folder / "env" / "bin" / "python"
    done = run(str(python), "-m", "pip", "install", "--no-index", "--no-deps", str(wheel))
    assert done.returncode == 0, done.stderr
    return python


def test_without_extras_the_library_plays_replays_and_simulates(bare: Path) -> None:
    done = run(str(bare), "-c", PLAY)
    assert (done.returncode, done.stdout) == (0, "True\n"), done.stderr


def test_without_extras_the_command_says_which_to_install(bare: Path) -> None:
    done = run(str(bare.parent / "guildhall"), "watch")
    assert done.returncode != 0
    assert "guildhall[cli]" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_wheel_holds_texts_and_the_typing_mark(bare: Path) -> None:
    script = (
        "from importlib import resources as r; "
        "print(all((r.files(p) / f).is_file() for p, f in ("
        "('guildhall', 'py.typed'), ('guildhall.text', 'ru.ftl'), "
        "('guildhall.games.cartographers', 'text/de.ftl'))))"
    )
    assert run(str(bare), "-c", script).stdout == "True\n"


def test_the_wheel_holds_the_built_pages(bare: Path) -> None:
    """Whoever installs it needs no node."""
    script = (
        "from importlib import resources as r; s = r.files('guildhall.server') / 'static'; "
        "print((s / 'index.html').read_text()); "
        "print(*(f.name for f in (s / 'assets').iterdir()))"
    )
    html, _, names = run(str(bare), "-c", script).stdout.strip().rpartition("\n")
    used = re.findall(r'"/assets/([^"]+)"', html)
    assert [name for name in used if name.endswith(".js")]
    assert set(used) <= set(names.split())
    assert f"{used[0]}.gz" in names
    assert not [name for name in names.split() if name.endswith(".map")]
