"""A turn of Dale on the page: what is asked, marked, counted and refused.

The letters in names are those of the list of what a person can rely on.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.dale import (
    FAN,
    Keys,
    Mouse,
    Party,
    card_name,
    do,
    passes_on,
    play_position,
    play_scene,
    point_of,
    position,
    read_chronicle,
    said,
)
from tests.browser.dale_journey import is_offered
from tests.browser.dale_moments import (
    aiming,
    copying,
    ending,
    guessing,
    helping,
    looking,
    three,
    window,
)
from tests.browser.visitor import LAPTOP, PHONE

LONG = pytest.mark.long
HAND = ["cookies", "cookies", "junk", "junk", "swift_broker"]
"""Worth 2, 2, 1, 1 and 1."""


def offers(party: Party) -> None:
    party.in_step()
    now = party.mine.now
    is_offered(party.me, now["actions"], now["decision"], now["view"])


# Prompts


def test_l8_p2_a_payment_is_counted_against_the_price_and_surplus_is_refused(visit: Visit) -> None:
    """Nuisance at the surcharge 2 costs 4; after 2 + 2 no card is needed any more."""
    with play_position(visit(), position(HAND, ["junk"] * 3)) as party:
        me, mouse = party.me, Mouse(party.me)
        do(party, mouse, "buy 2")
        prompt = said("en", "dale-ui-prompt-pay", card=card_name("nuisance"), price=4)
        expect(me.prompt).to_contain_text(prompt)
        expect(me["action-settle"]).to_have_accessible_description(
            said("en", "dale-ui-first-pay", missing=4)
        )
        do(party, mouse, "pay cookies")
        assert me.focus_lines[said("en", "dale-ui-price")] == "4"
        expect(me["laid"]).to_contain_text("= 2")
        offers(party)
        do(party, mouse, "pay cookies")
        expect(me["laid"]).to_contain_text("= 4")
        assert me.legal_cards == set()
        sent = len(me.requests("submit"))
        me.card("junk").click(force=True)
        reason = said("en", "dale-ui-refused-paid", sum=4, price=4)
        expect(me.card("junk")).to_have_accessible_description(reason)
        assert len(me.requests("submit")) == sent
        do(party, mouse, "settle")
        party.mine.settle()
        assert "nuisance" in me.fan


@LONG
def test_l8_a_needless_card_is_refused_with_the_card_it_makes_needless(visit: Visit) -> None:
    """Prepaid Good costs 2: after 1 a Cookies of 2 would make the first card needless."""
    with play_position(visit(), position(HAND, ["junk"] * 3)) as party:
        me, mouse = party.me, Mouse(party.me)
        do(party, mouse, "buy 0")
        do(party, mouse, "pay junk")
        assert me.legal_cards == {"junk", "swift_broker"}
        reason = said("en", "dale-ui-refused-needless", card=card_name("junk"), price=2)
        expect(me.card("cookies")).to_have_accessible_description(reason)


@LONG
def test_p1_one_prompt_is_in_sight_whatever_is_to_be_traded(visit: Visit) -> None:
    moments = {
        "keep": looking,
        "target": aiming,
        "guess": guessing,
        "help": helping,
    }
    for decision, find in moments.items():
        with play_scene(visit(PHONE), find()) as party:
            assert party.mine.now["decision"] == decision
            expect(party.me.prompt).to_have_count(1)
            expect(party.me.prompt).not_to_be_empty()
            expect(party.me.prompt).to_be_in_viewport(ratio=1)


@LONG
def test_p2_the_prompt_names_card_player_and_number(visit: Visit) -> None:
    for find, words in (
        (aiming, said("en", "dale-ui-prompt-target", card=card_name("nuisance"))),
        (guessing, said("en", "dale-ui-prompt-guess", owner="Борис")),
        (helping, said("en", "dale-ui-prompt-help", owner="Jürgen", number=4)),
    ):
        with play_scene(visit(), find()) as party:
            expect(party.me.prompt).to_contain_text(words)


@LONG
def test_p4_the_prompt_says_who_trades_while_i_wait(visit: Visit) -> None:
    with play_position(visit(), position(["junk"] * 3, HAND, seat=1)) as party:
        words = said("en", "dale-ui-prompt-wait", what="act", names="Борис", count=1)
        expect(party.me.prompt).to_contain_text(words)
        assert party.me.legal_cards == set()


@LONG
@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_p5_four_actions_at_most_each_in_its_place(visit: Visit, device: object) -> None:
    with play_position(visit(device), three()) as party:
        me = party.me
        buttons = me.page.locator("footer [data-testid^=action-]:visible")
        assert buttons.count() <= 5  # four and the menu
        main = me.page.locator("footer .main button").bounding_box()
        undo = me["action-undo"].bounding_box()
        assert main
        assert undo
        assert undo["x"] > main["x"]


@LONG
def test_p6_what_is_off_says_why_to_the_keyboard(visit: Visit) -> None:
    with play_position(visit(), position(["junk", "junk"], ["junk"] * 3)) as party:
        me = party.me
        for button, reason in (
            ("action-technique", "dale-ui-none-technique"),
            ("action-stall", "dale-ui-none-stall"),
        ):
            if not me[button].count():
                continue  # in the menu
            expect(me[button]).to_have_attribute("aria-disabled", "true")
            expect(me[button]).to_have_accessible_description(said("en", reason))
        expect(me.slot(4)).to_have_accessible_description(
            said("en", "dale-ui-refused-price", price=8)
        )


# Marks


@LONG
def test_l1_marks_are_those_of_the_server_in_every_technique(visit: Visit) -> None:
    for find in (looking, aiming, guessing, helping):
        with play_scene(visit(), find()) as party:
            offers(party)


@LONG
def test_l2_marks_of_cards_are_seen_without_hover_and_without_colour(visit: Visit) -> None:
    """Outlined with dashes, and said in the name."""
    with play_position(visit(PHONE), three()) as party:
        me = party.me
        for mark in (me.slot(0), me.card("spyglass")):
            expect(mark).to_have_attribute("data-legal", "true")
            expect(mark).to_have_accessible_name(LEGAL)
        expect(me.card("cookies")).not_to_have_attribute("data-legal", "true")


LEGAL = __import__("re").compile("can be chosen$|can be chosen,")


@LONG
def test_l3_a_chosen_technique_is_not_played_before_it_is_confirmed(visit: Visit) -> None:
    with play_position(visit(), three()) as party:
        me, mouse = party.me, Mouse(party.me)
        before, view = party.mine.seq, party.mine.view
        mouse.hit(f'{FAN}[data-card^="spyglass-"]')
        expect(me["action-confirm"]).to_be_visible()
        expect(me.prompt).to_contain_text(
            said("en", "dale-ui-prompt-picked-play", card=card_name("spyglass"))
        )
        party.in_step()
        assert (party.mine.seq, party.mine.view) == (before, view)
        me.page.keyboard.press("Escape")
        expect(me["action-confirm"]).to_be_hidden()


@LONG
def test_l4_a_card_that_does_not_fit_the_stack_says_why(visit: Visit) -> None:
    """The second stack takes one animalfolk: 1 of Macaws is laid, 1 of another cannot follow."""
    hand = ["swift_broker", "swift_broker", "wily_fellow", "junk"]
    written = position(hand, ["junk"] * 3, stalls=[[["swift_broker"]], []])
    with play_position(visit(), written) as party:
        me, mouse = party.me, Mouse(party.me)
        do(party, mouse, "build")
        do(party, mouse, "stack swift_broker")
        offers(party)
        folk = said("en", "dale-set-macaws")
        expect(me.card("wily_fellow")).to_have_accessible_description(
            said("en", "dale-ui-refused-folk", folk=folk)
        )
        missing = said("en", "dale-ui-missing")
        assert me.focus_lines[missing] == "1"
        do(party, mouse, "stack swift_broker")
        assert me.focus_lines[missing] == "0"


@LONG
def test_l5_a_card_can_be_dragged_to_the_stall_and_tapped_there_as_well(visit: Visit) -> None:
    """Any card of the hand, also one that has no use of its own in this moment."""
    hand = ["nuisance", "cookies", "junk"]
    written = position(hand, ["junk"] * 3, stalls=[[["swift_broker"]], []])
    for card in ("nuisance", "cookies"):
        with play_position(visit(), written) as party:
            me = party.me
            me.page.mouse.move(*point_of(me, f'{FAN}[data-card="{card}-1"]'))
            me.page.mouse.down()
            me.page.mouse.move(*point_of(me, "[data-drop=stack]"), steps=5)
            me.page.mouse.up()
            party.mine.wait(lambda: "settle" in party.mine.actions)
            party.in_step()
            assert me.laid == [card]
    with play_position(visit(), written) as party:
        mouse = Mouse(party.me)
        do(party, mouse, "build")
        do(party, mouse, "stack nuisance")
        assert party.me.laid == ["nuisance"]


@LONG
def test_l7_what_a_stack_lacks_is_what_the_server_previews(visit: Visit) -> None:
    with play_position(visit(), three()) as party:
        mouse = Mouse(party.me)
        do(party, mouse, "build")
        do(party, mouse, "stack spyglass")
        answer = party.mine.ask("preview", action="settle")
        (preview,) = answer["previews"]
        assert preview["total"] == 1
        do(party, mouse, "settle")
        party.mine.settle()
        assert len(party.mine.view["stalls"][0]) == 4


# The end of the turn


def sent_by(party: Party) -> list[str]:
    return [one["action"] for one in party.me.requests("submit")]


def test_p7_the_refill_with_nothing_to_use_is_over_by_itself(visit: Visit) -> None:
    with play_position(visit(), ending("swift_broker", "junk", "junk")) as party:
        me, mouse = party.me, Mouse(party.me)
        party.make(lambda: mouse.hit("[data-testid=action-done]"))
        expect(me.prompt).to_have_text(said("en", "dale-ui-prompt-refilling"))
        expect(me["action-enough"]).to_have_count(0)
        passes_on(party)
        assert sent_by(party) == ["done-again", "enough"]


@LONG
def test_p7_after_the_refill_a_card_that_can_be_used_is_waited_for(visit: Visit) -> None:
    with play_scene(visit(), window()) as party:
        expect(party.me.prompt).to_contain_text(said("en", "dale-ui-prompt-window"))
        party.me.page.wait_for_timeout(1000)
        offers(party)
        do(party, Mouse(party.me), "enough")
        assert party.mine.now["waiting"] == [1]


@LONG
def test_p7_who_never_wants_to_be_asked_is_not(visit: Visit) -> None:
    with play_position(visit(), ending(), neverAskAgain=True) as party:
        do(party, Keys(party.me), "done")
        assert sent_by(party) == ["done"]
        assert party.mine.now["waiting"] == [1]


# Copies, and decisions of others


@LONG
def test_a_copying_card_asks_what_it_becomes_and_shows_it(visit: Visit) -> None:
    with play_position(visit(), copying()) as party:
        me, mouse = party.me, Mouse(party.me)
        copies = [one for one in party.mine.actions if one.startswith("play seeing_doubles as ")]
        assert len(copies) > 1
        mouse.hit(f'{FAN}[data-card^="seeing_doubles-"]')
        expect(me["ways"]).to_be_visible()
        assert me["way"].count() == len(copies)
        expect(me["action-confirm"]).to_have_accessible_description(
            said("en", "dale-ui-first-face")
        )
        faces = [one.rpartition(" ")[2] for one in copies]
        for face in faces:
            expect(me["ways"]).to_contain_text(card_name(face))
        mouse.hit("[data-testid=ways] [data-testid=way]")
        party.make(lambda: mouse.hit("[data-testid=action-confirm]"))
        expect(me["focus"]).to_contain_text(card_name(faces[0]))


@LONG
def test_the_steps_of_a_technique_are_asked_one_after_the_other(visit: Visit) -> None:
    """Spyglass: four cards are looked at, one is kept, the others go back in a chosen order."""
    with play_position(visit(), three()) as party:
        me, mouse = party.me, Mouse(party.me)
        do(party, mouse, "play spyglass")
        name = card_name("spyglass")
        expect(me.prompt).to_contain_text(said("en", "dale-ui-prompt-keep", card=name))
        looked = [one["card"] for one in party.mine.view["technique"]["aside"]]
        shown = me["pick-row"].locator("[data-card]")
        assert shown.count() == len(looked)
        keep = party.mine.actions[0]
        do(party, mouse, keep)
        assert keep.split()[1] in me.fan
        while party.mine.now["decision"] == "return":
            expect(me.prompt).to_contain_text(said("en", "dale-ui-prompt-return", card=name))
            offers(party)
            do(party, mouse, party.mine.actions[0])
        party.in_step()
        assert party.mine.now["decision"] == "act"  # plus: one more action


@LONG
def test_another_seat_is_asked_in_the_middle_of_my_turn(visit: Visit) -> None:
    """I guess what another hides: by number, and the answer is told."""
    with play_scene(visit(), guessing()) as party:
        me, keys = party.me, Keys(party.me)
        assert me.numbers == {1, 2, 3, 4, 5, 6, 7, 8}
        do(party, keys, "guess 4")
        party.in_step()
        read_chronicle(me.page)
        expect(me["log"]).to_contain_text(card_name("charm"))


@LONG
def test_a_partner_can_help_and_decline(visit: Visit) -> None:
    for action in ("stack cookies", "decline"):
        with play_scene(visit(), helping()) as party:
            if action not in party.mine.actions:
                action = party.mine.actions[0]
            offers(party)
            do(party, Mouse(party.me), action)
