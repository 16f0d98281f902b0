"""Every message between server and client, in one place: the TypeScript types are made of these.

Over HTTP the bodies are plain objects. Over the WebSocket each message carries its kind in `type`.
Times are milliseconds since 1970. A field that is left out has not changed (`Update`) or has its
default.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from guildhall.server.lessons import HintInfo as HintInfo
from guildhall.server.lessons import MistakeInfo as MistakeInfo
from guildhall.server.lessons import ReasonInfo as ReasonInfo
from guildhall.server.lessons import Review as Review
from guildhall.server.lessons import ReviewStatus as ReviewStatus
from guildhall.server.lessons import Unit as Unit

MOST_BYTES = 64 * 1024
"""A larger message is refused."""

Key = Annotated[str, Meta(max_length=64, pattern="^[!-~]+$")]
"""Names a request in printable ASCII; one that comes twice with the same key is done once."""
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=20, max_length=100)]
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Lang = Annotated[str, Meta(max_length=40)]
Seconds = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]

Pace = Literal["live", "relaxed"]
Status = Literal["open", "running", "finished"]
ClockKind = Literal["off", "nudge", "limit"]
SeatKind = Literal["open", "person", "bot"]
WishKind = Literal["me", "device", "open", "bot"]


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends; fields we do not know are refused, so that a misspelt one is noticed."""


# What is known of games


class OptionInfo(Struct):
    """A choice before the game: one of `values`, or `pick` to `most` different ids of `items`."""

    name: str
    default: str
    values: list[str]
    pick: int
    most: int
    items: list[str]


class GameInfo(Struct):
    """A game that can be played here; bots are listed from weakest to strongest.

    `usual_bot` plays where no other is asked for.
    """

    id: str
    version: int
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    bots: list[str]
    usual_bot: str


# Tables over HTTP


class SeatWish(Body):
    """Who is to sit here: me, another person on this device, whoever opens the link, or a bot."""

    kind: WishKind
    name: Name | None = None
    bot: str | None = None


class Clock(Body):
    """How long a decision may take; after `seconds` a nudge, or a bot makes it."""

    kind: ClockKind = "off"
    seconds: Annotated[int, Meta(ge=1, le=30 * 24 * 3600)] = 120


class NewTable(Body):
    """A table to be opened. `grace`: seconds after which a bot plays for a person who has left.

    `hints`: whether those who play may ask for hints.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=100)]
    name: Name = "Guest"
    options: Annotated[dict[str, Annotated[str, Meta(max_length=400)]], Meta(max_length=40)] = {}
    seed: Annotated[str, Meta(max_length=200)] = ""
    pace: Pace = "live"
    public: bool = False
    spectators: bool = True
    clock: Clock = msgspec.field(default_factory=Clock)
    grace: Seconds | None = None
    hints: bool = True


class HeldSeat(Struct):
    """A seat you hold and the token that proves it; keep it secret."""

    seat: int
    token: str


class Seated(Struct):
    """The answer to opening, joining or claiming."""

    table: str
    seats: list[HeldSeat]


class Join(Body):
    """Take an open seat, any of them unless one is named; without a name as a guest."""

    name: Name | None = None
    seat: SeatNumber | None = None


class Start(Body):
    """Fill the open seats with this bot and begin."""

    bot: str


class Level(Body):
    """Let this bot play a seat that no person plays."""

    bot: str


class HandOver(Body):
    """Give a seat away: to a bot, to whoever opens a one-time link, or back to the lobby."""

    to: Literal["bot", "link", "open"]
    bot: str | None = None


class Invitation(Struct):
    """The secret of a one-time link; empty when the seat went to a bot or back to the lobby."""

    invitation: str


class Claim(Body):
    """Take a seat by a one-time link; without a name as a guest."""

    invitation: Token
    name: Name | None = None


class Rematched(Struct):
    """Where the game goes on."""

    table: str


class TryAgain(Body):
    """Play on from a moment of a finished game, for this seat."""

    seat: SeatNumber
    name: Name = "Guest"


class SeatInfo(Struct):
    """Who sits where. `name` is empty for bots and people who had their data deleted.

    `away`: a bot plays for a person who may take the seat back.
    """

    seat: int
    kind: SeatKind
    name: str
    bot: str
    away: bool
    online: bool


class TableInfo(Struct):
    """A table as everybody may know it; `seed` is empty until the game has ended."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    seats: list[SeatInfo]
    status: Status
    pace: Pace
    public: bool
    spectators: bool
    clock: Clock
    grace: int
    hints: bool
    seal: str
    seed: str
    chosen_seed: bool
    created: int
    rematch: str
    previous: str
    imported: bool


class TableList(Struct):
    """Some tables."""

    tables: list[TableInfo]


class MyTable(Struct):
    """One of my tables; `turn` tells that a seat of mine has something to decide."""

    table: TableInfo
    seats: list[int]
    turn: bool


class MyTables(Struct):
    """The tables at which this browser holds a seat, newest first."""

    tables: list[MyTable]


class Deleted(Struct):
    """How many seats were left and tables removed with my data."""

    seats: int
    tables: int


class Import(Body):
    """A replay file to bring in."""

    record: Annotated[str, Meta(max_length=2_000_000)]


class Imported(Struct):
    """Where an imported record can be looked at (or played on)."""

    table: str
    seats: list[HeldSeat]


class Phrases(Struct):
    """Quick chat phrases: ids with their words in one language."""

    phrases: dict[str, str]


class Problem(Struct):
    """Why a request was refused: `message` is for people, `detail` (in English) for developers.

    `reason` and `facts` as with an `error` frame.
    """

    code: str
    message: str
    detail: str = ""
    reason: str = ""
    facts: dict[str, int | str] = {}


# What happened


class EventInfo(Struct, omit_defaults=True):
    """One event of the rules; its words are the message `<game>-<kind>`."""

    kind: str
    seat: int | None = None
    args: dict[str, int | str] = {}


EntryKind = Literal["seat", "start", "move", "undo", "restart", "chat", "mute", "nudge", "rematch"]
Why = Literal["", "left", "handed", "taken-back", "joined", "bot"]


class Entry(Struct, omit_defaults=True):
    """One line of a table's log as one audience may know it.

    `seq` counts what this audience has seen: it has no gaps. `action` is the notation of a move and
    there for its own seat only. `move` is the moment of the game that it led to, as positions count
    them. `who` (with kind `seat`) sits down now.
    """

    seq: int
    at: int
    kind: EntryKind
    seat: int | None = None
    action: str = ""
    events: list[EventInfo] = []
    text: str = ""
    phrase: str = ""
    who: SeatInfo | None = None
    why: Why = ""
    on: bool = False
    table: str = ""
    move: int | None = None


class LineInfo(Struct, omit_defaults=True):
    """One reason for points."""

    source: str
    part: str
    points: int
    args: dict[str, int | str] = {}
    cells: str = ""


class ScoreInfo(Struct, omit_defaults=True):
    """Where a seat stands; the lines add up to the total.

    `now` is what it would earn if everything were scored at once, as far as you may know it.
    """

    seat: int
    total: int
    rank: int
    lines: list[LineInfo]
    verdict: EventInfo | None = None
    now: list[LineInfo] = []


class Position(Struct):
    """A moment of a game as one audience may know it, `move` actions after the start."""

    move: int
    moves: int
    view: Raw
    events: list[EventInfo]
    waiting: list[int]
    scores: list[ScoreInfo]
    action: str
    actor: int | None


class MoveInfo(Struct):
    """One action of a game, as in a position, without the view."""

    move: int
    actor: int | None
    action: str
    events: list[EventInfo]


class Moves(Struct):
    """A page of the `total` actions of a game that one audience may know of, in order."""

    moves: list[MoveInfo]
    total: int


# Client to server over the WebSocket


class Hello(Body, tag="hello"):
    """Sit down at, or watch, a table; may be sent again to change table, seat or language.

    Without `token` the browser's cookie tells which seats are held; without either one watches.
    `seen` is the last sequence number received; later entries come with the answer, of many the
    newest. `watch`: see what spectators see, also where a seat is held.
    """

    table: TableId
    token: Token | None = None
    seat: SeatNumber | None = None
    seen: Annotated[int, Meta(ge=0)] | None = None
    lang: Lang | None = None
    watch: bool = False


class Submit(Body, tag="submit"):
    """Make an action, written as the server listed it."""

    id: Key
    action: Annotated[str, Meta(max_length=1000)]
    ticket: int | None = None


class Undo(Body, tag="undo"):
    """Take back the seat's last action, also `done` while others are still busy."""

    id: Key


class Redo(Body, tag="redo"):
    """Make the action again that was taken back last."""

    id: Key


class Restart(Body, tag="restart"):
    """Take back the whole turn."""

    id: Key


class AskPreview(Body, tag="preview"):
    """What would this action (or, without one, each legal action) change in the score?"""

    id: Key
    action: Annotated[str, Meta(max_length=1000)] | None = None


class AskScores(Body, tag="scores"):
    """Where does everybody stand?"""

    id: Key


class AskEntries(Body, tag="entries"):
    """The next page of the log after the entry with this number."""

    id: Key
    after: Annotated[int, Meta(ge=0)] = 0


class AskHint(Body, tag="hint"):
    """What could I do now? `ticket` is the one that came with the actions."""

    id: Key
    ticket: int | None = None


class Say(Body, tag="say"):
    """Chat: a text, or a quick phrase by its id."""

    id: Key
    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class Mute(Body, tag="mute"):
    """Do not show me what this seat says (until `on` is false)."""

    id: Key
    seat: SeatNumber
    on: bool = True


class Ping(Body, tag="ping"):
    """Are you there?"""

    id: Key


Request = (
    Hello
    | Submit
    | Undo
    | Redo
    | Restart
    | AskPreview
    | AskScores
    | AskEntries
    | AskHint
    | Say
    | Mute
    | Ping
)

# Server to client over the WebSocket


class Welcome(Struct, tag="welcome"):
    """The answer to `hello`: the whole table as it is now, and the newest entries after `seen`.

    Where the first of them does not follow `seen`, those between can be asked for by `entries`.
    `seat` is where you sit, null when you watch; `held` are all seats you may take on this device.
    `view` is null before the start. `muted` are the seats whose chat you do not get.
    """

    table: TableInfo
    seat: int | None
    held: list[int]
    seq: int
    entries: list[Entry]
    view: Raw
    waiting: list[int]
    decision: str
    actions: list[str]
    ticket: int
    undo: str
    redo: bool
    muted: list[int]
    scores: list[ScoreInfo] | None


class Update(Struct, tag="update", omit_defaults=True):
    """What has changed. `re` names the request it answers.

    `view` holds only the fields that differ. `undo` is "" when undo is possible, else the reason
    why not. `table` comes when seats or status changed.
    """

    seq: int
    re: str = ""
    entries: list[Entry] = []
    view: Raw | UnsetType = UNSET
    waiting: list[int] | UnsetType = UNSET
    decision: str | UnsetType = UNSET
    actions: list[str] | UnsetType = UNSET
    ticket: int | UnsetType = UNSET
    undo: str | UnsetType = UNSET
    redo: bool | UnsetType = UNSET
    muted: list[int] | UnsetType = UNSET
    table: TableInfo | UnsetType = UNSET
    scores: list[ScoreInfo] | UnsetType = UNSET


class PreviewInfo(Struct):
    """What one action would change: whose score, by how much, from which source and when."""

    action: str
    seat: int
    total: int
    lines: list[LineInfo]


class Previews(Struct, tag="previews"):
    """The answer to `preview`."""

    re: str
    previews: list[PreviewInfo]


class Scores(Struct, tag="scores"):
    """The answer to `scores`."""

    re: str
    scores: list[ScoreInfo]


class Entries(Struct, tag="entries"):
    """The answer to `entries`: a page of the log, in order; empty where nothing follows."""

    re: str
    entries: list[Entry]


class Hints(Struct, tag="hints"):
    """The answer to `hint`: up to three actions, the best first, for the decision of `ticket`.

    `outcomes`: how many possible ends of the game were looked at; 0 where nothing was searched.
    """

    re: str
    ticket: int
    hints: list[HintInfo]
    outcomes: int


class Presence(Struct, tag="presence"):
    """Which seats are connected now."""

    online: list[int]


class Pong(Struct, tag="pong"):
    """The answer to `ping`."""

    re: str


class Failure(Struct, tag="error", omit_defaults=True):
    """A request was refused and nothing has changed; `seq` (duplicate) tells where it was done.

    `reason` says why an action is illegal, of these `facts`; the words are the message
    `<game>-illegal-<reason>`, or `error-<reason>` for one that could not be read.
    """

    code: str
    message: str
    re: str = ""
    detail: str = ""
    seq: int = 0
    reason: str = ""
    facts: dict[str, int | str] = {}


Frame = Welcome | Update | Previews | Scores | Entries | Hints | Presence | Pong | Failure
