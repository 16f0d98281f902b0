"""The web application."""

from __future__ import annotations

import sys
from functools import cache

import msgspec
from litestar import Litestar, MediaType, Request, Response, get, route
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import guildhall
from guildhall.server.house import House
from guildhall.server.logs import set_up_logs
from guildhall.server.pages import not_found, send_asset, send_file, show_page
from guildhall.server.problems import Refusal
from guildhall.server.protocol import MOST_BYTES
from guildhall.server.routes import API, provide_caller
from guildhall.server.settings import Settings
from guildhall.server.socket import play
from guildhall.server.web import (
    AnyRequest,
    Doorkeeper,
    JsonRequest,
    bad_request,
    failed,
    is_local,
    refused,
)


@route("/healthz", http_method=("GET", "HEAD"), media_type=MediaType.TEXT, include_in_schema=False)
async def health(house: House) -> str:
    """Answers `ok` while the database takes writes."""
    if not await house.store.is_healthy():
        raise Refusal("busy")
    return "ok"


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest, house: House) -> Response[bytes]:
    allowed = house.settings.metrics
    if allowed == "off" or (allowed == "local" and not is_local(request)):
        raise Refusal("not-found")
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def describe(request: AnyRequest) -> Response[bytes]:
    """The HTTP API, described for programs."""
    return Response(_description(request.app), media_type=MediaType.JSON)


@cache
def _description(app: Litestar) -> bytes:
    return msgspec.json.encode(app.openapi_schema.to_schema())


def make_app(settings: Settings) -> ASGIApp:
    """The whole server; the doorkeeper stands before everything, also what has no address."""
    house = House(settings)
    app = Litestar(
        route_handlers=[API, describe, play, health, metrics, show_page, send_asset, send_file],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "caller": Provide(provide_caller, sync_to_thread=False),
        },
        plugins=[house.channels],
        lifespan=[house.open],
        on_startup=[house.begin],
        exception_handlers={
            Refusal: refused,
            NotFoundException: not_found,
            HTTPException: bad_request,
            Exception: failed,
        },
        request_class=JsonRequest,
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Guildhall",
            version=guildhall.__version__,
            path="/api/description",
            render_plugins=[JsonRenderPlugin()],
        ),
        signature_namespace={"House": House, "Request": Request, "State": State},
        logging_config=None,
        debug=False,
    )
    return Doorkeeper(app, house)


def app_from_environment() -> ASGIApp:
    """For server programs that start processes of their own."""
    settings = Settings.read()
    set_up_logs(settings, sys.stderr)
    return make_app(settings)
