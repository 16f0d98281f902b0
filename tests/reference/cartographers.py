"""Slow reference rules of Cartographers: plain loops over sets, written apart from the engine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
from .cartographers_scoring import closed_in, grid_cells, monster_cost, score_edict, touches
from .cartographers_shapes import (
    Cell,
    Cells,
    cell_from_name,
    corner_search,
    draw_move,
    neighbours,
    orientations,
    overhanging,
    parse_map,
    placements,
    shape_cells,
)

REPLACING_SKILLS = ("stealth", "secret_knowledge", "negotiation")
SKILLS_BEFORE_DRAW = ("stealth", "secret_knowledge", "negotiation", "wound_healing", "diplomacy")
SKILLS_AFTER_DRAW = ("concentration", "search", "wound_healing", "diplomacy")
SKILLS_ON_AMBUSH = ("acrobatics", "diplomacy")


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
        """A full solo map ends the game at once; in winter all rules come to the same."""
        ends = self.time >= SEASONS[self.season].duration or self.season == len(SEASONS) - 1
        if self.full_map == "score_season" or (ends and self.full_map == "stop"):
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
