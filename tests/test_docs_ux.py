"""What a person can rely on: the document names every rule, and tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCUMENT = ROOT / "docs" / "ux.md"
RULES = dict(zip("PLUSRACMKNIF", (7, 8, 8, 5, 4, 5, 5, 7, 8, 7, 5, 4), strict=True))
"""How many there are of each letter."""
ROW = re.compile(r"^\| ([A-Z]\d) \| (.+?) \| (.*?) \| (.*?) \| (.*?) \|$", re.MULTILINE)
TEST = re.compile(r"`(test_\w+)`")


def rows() -> dict[str, tuple[str, ...]]:
    """What checks each rule, or why nothing does: in the house, and in each further game."""
    found = ROW.findall(DOCUMENT.read_text("utf-8"))
    assert len(found) == len({rule for rule, *_ in found})
    return {rule: tuple(checks) for rule, _, *checks in found}


def written_tests() -> set[str]:
    files = (ROOT / "tests" / "browser").glob("test_*.py")
    pattern = re.compile(r"^def (test_\w+)", re.MULTILINE)
    return {name for file in files for name in pattern.findall(file.read_text("utf-8"))}


def test_every_rule_has_its_row() -> None:
    expected = [f"{letter}{number + 1}" for letter in RULES for number in range(RULES[letter])]
    assert list(rows()) == expected


def test_every_row_names_tests_of_its_rule_or_a_reason() -> None:
    for rule, columns in rows().items():
        for checks in columns:
            names = TEST.findall(checks)
            reason = TEST.sub("", checks).strip(" ,·")
            assert names or reason, rule
            assert all(f"_{rule.lower()}_" in name for name in names), rule


def test_every_named_test_exists() -> None:
    named = {name for columns in rows().values() for one in columns for name in TEST.findall(one)}
    assert named <= written_tests(), named - written_tests()
