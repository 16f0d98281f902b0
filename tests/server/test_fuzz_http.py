"""Nonsense over HTTP: refused as the description of the API says, and nothing breaks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, Verbosity, given, seed, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode, Response
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from guildhall.games.registry import load_game
from tests.server.games.notes import GAMES
from tests.server.services import Place, open_place
from tests.server.talk import Browser, Held, play_to_the_end
from tests.server.traces import undisturbed

Json = dict[str, Any]  # Any: JSON as it comes
AnyOperation = schemathesis.APIOperation[Any, Any, Any, Any]  # Any: of any specification
AnyCase = Case[Any]


class Api(NamedTuple):
    """A server with tables of all kinds and games, its description, and who may do what there."""

    place: Place
    schema: schemathesis.BaseSchema
    tables: tuple[str, ...]
    tokens: tuple[str, ...]
    cookie: str
    invitation: str
    records: tuple[str, ...]

    def operations(self) -> list[AnyOperation]:
        """All that can be asked; what deletes comes last, or there were nothing left to try."""
        found = [one.ok() for one in self.schema.get_all_operations() if isinstance(one, Ok)]
        return sorted(found, key=lambda operation: operation.method.lower() == "delete")


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def api(request: pytest.FixtureRequest) -> Iterator[Api]:
    with open_place(request.param, log_format="json") as place:
        browser = Browser(place.here)
        waiting = [browser.open("me", "open", game=game, public=True)[0] for game in GAMES]
        running = [browser.open("me", "device", game=game, name="Ann")[0] for game in GAMES]
        finished = [_finished(browser, game) for game in GAMES]
        held = (*waiting, *running, *finished)
        url = place.processes[0].address + "/api/openapi.json"
        yield Api(
            place,
            schemathesis.openapi.from_url(url),
            tuple(one.table for one in held),
            tuple(one.token for one in held),
            browser.cookie,
            running[0].hand_over("link"),
            tuple(browser.get(f"/tables/{one.table}/replay") for one in finished),
        )


def _finished(browser: Browser, game: str) -> Held:
    """A table at which as few as can have played to the end."""
    others = load_game(game).seats.start - 1
    held = browser.open("me", *["device"] * others, game=game, name="Cid", seed="known")
    wires = [one.sit() for one in held]
    play_to_the_end(wires, random.Random(0))
    for wire in wires:
        wire.close()
    return held[0]


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


def check_api(api: Api, examples: int) -> None:
    """Every operation with data that fits its description and data that does not."""
    with undisturbed(api.place):
        answers = [
            answer for operation in api.operations() for answer in _try(api, operation, examples)
        ]
    assert not {problem for answer in answers for problem in answer.problems}
    statuses = Counter(answer.status for answer in answers)
    assert {200, 201, 400, 403, 404, 409} <= statuses.keys(), statuses


class Answer(NamedTuple):
    """What came back, and what of it is not as described."""

    status: int
    problems: tuple[str, ...]


def _try(api: Api, operation: AnyOperation, examples: int) -> list[Answer]:
    """Problems are collected: one does not hide the next, and nothing is tried twice."""
    answers: list[Answer] = []

    @seed(0)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        verbosity=Verbosity.quiet,
    )
    @given(case=_cases(operation), number=st.integers(0, 99))
    def attempt(case: AnyCase, number: int) -> None:
        response = case.call(headers=_made_real(api, case, number))
        found: list[str] = []
        try:
            case.validate_response(response, checks=CHECKS)
        except FailureGroup as group:
            found = [_shown(operation, response, one) for one in group.exceptions]
        answers.append(Answer(response.status_code, tuple(found)))

    attempt()
    return answers


def _shown(operation: AnyOperation, response: Response, problem: Exception) -> str:
    said = " ".join(str(problem).split())[:120]
    return f"{operation.label}: {response.status_code} {response.text[:80]!r}: {said}"


def _cases(operation: AnyOperation) -> st.SearchStrategy[AnyCase]:
    """Three quarters as described: what does not fit is mostly refused in the same way."""
    fitting = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if not (operation.path_parameters or operation.query or operation.body):
        return fitting
    other = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    return st.one_of(fitting, fitting, fitting, other)


def _made_real(api: Api, case: AnyCase, number: int) -> dict[str, str]:
    """Most requests name tables, invitations and records that exist, often as who may."""
    which = number % len(api.tables)
    if number % 5 and case.path_parameters and "table_id" in case.path_parameters:
        case.path_parameters["table_id"] = api.tables[which]
    if number % 4 and case.path_parameters and "seat" in case.path_parameters:
        case.path_parameters["seat"] = number % 2
    body = case.body
    if number % 3 and isinstance(body, dict):
        game = number % len(GAMES)
        real: Json = {"game": GAMES[game], "record": api.records[game]}
        real |= {"invitation": api.invitation, "bot": "uniform", "options": {}}
        body |= {name: value for name, value in real.items() if name in body}
    if number % 7 in (1, 2, 3):
        return {"authorization": f"Bearer {api.tokens[which]}"}
    return {"cookie": api.cookie} if number % 7 in (4, 5) else {}


@pytest.mark.parametrize(
    "table",
    [
        "%00",
        "a%00b",
        "%ff",
        "%ed%a0%80",
        "..%2f..%2fetc",
        "%F0%9F%98%80",
        "'%20or%201=1",
        "x" * 9000,
    ],
)
@pytest.mark.parametrize("end", ["", "/replay", "/moves/0", "/rematch"])
def test_a_table_that_cannot_be_there_is_not_found(api: Api, table: str, end: str) -> None:
    method = "POST" if end == "/rematch" else "GET"
    with undisturbed(api.place):
        answer = Browser(api.place.here).ask(method, f"/tables/{table}{end}")
    assert (answer.status, answer.code) in {(404, "unknown-table"), (404, "not-found")}


# Connections that earlier tests left open draw the numbers of their pings meanwhile, in threads of
# their own; Hypothesis takes that for the strategy's doing.
others_may_draw = pytest.mark.filterwarnings(
    "ignore:Do not use the `random` module inside strategies"
)


@others_may_draw
def test_every_operation_answers_as_described_and_never_breaks(api: Api) -> None:
    check_api(api, examples=40)


@others_may_draw
@pytest.mark.long
def test_every_operation_answers_as_described_for_long(api: Api) -> None:
    check_api(api, examples=1000)
