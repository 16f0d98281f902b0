"""What screens are told of the printed parts, checked against the rulebook and the cards."""

from __future__ import annotations

from guildhall.core import codec
from guildhall.core.game import Prints
from guildhall.games.cartographers.data import Card, Edict, Letter, Side, Skill, Terrain
from guildhall.games.cartographers.game import CARTOGRAPHERS
from guildhall.games.cartographers.printed import (
    PRINTED,
    CardKind,
    Corner,
    EdictKind,
    Printed,
    PrintedCard,
)


def card(wanted: Card) -> PrintedCard:
    return next(one for one in PRINTED.cards if one.id is wanted)


def test_the_game_tells_what_is_printed() -> None:
    assert isinstance(CARTOGRAPHERS, Prints)
    assert CARTOGRAPHERS.printed is PRINTED
    assert codec.loads(Printed, codec.dumps(Printed, PRINTED)) == PRINTED


def test_the_deck_has_eleven_explore_cards_two_ruins_and_four_ambushes() -> None:
    kinds = [one.kind for one in PRINTED.cards]
    assert [kinds.count(kind) for kind in CardKind] == [11, 2, 4]
    assert [one.id for one in PRINTED.cards] == list(Card)


def test_an_explore_card_shows_time_terrains_and_shapes() -> None:
    river = card(Card.GREAT_RIVER)
    assert (river.kind, river.time, river.terrains) == (CardKind.EXPLORE, 1, (Terrain.WATER,))
    assert [shape.has_coin for shape in river.shapes] == [True, False]
    assert river.shapes[0].cells == ((0, 0), (1, 0), (2, 0))
    assert river.ambush is None


def test_an_ambush_shows_its_corner_and_which_way_maps_go() -> None:
    shown = {one.id: one.ambush for one in PRINTED.cards if one.ambush}
    assert {name: (ambush.corner, ambush.is_clockwise) for name, ambush in shown.items()} == {
        Card.GOBLIN_ATTACK: (Corner.BOTTOM_RIGHT, False),
        Card.BUGBEAR_ASSAULT: (Corner.TOP_RIGHT, True),
        Card.KOBOLD_ONSLAUGHT: (Corner.BOTTOM_LEFT, True),
        Card.GNOLL_RAID: (Corner.TOP_LEFT, False),
    }
    assert all(card(name).terrains == (Terrain.MONSTER,) for name in shown)


def test_edicts_of_a_kind_stand_together() -> None:
    kinds = {one.id: one.kind for one in PRINTED.edicts}
    assert [list(kinds.values()).count(kind) for kind in EdictKind] == [4, 4, 4, 4]
    assert kinds[Edict.GREENBOUGH] is EdictKind.FOREST
    assert kinds[Edict.CANAL_LAKE] is EdictKind.FIELD_WATER
    assert kinds[Edict.GREAT_CITY] is EdictKind.VILLAGE
    assert kinds[Edict.CAULDRONS] is EdictKind.SPACE


def test_only_the_second_map_has_a_wasteland() -> None:
    written = {one.side: one for one in PRINTED.maps}
    assert [bool(written[side].wasteland) for side in Side] == [False, True]
    for one in PRINTED.maps:
        assert (one.mountains.bit_count(), one.ruins.bit_count()) == (5, 6)


def test_seasons_skills_and_tracks_have_their_numbers() -> None:
    assert [one.duration for one in PRINTED.seasons] == [8, 8, 7, 6]
    assert PRINTED.seasons[3].letters == (Letter.D, Letter.A)
    assert {one.id: one.cost for one in PRINTED.skills}[Skill.CONCENTRATION] == 3
    assert (PRINTED.rows, PRINTED.cols, PRINTED.coins, PRINTED.skills_in_play) == (11, 11, 14, 3)
    assert [title.least for title in PRINTED.titles] == [30, 20, 10, 0, -5, -10, -20, -30]
