"""Records: written and read back, played again, and refused when anything is wrong with them."""

from __future__ import annotations

import hashlib
import string
from contextlib import suppress
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guildhall.core import codec
from guildhall.core.errors import BadRecord, GuildhallError
from guildhall.core.game import Setup
from guildhall.core.match import CHECK_EVERY, Match
from guildhall.core.replay import (
    MOST_BYTES,
    MOST_LINE,
    Check,
    Move,
    Replay,
    Undo,
    clean_name,
    is_seed,
)
from guildhall.core.rng import Rng, seal_of
from guildhall.core.seat import CHANCE
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.state import Earned, Sheet, Task
from guildhall.games.explorers.game import EXPLORERS
from guildhall.testing.toy import QUARRY, Done, Leave, Quarry, State, Take
from tests.core.tables import (
    MAP_SETUPS,
    QUICK,
    QuarryMatch,
    everything,
    play_out,
    quarry,
    real_quarry,
)


def light(seed: str | None) -> QuarryMatch:
    return Match(QUARRY, Setup.of(2, stones="light"), seed=seed, names=("Ann", "Bo"))


def short_match() -> QuarryMatch:
    match = light("s")
    match.submit(0, Take())
    match.submit(1, Leave())
    match.undo(0)
    return match


SHORT = short_match().replay().format()
HEADER = SHORT.partition("---\n")[0] + "---\n"


def sealed(body: str) -> str:
    """The body with the end line that belongs to it: what a careful forger writes."""
    count = body.partition("---\n")[2].count("\n")
    fingerprint = hashlib.sha256(body.encode()).hexdigest()[:32]
    return f"{body}end {count} {fingerprint}\n"


def short_with(written: str, instead: str) -> str:
    """The short record with one place changed and the end line made to fit."""
    body = SHORT.rpartition("end ")[0]
    assert body.count(written) == 1
    return sealed(body.replace(written, instead))


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as problem:
        Match.load(QUARRY, Replay.parse(text))
    assert str(problem.value) == f"line {problem.value.line}: {problem.value.reason}"
    return problem.value


# Writing and reading

line_text = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n"))
ids = st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True)
option_values = st.text(string.ascii_letters + string.digits + "_,.-", min_size=1, max_size=9)
seats = st.integers(0, 99)
entries = st.one_of(
    st.builds(
        Move,
        seats | st.just(CHANCE),
        line_text.map("take {}".format) | ids.filter(lambda verb: verb != "undo"),
    ),
    st.builds(Undo, seats),
    st.builds(Check, st.text("0123456789abcdef", min_size=16, max_size=16)),
)
seeds = st.text(min_size=1, max_size=20).filter(is_seed)


@st.composite
def replays(draw: st.DrawFn) -> Replay:
    names = draw(st.lists(st.text().map(clean_name), min_size=1, max_size=5))
    seed = draw(st.none() | seeds)
    fitting = st.just(seal_of(seed)) if seed is not None else st.just("0" * 64)
    options = draw(st.dictionaries(ids, option_values, max_size=3))
    return Replay(
        game=draw(ids),
        version=draw(st.integers(1, 999_999)),
        setup=Setup.of(len(names), **options),
        names=tuple(names),
        seed=seed,
        seal=draw(st.none() | fitting),
        entries=tuple(draw(st.lists(entries, max_size=8))),
        position=draw(st.just("") | line_text.map("{{{}}}".format)),
    )


@QUICK
@given(replays())
def test_a_record_survives_as_text(replay: Replay) -> None:
    assert Replay.parse(replay.format()) == replay


@QUICK
@given(st.text())
def test_a_clean_name_is_clean(name: str) -> None:
    assert clean_name(clean_name(name)) == clean_name(name)


def test_the_short_record_reads_like_this() -> None:
    lines = SHORT.splitlines()
    assert lines[:8] == [
        "guildhall-replay 1",
        "game: quarry 1",
        "option.stones: light",
        "seat.0: Ann",
        "seat.1: Bo",
        "seed: s",
        f"seal: {seal_of('s')}",
        "---",
    ]
    assert lines[8] in ("* turn chalk", "* turn slate")
    assert lines[9:12] == ["0 take", "1 leave", "0 undo"]
    assert lines[12] == f"= {short_match().digest()}"
    assert lines[13].startswith("end 5 ")
    assert len(lines) == 14


# Playing again


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("length", [0, 1, 7, 30, 1000])
def test_a_loaded_match_equals_the_match(seats: int, length: int) -> None:
    match = quarry(seats)
    play_out(match, Rng(f"{seats} {length}"), length)
    again = Match.load(QUARRY, Replay.parse(match.replay().format()))
    assert everything(again) == everything(match)


@pytest.mark.parametrize("setup", MAP_SETUPS, ids=str)
def test_a_loaded_match_of_cartographers_equals_the_match(setup: Setup) -> None:
    match = Match(CARTOGRAPHERS, setup, seed="map")
    play_out(match, Rng(5), 90)
    again = Match.load(CARTOGRAPHERS, Replay.parse(match.replay().format()))
    assert everything(again) == everything(match)


def test_a_loaded_match_goes_on_like_the_match() -> None:
    match = quarry(3)
    play_out(match, Rng(1), 8)
    again = Match.load(QUARRY, match.replay())
    for one in (match, again):
        play_out(one, Rng(2))
    assert again.state == match.state
    assert again.scores() == match.scores()
    assert again.history == match.history


def test_a_loaded_match_keeps_every_line_of_its_record() -> None:
    record = short_match().replay()
    again = Match.load(QUARRY, record)
    again.submit(0, Leave())
    longer = again.replay()
    assert longer.entries[:-1] == (*record.entries, Move(0, "leave"))
    assert Match.load(QUARRY, longer).replay() == longer


def test_a_loaded_match_can_redo_what_the_match_can() -> None:
    match = quarry(2)
    match.submit(0, Take())
    match.submit(0, Done())
    after = match.state
    match.restart_turn(0)
    again = Match.load(QUARRY, match.replay())
    again.redo(0)
    again.redo(0)
    assert again.state == after


def test_a_redo_is_still_a_redo_after_loading() -> None:
    match = quarry(2)
    match.submit(0, Take())
    match.submit(0, Done())
    match.restart_turn(0)
    match.redo(0)
    again = Match.load(QUARRY, match.replay())
    again.redo(0)
    assert again.state.done == (True, False)


def test_a_record_without_its_seed_can_be_dealt_on_by_hand() -> None:
    match = real_quarry(1)
    again = Match.load(QUARRY, Replay.parse(match.replay().format()))
    assert again.seed is None
    assert again.state == match.state


def test_a_secret_seed_keeps_its_seal() -> None:
    secret = short_match().replay()._replace(seed=None)
    again = Match.load(QUARRY, Replay.parse(secret.format()))
    assert (again.seed, again.seal) == (None, seal_of("s"))


def test_a_record_is_checked_every_fifty_lines() -> None:
    match = quarry(2)
    for _ in range(80):
        match.submit(0, Take())
        match.undo(0)
    found = [at for at, one in enumerate(match.replay().entries) if isinstance(one, Check)]
    assert found == [CHECK_EVERY - 1, 2 * CHECK_EVERY - 1, 3 * CHECK_EVERY - 1, 164]


def test_a_record_without_checks_is_written_with_them_when_it_was_played_again() -> None:
    match = quarry(2)
    for _ in range(80):
        match.submit(0, Take())
        match.undo(0)
    bare = match.replay(checks=False)
    assert not any(isinstance(one, Check) for one in bare.entries)
    assert Match.load(QUARRY, bare).replay() == match.replay()


def test_fingerprints_of_one_state_are_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = short_match()
    check = Check(match.digest())
    replay = match.replay(checks=False)
    replay = replay._replace(entries=(*replay.entries, *[check] * 1000))
    digest = Mock(wraps=codec.digest)
    monkeypatch.setattr(codec, "digest", digest)
    assert Match.load(QUARRY, replay).state == match.state
    assert digest.call_count == 1


def test_a_wrong_check_is_refused_where_it_stands() -> None:
    assert refusal(short_with("1 leave\n", "1 leave\n= 0123456789abcdef\n")).line == 12


# Damage


@pytest.mark.parametrize("other", ["0", "a", " ", "\n", "\u00e9", "\ud800", "\x00"])
def test_every_change_of_a_character_is_refused(other: str) -> None:
    for at, char in enumerate(SHORT):
        if char != other:
            with pytest.raises(BadRecord):
                Replay.parse(SHORT[:at] + other + SHORT[at + 1 :])


def test_every_missing_doubled_or_swapped_character_is_refused() -> None:
    for at, char in enumerate(SHORT):
        swapped = SHORT[:at] + SHORT[at : at + 2][::-1] + SHORT[at + 2 :]
        changed = {SHORT[:at] + SHORT[at + 1 :], SHORT[:at] + char + SHORT[at:], swapped}
        for text in changed - {SHORT}:
            with pytest.raises(BadRecord):
                Replay.parse(text)


def test_every_truncation_is_refused_where_the_text_ends() -> None:
    for length in range(len(SHORT)):
        with pytest.raises(BadRecord) as problem:
            Replay.parse(SHORT[:length])
        assert problem.value.line <= len(SHORT[:length].splitlines()) + 1


def test_the_last_line_break_belongs_to_the_record() -> None:
    problem = refusal(SHORT.removesuffix("\n"))
    assert (problem.line, problem.reason) == (14, "the end line must end with a line break")


def test_every_missing_or_doubled_line_is_refused() -> None:
    lines = SHORT.splitlines(keepends=True)
    for at in range(len(lines)):
        for count in (0, 2):
            with pytest.raises(BadRecord):
                Replay.parse("".join((*lines[:at], *[lines[at]] * count, *lines[at + 1 :])))


@pytest.mark.parametrize("more", ["\n", " ", "x", "0 take\n", "end 5 " + "0" * 32 + "\n", SHORT])
def test_nothing_may_follow_the_end(more: str) -> None:
    problem = refusal(SHORT + more)
    assert (problem.line, problem.reason) == (15, "nothing may follow the end line")


def test_nothing_may_come_before_the_beginning() -> None:
    for before in ("\n", "\ufeff", " ", "#\n"):
        assert refusal(before + SHORT).line == 1


# Forgery: the end line fits, the content does not


def test_the_short_record_is_a_fine_start_for_forgers() -> None:
    assert short_with("seat.0: Ann", "seat.0: Ann") == SHORT
    assert Match.load(QUARRY, Replay.parse(SHORT)).state == short_match().state


@pytest.mark.parametrize(
    ("written", "instead", "line", "reason"),
    [
        ("guildhall-replay 1", "guildhall-replay 2", 1, "expected 'guildhall-replay 1'"),
        ("game: quarry 1", "game: cartographers 1", 2, "this is a record of cartographers, not of"),
        ("game: quarry 1", "game: quarry 2", 2, "written by rules version 2, these are version 1"),
        ("game: quarry 1", "game: quarry 0", 2, "expected 'game: NAME VERSION'"),
        ("game: quarry 1", "game: quarry 1000000", 2, "expected 'game: NAME VERSION'"),
        ("game: quarry 1", "game: Quarry 1", 2, "expected 'game: NAME VERSION'"),
        ("game: quarry 1", "game: quarry 1 ", 2, "expected 'game: NAME VERSION'"),
        ("game: quarry 1", "game:  quarry 1", 2, "expected 'game: NAME VERSION'"),
        ("option.stones: light", "option.stones: none", 8, "option stones: expected all or light"),
        ("option.stones: light", "option.stone: light", 8, "quarry has no option 'stone'"),
        ("option.stones: light", "option.stones: ", 3, "expected 'option.NAME: VALUE'"),
        ("option.stones: light\n", "option.b: 1\noption.a: 1\n", 4, "options must be different"),
        ("option.stones: light\n", "option.a: 1\noption.a: 1\n", 4, "options must be different"),
        ("seat.0: Ann\nseat.1: Bo\n", "", 4, "expected seat.0"),
        ("seat.0: Ann", "seat.1: Ann", 4, "expected seat.0"),
        ("seat.0: Ann", "seat.00: Ann", 4, "expected 'seat.NUMBER: NAME'"),
        ("seat.0: Ann", "seat.0: Ann ", 4, "a name is one line of at most 80 characters"),
        ("seat.0: Ann", "seat.0: A\tn", 4, "a name is one line of at most 80 characters"),
        ("seat.0: Ann", "seat.0: A\x1bn", 4, "a name is one line of at most 80 characters"),
        ("seat.0: Ann", "seat.0: " + "A" * 81, 4, "a name is one line of at most 80 characters"),
        ("seat.0: Ann", "seat.0: Ann\r", 4, "a name is one line of at most 80 characters"),
        ("seat.1: Bo", "seat.1: Bo\n" * 4 + "seat.1: Bo", 6, "expected seat.2"),
        ("seed: s", "seed: t", 7, "the seal does not fit the seed"),
        ("seed: s", "seed:  s", 6, "a seed is one printable line of at most 200 characters"),
        ("seed: s", "seed: ", 6, "this is not a seed"),
        ("seed: s", "seed: " + "s" * 201, 6, "a seed is one printable line of at most 200"),
        ("seed: s", "seed: s\x07", 6, "a seed is one printable line of at most 200 characters"),
        ("seal: ", "seal: 00", 7, "this is not a seal"),
        (f"seal: {seal_of('s')}", f"seal: {seal_of('t')}", 7, "the seal does not fit the seed"),
        ("---\n", "position: 7\n---\n", 8, "this is not a position"),
        ("---\n", "position: {}\n---\n", 9, "quarry: missing"),
        ("---\n", "position: {NaN}\n---\n", 9, "not JSON"),
        ("---\n", "position: {" + "[" * 5000 + "}\n---\n", 9, "not JSON"),
        ("---\n", "note: x\n---\n", 8, "expected '---' after the header"),
        ("---\n", "--- \n", 8, "expected '---' after the header"),
        ("0 take", "0 Take", 10, "expected '* ACTION', 'SEAT ACTION', 'SEAT undo' or '= FINGER"),
        ("0 take", "00 take", 10, "expected '* ACTION'"),
        ("0 take", "-1 take", 10, "expected '* ACTION'"),
        ("0 take", "100 take", 10, "expected '* ACTION'"),
        ("0 take", "", 10, "expected '* ACTION'"),
        ("0 take", "0 take\r", 10, "'take\\r' is written 'take'"),
        ("0 take", "0 take ", 10, "'take ' is written 'take'"),
        ("0 take", "0 take\x00", 10, "'take\\x00': expected one of turn, take, leave, done"),
        ("0 take", "0 take\u2028", 10, "'take\\u2028' is written 'take'"),
        ("0 take", "0 grab", 10, "'grab': expected one of turn, take, leave, done, got 'grab'"),
        ("0 take", "0 done", 10, "done is not legal for seat 0 now"),
        ("0 take", "2 take", 10, "seat 2 has nothing to decide now, waiting for seat 0"),
        ("0 take", "* take", 10, "seat -1 has nothing to decide now"),
        ("0 take", "* turn chalk", 10, "seat -1 has nothing to decide now"),
        ("0 take", "* undo", 10, "chance cannot be undone"),
        ("0 take", "0 undo", 10, "seat 0 has learnt something since"),
        ("0 undo", "5 undo", 12, "there is no seat 5"),
        ("0 undo", "0 take", 12, "take is not legal for seat 0 now"),
        ("0 undo\n", "", 12, "the state is "),
        ("= ", "= 0", 13, "expected '* ACTION'"),
    ],
)
def test_a_forged_line_is_refused_where_it_stands(
    written: str, instead: str, line: int, reason: str
) -> None:
    problem = refusal(short_with(written, instead))
    assert problem.line == line
    assert problem.reason.startswith(reason)


def test_an_outcome_that_the_seed_does_not_deal_is_refused() -> None:
    dealt = SHORT.splitlines()[8]
    other = "* turn slate" if dealt == "* turn chalk" else "* turn chalk"
    problem = refusal(short_with(dealt, other))
    assert problem.line == 9
    assert problem.reason == f"the seed deals {dealt[2:]!r}, not {other[2:]!r}"


def test_a_record_in_which_somebody_acts_before_the_seed_deals_is_refused() -> None:
    """Played on, the seed would deal at once, and to others."""
    match = Match(EXPLORERS, Setup.of(2), seed=None)
    while [one.kind for one in match.decisions()] != ["offer", "keep"]:
        seat = match.decisions()[0].seat
        done = match.legal_actions(seat)[-1:]
        match.submit(seat, *done or [match._sealed_outcome("x")])
    match.submit(0, match.legal_actions(0)[0])
    match.seed = "x"
    with pytest.raises(BadRecord, match="the seed deals before anybody acts"):
        Match.load(EXPLORERS, match.replay())


def test_another_seed_with_its_own_seal_is_refused_where_it_deals_otherwise() -> None:
    short = short_match()
    seed = next(one for one in string.ascii_letters if light(one).state.stone != short.state.stone)
    other = short.replay()._replace(seed=seed, seal=seal_of(seed))
    assert refusal(other.format()).line == 9


def test_a_newer_version_of_the_rules_refuses_old_records() -> None:
    class NewQuarry(Quarry):
        version = 2

    with pytest.raises(BadRecord, match="line 2: written by rules version 1, these are version 2"):
        Match.load(NewQuarry(), Replay.parse(SHORT))


@pytest.mark.parametrize("count", ["4", "6", "05", "-5", "9" * 10, "9" * 5000, "5.0", "\u0665"])
def test_a_wrong_number_of_lines_is_refused(count: str) -> None:
    problem = refusal(SHORT.replace("end 5 ", f"end {count} "))
    assert problem.line == 14


def test_a_position_for_another_number_of_seats_is_refused() -> None:
    three = codec.dumps(State, QUARRY.new_state(Setup.of(3)))
    problem = refusal(short_with("---\n", f"position: {three}\n---\n"))
    assert problem.reason == "the position has 3 seats, the setup 2"


def test_windows_line_ends_are_refused() -> None:
    problem = refusal(SHORT.replace("\n", "\r\n"))
    assert problem.line == 1
    assert "CR LF" in problem.reason


@pytest.mark.parametrize("line", range(14))
def test_half_a_character_is_refused_where_it_stands(line: int) -> None:
    lines = SHORT.split("\n")
    lines[line] += "\ud800"
    problem = refusal("\n".join(lines))
    assert (problem.line, problem.reason) == (line + 1, "half a character (a lone surrogate)")


def test_a_record_that_is_too_large_is_refused() -> None:
    for huge in (SHORT + "x" * MOST_BYTES, "\u20ac" * (MOST_BYTES // 2), "\n" * (MOST_BYTES + 1)):
        assert refusal(huge).reason == "larger than 8 MiB"


def test_a_line_that_is_too_long_is_refused() -> None:
    problem = refusal(short_with("0 take", "0 take" + " " * MOST_LINE))
    assert (problem.line, problem.reason) == (10, "the line is too long")


def test_a_position_of_a_hundred_full_sheets_fits_in_a_record() -> None:
    match = Match(CARTOGRAPHERS, Setup.of(1), seed="crowd")
    play_out(match, Rng(1))
    every = match.state.rules.board.open
    most = Earned(0, every)
    seasons = tuple(
        season._replace(first=most, second=most, monsters=most)
        for season in match.state.sheets[0].seasons
    )
    assert len(seasons) == 4
    sheets = (Sheet(forest=every, drawn=every, seasons=seasons),) * 100
    crowd = match.state._replace(sheets=sheets, drafts=sheets, tasks=(Task.REST,) * 100)
    late = Match(CARTOGRAPHERS, Setup.of(100), seed="crowd", start=crowd)
    again = Match.load(CARTOGRAPHERS, Replay.parse(late.replay().format()))
    assert again.state == crowd


# Noise

line_noise = st.one_of(
    st.sampled_from([*SHORT.splitlines(), "0 take", "0 done", "1 leave", "1 done", "0 undo", ""]),
    st.sampled_from(["* turn chalk", "* turn slate", "* turn granite", "= 0123456789abcdef"]),
    st.text(max_size=12).filter(lambda text: "\n" not in text),
)
noise = st.one_of(
    st.text(),
    st.binary().map(lambda raw: raw.decode("utf-8", "surrogateescape")),
    st.lists(line_noise, max_size=20).map(lambda lines: "".join(f"{line}\n" for line in lines)),
    st.text(max_size=30).map(lambda text: SHORT[:200] + text + SHORT[200:]),
)


@QUICK
@given(noise)
def test_any_text_gives_a_record_or_bad_record(text: str) -> None:
    with suppress(BadRecord):
        Replay.parse(text)


@QUICK
@given(st.lists(line_noise, max_size=12), st.sampled_from(["", "position: {}\n"]))
def test_any_forged_record_gives_a_match_or_bad_record(lines: list[str], position: str) -> None:
    header = HEADER.replace("---\n", f"{position}---\n")
    body = header + "".join(f"{line}\n" for line in lines)
    with suppress(BadRecord):
        match = Match.load(QUARRY, Replay.parse(sealed(body.encode("utf-8", "replace").decode())))
        assert Match.load(QUARRY, match.replay()).state == match.state


tidy_moves = st.lists(
    st.builds(
        "{} {}".format,
        st.sampled_from(["*", "0", "1"]),
        st.sampled_from(["take", "leave", "done", "undo", "turn chalk", "turn slate"]),
    ),
    max_size=14,
)


@QUICK
@given(tidy_moves)
def test_a_record_is_accepted_exactly_when_each_line_is(lines: list[str]) -> None:
    match = real_match(lines)
    body = HEADER.replace(f"seed: s\nseal: {seal_of('s')}\n", "")
    text = sealed(body + "".join(f"{line}\n" for line in lines))
    if match is None:
        assert refusal(text).line >= 7
    else:
        assert Match.load(QUARRY, Replay.parse(text)).state == match.state


def real_match(lines: list[str]) -> QuarryMatch | None:
    """A match with these requests made one by one, None where one is refused."""
    match = light(None)
    for line in lines:
        who, _, text = line.partition(" ")
        seat = CHANCE if who == "*" else int(who)
        try:
            match.undo(seat) if text == "undo" else match.submit_text(seat, text)
        except GuildhallError:
            return None
    return match
