"""Dale of Merchants as a `Game`: options, rules, scores, checks of positions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from guildhall.core.errors import BadSetup, quoted
from guildhall.core.game import Line, Option, Score, Setup, Step, check_seats, read_options
from guildhall.core.seat import Seat
from guildhall.games.dale.knowledge.beginning import know
from guildhall.games.dale.knowledge.ledger import learn_events
from guildhall.games.dale.model.actions import ACTION_TYPES, Action
from guildhall.games.dale.model.data import MOST_SEATS, NAMES, ROUNDS, SEATS, Folk, decks_needed
from guildhall.games.dale.model.options import (
    NOBODY,
    CopiedJunk,
    CopiedRoll,
    CopiedValues,
    PartnerPassives,
    Rules,
    TurnedDeck,
)
from guildhall.games.dale.model.state import State, stall_of
from guildhall.games.dale.report.events import tell
from guildhall.games.dale.report.illegal import why_illegal
from guildhall.games.dale.report.preview import StallPreview, preview
from guildhall.games.dale.report.printed import PRINTED
from guildhall.games.dale.rules import apply as rules
from guildhall.games.dale.rules import setup
from guildhall.games.dale.views import observe as seen
from guildhall.games.dale.views.check import check_position
from guildhall.games.dale.views.known import known
from guildhall.games.dale.views.observe import View
from guildhall.games.dale.views.sample import sample

_RANDOM = "random"
_VOTE = "vote"
_ENDLESS = "none"
_FOLK_IDS = tuple(folk.name.lower() for folk in Folk)
_NOW = "now"
"""The part of the game that lines of the present belong to."""


def _ids(
    members: type[CopiedValues | CopiedRoll | TurnedDeck | CopiedJunk | PartnerPassives],
) -> tuple[str, ...]:
    return tuple(member.name.lower() for member in members)


class Dale:
    """The rules of Dale of Merchants, see `guildhall.core.game.Game`."""

    name = "dale"
    version = 1
    seats = SEATS
    options = (
        Option("decks", _RANDOM, (_RANDOM, _VOTE), pick=3, items=_FOLK_IDS, most=5),
        Option("teams", "no", ("no", "yes")),
        Option("first", _RANDOM, (_RANDOM, *map(str, range(1, MOST_SEATS + 1)))),
        Option("rounds", str(ROUNDS), (str(ROUNDS), _ENDLESS)),
        Option("copied_values", "altered", _ids(CopiedValues)),
        Option("copied_roll", "inherited", _ids(CopiedRoll)),
        Option("turned_deck", "reversed", _ids(TurnedDeck)),
        Option("copied_junk", "counts", _ids(CopiedJunk)),
        Option("partner_passives", "count", _ids(PartnerPassives)),
    )
    state_type = State
    view_type = View
    action_types = ACTION_TYPES
    printed = PRINTED
    pauses: ClassVar[Mapping[str, float]] = {"window": 0.7}

    # The functions of the rules as they are: a method around each would cost a call per decision.
    decisions = staticmethod(rules.decisions)
    legal_actions = staticmethod(rules.legal_actions)
    sample_action = staticmethod(rules.sample_action)
    chances = staticmethod(rules.chances)
    apply = staticmethod(rules.apply)
    know = staticmethod(know)
    learn = staticmethod(learn_events)
    view = staticmethod(seen.view)
    known = staticmethod(known)
    observe = staticmethod(seen.observe)
    sample = staticmethod(sample)
    preview = staticmethod(preview)
    why_illegal = staticmethod(why_illegal)
    check_state = staticmethod(check_position)

    def new_state(self, chosen_setup: Setup) -> State:
        check_seats(self.name, self.seats, chosen_setup)
        chosen = read_options(self.name, self.options, chosen_setup)
        seats, teams = chosen_setup.seats, chosen["teams"] == "yes"
        if teams and seats != MOST_SEATS:
            raise BadSetup(f"option teams: a team game has {MOST_SEATS} seats, got {seats}")
        first = NOBODY if chosen["first"] == _RANDOM else int(chosen["first"]) - 1
        if first >= seats:
            raise BadSetup(f"option first: expected a seat from 1 to {seats}, got {first + 1}")
        agreed = Rules(
            teams=teams,
            copied_values=CopiedValues[chosen["copied_values"].upper()],
            copied_roll=CopiedRoll[chosen["copied_roll"].upper()],
            turned_deck=TurnedDeck[chosen["turned_deck"].upper()],
            copied_junk=CopiedJunk[chosen["copied_junk"].upper()],
            partner_passives=PartnerPassives[chosen["partner_passives"].upper()],
            vote=chosen["decks"] == _VOTE,
            first=first,
            rounds=0 if chosen["rounds"] == _ENDLESS else int(chosen["rounds"]),
        )
        decks = _fixed_decks(chosen["decks"], decks_needed(seats, teams=teams))
        return setup.start(agreed, seats, decks)

    def scores(self, state: State) -> tuple[Score, ...]:
        return tuple(_score(state, seat) for seat in range(len(state.table.players)))

    def step(self, state: State, seat: Seat, action: Action) -> Step[State]:
        return tell(state, seat, action, rules.apply(state, seat, action))

    def rematch(self, setup: Setup, scores: tuple[Score, ...]) -> Setup:
        """Let a loser of the last game begin: of the last ones the next after the winner."""
        last = max(score.rank for score in scores)
        if last == 1:
            return setup
        (winner, *_) = (score.seat for score in scores if score.rank == 1)
        losers = (score.seat for score in scores if score.rank == last)
        first = min(losers, key=lambda seat: (seat - winner) % setup.seats)
        options = {**dict(setup.options), "first": str(first + 1)}
        return Setup(setup.seats, tuple(sorted(options.items())))

    def previews(
        self, state: State, seat: Seat, actions: tuple[Action, ...]
    ) -> tuple[StallPreview, ...]:
        return tuple(preview(state, seat, action) for action in actions)

    def standings(self, view: View) -> tuple[tuple[Line, ...], ...]:
        """How many stacks each seat has, and how many cards lie where."""
        return tuple(tuple(_now_lines(view, seat)) for seat in range(len(view.seats)))


def _fixed_decks(chosen: str, needed: int) -> tuple[Folk, ...]:
    if chosen in (_RANDOM, _VOTE):
        return ()
    decks = tuple(sorted(Folk[name.upper()] for name in chosen.split(",")))
    if len(decks) != needed:
        raise BadSetup(f"option decks: expected {needed} decks, got {quoted(chosen)}")
    return decks


def _score(state: State, seat: Seat) -> Score:
    stall = state.table.stalls[stall_of(state, seat)]
    rank = 1
    for other in range(len(state.table.players)):
        rank += len(state.table.stalls[stall_of(state, other)]) > len(stall)
    return Score(seat, len(stall), tuple(_lines(stall)), rank)


def _lines(stall: tuple[tuple[int, ...], ...]) -> Iterator[Line]:
    for number, stack in enumerate(stall, 1):
        cards = "+".join(NAMES[card] for card in stack)
        yield Line("stack", str(number), 1, (("cards", cards),))


def _now_lines(view: View, seat: Seat) -> Iterator[Line]:
    shown = view.seats[seat]
    hand = len(shown.hand) + sum(share.cards for share in shown.hidden)
    hand += sum(1 for one in view.laid if one.seat == seat and not one.fetched)
    yield Line("stacks", _NOW, len(view.stall(seat)))
    yield Line("hand", _NOW, 0, (("cards", hand),))
    yield Line("deck", _NOW, 0, (("cards", len(shown.top) + shown.deck),))
    yield Line("discard", _NOW, 0, (("cards", len(shown.discard)),))


GAME = DALE = Dale()
