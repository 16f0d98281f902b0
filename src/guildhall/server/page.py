"""The start page: what this place is and which games it has."""

from __future__ import annotations

from html import escape

from litestar import MediaType, get

from guildhall.games.registry import entry, game_names
from guildhall.server.desk import Caller
from guildhall.text.words import Words


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def start_page(caller: Caller) -> str:
    packages = {name: entry(name).package for name in game_names()}
    words = Words(caller.language, packages | {"server": "guildhall.server"})
    games = "".join(f"<li>{escape(words.say(f'{name}-name'))}</li>" for name in packages)
    return (
        f'<!doctype html><html lang="{caller.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(words.say('app-name'))}</title></head><body>"
        f"<h1>{escape(words.say('app-name'))}</h1><p>{escape(words.say('app-tagline'))}</p>"
        f"<ul>{games}</ul><p>{escape(words.say('server-page-api'))} "
        '<a href="/api/openapi.json">/api/openapi.json</a></p></body></html>'
    )
