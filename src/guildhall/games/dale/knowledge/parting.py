"""Doubts that are independent of each other, told apart."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import prod

from guildhall.games.dale.knowledge.worlds import Doubt, World, reduced

_Block = tuple[int, ...]
"""Places of pools in a doubt."""


def parted(doubt: Doubt) -> list[Doubt]:
    """The same doubt as several, as far as that can be seen by comparing pools two by two.

    Pools that hold the same in all worlds are a part of their own.
    """
    total = sum(doubt.worlds.values())
    alone = [_part(doubt, (at,)) for at in range(len(doubt.pools))]
    blocks = _blocks(doubt, alone, total)
    parts = [_part(doubt, block) for block in blocks]
    if not _is_product(doubt, blocks, parts, total):
        blocks = [(at,) for at, one in enumerate(alone) if len(one) == 1]
        blocks.append(tuple([at for at, one in enumerate(alone) if len(one) > 1]))
        parts = [_part(doubt, block) for block in blocks]
    return [
        reduced(Doubt(tuple([doubt.pools[at] for at in block]), part))
        for block, part in zip(blocks, parts, strict=True)
    ]


def _part(doubt: Doubt, block: Sequence[int]) -> dict[World, int]:
    after: dict[World, int] = {}
    for world, ways in doubt.worlds.items():
        name = tuple([world[at] for at in block])
        after[name] = after.get(name, 0) + ways
    return after


def _blocks(doubt: Doubt, alone: list[dict[World, int]], total: int) -> list[_Block]:
    """Pools of which each depends on another one."""
    names = list(range(len(alone)))
    varied = [at for at, one in enumerate(alone) if len(one) > 1]
    for first, second in combinations(varied, 2):
        old, new = names[second], names[first]
        if old != new and not _is_free(doubt, (first, second), alone, total):
            names = [new if one == old else one for one in names]
    return [tuple([at for at, one in enumerate(names) if one == name]) for name in sorted({*names})]


def _is_free(
    doubt: Doubt, block: tuple[int, int], alone: list[dict[World, int]], total: int
) -> bool:
    one, other = (alone[at] for at in block)
    together = _part(doubt, block)
    return len(together) == len(one) * len(other) and all(
        ways * total == one[first,] * other[second,] for (first, second), ways in together.items()
    )


def _is_product(
    doubt: Doubt, blocks: list[_Block], parts: list[dict[World, int]], total: int
) -> bool:
    if prod(map(len, parts)) != len(doubt.worlds):
        return False
    scale = total ** (len(parts) - 1)
    return all(
        ways * scale
        == prod(
            [
                part[tuple([world[at] for at in block])]
                for block, part in zip(blocks, parts, strict=True)
            ]
        )
        for world, ways in doubt.worlds.items()
    )
