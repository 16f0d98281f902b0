"""Since when a seat has had its turn, whatever it does meanwhile."""

from __future__ import annotations

import json
import random

import guildhall
from guildhall.server.store.rows import LogRow, TableRow
from guildhall.server.table import Table
from tests.server.games.notes import every_simultaneous_game, notes_of
from tests.server.talk import shown

SEED = "Mulberry"


def timed_table(game: str, seats: int, options: dict[str, str]) -> Table:
    """A table of strangers with a clock; each row of its log is a second later."""
    row = TableRow(
        id="t",
        game=game,
        version=1,
        options=json.dumps(options),
        seats=seats,
        seed=SEED,
        seal=None,
        chosen_seed=True,
        position="",
        pace="live",
        is_public=False,
        spectators=True,
        clock_kind="limit",
        clock_seconds=60,
        grace=0,
        hints=True,
        host=None,
        previous="",
        imported=False,
        created=0,
        status="running",
        touched=0,
        wake=None,
    )
    return Table.of(row, [], [LogRow("t", 1, 1000, "start", None, "")])


@every_simultaneous_game
def test_a_clock_runs_since_the_turn_began_whatever_its_seat_does_and_draws(game: str) -> None:
    """It may take back, or withdraw its done; a card that comes to it alone is no new turn."""
    notes = notes_of(game)
    table = timed_table(game, *notes.ways[0])
    rng, began = random.Random(SEED), 1000
    while not table.is_over:
        match = table.game
        assert table.since == dict.fromkeys(table.waiting, began)
        seat = rng.randrange(match.setup.seats)
        actions = _promising(match, seat)
        if match.why_no_undo(seat) is None and rng.random() < 0.2:
            kind, action = "undo", ""  # done is withdrawn too
        elif actions:
            kind, action = "move", rng.choice(actions)
        else:
            continue
        length = match.length
        row = table.next_row(kind, 1000 * (table.seq + 1), seat, action)
        table.apply(row)
        if any(len(one.step.learnt) == match.setup.seats for one in match.history_after(length)):
            began = row.at
    assert began > 20_000


def _promising(match: guildhall.Match[object, object, object], seat: int) -> list[str]:
    actions = [match.notation.format(one) for one in match.legal_actions(seat)]
    return notes_of(match.game.name).tempting(shown(match, seat), actions) or actions
