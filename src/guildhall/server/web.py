"""What every HTTP answer has in common: who asks, problems in their language, safe headers."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
)
from litestar.types import ASGIApp, HTTPRequestEvent, Message, Receive, ReceiveMessage, Scope, Send

from guildhall.core.errors import clipped
from guildhall.server.connection_limits import STATE
from guildhall.server.desk import Caller
from guildhall.server.house import House
from guildhall.server.limits import HANDSHAKE_COST, ip_of, network_of
from guildhall.server.playing import CHARGED_BYTES
from guildhall.server.problems import Refusal, language_of, sentence, told_of
from guildhall.server.protocol import MOST_BYTES, Problem
from guildhall.server.secrets import hash_of, new_token
from guildhall.server.settings import Settings

COOKIE = "guildhall"
_YEAR = 365 * 24 * 3600
_TOKEN_LENGTHS = range(20, 101)
_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_GONE = "client disconnected prematurely"
"""What the framework says when the rest of a body will not come."""
_FORWARDING = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")
_LOCAL_NAME = re.compile(r"(localhost|127(\.\d+){3}|\[::1\])?(:\d+)?", re.ASCII | re.IGNORECASE)
_CORS = {
    "access-control-allow-credentials": "true",
    "access-control-allow-methods": "GET, HEAD, POST, DELETE",
    "access-control-allow-headers": "accept-language, authorization, content-type",
    "access-control-expose-headers": "content-disposition, retry-after",
    "access-control-max-age": "600",
}
_LOG = structlog.get_logger("guildhall.web")

AnyRequest = Request[Any, Any, Any]  # Any: we use none of the framework's user, auth or state
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class JsonRequest(AnyRequest):
    """A request whose body is refused if it is JSON that cannot be read at all."""

    async def json(self) -> Any:  # Any: JSON as it comes
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as problem:
            raise ClientException(str(problem)) from None


HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def caller_of(connection: AnyConnection) -> Caller:
    """Who asks; a cookie or token that cannot be one of ours is no cookie or token."""
    language = connection.headers.get("accept-language")
    cookie = connection.cookies.get(COOKIE, "")
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    is_token = scheme.lower() == "bearer" and len(token) in _TOKEN_LENGTHS
    return Caller(
        address_of(connection),
        language_of(connection.query_params.get("lang") or language),
        hash_of(cookie) if len(cookie) in _TOKEN_LENGTHS else None,
        token if is_token else None,
    )


def address_of(connection: AnyConnection) -> str:
    """Whom the limits are for."""
    client = connection.client
    return "" if client is None else network_of(str(client.host))


def with_cookie(caller: Caller, settings: Settings) -> tuple[Caller, list[Cookie]]:
    """The caller as a known browser: one that has no cookie yet gets it with the answer."""
    if caller.visitor is not None:
        return caller, []
    visitor = new_token()
    return caller._replace(visitor=hash_of(visitor)), [visitor_cookie(visitor, _YEAR, settings)]


def visitor_cookie(value: str, seconds: int, settings: Settings) -> Cookie:
    return Cookie(
        COOKIE,
        value=value,
        max_age=seconds,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
    )


def check_origin(connection: AnyConnection, settings: Settings) -> None:
    """A browser tells which page asks: it must be one of ours."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.allowed_origins:
        return
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        host = ""
    if host != connection.headers.get("host"):
        raise Refusal("wrong-origin")


def is_local(connection: AnyConnection) -> bool:
    """Return whether a program on this machine asks, and no proxy asks for somebody else.

    A proxy that names nobody (HAProxy by default) still passes on the public name it was asked by.
    """
    address = None if connection.client is None else ip_of(str(connection.client.host))
    is_forwarded = any(name in connection.headers for name in _FORWARDING)
    asked = _LOCAL_NAME.fullmatch(connection.headers.get("host", ""))
    return address is not None and address.is_loopback and asked is not None and not is_forwarded


# Problems


def refused(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    language = caller_of(request).language
    said = sentence(language, refusal)
    problem = Problem(refusal.code, said, refusal.detail, refusal.kind, refusal.facts)
    headers = {"retry-after": "1"} if refusal.code in ("too-many", "busy") else None
    return Response(problem, status_code=refusal.status, headers=headers)


def bad_request(request: AnyRequest, problem: HTTPException) -> Response[Problem]:
    """What the framework refuses, said in our words."""
    if problem.detail == _GONE:
        return refused(request, Refusal("malformed"))
    codes = {401: "no-token", 403: "not-yours", 413: "too-large", 429: "too-many"}
    if isinstance(problem, NotFoundException):
        return refused(request, Refusal("not-found"))
    if isinstance(problem, MethodNotAllowedException):
        response = refused(request, Refusal("bad-method"))
        response.headers.update(problem.headers or {})
        return response
    if isinstance(problem, ClientException):
        code = codes.get(problem.status_code, "malformed")
        return refused(request, Refusal(code, _detail(problem)))
    return failed(request, problem)


def failed(request: AnyRequest, problem: Exception) -> Response[Problem]:
    """A mistake of ours, or a database that is away: logged with everything, told without."""
    _LOG.error("request failed", path=request.url.path, exc_info=problem)
    return refused(request, told_of(problem))


def _detail(problem: ClientException) -> str:
    extra = problem.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        return clipped(f"{first.get('key', '')}: {first.get('message', '')}".strip(": "))
    return clipped(problem.detail)


# Around every request


class Doorkeeper:
    """Counts and limits requests by address, refuses foreign pages, adds the safe headers."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._let_in(scope, receive, send)
            return

        request: AnyRequest = Request(scope, receive, send)
        send_safely = self._safely(request, send)
        if (answer := self._answer_before(request)) is not None:
            asgi = answer.to_asgi_response(app=None, request=request)
            await asgi(scope, receive, send_safely)
        elif (whole := await _body_first(receive)) is not None:
            await self.app(scope, whole, send_safely)

    def _safely(self, request: AnyRequest, send: Send) -> Send:
        """Wrap `send` to add our headers, and to charge an answer of the API by its size."""
        is_api = request.scope["path"].startswith("/api/")

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                for name, value in self.shared(request).items():
                    headers.add(name, value)
                self.house.metrics.requests.labels(message["status"]).inc()
            elif is_api and message["type"] == "http.response.body":
                cost = len(message["body"]) / CHARGED_BYTES
                self.house.addresses.charge(address_of(request), cost)
            await send(message)

        return send_safely

    def _answer_before(self, request: AnyRequest) -> Response[Any] | None:
        """Return the answer to a refused request or to a preflight, None if the app answers."""
        try:
            self.house.addresses.spend(address_of(request))
            if request.method not in _SAFE_METHODS:
                check_origin(request, self.house.settings)
        except Refusal as refusal:
            return refused(request, refusal)
        return None

    def shared(self, request: AnyRequest) -> dict[str, str]:
        """Return the headers (CORS) that let the pages of allowed origins read an answer."""
        allowed, origin = self.house.settings.allowed_origins, request.headers.get("origin", "")
        if origin in allowed:
            return {"vary": "Origin", "access-control-allow-origin": origin, **_CORS}
        return {"vary": "Origin"} if allowed else {}

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Start the app, or refuse a handshake before it costs more than a request."""
        if scope["type"] == ScopeType.WEBSOCKET:
            try:
                self.house.addresses.spend(address_of(ASGIConnection(scope)), HANDSHAKE_COST)
            except Refusal as refusal:
                await send({"type": "websocket.close", "code": 1013, "reason": refusal.code})
                return
        else:
            scope["state"][STATE] = self.house.connection_limits
        await self.app(scope, receive, send)


async def _body_first(receive: Receive) -> Receive | None:
    """Wait for a body of common size before the app starts; None if the client goes away."""
    body, has_more = b"", True
    while has_more and len(body) <= MOST_BYTES:
        message = await receive()
        if message["type"] != "http.request":
            return None
        body, has_more = body + message["body"], message["more_body"]
    waiting: list[HTTPRequestEvent] = [
        {"type": "http.request", "body": body, "more_body": has_more}
    ]

    async def receive_rest() -> ReceiveMessage:
        return waiting.pop() if waiting else await receive()

    return receive_rest
