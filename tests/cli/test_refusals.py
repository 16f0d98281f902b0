"""What people typed wrongly is told in one or two lines of their own language."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from typer.testing import CliRunner

from guildhall.cli.app import app
from guildhall.core.errors import BadRecord, BadSetup, GuildhallError, IllegalAction, MissingExtra
from tests.games.wrong_moves import record_with

ARENA = "arena cartographers"
USAGE = {
    "arena": ("GAME is missing.", "GAME fehlt.", "указано: GAME."),
    "score cartographers": ("MAP is missing.", "MAP fehlt.", "указано: MAP."),
    f"{ARENA} --nope": ("no option --nope.", "Option --nope gibt", "Нет параметра --nope."),
    f"{ARENA} --game 3": ("similar: --games", "ähnlich: --games", "похожие: --games"),
    f"{ARENA} --games x": ('a number, got "x"', "eine Zahl erwartet", "ожидалось число"),
    f"{ARENA} --games 1.5": ("a whole number, got 1.5", "eine ganze Zahl", "целое число"),
    f"{ARENA} --games": ("--games needs a value", "braucht einen Wert", "требует значения"),
    f"{ARENA} --json=3": ("--json takes no value", "nimmt keinen Wert", "не принимает значения"),
    f"{ARENA} extra": ("expected here: extra.", "nichts erwartet: extra.", "ожидалось: extra."),
    "nope": ("no command nope.", "Befehl nope gibt", "Нет команды nope."),
    "watch --delay=x": ('--delay: expected a number, got "x"', "„x“", "«x»"),
}
"""What is typed, and a part of what is said in English, German and Russian."""
LANGUAGES = ("en", "de", "ru")
HELP = {"en": "How to use it: ", "de": "So geht es: ", "ru": "Как пользоваться: "}


def said(line: str, language: str) -> list[str]:
    """What a refused command says on standard error; it says nothing else."""
    words = line.split(" ")
    at = len(words) - (words[-1] == "--games")  # so that nothing becomes the value of an option
    words[at:at] = [f"--lang={language}"] if words[0] != "nope" else []
    environment = {"GUILDHALL_LANG": language if words[0] == "nope" else "en"}
    done = CliRunner().invoke(app, words, prog_name="guildhall", env=environment)
    assert (done.exit_code, done.stdout) == (2, ""), (line, done.exception)
    return done.stderr.splitlines()


@pytest.mark.parametrize("line", USAGE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_that_cannot_be_read_gets_its_fault_and_the_way_to_help(
    line: str, language: str
) -> None:
    fault, way = said(line, language)
    assert USAGE[line][LANGUAGES.index(language)] in fault
    command = "" if line == "nope" else f" {line.split()[0]}"
    assert way == f"{HELP[language]}guildhall{command} --help"


REFUSED = {
    "arena chess": ('There is no game "chess"; there are cartographers', "Das Spiel", "Нет игры"),
    f"{ARENA} --bots clever": ('no bot "clever"; it has uniform', "keinen Bot", "нет бота"),
    f"{ARENA} -o colour=red": ('no option "colour"; it has', "keine Option", "нет настройки"),
    f"{ARENA} -o side=C": ('Option side: expected one of A, B, got "C"', "möglich", "возможно"),
    f"{ARENA} -o edicts=a": ("of sentinel_wood, ", "aus sentinel_wood, ", "из sentinel_wood, "),
    "arena explorers --bots novice -o goals=x": ('got "x"', "möglich", "возможно"),
    "arena dale --bots novice": ("takes 2 to 4 seats", "2 bis 4 Plätze", "от 2 до 4"),
    f"{ARENA} --games 0": ("1 to 1,000,000, got 0", "1 bis 1.000.000", "1 до 1\u00a0000\u00a0000"),
    f"{ARENA} --games 12345678": ("got 12,345,678", "12.345.678", "12\u00a0345\u00a0678"),
    f"{ARENA} --bots novice,uniform --seats 3": ("--seats must be 2, got 3", "muss 2", "должно"),
    f"{ARENA} --seed ": ("--seed: expected one line", "eine Zeile", "одна строка"),
    f"{ARENA} --seed {'9' * 181}": ("1 to 180", "1 bis 180", "от 1 до 180"),
    "watch --seed ": ("--seed: expected one line", "eine Zeile", "одна строка"),
    "clairvoyant dale": ("no player who knows", "keinen Spieler", "нет игрока"),
    "clairvoyant cartographers --seed ": ("--seed: expected", "eine Zeile", "одна строка"),
    "clairvoyant cartographers --bot clever": ('no bot "clever"', "keinen Bot", "нет бота"),
    "watch --delay 0.00001 --bots clever": ('no bot "clever"', "keinen Bot", "нет бота"),
    "bench chess": ('no game "chess"', "Das Spiel", "Нет игры"),
    "bench bots --seconds 0.00001": ("0.1 to 600, got 1e-05", "0,1 bis 600", "0,1 до 600"),
    "bench dale --against tests": ("tests is no checkout", "kein Checkout", "не копия исходников"),
    "bench dale --against ": (
        "--against: expected the name",
        "eines Ordners",
        "имя файла или папки",
    ),
    "bench bots --against .": ("rules of one game", "Regeln eines Spiels", "одной игры"),
    "score chess -": ('no game "chess"', "Das Spiel", "Нет игры"),
}


@pytest.mark.parametrize("line", REFUSED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_done_is_refused_in_one_line(line: str, language: str) -> None:
    (fault,) = said(line, language)
    assert REFUSED[line][LANGUAGES.index(language)] in fault


def test_a_language_that_we_do_not_speak_is_named_with_those_we_do() -> None:
    (fault,) = said(ARENA, "fr")
    assert 'no language "fr"; there are en, ru, de' in fault
    fault, _ = said(f"{ARENA} --nope", "fr")
    assert "There is no option --nope." in fault


BROKEN = {
    "draw forest d2": ("Error: line 12: draw forest d2: d2 is a mountain.", "Berg.", "горы."),
    "draw forest a1": ("A shape still fits", "Eine Form passt noch", "Фигура ещё помещается"),
    "draw forest c44": ("line 12: c44 is not on the map.", "c44 gibt es", "c44: такой клетки"),
    "draw forest a1+a1": ("“a1+a1”: name each cell once", "jedes Feld einmal", "клетку один раз"),
    "draw sand a1": ("“sand” is not known", "„sand“ ist hier unbekannt", "«sand» здесь"),
    "fly a1": ("“fly” is no move.", "„fly“ ist kein Zug.", "«fly» — не ход"),
    "draw forest": ("complete: the spaces to", "Die Felder fehlen", "не указаны клетки"),
    "done now": ("“now” is too much", "„now“ ist zu viel", "«now» — лишнее"),
}
"""What stands in line 12 of a record, and a part of what is said."""


@pytest.mark.parametrize("move", BROKEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_move_in_a_record_is_refused_with_its_line_and_reason(
    move: str, language: str, tmp_path: Path
) -> None:
    file = tmp_path / "broken.replay"
    file.write_text(record_with(move), "utf-8")
    (fault,) = said(f"replay {file}", language)
    assert BROKEN[move][LANGUAGES.index(language)] in fault
    assert "12: " in fault


def test_without_a_command_the_help_is_shown() -> None:
    done = CliRunner().invoke(app, [])
    assert done.exit_code == 2
    assert "arena" in done.output
    assert "Error" not in done.output


@pytest.mark.parametrize(
    "problem",
    [
        BadSetup("no such side", "option-value", name="side", value="C"),
        BadRecord(3, "torn"),
        BadRecord(3, "torn", IllegalAction("c4 is filled", "filled", cell="c4")),
        MissingExtra("ray"),
        GuildhallError("plain"),
    ],
)
def test_errors_keep_kind_and_facts_on_their_way_between_processes(problem: GuildhallError) -> None:
    again = pickle.loads(pickle.dumps(problem))  # noqa: S301 - our own
    assert type(again) is type(problem)
    assert (str(again), again.kind, again.facts) == (str(problem), problem.kind, problem.facts)
    cause = getattr(problem, "cause", None)
    assert repr(getattr(again, "cause", None)) == repr(cause)
    assert cause is None or again.cause.facts == cause.facts  # type: ignore[attr-defined]
