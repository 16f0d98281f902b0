"""The sixteen edicts, the monsters and the sum of a season.

Each scorer takes a board and what is drawn on it and returns the stars with the cells that earned
them. Adjacent means sharing a side. Filled means drawn on, mountain or wasteland; ruins are not
filled until something is drawn on them.
"""

from __future__ import annotations

from collections.abc import Callable

from guildhall.games.cartographers.board import Board
from guildhall.games.cartographers.data import SEASON_LETTERS, SOLO_RATINGS, TITLES, Edict, Season
from guildhall.games.cartographers.state import Earned, FullMap, SeasonScore, Sheet
from guildhall.kit.squares import union

Scorer = Callable[[Board, Sheet], Earned]


def sentinel_wood(board: Board, sheet: Sheet) -> Earned:
    """1 star for each forest cell on the edge of the map."""
    cells = sheet.forest & board.edge
    return Earned(cells.bit_count(), cells)


def greenbough(board: Board, sheet: Sheet) -> Earned:
    """1 star for each row and each column with a forest cell."""
    forest = sheet.forest
    return Earned(sum(1 for line in board.lines if line & forest), forest)


def treetower(board: Board, sheet: Sheet) -> Earned:
    """1 star for each forest cell closed in by filled cells and edges on all four sides."""
    unfilled = board.open & ~sheet.drawn
    cells = sheet.forest & ~board.grid.beside(unfilled)
    return Earned(cells.bit_count(), cells)


def stoneside_forest(board: Board, sheet: Sheet) -> Earned:
    """3 stars for each mountain that a forest cluster links with another mountain."""
    linked = links = 0
    for cluster in board.grid.clusters(sheet.forest):
        touched = board.grid.beside(cluster) & board.mountains
        if touched.bit_count() > 1:
            linked |= touched
            links |= cluster
    return Earned(3 * linked.bit_count(), linked | links)


def canal_lake(board: Board, sheet: Sheet) -> Earned:
    """1 star for each water cell beside a field and each field cell beside water."""
    beside = board.grid.beside
    # Parted by terrain: no cell is both, so the union counts each once.
    cells = sheet.water & beside(sheet.field) | sheet.field & beside(sheet.water)
    return Earned(cells.bit_count(), cells)


def mages_valley(board: Board, sheet: Sheet) -> Earned:
    """2 stars for each water cell and 1 for each field cell beside a mountain."""
    water = sheet.water & board.beside_mountains
    field = sheet.field & board.beside_mountains
    return Earned(2 * water.bit_count() + field.bit_count(), water | field)


def golden_granary(board: Board, sheet: Sheet) -> Earned:
    """1 star for each water cell beside ruins, 3 for each field cell on ruins."""
    water = sheet.water & board.beside_ruins
    field = sheet.field & board.ruins
    return Earned(water.bit_count() + 3 * field.bit_count(), water | field)


def shoreside_expanse(board: Board, sheet: Sheet) -> Earned:
    """3 stars for each field cluster away from water and edge, and each water cluster likewise."""
    grid = board.grid
    count = cells = 0
    for own, other in ((sheet.field, sheet.water), (sheet.water, sheet.field)):
        for cluster in grid.clusters(own):
            if not cluster & board.edge and not grid.beside(cluster) & other:
                count += 1
                cells |= cluster
    return Earned(3 * count, cells)


def wildholds(board: Board, sheet: Sheet) -> Earned:
    """8 stars for each village cluster of six cells or more."""
    large = [c for c in board.grid.clusters(sheet.village) if c.bit_count() >= 6]
    return Earned(8 * len(large), union(large))


def great_city(board: Board, sheet: Sheet) -> Earned:
    """1 star for each cell of the largest village cluster that touches no mountain."""
    clusters = board.grid.clusters(sheet.village)
    away = [cluster for cluster in clusters if not cluster & board.beside_mountains]
    largest = max(away, key=int.bit_count, default=0)
    return Earned(largest.bit_count(), largest)


def greengold_plains(board: Board, sheet: Sheet) -> Earned:
    """3 stars for each village cluster that borders three or more other terrains."""
    kinds = (sheet.forest, sheet.field, sheet.water, sheet.monster, board.mountains)
    rich = []
    for cluster in board.grid.clusters(sheet.village):
        around = board.grid.beside(cluster) & ~cluster
        if sum(1 for kind in kinds if kind & around) >= 3:
            rich.append(cluster)
    return Earned(3 * len(rich), union(rich))


def shieldgate(board: Board, sheet: Sheet) -> Earned:
    """2 stars for each cell of the second largest village cluster (it may tie with the largest)."""
    clusters = sorted(board.grid.clusters(sheet.village), key=int.bit_count, reverse=True)
    second = clusters[1] if len(clusters) > 1 else 0
    return Earned(2 * second.bit_count(), second)


def borderlands(board: Board, sheet: Sheet) -> Earned:
    """6 stars for each completely filled row or column."""
    filled = sheet.drawn | board.printed
    full = [line for line in board.lines if line & ~filled == 0]
    return Earned(6 * len(full), union(full))


def lost_barony(board: Board, sheet: Sheet) -> Earned:
    """3 stars for each cell along one side of the largest filled square."""
    stride = board.grid.stride
    corners = sheet.drawn | board.printed  # top left cells of filled squares of a growing side
    side, last = 0, 0
    while corners:
        side, last = side + 1, corners
        corners &= corners >> 1 & corners >> stride & corners >> (stride + 1)
    row = (1 << side) - 1
    square = sum(row << (i * stride) for i in range(side))
    return Earned(3 * side, square * (last & -last))


def broken_road(board: Board, sheet: Sheet) -> Earned:
    """3 stars for each filled diagonal from the left edge down to the bottom edge."""
    filled = sheet.drawn | board.printed
    full = [diagonal for diagonal in board.diagonals if diagonal & ~filled == 0]
    return Earned(3 * len(full), union(full))


def cauldrons(board: Board, sheet: Sheet) -> Earned:
    """1 star for each unfilled cell closed in by filled cells and edges on all four sides."""
    unfilled = board.open & ~sheet.drawn
    cells = unfilled & ~board.grid.beside(unfilled)
    return Earned(cells.bit_count(), cells)


SCORERS: tuple[Scorer, ...] = (
    sentinel_wood,
    greenbough,
    treetower,
    stoneside_forest,
    canal_lake,
    mages_valley,
    golden_granary,
    shoreside_expanse,
    wildholds,
    great_city,
    greengold_plains,
    shieldgate,
    borderlands,
    lost_barony,
    broken_road,
    cauldrons,
)
"""The scorer of each edict, in the order of `Edict`."""


def monster_loss(board: Board, sheet: Sheet) -> Earned:
    """Minus 1 star for each unfilled cell beside a monster cell."""
    cells = board.grid.beside(sheet.monster) & board.open & ~sheet.drawn
    return Earned(-cells.bit_count(), cells)


def season_score(
    board: Board, edicts: tuple[Edict, ...], season: Season, sheet: Sheet
) -> SeasonScore:
    first, second = SEASON_LETTERS[season]
    return SeasonScore(
        SCORERS[edicts[first]](board, sheet),
        SCORERS[edicts[second]](board, sheet),
        sheet.coins,
        monster_loss(board, sheet),
        season,
    )


def seasons_of_full_map(rule: FullMap, running: Season, *, is_ending: bool) -> tuple[Season, ...]:
    """Return the seasons that are scored when a solo map is full.

    `is_ending`: the card that filled the map ends the running season too, so it counts under every
    rule. In winter the rules do not differ: no later season could be lost.
    """
    if rule is FullMap.SCORE_ALL:
        return tuple(season for season in Season if season >= running)
    is_lost = rule is FullMap.STOP and not is_ending and running is not Season.WINTER
    return () if is_lost else (running,)


def solo_rating(edicts: tuple[Edict, ...], total: int) -> int:
    """The solo result: all stars minus the silver numbers of the four edicts."""
    return total - sum(SOLO_RATINGS[edict] for edict in edicts)


def solo_title(rating: int) -> str | None:
    """The id of the title for a solo result; none is printed for the worst."""
    return next((title.id for title in TITLES if rating >= title.least), None)
