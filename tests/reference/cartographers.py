"""Slow reference rules of Cartographers, written to be read and not to be fast."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from .cartographers_cards import (
    AMBUSH_CARDS,
    COIN_TRACK,
    DOMINO,
    DRAWABLE,
    EDICT_LETTERS,
    EXPLORE_CARDS,
    LETTERS,
    MAPS,
    RUINS_CARDS,
    SEASONS,
    SINGLE,
    SIZE,
    SKILL_COSTS,
    SOLO_RATINGS,
    SQUARE,
    AmbushCard,
    ExploreCard,
)

Cell = tuple[int, int]
Cells = frozenset[Cell]

COLUMNS = "abcdefghijk"

REPLACING_SKILLS = ("stealth", "secret_knowledge", "negotiation")
SKILLS_BEFORE_DRAW = ("stealth", "secret_knowledge", "negotiation", "wound_healing", "diplomacy")
SKILLS_AFTER_DRAW = ("concentration", "search", "wound_healing", "diplomacy")
SKILLS_ON_AMBUSH = ("acrobatics", "diplomacy")


# ---------------------------------------------------------------- cells and shapes


def parse_map(text: str | Sequence[str]) -> tuple[list[str], set[Cell]]:
    """Split a picture with ``R`` for open ruins into a grid and its ruins cells."""
    rows = text.split() if isinstance(text, str) else list(text)
    ruins = {
        (row, col) for row, line in enumerate(rows) for col, ch in enumerate(line) if ch == "R"
    }
    return [line.replace("R", ".") for line in rows], ruins


def neighbours(cell: Cell) -> list[Cell]:
    """The four cells that share a side with this one, on the map or not."""
    row, col = cell
    return [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]


def shape_cells(rows: Sequence[str]) -> Cells:
    """The cells of a printed shape."""
    return frozenset(
        (row, col) for row, line in enumerate(rows) for col, ch in enumerate(line) if ch == "#"
    )


def shifted(cells: Iterable[Cell], rows: int, cols: int) -> Cells:
    """The cells moved down by rows and right by cols."""
    return frozenset((row + rows, col + cols) for row, col in cells)


def normalised(cells: Iterable[Cell]) -> Cells:
    """The cells moved so that the smallest row and column are 0."""
    some = list(cells)
    return shifted(some, -min(row for row, _ in some), -min(col for _, col in some))


def orientations(cells: Iterable[Cell]) -> set[Cells]:
    """All different rotations and mirror images of a shape."""
    found: set[Cells] = set()
    current = normalised(cells)
    for _ in range(4):
        current = normalised((col, -row) for row, col in current)
        found.add(current)
        found.add(normalised((row, -col) for row, col in current))
    return found


def placements(cells: Iterable[Cell], free: set[Cell]) -> set[Cells]:
    """All ways to put a shape, freely turned, on free cells only."""
    found: set[Cells] = set()
    for turned in orientations(cells):
        for row in range(SIZE):
            for col in range(SIZE):
                placed = shifted(turned, row, col)
                if placed <= free:
                    found.add(placed)
    return found


def overhanging(cells: Iterable[Cell], free: set[Cell]) -> set[Cells]:
    """The on-map parts of all placements that stick out over the map edge."""
    found: set[Cells] = set()
    reach = 5
    for turned in orientations(cells):
        for row in range(-reach, SIZE + reach):
            for col in range(-reach, SIZE + reach):
                placed = shifted(turned, row, col)
                inside = frozenset(cell for cell in placed if on_map(cell))
                if inside and inside != placed and inside <= free:
                    found.add(inside)
    return found


def on_map(cell: Cell) -> bool:
    """Whether the cell lies on the 11 x 11 map."""
    return 0 <= cell[0] < SIZE and 0 <= cell[1] < SIZE


def cell_name(cell: Cell) -> str:
    """(3, 2) becomes c4."""
    return f"{COLUMNS[cell[1]]}{cell[0] + 1}"


def cell_from_name(name: str) -> Cell:
    """c4 becomes (3, 2)."""
    return int(name[1:]) - 1, COLUMNS.index(name[0])


def draw_move(terrain: str, cells: Iterable[Cell], coin: bool = False) -> str:
    """The text of a draw move."""
    names = "+".join(cell_name(cell) for cell in sorted(cells))
    return f"draw {terrain} {names}" + (" coin" if coin else "")


# ---------------------------------------------------------------- corner search


def ring_walk(top: int, left: int, bottom: int, right: int, corner: str, way: str) -> list[Cell]:
    """The border of a rectangle once round, from a corner, each cell once."""
    sides: dict[str, list[Cell]] = {
        "top": [(top, col) for col in range(left, right + 1)],
        "right": [(row, right) for row in range(top, bottom + 1)],
        "bottom": [(bottom, col) for col in range(right, left - 1, -1)],
        "left": [(row, left) for row in range(bottom, top - 1, -1)],
    }
    if way == "clockwise":
        order = ["top", "right", "bottom", "left"]
        first = {
            "top_left": "top",
            "top_right": "right",
            "bottom_right": "bottom",
            "bottom_left": "left",
        }[corner]
    else:
        order = ["left", "bottom", "right", "top"]
        sides = {name: side[::-1] for name, side in sides.items()}
        first = {
            "top_left": "left",
            "bottom_left": "bottom",
            "bottom_right": "right",
            "top_right": "top",
        }[corner]
    start = order.index(first)
    walk: list[Cell] = []
    for name in order[start:] + order[:start]:
        for cell in sides[name]:
            if cell not in walk:
                walk.append(cell)
    return walk


def corner_search(shape: Iterable[Cell], free: set[Cell], corner: str, way: str) -> Cells | None:
    """The place of an unturned shape under the solo rule, None if there is none."""
    cells = normalised(shape)
    height = max(row for row, _ in cells) + 1
    width = max(col for _, col in cells) + 1
    ring = 0
    while True:
        top, left = ring, ring
        bottom, right = SIZE - height - ring, SIZE - width - ring
        if top > bottom or left > right:
            return None
        for row, col in ring_walk(top, left, bottom, right, corner, way):
            placed = shifted(cells, row, col)
            if placed <= free:
                return placed
        ring += 1


# ---------------------------------------------------------------- scoring


def grid_cells(grid: Sequence[str]) -> dict[Cell, str]:
    """The letter of every cell."""
    return {(row, col): ch for row, line in enumerate(grid) for col, ch in enumerate(line)}


def kinds(letter: str) -> set[str]:
    """The terrain types a cell shows; D is field and village."""
    if letter == "D":
        return {"P", "V"}
    if letter in "FVPWM^":
        return {letter}
    return set()


def cells_of(cells: Mapping[Cell, str], kind: str) -> list[Cell]:
    """All cells that show this terrain type."""
    return [cell for cell, letter in cells.items() if kind in kinds(letter)]


def touches(cells: Mapping[Cell, str], cell: Cell, kind: str) -> bool:
    """Whether some neighbour of the cell shows this terrain type."""
    return any(kind in kinds(cells[near]) for near in neighbours(cell) if near in cells)


def clusters(cells: Mapping[Cell, str], kind: str) -> list[set[Cell]]:
    """The connected groups of cells that show this terrain type."""
    todo = set(cells_of(cells, kind))
    groups: list[set[Cell]] = []
    while todo:
        start = min(todo)
        todo.remove(start)
        group = {start}
        queue = deque([start])
        while queue:
            for near in neighbours(queue.popleft()):
                if near in todo:
                    todo.remove(near)
                    group.add(near)
                    queue.append(near)
        groups.append(group)
    return groups


def around(cells: Mapping[Cell, str], group: set[Cell]) -> set[Cell]:
    """The cells on the map beside a group and outside it."""
    return {
        near for cell in group for near in neighbours(cell) if near in cells and near not in group
    }


def kinds_around(cells: Mapping[Cell, str], group: set[Cell]) -> set[str]:
    """The terrain types shown by the cells beside a group."""
    shown: set[str] = set()
    for cell in around(cells, group):
        shown |= kinds(cells[cell])
    return shown


def on_edge(cells: Mapping[Cell, str], cell: Cell) -> bool:
    """Whether the cell lies on the border of the rectangle."""
    return any(near not in cells for near in neighbours(cell))


def closed_in(cells: Mapping[Cell, str], cell: Cell) -> bool:
    """Whether all four sides are filled cells or the edge."""
    return all(cells[near] != "." for near in neighbours(cell) if near in cells)


def sentinel_wood(cells: Mapping[Cell, str]) -> int:
    """1 per forest cell on the edge."""
    return sum(1 for cell in cells_of(cells, "F") if on_edge(cells, cell))


def greenbough(cells: Mapping[Cell, str]) -> int:
    """1 per row and 1 per column with a forest cell."""
    forests = cells_of(cells, "F")
    return len({row for row, _ in forests}) + len({col for _, col in forests})


def treetower(cells: Mapping[Cell, str]) -> int:
    """1 per forest cell closed in on all sides."""
    return sum(1 for cell in cells_of(cells, "F") if closed_in(cells, cell))


def stoneside_forest(cells: Mapping[Cell, str]) -> int:
    """3 per mountain linked with another one by a forest cluster."""
    linked: set[Cell] = set()
    for group in clusters(cells, "F"):
        mountains = {cell for cell in around(cells, group) if cells[cell] == "^"}
        if len(mountains) >= 2:
            linked |= mountains
    return 3 * len(linked)


def canal_lake(cells: Mapping[Cell, str]) -> int:
    """1 per water cell beside field and 1 per field cell beside water."""
    waters = sum(1 for cell in cells_of(cells, "W") if touches(cells, cell, "P"))
    fields = sum(1 for cell in cells_of(cells, "P") if touches(cells, cell, "W"))
    return waters + fields


def mages_valley(cells: Mapping[Cell, str]) -> int:
    """2 per water cell and 1 per field cell beside a mountain."""
    waters = sum(1 for cell in cells_of(cells, "W") if touches(cells, cell, "^"))
    fields = sum(1 for cell in cells_of(cells, "P") if touches(cells, cell, "^"))
    return 2 * waters + fields


def golden_granary(cells: Mapping[Cell, str], ruins: set[Cell]) -> int:
    """1 per water cell beside ruins, 3 per field cell on ruins."""
    waters = sum(
        1 for cell in cells_of(cells, "W") if any(near in ruins for near in neighbours(cell))
    )
    fields = sum(1 for cell in cells_of(cells, "P") if cell in ruins)
    return waters + 3 * fields


def shoreside_expanse(cells: Mapping[Cell, str]) -> int:
    """3 per field cluster off edge and water, and the same for water off field."""
    score = 0
    for kind, other in (("P", "W"), ("W", "P")):
        for group in clusters(cells, kind):
            at_edge = any(on_edge(cells, cell) for cell in group)
            if not at_edge and other not in kinds_around(cells, group):
                score += 3
    return score


def wildholds(cells: Mapping[Cell, str]) -> int:
    """8 per village cluster of six or more cells."""
    return 8 * sum(1 for group in clusters(cells, "V") if len(group) >= 6)


def great_city(cells: Mapping[Cell, str]) -> int:
    """1 per cell of the largest village cluster that touches no mountain."""
    sizes = [len(group) for group in clusters(cells, "V") if "^" not in kinds_around(cells, group)]
    return max(sizes, default=0)


def greengold_plains(cells: Mapping[Cell, str]) -> int:
    """3 per village cluster beside three or more different terrain types."""
    counted = {"F", "P", "W", "M", "^"}
    return 3 * sum(
        1 for group in clusters(cells, "V") if len(kinds_around(cells, group) & counted) >= 3
    )


def shieldgate(cells: Mapping[Cell, str]) -> int:
    """2 per cell of the second largest village cluster."""
    sizes = sorted((len(group) for group in clusters(cells, "V")), reverse=True)
    return 2 * sizes[1] if len(sizes) >= 2 else 0


def borderlands(cells: Mapping[Cell, str], rows: int, cols: int) -> int:
    """6 per full row and per full column."""
    full_rows = sum(1 for row in range(rows) if all(cells[row, col] != "." for col in range(cols)))
    full_cols = sum(1 for col in range(cols) if all(cells[row, col] != "." for row in range(rows)))
    return 6 * (full_rows + full_cols)


def lost_barony(cells: Mapping[Cell, str], rows: int, cols: int) -> int:
    """3 times the side of the largest filled square."""
    best = 0
    for side in range(1, min(rows, cols) + 1):
        for top in range(rows - side + 1):
            for left in range(cols - side + 1):
                square = [(top + i, left + j) for i in range(side) for j in range(side)]
                if all(cells[cell] != "." for cell in square):
                    best = side
    return 3 * best


def broken_road(cells: Mapping[Cell, str], rows: int) -> int:
    """3 per full diagonal going down-right from the left column to the bottom row."""
    roads = 0
    for start in range(rows):
        diagonal: list[Cell] = []
        step = 0
        while (start + step, step) in cells:
            diagonal.append((start + step, step))
            step += 1
        at_bottom = diagonal[-1][0] == rows - 1
        if at_bottom and all(cells[cell] != "." for cell in diagonal):
            roads += 1
    return 3 * roads


def cauldrons(cells: Mapping[Cell, str]) -> int:
    """1 per unfilled cell closed in on all sides."""
    return sum(1 for cell, letter in cells.items() if letter == "." and closed_in(cells, cell))


def score_edict(edict_id: str, grid: list[str], ruins: set[Cell]) -> int:
    """The stars of one scoring card for a rectangular grid."""
    cells = grid_cells(grid)
    rows, cols = len(grid), len(grid[0])
    if edict_id == "sentinel_wood":
        return sentinel_wood(cells)
    if edict_id == "greenbough":
        return greenbough(cells)
    if edict_id == "treetower":
        return treetower(cells)
    if edict_id == "stoneside_forest":
        return stoneside_forest(cells)
    if edict_id == "canal_lake":
        return canal_lake(cells)
    if edict_id == "mages_valley":
        return mages_valley(cells)
    if edict_id == "golden_granary":
        return golden_granary(cells, ruins)
    if edict_id == "shoreside_expanse":
        return shoreside_expanse(cells)
    if edict_id == "wildholds":
        return wildholds(cells)
    if edict_id == "great_city":
        return great_city(cells)
    if edict_id == "greengold_plains":
        return greengold_plains(cells)
    if edict_id == "shieldgate":
        return shieldgate(cells)
    if edict_id == "borderlands":
        return borderlands(cells, rows, cols)
    if edict_id == "lost_barony":
        return lost_barony(cells, rows, cols)
    if edict_id == "broken_road":
        return broken_road(cells, rows)
    if edict_id == "cauldrons":
        return cauldrons(cells)
    raise ValueError(f"unknown scoring card: {edict_id}")


def monster_cost(grid: list[str]) -> int:
    """The number of unfilled cells beside at least one monster cell."""
    cells = grid_cells(grid)
    return sum(1 for cell, letter in cells.items() if letter == "." and touches(cells, cell, "M"))


# ---------------------------------------------------------------- the game


@dataclass
class Sheet:
    """One player's sheet: the map and the coin track."""

    cells: dict[Cell, str]
    earned: int = 0
    crossed: int = 0
    skill_used: bool = False

    def copy(self) -> Sheet:
        """An independent copy."""
        return Sheet(dict(self.cells), self.earned, self.crossed, self.skill_used)

    def free(self) -> set[Cell]:
        """All unfilled cells."""
        return {cell for cell, letter in self.cells.items() if letter == "."}

    def coins(self) -> int:
        """Coins filled and not crossed out."""
        return self.earned - self.crossed

    def enclosed_mountains(self) -> int:
        """How many mountains have no unfilled neighbour."""
        return sum(
            1
            for cell, letter in self.cells.items()
            if letter == "^" and closed_in(self.cells, cell)
        )

    def draw(self, terrain: str, cells: Iterable[Cell], coin: bool = False) -> None:
        """Fill the cells and colour the coins this earns."""
        before = self.enclosed_mountains()
        for cell in cells:
            assert self.cells[cell] == "."
            self.cells[cell] = LETTERS[terrain]
        new_coins = self.enclosed_mountains() - before + (1 if coin else 0)
        self.earned = min(COIN_TRACK, self.earned + new_coins)

    def rows(self) -> list[str]:
        """The map as 11 strings."""
        return ["".join(self.cells[row, col] for col in range(SIZE)) for row in range(SIZE)]


@dataclass
class Turn:
    """What one seat has done in the running stage, hidden from the others."""

    owner: int
    sheet: Sheet
    ready: bool = False
    pending: str = ""
    main_drawn: bool = False
    main_normal: bool = False
    main_terrain: str = ""
    main_cells: Cells = field(default_factory=frozenset)
    acrobatics: bool = False


class ReferenceGame:
    """A whole game; stages are reveal, draw, answer, ambush and over."""

    def __init__(
        self,
        seats: int,
        side: str,
        edicts: Sequence[str],
        skills: Sequence[str] = (),
        ambush: str = "pass",
        full_map: str = "score_season",
    ) -> None:
        assert seats >= 1
        assert side in MAPS
        assert len(edicts) == len(EDICT_LETTERS)
        assert all(name in SOLO_RATINGS for name in edicts)
        assert len(skills) in (0, 3)
        assert all(name in SKILL_COSTS for name in skills)
        assert ambush in ("pass", "solo")
        assert full_map in ("score_season", "stop", "score_all")
        self.seats = seats
        self.edicts = dict(zip(EDICT_LETTERS, edicts, strict=True))
        self.skills = tuple(skills)
        self.solo_ambush = ambush == "solo" or seats == 1
        self.full_map = full_map
        grid, self.ruins = parse_map(MAPS[side])
        self.sheets = [Sheet(grid_cells(grid)) for _ in range(seats)]
        self.results: list[list[dict[str, int]]] = [[] for _ in range(seats)]
        self.over = False
        self.stage = "reveal"
        self.turns: dict[int, Turn] = {}
        self.card = ""
        self.season = 0
        self.deck: set[str] = set(EXPLORE_CARDS)
        self.ambushes_in_deck = 1
        self.ambushes_unseen: set[str] = set(AMBUSH_CARDS)
        self.time = 0
        self.ruins_flag = False
        self.acrobats: set[int] = set()

    # ------------------------------------------------------------ reading

    def grid(self, seat: int) -> list[str]:
        """The committed map of a seat."""
        return self.sheets[seat].rows()

    def coins(self, seat: int) -> int:
        """The committed number of coins filled and not crossed out."""
        return self.sheets[seat].coins()

    def seasons(self, seat: int) -> list[dict[str, int]]:
        """The result of every scored season."""
        return [dict(result) for result in self.results[seat]]

    def total(self, seat: int) -> int:
        """All stars so far."""
        return sum(sum(result.values()) for result in self.results[seat])

    def monsters_lost(self, seat: int) -> int:
        """Stars lost to monsters so far, as a number >= 0."""
        return -sum(result["monsters"] for result in self.results[seat])

    def winners(self) -> set[int]:
        """Highest total; tied: fewest stars lost to monsters; still tied: shared."""
        assert self.over
        best = max((self.total(seat), -self.monsters_lost(seat)) for seat in range(self.seats))
        return {
            seat
            for seat in range(self.seats)
            if (self.total(seat), -self.monsters_lost(seat)) == best
        }

    def rating(self) -> int:
        """The solo score: total minus the ratings of the four scoring cards."""
        assert self.seats == 1
        return self.total(0) - sum(SOLO_RATINGS[name] for name in self.edicts.values())

    # ------------------------------------------------------------ revealing

    def chances(self) -> dict[str, Fraction]:
        """The probability of each card that can be revealed now."""
        if self.stage != "reveal":
            return {}
        size = len(self.deck) + self.ambushes_in_deck
        result = {name: Fraction(1, size) for name in self.deck}
        if self.ambushes_in_deck > 0:
            for name in self.ambushes_unseen:
                result[name] = Fraction(self.ambushes_in_deck, size) / len(self.ambushes_unseen)
        return result

    def reveal(self, card_id: str) -> None:
        """Turn up the next card."""
        assert card_id in self.chances()
        self.card = card_id
        if card_id in AMBUSH_CARDS:
            self.ambushes_unseen.remove(card_id)
            self.ambushes_in_deck -= 1
            self._start_answers()
            return
        self.deck.remove(card_id)
        self.time += EXPLORE_CARDS[card_id].time
        if card_id in RUINS_CARDS:
            self.ruins_flag = True
            return
        self._start_stage("draw", {seat: seat for seat in range(self.seats)})

    def _start_stage(self, stage: str, owners: dict[int, int]) -> None:
        """Open a stage for each seat whose map to draw on still has a free cell."""
        self.stage = stage
        self.turns = {
            seat: Turn(owner, self.sheets[owner].copy())
            for seat, owner in owners.items()
            if self.sheets[owner].free()
        }
        if not self.turns:
            self._commit()

    def _start_answers(self) -> None:
        """Ask the seats that can use a skill against the ambush."""
        self.acrobats = set()
        self.stage = "answer"
        self.turns = {}
        for seat in range(self.seats):
            turn = Turn(seat, self.sheets[seat].copy())
            if self._usable(turn, SKILLS_ON_AMBUSH):
                self.turns[seat] = turn
        if not self.turns:
            self._commit()

    # ------------------------------------------------------------ acting

    def waiting(self) -> set[int]:
        """The seats that have to act now."""
        return {seat for seat, turn in self.turns.items() if not turn.ready}

    def legal(self, seat: int) -> set[str]:
        """The legal moves of a seat."""
        if seat not in self.waiting():
            return set()
        turn = self.turns[seat]
        if turn.pending:
            return self._skill_draws(turn, turn.pending)
        if self.stage == "answer":
            return {"done"} | self._usable(turn, SKILLS_ON_AMBUSH)
        if self.stage == "ambush":
            return {"done"} if turn.main_drawn else self._ambush_draws(turn)
        if turn.main_drawn:
            return {"done"} | self._usable(turn, SKILLS_AFTER_DRAW)
        if not turn.sheet.free():
            return {"done"}
        return self._main_draws(turn) | self._usable(turn, SKILLS_BEFORE_DRAW)

    def play(self, seat: int, move: str) -> None:
        """Make a legal move."""
        assert move in self.legal(seat), f"seat {seat} may not play {move!r}"
        turn = self.turns[seat]
        words = move.split()
        if words[0] == "done":
            turn.ready = True
            if not self.waiting():
                self._commit()
        elif words[0] == "use":
            self._use(turn, words[1])
        else:
            cells = frozenset(cell_from_name(name) for name in words[2].split("+"))
            self._draw(turn, move, words[1], cells, coin=len(words) == 4)

    def _use(self, turn: Turn, skill: str) -> None:
        """Pay for a skill; its placement comes next."""
        turn.sheet.crossed += SKILL_COSTS[skill]
        turn.sheet.skill_used = True
        if skill == "acrobatics":
            turn.acrobatics = True
        if skill != "acrobatics" or self.solo_ambush:
            turn.pending = skill

    def _draw(self, turn: Turn, move: str, terrain: str, cells: Cells, coin: bool) -> None:
        """Draw a main shape, the shape that replaces it, or an extra shape."""
        is_extra = bool(turn.pending) and turn.pending not in REPLACING_SKILLS
        if not is_extra:
            turn.main_drawn = True
            turn.main_terrain = terrain
            turn.main_cells = cells
            turn.main_normal = (
                self.stage == "draw" and not turn.pending and move in self._card_draws(turn)
            )
        turn.pending = ""
        turn.sheet.draw(terrain, cells, coin)

    # ------------------------------------------------------------ legal placements

    def _explore_card(self) -> ExploreCard:
        """The explore card being drawn."""
        return EXPLORE_CARDS[self.card]

    def _ambush_card(self) -> AmbushCard:
        """The ambush card being resolved."""
        return AMBUSH_CARDS[self.card]

    def _duty_done(self, turn: Turn, cells: Cells) -> bool:
        """Whether these cells cover an open ruins cell or need not."""
        if not self.ruins_flag:
            return True
        return any(cell in self.ruins and turn.sheet.cells[cell] == "." for cell in cells)

    def _card_draws(self, turn: Turn, terrains: Sequence[str] | None = None) -> set[str]:
        """Normal placements of the card's shapes, by default in its own terrains."""
        card = self._explore_card()
        free = turn.sheet.free()
        moves: set[str] = set()
        for shape in card.shapes:
            for cells in placements(shape_cells(shape.rows), free):
                if self._duty_done(turn, cells):
                    for terrain in card.terrains if terrains is None else terrains:
                        moves.add(draw_move(terrain, cells, shape.coin))
        return moves

    def _main_draws(self, turn: Turn) -> set[str]:
        """The main draw, or one free cell of any terrain if nothing fits."""
        moves = self._card_draws(turn)
        if moves:
            return moves
        return {draw_move(terrain, [cell]) for cell in turn.sheet.free() for terrain in DRAWABLE}

    def _ambush_draws(self, turn: Turn) -> set[str]:
        """The monsters on a passed map, or one monster cell if they do not fit."""
        rows = DOMINO if turn.owner in self.acrobats else self._ambush_card().rows
        free = turn.sheet.free()
        places = placements(shape_cells(rows), free) or placements(shape_cells(SINGLE), free)
        return {draw_move("monster", cells) for cells in places}

    def _usable(self, turn: Turn, skills: Sequence[str]) -> set[str]:
        """The use moves among these skills that are possible now."""
        moves: set[str] = set()
        for skill in skills:
            if (
                skill in self.skills
                and not turn.sheet.skill_used
                and turn.sheet.coins() >= SKILL_COSTS[skill]
                and self._skill_has_effect(turn, skill)
            ):
                moves.add(f"use {skill}")
        return moves

    def _skill_has_effect(self, turn: Turn, skill: str) -> bool:
        """Whether a legal placement would follow."""
        if skill == "acrobatics" and not self.solo_ambush:
            return bool(turn.sheet.free())
        return bool(self._skill_draws(turn, skill))

    def _skill_draws(self, turn: Turn, skill: str) -> set[str]:
        """The placements of a skill."""
        if skill == "acrobatics":
            return self._acrobatics_draws(turn)
        if skill == "diplomacy":
            return {draw_move("field_village", [cell]) for cell in turn.sheet.free()}
        if skill == "stealth":
            return self._stealth_draws(turn)
        if skill == "secret_knowledge":
            if "village" in self._explore_card().terrains:
                return set()
            return self._card_draws(turn, ["village"])
        if skill == "negotiation":
            return self._negotiation_draws(turn)
        if skill == "wound_healing":
            return self._wound_healing_draws(turn)
        if skill == "concentration":
            return self._concentration_draws(turn)
        if skill == "search":
            return self._search_draws(turn)
        raise ValueError(f"unknown skill: {skill}")

    def _acrobatics_draws(self, turn: Turn) -> set[str]:
        """The domino lying and standing, each put by the corner search."""
        card = self._ambush_card()
        moves: set[str] = set()
        for shape in orientations(shape_cells(DOMINO)):
            place = corner_search(shape, turn.sheet.free(), card.corner, card.direction)
            if place is not None:
                moves.add(draw_move("monster", place))
        return moves

    def _stealth_draws(self, turn: Turn) -> set[str]:
        """The card's shapes sticking out over the edge."""
        card = self._explore_card()
        free = turn.sheet.free()
        return {
            draw_move(terrain, cells, shape.coin)
            for shape in card.shapes
            for cells in overhanging(shape_cells(shape.rows), free)
            if self._duty_done(turn, cells)
            for terrain in card.terrains
        }

    def _negotiation_draws(self, turn: Turn) -> set[str]:
        """A 2x2 square in one of the card's terrains."""
        return {
            draw_move(terrain, cells)
            for cells in placements(shape_cells(SQUARE), turn.sheet.free())
            if self._duty_done(turn, cells)
            for terrain in self._explore_card().terrains
        }

    def _wound_healing_draws(self, turn: Turn) -> set[str]:
        """A domino beside a monster in one of the card's terrains."""
        return {
            draw_move(terrain, cells)
            for cells in placements(shape_cells(DOMINO), turn.sheet.free())
            if any(touches(turn.sheet.cells, cell, "M") for cell in cells)
            for terrain in self._explore_card().terrains
        }

    def _concentration_draws(self, turn: Turn) -> set[str]:
        """The main shape once more."""
        if not turn.main_normal:
            return set()
        return {
            draw_move(turn.main_terrain, cells)
            for cells in placements(turn.main_cells, turn.sheet.free())
        }

    def _search_draws(self, turn: Turn) -> set[str]:
        """One cell beside the main shape."""
        return {
            draw_move(turn.main_terrain, [cell])
            for cell in turn.sheet.free()
            if any(near in turn.main_cells for near in neighbours(cell))
        }

    # ------------------------------------------------------------ ends of stages

    def _commit(self) -> None:
        """All seats are done: take over their drafts and go on."""
        stage, turns = self.stage, self.turns
        for turn in turns.values():
            self.sheets[turn.owner] = turn.sheet
        self.turns = {}
        self.stage = "reveal"
        if stage == "answer":
            self.acrobats = {seat for seat, turn in turns.items() if turn.acrobatics}
            if not self.solo_ambush:
                self._start_stage("ambush", self._ambush_owners())
                return
            self._place_solo_ambush()
        if stage == "draw":
            self.ruins_flag = False
        if self.seats == 1 and not self.sheets[0].free():
            self._end_by_full_map()
        elif stage == "draw" and self.time >= SEASONS[self.season].duration:
            self._end_season()

    def _ambush_owners(self) -> dict[int, int]:
        """Whose map each seat gets: clockwise means maps go to the next seat."""
        step = -1 if self._ambush_card().direction == "clockwise" else 1
        return {seat: (seat + step) % self.seats for seat in range(self.seats)}

    def _place_solo_ambush(self) -> None:
        """Put the printed shape by the corner search, if there is a place."""
        card = self._ambush_card()
        for seat, sheet in enumerate(self.sheets):
            if seat in self.acrobats:
                continue
            shape = shape_cells(card.rows)
            place = corner_search(shape, sheet.free(), card.corner, card.direction)
            if place is not None:
                sheet.draw("monster", place)

    def _score_season(self) -> None:
        """Write down the running season for every seat."""
        first, second = SEASONS[self.season].edicts
        for seat in range(self.seats):
            grid = self.grid(seat)
            self.results[seat].append(
                {
                    "edict1": score_edict(self.edicts[first], grid, self.ruins),
                    "edict2": score_edict(self.edicts[second], grid, self.ruins),
                    "coins": self.coins(seat),
                    "monsters": -monster_cost(grid),
                }
            )

    def _end_season(self) -> None:
        """Score the season and prepare the next one."""
        self._score_season()
        self.season += 1
        if self.season == len(SEASONS):
            self._finish()
            return
        self.time = 0
        self.deck = set(EXPLORE_CARDS)
        self.ambushes_in_deck += 1
        for sheet in self.sheets:
            sheet.skill_used = False

    def _end_by_full_map(self) -> None:
        """A full solo map ends the game at once."""
        if self.full_map == "score_season":
            self._score_season()
        elif self.full_map == "score_all":
            while self.season < len(SEASONS):
                self._score_season()
                self.season += 1
        self._finish()

    def _finish(self) -> None:
        """The game is over."""
        self.stage = "over"
        self.over = True
