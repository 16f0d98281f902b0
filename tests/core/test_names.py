"""Which names can be seen, and which look the same."""

from __future__ import annotations

import pytest

from guildhall.core.names import Names, is_visible
from guildhall.core.replay import clean_name

ORDINARY = [
    *("Ann", "Mary Jane", "O'Brien", "José", "Łukasz", "Jürgen", "Анна", "Ёж", "Ἀλέξανδρος"),
    *("عمر", "علی\u200cرضا", "क्षि", "한글", "日本", "ไทย", "ที่นี่", "Nguyễn", "דוד", "!!!", "R2-D2"),  # noqa: RUF001
    *("👩\u200d🚀", "❤\ufe0f", "❤\ufe0f\u200d🔥", "1\ufe0f\u20e3", "🏳\ufe0f\u200d🌈", "👍🏽", "🩷"),
]
HIDDEN = [
    *("", " ", "\u00a0", "\u3164", "\u2800", "\u115f", "\uffa0", "\u0301", "\u034f", "\ufe0f"),
    *("A\u200bnn", "A\u200dnn", "A\u200cnn", "Ann\ufeff", "A\u2060nn", "A\u00adnn", "A\u180enn"),
    *("A\u202enn", "\u2066Ann\u2069", "A\u200enn", "A\u061cnn", "A\nnn", "A\tnn", "A\x00nn"),
    *(
        "\U000e0041\U000e006e",
        "🏴\U000e0067\U000e007f",
        "A\ufe0fnn",
        "A\U000e0101nn",
        "A\u3164",
        "\ue000",
        "A\ud800",
    ),
    *("\u200d🚀", "👩\u200d", "A\u2028nn"),
    *("A\u0301\u0302\u0303\u0304\u0305", "A\u0301\u0301nn", "Z" + "\u20dd" * 30),
]


@pytest.mark.parametrize("name", ORDINARY)
def test_ordinary_names_of_all_scripts_are_kept_as_they_are(name: str) -> None:
    assert is_visible(name)
    assert clean_name(name) == name


@pytest.mark.parametrize("name", HIDDEN)
def test_names_that_hide_something_are_not_visible(name: str) -> None:
    assert not is_visible(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "\u0410nn"),  # Cyrillic
        ("Olga", "0lga"),
        ("Ian", "lan"),
        ("Ian", "1an"),
        ("Ian", "IAN"),
        ("BOB", "\u0412\u041e\u0412"),  # Cyrillic
        ("TAYA", "\u03a4\u0391\u03a5\u0391"),  # Greek
        ("Ann", "\uff21\uff4e\uff4e"),  # full width
        ("Ann", "\U0001d400\U0001d427\U0001d427"),  # mathematical bold
        ("straße", "STRASSE"),
        ("José", "Jose\u0301"),
        ("Mary Jane", "Mary\u00a0Jane"),
        ("O'Neil", "O\u2019Neil"),
        ("Zo-Ann", "Zo\u2010Ann"),
        ("ilka", "\u0130lka"),  # Turkish capital
        ("ilka", "i\u0307lka"),  # a second dot
        ("Пётр", "\u03a0ётр"),  # noqa: RUF001 - a Greek letter
        ("Зоя", "3оя"),  # noqa: RUF001 - the digit
        ("Yan", "\u04aean"),  # Cyrillic
        ("Foo", "\u03dc\u0585\u1d0f"),  # Greek, Armenian, small capitals
        ("LISA", "\ua4e1\ua4f2\ua4e2\ua4ee"),  # Lisu
        ("MARK", "\u13b7\u13aa\u13a1\u13e6"),  # Cherokee
        ("علی\u200cرضا", "علیرضا"),  # noqa: RUF001
    ],
)
def test_names_that_look_the_same_count_as_the_same(one: str, other: str) -> None:
    assert one in Names([other])
    assert other in Names([one])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anna"),
        ("Mia", "Mla"),
        ("Анна", "Ann"),
        ("Änne", "Anne"),
        ("👩\u200d🚀", "👨\u200d🚀"),
    ],
)
def test_names_that_look_different_are_different(one: str, other: str) -> None:
    assert one not in Names([other])


def test_a_taken_name_gets_the_first_free_number() -> None:
    names = Names(["Guest", "guest 2"])
    assert [names.numbered("Guest", 80) for _ in range(2)] == ["Guest 3", "Guest 4"]
    assert names.numbered("Ann", 80) == "Ann"
    assert [names.numbered("x" * 50, 10) for _ in range(2)] == ["x" * 10, "x" * 8 + " 2"]


def test_a_hundred_equal_names_are_told_apart() -> None:
    names = Names()
    assert len({names.numbered("Guest", 80) for _ in range(100)}) == 100
