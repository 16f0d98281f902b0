"""Slow reference rules of Explorers: plain loops over sets, written apart from the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

from .explorers_cards import (
    BASIC_CARDS,
    CARDS,
    IMMEDIATE,
    INVESTIGATE_CARDS,
    TREASURES,
    Options,
    Placed,
    allows,
    deck_of_era,
    factor,
    treasures_per_ruin,
)
from .explorers_goals import (
    Pieces,
    Route,
    is_met,
    kept_treasure_coins,
    lands_reached_coins,
)
from .explorers_maps import Map, Region

CUBES = 36
VILLAGES = 13
ERAS = 4
TWO_COINS = 2
THRESHOLDS = {"easy": 90, "normal": 120, "hard": 150}
SOURCES = ("spaces", "villages", "towers", "crystals", "routes", "goals", "treasures", "lands")
# Solo: which value of which goal the tokens cover when an era card is first revealed.
COVERS = {
    "era_2": [(0, "first")],
    "era_3": [(0, "later"), (1, "first")],
    "era_any": [(1, "later"), (2, "first")],
}

Move = tuple[str, ...]


@dataclass(frozen=True)
class Task:
    """Something a seat still has to resolve: what, and for which placement."""

    kind: str
    cell: str = ""
    cards: tuple[str, ...] = ()


@dataclass
class Seat:
    """One player: the map, the purse and what the running turn still asks for."""

    pieces: Pieces = field(default_factory=Pieces)
    coins: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SOURCES, 0))
    goals: dict[str, int] = field(default_factory=dict)
    cubes_on_goals: int = 0
    kept: list[str] = field(default_factory=list)
    investigate: dict[str, str] = field(default_factory=dict)
    action: str = ""
    placed: list[Placed] = field(default_factory=list)
    tasks: list[Task] = field(default_factory=list)
    is_done: bool = True

    def cubes(self) -> int:
        """Explorers in the supply."""
        return CUBES - len(self.pieces.explorers) - self.cubes_on_goals

    def total(self) -> int:
        """All coins."""
        return sum(self.coins.values())


class Table:
    """A whole game; all that chance decides is given from outside."""

    def __init__(self, map_id: str, seats: int, goals: Sequence[str], **options: str) -> None:
        assert 1 <= seats <= 4
        self.map = Map(map_id)
        assert len(set(goals)) == 3
        assert all(goal in self.map.goals for goal in goals)
        self.goals = tuple(goals)
        self.options = Options(**options)
        self.seats = [Seat() for _ in range(seats)]
        self.era = 0
        self.turn = 0
        self.is_over = False
        self.deck = set(deck_of_era(0))
        self.revealed: set[str] = set()
        self.first_turns: dict[str, int] = {}
        self.covered: set[tuple[int, str]] = set()
        self.unseen_cards = set(INVESTIGATE_CARDS)
        self.unseen_treasures = Counter(TREASURES)
        self.used_treasures: list[str] = []

    # ------------------------------------------------------------ reading

    @property
    def awaits_card(self) -> bool:
        """Whether the next explore card is to be revealed."""
        return not self.is_over and all(player.is_done for player in self.seats)

    def cards_left(self) -> set[str]:
        """The explore cards still in the deck of the era."""
        return set(self.deck)

    def treasures_possible(self) -> Counter[str]:
        """What the next treasure card may be; used ones come back in order, below all others."""
        if self.unseen_treasures:
            return Counter(self.unseen_treasures)
        return Counter(self.used_treasures[:1])

    def awaits(self, seat: int) -> str:
        """What the seat waits for."""
        player = self.seats[seat]
        if player.is_done:
            return "done"
        if player.tasks and player.tasks[0].kind in ("offer", "treasure"):
            return player.tasks[0].kind
        return "turn"

    def sheet(self, seat: int) -> dict[str, object]:
        """All that is known of a seat."""
        player = self.seats[seat]
        pieces = player.pieces
        return {
            "explorers": set(pieces.explorers),
            "villages": set(pieces.villages),
            "towers": set(pieces.towers),
            "posts": set(pieces.posts),
            "ruins": set(pieces.ruins),
            "crystals": set(pieces.crystals),
            "coins": dict(player.coins),
            "cubes": player.cubes(),
            "goals": set(player.goals),
            "kept": Counter(player.kept),
            "investigate": dict(player.investigate),
        }

    # ------------------------------------------------------------ chance

    def reveal(self, card: str) -> None:
        """Turn up the next explore card for all."""
        assert self.awaits_card
        assert card in self.deck
        self.deck.remove(card)
        self.turn += 1
        if len(self.seats) == 1 and card not in self.revealed:
            self.covered |= set(COVERS.get(card, []))
        self.revealed.add(card)
        for player in self.seats:
            player.is_done = False
            player.placed = []
            player.action = card if card in BASIC_CARDS else player.investigate.get(card, "")
            if card == "era_any":
                player.tasks = [Task("reuse")]
            elif not player.action:
                player.tasks = [Task("offer", cards=(card,))]

    def offer(self, seat: int, cards: tuple[str, str]) -> None:
        """Deal two investigate cards to a seat."""
        assert self.awaits(seat) == "offer"
        assert len(set(cards)) == 2
        assert set(cards) <= self.unseen_cards
        self.unseen_cards -= set(cards)
        player = self.seats[seat]
        (era_card,) = player.tasks.pop(0).cards
        player.tasks.insert(0, Task("keep", era_card, cards))

    def treasure(self, seat: int, card: str) -> None:
        """Draw a treasure card for a seat."""
        assert self.awaits(seat) == "treasure"
        assert self.treasures_possible()[card] > 0
        if self.unseen_treasures:
            self.unseen_treasures -= Counter([card])
        else:
            self.used_treasures.pop(0)
        player = self.seats[seat]
        player.tasks.pop(0)
        if card not in IMMEDIATE:
            player.kept.append(card)
        else:
            self.used_treasures.append(card)
            if card == "two_coins":
                player.coins["treasures"] += TWO_COINS
            else:
                player.tasks.insert(0, Task("free"))
        self._resolve()

    # ------------------------------------------------------------ moves

    def moves(self, seat: int) -> set[Move]:
        """The legal moves of a seat."""
        player = self.seats[seat]
        if self.awaits(seat) != "turn":
            return set()
        if not player.tasks:
            return {("done",)} | {("explore", cell) for cell in self._explorable(player)}
        task = player.tasks[0]
        if task.kind == "keep":
            return {("keep", card) for card in task.cards}
        if task.kind == "reuse":
            return {("reuse", card) for card in player.investigate.values()}
        if task.kind == "village":
            return {("village", cell) for cell in self._village_sites(player, task.cell)}
        if task.kind == "routes":
            return self._route_moves(player, task.cell)
        assert task.kind == "free"
        return {("decline",)} | {("free", cell) for cell in self._reachable(player)}

    def play(self, seat: int, move: Move) -> None:
        """Make a legal move."""
        if move not in self.moves(seat):
            raise ValueError(f"seat {seat} may not play {move}")
        player = self.seats[seat]
        name = move[0]
        if name == "done":
            player.is_done = True
            if all(other.is_done for other in self.seats):
                self._end_turn()
            return
        if name == "explore":
            player.placed.append(Placed(move[1], self._bases(player)))
            self._place(player, move[1], factor(CARDS[player.action]))
        elif name == "route":
            self._complete_route(player, move[1], move[2], move[3])
        else:
            task = player.tasks.pop(0)
            self._answer(player, task, move)
        self._resolve()

    def _answer(self, player: Seat, task: Task, move: Move) -> None:
        """A choice that settles its task."""
        if move[0] in ("keep", "reuse"):
            player.action = move[1]
        if move[0] == "keep":
            player.investigate[task.cell] = move[1]
        elif move[0] == "village":
            self._found(player, move[1])
        elif move[0] == "free":
            self._place(player, move[1], 1)

    def _bases(self, player: Seat) -> frozenset[str]:
        """The villages and the capital, which acts as one."""
        return frozenset(player.pieces.villages | {self.map.capital})

    def _reachable(self, player: Seat) -> set[str]:
        """The golden rules: a free space beside an explorer, a village or the capital."""
        if player.cubes() == 0:
            return set()
        pieces = player.pieces
        support = pieces.explorers | self._bases(player)
        taken = support | pieces.towers
        return {
            cell
            for cell in self.map.spaces
            if cell not in taken and self.map.touches(cell, support)
        }

    def _explorable(self, player: Seat) -> set[str]:
        """Where the next explorer of the action may go."""
        card = CARDS[player.action]
        bases = self._bases(player)
        return {
            cell
            for cell in self._reachable(player)
            if allows(self.map, card, [*player.placed, Placed(cell, bases)], self.options)
        }

    # ------------------------------------------------------------ resolving

    def _place(self, player: Seat, cell: str, coin_factor: int) -> None:
        """Put an explorer on a space; what it triggers comes before all that waits already."""
        pieces = player.pieces
        feature = self.map.feature(cell)
        pieces.explored.add(cell)
        pieces.explorers.add(cell)
        player.coins["spaces"] += coin_factor * self.map.coins(cell)
        draws = 0
        if feature == "discovery":
            pieces.explorers.remove(cell)
            player.coins["towers"] += self.map.tower_coins[len(pieces.towers)]
            pieces.towers.add(cell)
        elif feature == "crystal" and cell not in pieces.crystals:
            pieces.crystals.add(cell)
            player.coins["crystals"] += sum(self.map.value(other) for other in pieces.crystals)
        elif feature == "ruin" and cell not in pieces.ruins:
            pieces.ruins.add(cell)
            draws = treasures_per_ruin(CARDS[player.action])
        player.tasks[:0] = [
            *[Task("treasure")] * draws,
            Task("village", cell),
            Task("routes", cell),
            Task("goals"),
        ]

    def _resolve(self) -> None:
        """Settle what needs no answer, at every seat because all draw from one treasure deck."""
        for player in self.seats:
            while player.tasks and self._settle(player, player.tasks[0]):
                player.tasks.pop(0)

    def _settle(self, player: Seat, task: Task) -> bool:
        """Whether a task is settled without an answer."""
        if task.kind == "treasure":
            return not self.treasures_possible()
        if task.kind == "free":
            return not self._reachable(player)
        if task.kind == "village":
            sites = self._village_sites(player, task.cell)
            if len(sites) == 1:
                self._found(player, *sites)
            return len(sites) <= 1
        if task.kind == "routes":
            return not self._route_moves(player, task.cell)
        if task.kind == "goals":
            self._mark_goals(player)
            return True
        return False

    def _village_sites(self, player: Seat, cell: str) -> set[str]:
        """The blanks of the region that the explorer on this space has completed."""
        region = self.map.region(cell)
        pieces = player.pieces
        if region is None or len(pieces.villages) == VILLAGES or not self._is_full(player, region):
            return set()
        return self.map.blanks(region)

    def _is_full(self, player: Seat, region: Region) -> bool:
        """Whether explorers stand on the whole region, so that no village can be in it."""
        return region.cells <= player.pieces.explorers

    def _found(self, player: Seat, cell: str) -> None:
        """Put a village in the place of an explorer."""
        player.pieces.explorers.remove(cell)
        player.pieces.villages.add(cell)
        player.coins["villages"] += self.map.village_coins[self.era]

    def _linked(self, player: Seat, cell: str) -> set[str]:
        """The group of explorers, villages and capital around a space."""
        return self.map.group(cell, player.pieces.explorers | self._bases(player))

    def _route_moves(self, player: Seat, cell: str) -> set[Move]:
        """All pairs of fresh cities in the group of a space, each with both places for the post."""
        pieces = player.pieces
        linked = self._linked(player, cell)
        cities = (linked & pieces.explorers & self.map.of_feature("city")) - pieces.posts
        fresh = [city for city in self.map.order if city in cities]
        return {
            ("route", one, other, post)
            for one, other in combinations(fresh, 2)
            for post in (one, other)
        }

    def _complete_route(self, player: Seat, one: str, other: str, post: str) -> None:
        """Earn the product of two cities; the task stays while another pair is left."""
        coins = self.map.value(one) * self.map.value(other)
        has_ice = bool(self._linked(player, one) & self.map.of_terrain("ice"))
        player.pieces.routes.append(Route(coins, has_ice))
        player.coins["routes"] += coins
        player.pieces.posts.add(post)

    # ------------------------------------------------------------ goals, turns, eras

    def _mark_goals(self, player: Seat) -> None:
        """Note the goals met now; their coins come with the end of the turn."""
        for goal in self.goals:
            condition = self.map.goals[goal]["condition"]
            if goal not in player.goals and is_met(
                self.map, condition, player.pieces, self.options
            ):
                player.goals[goal] = self.turn
                player.cubes_on_goals += min(1, player.cubes())

    def _end_turn(self) -> None:
        """Pay the goals of the turn, then end the era or the game if the deck is empty."""
        for place, goal in enumerate(self.goals):
            for player in self.seats:
                if player.goals.get(goal) == self.turn:
                    self.first_turns.setdefault(goal, self.turn)
                    player.coins["goals"] += self._goal_coins(place, goal)
        if self.deck:
            return
        self.era += 1
        if self.era == ERAS:
            self._finish()
            return
        self.deck = set(deck_of_era(self.era))
        for player in self.seats:
            player.pieces.explorers = set()

    def _goal_coins(self, place: int, goal: str) -> int:
        """The coins for a goal met in this turn."""
        card = self.map.goals[goal]
        values = {"first": card["first_coins"], "later": card["later_coins"]}
        if len(self.seats) == 1:
            open_values = [
                coins for name, coins in values.items() if (place, name) not in self.covered
            ]
            return max(open_values, default=0)
        return values["first" if self.first_turns[goal] == self.turn else "later"]

    def _finish(self) -> None:
        """Score what is scored at the end."""
        self.is_over = True
        for player in self.seats:
            player.coins["treasures"] += kept_treasure_coins(self.map, player.kept, player.pieces)
            player.coins["lands"] += lands_reached_coins(self.map, player.pieces)

    # ------------------------------------------------------------ results

    def results(self) -> dict[str, object]:
        """Totals, ranks and winners; alone: whether each level is won, and what is missing."""
        assert self.is_over
        strengths = [
            (player.total(), len(player.pieces.towers), len(player.pieces.villages))
            for player in self.seats
        ]
        ranks = [1 + sum(other > mine for other in strengths) for mine in strengths]
        results: dict[str, object] = {
            "totals": [player.total() for player in self.seats],
            "ranks": ranks,
            "winners": {seat for seat, rank in enumerate(ranks) if rank == 1},
        }
        if len(self.seats) == 1:
            results |= self._solo_results()
        return results

    def _solo_results(self) -> dict[str, object]:
        (player,) = self.seats
        missed = {goal for goal in self.goals if goal not in player.goals}
        short = {level: max(0, least - player.total()) for level, least in THRESHOLDS.items()}
        won = {level: not missed and coins == 0 for level, coins in short.items()}
        return {
            "won": won[self.options.level],
            "won_by_level": won,
            "missed_goals": missed,
            "missing_coins": short[self.options.level],
        }
