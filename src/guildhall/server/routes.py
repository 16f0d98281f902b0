"""The HTTP API: each handler reads the request, asks one part of the house, and answers."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import litestar
from litestar import MediaType, Response, Router
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from guildhall.core.game import Option
from guildhall.games.registry import entry, game_names
from guildhall.server.desk import Caller
from guildhall.server.house import House
from guildhall.server.phrases import PHRASES
from guildhall.server.practice import try_again
from guildhall.server.problems import words_of
from guildhall.server.protocol import (
    Claim,
    Deleted,
    GameInfo,
    HandOver,
    Import,
    Imported,
    Invitation,
    Join,
    Level,
    Moves,
    MyTables,
    NewTable,
    OptionInfo,
    Phrases,
    Position,
    Problem,
    Rematched,
    Review,
    Seated,
    Start,
    TableInfo,
    TableList,
    TryAgain,
)
from guildhall.server.records import MOST_MOVES
from guildhall.server.web import AnyRequest, caller_of, visitor_cookie, with_cookie

_REFUSALS = {
    status: ResponseSpec(Problem, generate_examples=False, description=said)
    for status, said in (
        (400, "The request cannot be read or makes no sense"),
        (401, "A seat is needed"),
        (403, "Not allowed"),
        (404, "Not there"),
        (409, "Not now"),
        (413, "Too large"),
        (429, "Too many requests"),
        (503, "Busy or full"),
    )
}
get = partial(litestar.get, responses=_REFUSALS)
post = partial(litestar.post, responses=_REFUSALS)
delete = partial(litestar.delete, responses=_REFUSALS)
MOST_RECORD_BYTES = 2 * 1024 * 1024
_SeatNumber = Annotated[int, Parameter(ge=0, le=99)]
_MoveNumber = Annotated[int, Parameter(ge=0, le=1_000_000)]
_MaybeSeat = Annotated[int | None, Parameter(ge=0, le=99, required=False)]
_Flag = Annotated[bool, Parameter(required=False)]
_After = Annotated[int, Parameter(ge=0, le=1_000_000, required=False)]
_Limit = Annotated[int, Parameter(ge=1, le=MOST_MOVES, required=False)]


def provide_caller(request: AnyRequest) -> Caller:
    return caller_of(request)


@get("/games", summary="The games that can be played here", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    return [_game_info(name) for name in game_names()]


@get("/phrases", summary="Quick chat phrases in the language of the request", sync_to_thread=False)
def list_phrases(caller: Caller) -> Phrases:
    words = words_of(caller.language)
    return Phrases({one: words.say(f"server-phrase-{one}") for one in PHRASES})


@get("/tables", summary="Public tables, those waiting for people first")
async def list_tables(house: House) -> TableList:
    return await house.archive.lobby()


@post("/tables", summary="Open a table")
async def open_table(house: House, caller: Caller, data: NewTable) -> Response[Seated]:
    caller, cookies = with_cookie(caller, house.settings)
    return Response(await house.desk.open(data, caller), cookies=cookies)


@get("/tables/{table_id:str}", summary="One table")
async def get_table(house: House, table_id: str) -> TableInfo:
    return await house.archive.info(table_id)


@post("/tables/{table_id:str}/join", summary="Take an open seat")
async def join_table(house: House, caller: Caller, table_id: str, data: Join) -> Response[Seated]:
    caller, cookies = with_cookie(caller, house.settings)
    return Response(await house.desk.join(table_id, data, caller), cookies=cookies)


@post("/tables/{table_id:str}/claim", summary="Take a seat by a one-time link")
async def claim_seat(house: House, caller: Caller, table_id: str, data: Claim) -> Response[Seated]:
    caller, cookies = with_cookie(caller, house.settings)
    return Response(await house.desk.claim(table_id, data, caller), cookies=cookies)


@post(
    "/tables/{table_id:str}/start", summary="Fill open seats with bots and begin", status_code=204
)
async def start_table(house: House, caller: Caller, table_id: str, data: Start) -> None:
    await house.desk.start(table_id, data.bot, caller)


@post("/tables/{table_id:str}/seats/{seat:int}/hand-over", summary="Give a seat away")
async def hand_over(
    house: House, caller: Caller, table_id: str, seat: _SeatNumber, data: HandOver
) -> Invitation:
    return await house.desk.hand_over(table_id, seat, data, caller)


@post(
    "/tables/{table_id:str}/seats/{seat:int}/bot",
    summary="Let a bot play a seat that no person plays",
    status_code=204,
)
async def seat_bot(
    house: House, caller: Caller, table_id: str, seat: _SeatNumber, data: Level
) -> None:
    await house.desk.seat_bot(table_id, seat, data.bot, caller)


@post(
    "/tables/{table_id:str}/seats/{seat:int}/review",
    summary="Search a finished game for the costliest decisions of a seat",
    status_code=200,
)
async def begin_review(house: House, caller: Caller, table_id: str, seat: _SeatNumber) -> Review:
    return await house.reviewer.begin(table_id, seat, caller)


@get("/tables/{table_id:str}/seats/{seat:int}/review", summary="How far a review is")
async def get_review(house: House, caller: Caller, table_id: str, seat: _SeatNumber) -> Review:
    return await house.reviewer.look(table_id, seat, caller)


@delete("/tables/{table_id:str}/seats/{seat:int}/review", summary="Stop a review", status_code=200)
async def stop_review(house: House, caller: Caller, table_id: str, seat: _SeatNumber) -> Review:
    return await house.reviewer.stop(table_id, seat, caller)


@post(
    "/tables/{table_id:str}/moves/{move:int}/try",
    summary="Play on from a moment of a finished game",
)
async def try_move(
    house: House, caller: Caller, table_id: str, move: _MoveNumber, data: TryAgain
) -> Response[Seated]:
    caller, cookies = with_cookie(caller, house.settings)
    seated = await try_again(house.desk, table_id, move, data, caller)
    return Response(seated, cookies=cookies)


@post(
    "/tables/{table_id:str}/seats/{seat:int}/take-back",
    summary="Take your seat back",
    status_code=204,
)
async def take_back(house: House, caller: Caller, table_id: str, seat: _SeatNumber) -> None:
    await house.desk.take_back(table_id, seat, caller)


@post("/tables/{table_id:str}/rematch", summary="Play again with the same people and options")
async def rematch(house: House, caller: Caller, table_id: str) -> Rematched:
    return await house.desk.rematch(table_id, caller)


@get(
    "/tables/{table_id:str}/replay",
    summary="The record of a finished game as a text file",
    media_type=MediaType.TEXT,
)
async def get_replay(house: House, caller: Caller, table_id: str) -> Response[bytes]:
    record = await house.archive.replay(table_id, caller)
    name = f'attachment; filename="{table_id}.guildhall.txt"'
    return Response(record, headers={"content-disposition": name}, media_type=MediaType.TEXT)


@get("/tables/{table_id:str}/moves", summary="The moves of a game, page by page")
async def get_moves(
    house: House,
    caller: Caller,
    table_id: str,
    seat: _MaybeSeat = None,
    everything: _Flag = False,
    after: _After = 0,
    limit: _Limit = MOST_MOVES,
) -> Moves:
    return await house.archive.moves(table_id, seat, everything, caller, (after, limit))


@get("/tables/{table_id:str}/moves/{move:int}", summary="A game after any of its moves")
async def get_position(
    house: House,
    caller: Caller,
    table_id: str,
    move: _MoveNumber,
    seat: _MaybeSeat = None,
    everything: _Flag = False,
) -> Position:
    return await house.archive.position(table_id, move, seat, everything, caller)


@post(
    "/replays",
    summary="Bring a replay file: it becomes a table",
    request_max_body_size=MOST_RECORD_BYTES,
)
async def import_replay(house: House, caller: Caller, data: Import) -> Response[Imported]:
    caller, cookies = with_cookie(caller, house.settings)
    return Response(await house.archive.take_in(data.record, caller), cookies=cookies)


@get("/me/tables", summary="The tables at which this browser holds a seat")
async def my_tables(house: House, caller: Caller) -> MyTables:
    return await house.archive.tables_of(caller)


@delete("/me", summary="Delete everything that tells of this browser", status_code=200)
async def delete_me(house: House, caller: Caller) -> Response[Deleted]:
    gone = await house.archive.delete_all_of(caller)
    return Response(gone, cookies=[visitor_cookie("", 0, house.settings)])


def _game_info(name: str) -> GameInfo:
    known = entry(name)
    options = [_option_info(one) for one in known.game.options]
    seats, bots = known.game.seats, list(known.levels)
    return GameInfo(
        name, known.game.version, seats.start, seats.stop - 1, options, bots, known.stand_in
    )


def _option_info(option: Option) -> OptionInfo:
    most = option.most or option.pick
    values, items = list(option.values), list(option.items)
    return OptionInfo(option.name, option.default, values, option.pick, most, items)


API = Router(
    "/api",
    route_handlers=[
        list_games,
        list_phrases,
        list_tables,
        open_table,
        get_table,
        join_table,
        claim_seat,
        start_table,
        seat_bot,
        begin_review,
        get_review,
        stop_review,
        try_move,
        hand_over,
        take_back,
        rematch,
        get_replay,
        get_moves,
        get_position,
        import_replay,
        my_tables,
        delete_me,
    ],
)
