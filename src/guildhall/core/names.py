"""Names of people: which can be seen, and which look the same as another."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

_UNSEEN = frozenset(
    map(chr, (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0xFFFC, 0x16FE4))
) | {
    chr(0x1D159),
    *map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))),
}
"""Characters that show nothing although they count as letters, marks or symbols."""
JOINERS = "\u200c\u200d"
_EMOJI_STYLE = "\ufe0e\ufe0f"
_FIRST_JOINING_SCRIPT = "\u0600"
"""Arabic and the scripts after it join letters; Latin, Greek and Cyrillic do not."""
_LOOKS = str.maketrans(
    "01|Iıɑɡ" + "АВЕЅІЈКМНОРСТУХԌԜҺӀ" + "аеѕіјкморсухԁԛԝһӏ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "αικνορυχϳ"  # noqa: RUF001
    "ҮүѴѵЗзбΓΠΦφγσϜᴄᴏꜱᴠᴡᴢ" + "ՕօՍսհոցզՏԼյ" + "ᎠᎡᎢᎩᎪᎫᎬᎳᎷᎻᏀᏃᏚᏞᏟᏢᏦᏙᏔᏒᏴ"  # noqa: RUF001
    "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ" + "‐–−’‘ʼ`",  # noqa: RUF001
    "ollliag" + "ABESlJKMHOPCTYXGWHl" + "aesijkmopcyxdqwhl" + "ABEZHlKMNOPTYX" + "aikvopuxj"
    "YyVv336ГПФфyoFcosvwz" + "OoUuhngqSLj" + "DRTYAJEWMHGZSLCPKVWRB"
    "BPDTGKJCZFMNLSRVHWXYAElOU" + "---''''",
)
"""Letters, digits and signs that look alike, and what they are compared as."""
_MOST_MARKS = 4
"""How many marks a letter may carry: more would cover the lines above and below."""


def is_visible(name: str) -> bool:
    """Return whether a name shows something and nothing in it is unseen or changes direction."""
    has_shape = any(_is_shape(char) for char in name)
    stands = all(_may_stand(name, at) for at in range(len(name)))
    return has_shape and stands and not _is_heaped(name)


def joins(name: str, at: int) -> bool:
    """Return whether a zero-width joiner here is part of an emoji or of a word that needs it."""
    if name[at] not in JOINERS or not 0 < at < len(name) - 1:
        return False
    before, after = name[at - 1], name[at + 1]
    kinds = _kind(before), _kind(after)
    if min(before, after) >= _FIRST_JOINING_SCRIPT and kinds[0][0] in "LM" and kinds[1][0] == "L":
        return True
    is_emoji = kinds[0] in ("So", "Sk") or before in _EMOJI_STYLE
    return name[at] == JOINERS[1] and is_emoji and kinds[1] == "So"


class Names:
    """Names at one table, compared by what they look like."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._seen: set[tuple[int, str]] = set()
        for name in names:
            self.add(name)

    def __contains__(self, name: str) -> bool:
        return not self._seen.isdisjoint(enumerate(_looks(name)))

    def add(self, name: str) -> None:
        self._seen.update(enumerate(_looks(name)))

    def numbered(self, name: str, most: int) -> str:
        """Add the name, with the first free number from 2 behind it if it is there; return it."""
        found, number = name[:most], 2
        while found in self:
            found = f"{name[: most - len(str(number)) - 1]} {number}"
            number += 1
        self.add(found)
        return found


def is_printable(char: str) -> bool:
    """Return whether a character shows something, also emoji newer than this Python."""
    return char.isprintable() or _kind(char) == "So"


def _kind(char: str) -> str:
    kind = unicodedata.category(char)
    return "So" if kind == "Cn" and "\U0001f000" <= char < "\U0001fb00" else kind


def _is_shape(char: str) -> bool:
    return char not in _UNSEEN and _kind(char)[0] in "LNPS"


def _may_stand(name: str, at: int) -> bool:
    char = name[at]
    if char in _EMOJI_STYLE:
        return at > 0 and unicodedata.category(name[at - 1]) in ("So", "Sm", "Po", "Nd")
    if char in _UNSEEN:
        return False
    return is_printable(char) or unicodedata.category(char) == "Zs" or joins(name, at)


def _is_heaped(name: str) -> bool:
    """Return whether a letter carries too many marks, or one mark twice, which looks like one."""
    marks = ""
    for char in unicodedata.normalize("NFD", name):
        marks = marks + char if _kind(char) in ("Mn", "Me") else ""
        if len(marks) > _MOST_MARKS or len(set(marks)) < len(marks):
            return True
    return False


def _looks(name: str) -> tuple[str, str]:
    """Return the name as it looks in small letters, and as it looks as it is written."""
    seen = (char for char in unicodedata.normalize("NFKD", name) if is_printable(char))
    plain = " ".join("".join(char for char in seen if char not in _UNSEEN).split())
    small = plain.casefold().translate(_LOOKS).replace("i\u0307", "i")  # it has a dot already
    return small, plain.translate(_LOOKS).casefold()
