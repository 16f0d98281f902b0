"""What a host may choose: what cannot be used is refused by name before the server starts."""

from __future__ import annotations

import pytest

from guildhall.server.settings import BadSetting, Settings

THOUGHTS = ("expert_seconds", "master_seconds", "hint_seconds", "review_seconds")


@pytest.mark.parametrize("name", THOUGHTS)
@pytest.mark.parametrize("value", ["nan", "inf", "-inf", "1e400", "-0.1", "3601", "soon", ""])
def test_a_time_to_think_is_a_number_of_seconds_up_to_an_hour(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name):
        Settings.read({}, {name: value})


@pytest.mark.parametrize("name", ["hint_rate", "seat_rate", "address_rate"])
@pytest.mark.parametrize("value", ["nan", "inf", "-1"])
def test_a_rate_is_a_number(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name):
        Settings.read({f"GUILDHALL_{name.upper()}": value})


def test_times_to_think_are_taken_as_they_are_given() -> None:
    found = Settings.read({"GUILDHALL_EXPERT_SECONDS": "0.5"}, {"master_seconds": "3600"})
    assert (found.expert_seconds, found.master_seconds) == (0.5, 3600.0)
    assert Settings.read(found.environment()) == found
