"""The tables of a report where there is little room."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from guildhall.cli.arena_show import table_of
from guildhall.text.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_do_not_fit_are_folded_and_nothing_of_them_is_lost(language: str) -> None:
    columns = ("map", "bot", "mean", "interval", "spread", "least", "most", "time")
    table = table_of(Words(language), "", *columns)
    figures = ("124.3", "120.3…128.3", "16.0", "76", "182", "490.1")
    bots = ("my_bots:patient@30", "my_bots:patient@31")
    for bot in bots:
        table.add_row("Avenia", bot, *figures)
    out = Console(file=StringIO(), width=80)
    out.print(table)
    assert isinstance(out.file, StringIO)
    lines = out.file.getvalue().splitlines()
    assert max(map(len, lines)) <= 80
    folded = "".join(line.removeprefix("Avenia").strip().split(" ")[0] for line in lines)
    assert all(bot in folded for bot in bots)
