"""Everything in the game has a name, everything that happens can be told, and no secret is."""

from __future__ import annotations

import re

import pytest

from guildhall.core.event import Event, event
from guildhall.core.game import Setup
from guildhall.core.match import Match
from guildhall.core.rng import Rng
from guildhall.core.seat import Seat
from guildhall.games.dale.game import DALE
from guildhall.games.dale.model.actions import Action
from guildhall.games.dale.model.data import TEAM_STACKS_TO_WIN, Card, Folk, Kind
from guildhall.games.dale.model.state import State
from guildhall.games.dale.views.observe import View
from guildhall.text.words import LANGUAGES, Words
from tests.games.dale.stages import NOTATION, built, play, seat, table

PACKAGES = {"dale": "guildhall.games.dale"}
MIXES = (
    Setup.of(2, decks="macaws,pandas,raccoons"),
    Setup.of(3, decks="macaws,squirrels,ocelots,chameleons"),
    Setup.of(4, decks="pandas,raccoons,ocelots,chameleons", teams="yes"),
    Setup.of(2, decks="vote"),
)
MOVES = 600
LONGEST_NAME = 20
"""Letters that fit on a card."""
UNNAMED = (
    "draws market-draws looks keeps puts-back-hidden slipped took-card gave-card hid mixed deals"
)
"""What everybody hears where only some seats may know the card."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_dale_has_a_name(language: str) -> None:
    words = Words(language, PACKAGES)
    for card in Card:
        for part in ("", "-rule", "-ruling"):
            assert words.say(f"dale-card-{card.name.lower()}{part}")
    for folk in Folk:
        for message in ("deck-{}", "deck-{}-rule", "set-{}"):
            assert words.say(f"dale-{message.format(folk.name.lower())}")
    for kind in Kind:
        assert words.say(f"dale-kind-{kind.name.lower()}")
    for number in range(1, TEAM_STACKS_TO_WIN + 1):
        assert words.say(f"dale-part-{number}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_differ_and_fit_on_a_card(language: str) -> None:
    words = Words(language, PACKAGES)
    names = [words.say(f"dale-card-{card.name.lower()}") for card in Card]
    assert len(set(names)) == len(names)
    assert [name for name in names if len(name) > LONGEST_NAME] == []


def played(setup: Setup) -> Match[State, Action, View]:
    """A game of random moves, as far as they lead."""
    match: Match[State, Action, View] = Match(DALE, setup, seed="told")
    rng = Rng(1)
    for _ in range(MOVES):
        if match.is_over:
            break
        decision = match.decisions()[0]
        for language in LANGUAGES:
            assert Words(language, PACKAGES).has(f"dale-decision-{decision.kind}"), decision.kind
        match.submit(decision.seat, rng.choice(match.legal_actions(decision.seat)))
    return match


News = tuple[str, Seat | None, dict[str, int | str]]
Told = list[News]


def told(state: State, move: str) -> Told:
    """What everybody is told of a move."""
    (seat,) = [one.seat for one in DALE.decisions(state)]
    step = DALE.step(state, seat, NOTATION.parse(move))
    return [(one.kind, one.seat, dict(one.args)) for one in step.events if one.is_known_to(None)]


@pytest.mark.parametrize(
    ("language", "deck"), [("en", "market deck"), ("de", "Marktdeck"), ("ru", "колод[аеуы] рынка")]
)
def test_faces_that_mean_the_market_deck_say_so(language: str, deck: str) -> None:
    """Not "a market card", which lies there for all to see (defect 1 of the trial of screens)."""
    words = Words(language, PACKAGES)
    for card in ("market_discovery", "good_old_times", "new_season", "special_offer", "charm"):
        assert re.search(deck, words.say(f"dale-card-{card}-face")), card


@pytest.mark.parametrize("card", ["market_discovery", "junk"])
def test_nobody_is_told_that_a_seat_had_something_left_to_use(card: str) -> None:
    row = "cookies cookies prepaid_good prepaid_good special_offer"
    own = seat(f"{card} junk junk junk junk", deck="junk junk")
    state = table(own, seat("junk"), row=row, market="stock_clearance")
    state = play(state, "inventory", "settle", "done-again")
    assert told(state, "enough") == [("window-closed", 0, {}), NEXT]


def test_a_deck_that_is_turned_over_is_not_drawn() -> None:
    state = table(seat("wily_fellow junk", top="acorn cookies", discard="charm"))
    kinds = [kind for kind, _, _ in told(state, "play wily_fellow")]
    assert kinds.count("discarded") == 2
    assert "draws" not in kinds


def test_the_hand_card_that_a_charmed_seeing_doubles_copies_is_named() -> None:
    state = table(seat("charm acorn junk", stall=built(3)), seat(), seat(), market="seeing_doubles")
    state = play(state, "play charm", "market seeing_doubles")
    events = told(state, "stack seeing_doubles as acorn")
    assert [kind for kind, _, _ in events] == ["stacked-as", "shown", "built"]
    assert events[1] == ("shown", 0, {"card": "acorn"})


NEXT: News = ("turn-began", 1, {"number": 2})
COOKIES: News = ("cookies", 0, {"count": 1, "items": "cookies"})
DREW: News = ("draws", 0, {})


def cleaned_up(*seats: dict[str, str], draws: tuple[str, ...] = ()) -> Told:
    """What everybody is told from the end of the first turn on."""
    state = play(table(*seats), "inventory", "settle")
    events = told(state, "done")
    state = play(state, "done")
    for draw in draws:
        events += told(state, draw)
        state = play(state, draw)
    return events


def test_cookies_are_told_when_the_hand_is_filled_at_once_with_a_known_card() -> None:
    own = seat("cookies junk acorn charm spyglass", top="junk", deck="junk junk acorn")
    assert cleaned_up(own, seat("junk")) == [("done", 0, {}), COOKIES, DREW, NEXT]


def test_cookies_are_told_when_the_hand_is_filled_with_junk() -> None:
    own, junk = seat("cookies junk acorn"), ("junk-taken", 0, {"count": 3})
    assert cleaned_up(own, seat("junk")) == [("done", 0, {}), COOKIES, junk, NEXT]


def test_cookies_are_told_when_they_are_the_last_card_drawn() -> None:
    own = seat("junk acorn charm spyglass", deck="cookies")
    events = cleaned_up(own, seat("junk"), draws=("draw 0 cookies",))
    junk = ("junk-taken", 0, {"count": 1})
    assert events == [("done", 0, {}), DREW, COOKIES, junk, NEXT]


@pytest.mark.parametrize("top", ["junk", ""])
def test_a_chameleon_that_becomes_cookies_by_itself_is_named(top: str) -> None:
    own = seat("reflection junk junk junk acorn", top=top, deck="acorn junk")
    events = cleaned_up(own, seat("junk", discard="cookies"))
    item = "reflection=cookies"
    copied = {"card": "reflection", "as_card": "cookies", "as_item": item}
    assert ("copied-as", 0, copied) in events
    assert events.count(("cookies", 0, {"count": 1, "items": item})) == 1


@pytest.mark.parametrize("top", ["junk junk junk junk junk", ""])
@pytest.mark.parametrize(
    ("beside", "became"),
    [("reflection", ["reflection", "seeing_doubles"]), ("cookies", ["seeing_doubles"])],
)
def test_all_that_becomes_cookies_is_named(beside: str, became: list[str], top: str) -> None:
    own = seat(f"seeing_doubles {beside}", top=top, deck="junk junk junk junk junk")
    events = cleaned_up(own, seat("junk", discard="cookies"))
    named = [str(args["card"]) for kind, _, args in events if kind == "copied-as"]
    assert sorted(named) == became
    assert [args["count"] for kind, _, args in events if kind == "cookies"] == [2]


def test_a_chameleon_is_named_once_when_real_cookies_come_after_it() -> None:
    """Reflection makes it six cards, the Cookies drawn for that make it seven."""
    own = seat("reflection junk junk junk acorn", top="cookies", deck="junk acorn")
    events = cleaned_up(own, seat("junk", discard="cookies"), draws=("draw 0 junk",))
    named = [args["card"] for kind, _, args in events if kind == "copied-as"]
    counts = [args["count"] for kind, _, args in events if kind == "cookies"]
    assert named == ["reflection"]
    assert counts == [1, 2]


def test_a_copy_chosen_in_the_window_is_told_once() -> None:
    own = seat("trendsetting junk junk junk junk", deck="acorn junk")
    state = play(table(own, seat("junk"), row="cookies acorn"), "inventory", "settle", "done-again")
    events = told(state, "copy trendsetting as cookies")
    assert [kind for kind, _, _ in events].count("copied-as") == 1
    assert ("cookies", 0, {"count": 1, "items": "trendsetting=cookies"}) in events


def test_the_hand_card_by_which_good_old_times_is_copied_is_shown() -> None:
    state = table(
        seat("seeing_doubles reflection junk", deck="junk charm acorn"),
        seat("junk", discard="good_old_times"),
        market="acorn",
    )
    events = told(state, "discover seeing_doubles as good_old_times")
    names = {"card": "seeing_doubles", "as_card": "good_old_times", "as_item": "seeing_doubles!"}
    assert events == [("discovers-as", 0, names), ("shown", 0, {"card": "reflection"})]


def events_of(match: Match[State, Action, View]) -> list[Event]:
    return [one for moment in match.history for one in moment.step.events]


@pytest.mark.parametrize("setup", MIXES, ids=lambda setup: f"{setup.seats}")
def test_games_can_be_told_in_every_language(setup: Setup) -> None:
    match = played(setup)
    events = events_of(match)
    for language in LANGUAGES:
        words = Words(language, PACKAGES)
        for one in events:
            said = words.tell("dale", one, match.names)
            assert said.endswith((".", "!", "?")), said
    assert {"played", "bought", "paid", "built", "stocked"} <= {one.kind for one in events}


@pytest.mark.parametrize("setup", MIXES[:3], ids=lambda setup: f"{setup.seats}")
def test_what_all_hear_of_a_hidden_card_never_names_it(setup: Setup) -> None:
    match = played(setup)
    words = Words("en", PACKAGES)
    names = [words.say(f"dale-card-{card.name.lower()}") for card in Card]
    heard = [one for one in events_of(match) if one.kind in UNNAMED.split()]
    assert heard
    for one in heard:
        said = words.tell("dale", one, match.names)
        assert not any(name in said for name in names), said


TWICE = (
    ("draws", "drew"),
    ("looks", "saw"),
    ("keeps", "kept"),
    ("puts-back-hidden", "puts-back"),
    ("slipped", "slipped-card"),
    ("took-card", "took"),
    ("gave-card", "gave"),
    ("deals", "dealt"),
)
"""What all hear, and what those hear instead who know the card."""


def test_whoever_knows_the_card_is_told_it_and_everybody_else_only_that_there_was_one() -> None:
    heard = set()
    for setup in MIXES[:3]:
        for moment in played(setup).history:
            for listener in (*range(setup.seats), None):
                news = [one for one in moment.step.events if one.is_known_to(listener)]
                for unnamed, named in TWICE:
                    hints = [one.seat for one in news if one.kind == unnamed]
                    cards = [one.seat for one in news if one.kind == named]
                    assert listener not in hints, news
                    assert listener is not None or not cards, news
                    heard.update([unnamed] * bool(hints) + [named] * bool(cards))
    assert heard >= {"draws", "drew", "took-card", "took", "gave-card", "gave", "slipped-card"}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ann paid with Reflection as Acorn (4)."),
        ("de", "Ann zahlt mit „Spiegelbild“ als „Eichel“ (4)."),
        ("ru", "Ann платит картой «Отражение» как «Жёлудь» (4)."),
    ],
)
def test_a_copy_is_told_with_what_it_is(language: str, said: str) -> None:
    told = event("paid-as", 0, card="reflection", as_card="acorn", value=4)
    assert Words(language, PACKAGES).tell("dale", told, ("Ann",)) == said


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "Ann берёт 1 карту хлама:"),
        (2, "Ann берёт 2 карты хлама:"),
        (5, "Ann берёт 5 карт хлама:"),
    ],
)
def test_russian_counts_cards_as_russian_does(count: int, said: str) -> None:
    told = event("junk-taken", 0, count=count)
    assert Words("ru", PACKAGES).tell("dale", told, ("Ann",)).startswith(said)
