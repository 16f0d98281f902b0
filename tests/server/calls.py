"""Every call that the server's own route table allows: a new route is called by itself.

Calls that only look (GET, HEAD) follow from the parameters of their route. A call that changes
something needs a body in `BODIES`, and is made by those to whom it must be refused.
"""

from __future__ import annotations

import contextlib
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple
from urllib.parse import urlencode

from litestar import Litestar
from litestar.exceptions import LitestarDeprecationWarning
from litestar.routes import HTTPRoute, WebSocketRoute

from guildhall.server.app import make_app
from guildhall.server.settings import Settings
from guildhall.server.socket import PATH
from tests.server.games.notes import Json

LOOKS = ("GET", "HEAD")
_INSIDE = {"house", "caller", "data", "request", "scope", "path"}
"""Parameters of handlers that do not come from the address; `path` is the framework's own."""

BODIES: Mapping[str, Json | None] = {
    "POST /api/tables": {"game": "nothing", "seats": [{"kind": "me"}]},
    "POST /api/tables/{table_id}/join": {"name": "Eve"},
    "POST /api/tables/{table_id}/claim": {"name": "Eve", "invitation": "x" * 24},
    "POST /api/tables/{table_id}/start": {"bot": "uniform"},
    "POST /api/tables/{table_id}/seats/{seat}/bot": {"bot": "uniform"},
    "POST /api/tables/{table_id}/seats/{seat}/review": None,
    "DELETE /api/tables/{table_id}/seats/{seat}/review": None,
    "POST /api/tables/{table_id}/seats/{seat}/hand-over": {"to": "link"},
    "POST /api/tables/{table_id}/seats/{seat}/take-back": None,
    "POST /api/tables/{table_id}/moves/{move}/try": {"seat": 0},
    "POST /api/tables/{table_id}/rematch": None,
    "POST /api/replays": {"record": "guildhall-replay 1\n"},
    "DELETE /api/me": None,
}
"""What is sent to routes that change something, refused to everybody while a game runs."""


class Uncalled(AssertionError):
    """A route that nobody knows how to call."""


class Scene(NamedTuple):
    """What the parameters of a route can stand for now."""

    game: str
    tables: tuple[str, ...]
    seats: int
    moves: tuple[int, ...]


VALUES: Mapping[str, Callable[[Scene], Sequence[object]]] = {
    "table_id": lambda scene: scene.tables,
    "seat": lambda scene: (*range(scene.seats), 99),
    "move": lambda scene: scene.moves,
    "everything": lambda _scene: ("true",),
    "after": lambda _scene: (3,),
    "limit": lambda _scene: (),  # the longest page
    "game": lambda scene: (scene.game,),
    "invitation": lambda _scene: ("x" * 24,),
    "name": lambda _scene: ("manifest.webmanifest", "nothing.js"),
    "path": lambda _scene: ("nothing",),
}


class Call(NamedTuple):
    """A request that can be made; `route` is how the route table writes it."""

    route: str
    method: str
    path: str
    values: Mapping[str, object]
    body: Json | None = None


@contextlib.contextmanager
def as_in_a_server() -> Iterator[None]:
    """A server does not end where its framework warns of what a later version will not take."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        yield


def make_application() -> Litestar:
    """Return the application as the server makes it; nothing is opened or asked."""
    with as_in_a_server():
        keeper = make_app(Settings(database_url="postgresql://localhost/nothing"))
    app = getattr(keeper, "app", keeper)
    assert isinstance(app, Litestar)
    return app


def calls_of(app: Litestar, scene: Scene) -> Iterator[Call]:
    """All calls of all routes."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for method in sorted(route.methods - {"OPTIONS"}):
                yield from _calls_of_route(route, method, scene)
        elif not (isinstance(route, WebSocketRoute) and route.path_format == PATH):
            raise Uncalled(f"{route.path_format} is neither HTTP nor our socket")


def _calls_of_route(route: HTTPRoute, method: str, scene: Scene) -> Iterator[Call]:
    name = f"{method} {route.path_format}"
    if method not in LOOKS and name not in BODIES:
        raise Uncalled(f"BODIES does not say what to send to {name}")
    handler = next(one for one in route.route_handlers if method in one.http_methods)
    inside = list(route.path_parameters)
    asked = set(handler.parsed_fn_signature.parameters) - _INSIDE - set(inside)
    if method not in LOOKS and asked:
        raise Uncalled(f"{name} is to be called with {asked}")
    paths = [_values(one, name, scene) for one in inside]
    queries = [(None, *_values(one, name, scene)) for one in sorted(asked)]
    for values in product(*paths, *queries):
        named = dict(zip((*inside, *sorted(asked)), values, strict=True))
        named = {one: value for one, value in named.items() if value is not None}
        query = urlencode({one: value for one, value in named.items() if one in asked})
        path = route.path_format.format(**named) + (f"?{query}" if query else "")
        yield Call(name, method, path, named, BODIES.get(name))


def _values(parameter: str, route: str, scene: Scene) -> Sequence[object]:
    if parameter not in VALUES:
        raise Uncalled(f"VALUES does not say what {parameter} of {route} stands for")
    return VALUES[parameter](scene)
