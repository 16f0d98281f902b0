"""An ordinary pair plays on beside those who ask for the largest answers."""

from __future__ import annotations

import pytest

from tests.attacks import hint_flood, large_answers, replay_bombs


@pytest.mark.long
def test_the_pair_plays_on_beside_floods_of_large_answers() -> None:
    came, latencies = large_answers.run(seconds=5, count=5)
    assert latencies
    assert {what.split()[0] for what in came} <= set(large_answers.KINDS)
    answered = {what for what in came if what.endswith(("200", "welcome", "too-many"))}
    refused = {what for what in came if what.endswith(("429", "503", "refused"))}
    assert set(came) == answered | refused


@pytest.mark.long
def test_an_ordinary_file_is_taken_in_beside_replay_bombs() -> None:
    found, latencies = replay_bombs.run(count=1, files=2)
    assert latencies
    assert set(found.bombs) <= {"400", "503"}
    assert {status for status, _ in found.ordinary} == {"201"}


@pytest.mark.long
def test_a_flood_of_hints_is_answered_or_refused_as_busy() -> None:
    asked, latencies = hint_flood.run(seconds=3, count=10)
    assert latencies
    assert {what for what, _ in asked} <= {"hints", "busy", "too-many", "game-over"}
    assert "hints" in {what for what, _ in asked}
