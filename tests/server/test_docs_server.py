"""What the documents say of the server is true: settings, routes, messages, backup, client."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from litestar.routes import HTTPRoute

from guildhall.server import protocol
from guildhall.server.metrics import Metrics
from guildhall.server.problems import STATUS
from guildhall.server.room import MOST_UNSENT
from guildhall.server.routes import API
from guildhall.server.settings import PREFIX, Settings
from guildhall.server.table import MOST_CHATS
from guildhall.server.thoughts import MOST_UNDOS
from tests.server.services import Place, open_place

DOCS = Path(__file__).parents[2] / "docs"
HOSTING = (DOCS / "hosting.md").read_text("utf-8")
PROTOCOL = (DOCS / "protocol.md").read_text("utf-8")
CLIENT = (DOCS / "client.md").read_text("utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.fixture
def own_place() -> Iterator[Place]:
    with open_place("sqlite") as place:
        yield place


# Hosting


def test_the_table_of_settings_has_each_with_its_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    default = Settings()
    listed = re.findall(r"^\| `--([a-z-]+)` \| `(\w+)` \| (.+?) \|", HOSTING, re.MULTILINE)
    wanted = [
        (one.name.replace("_", "-"), PREFIX + one.name.upper(), shown(getattr(default, one.name)))
        for one in fields(Settings)
    ]
    assert listed == wanted


def shown(value: object) -> str:
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return f"`{text.replace(str(Path.home()), '~')}`" if text else "empty"


def test_help_lists_every_setting() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "guildhall.cli", "serve", "--help"],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"COLUMNS": "200"},
    )
    for one in fields(Settings):
        assert f"--{one.name.replace('_', '-')} " in done.stdout
        assert f"[{PREFIX}{one.name.upper()}]" in done.stdout.replace("\n", "")


def test_the_unit_has_settings_that_can_be_read() -> None:
    (unit,) = blocks(HOSTING, "ini")
    variables = dict(re.findall(r"^Environment=(\w+)=(.*)$", unit, re.MULTILINE))
    settings = Settings.read(variables)
    assert settings.database_url == "sqlite:////var/lib/guildhall/guildhall.db"
    assert settings.secure_cookies
    assert {name.removeprefix(PREFIX).lower() for name in variables} <= set(vars(settings))


def test_every_metric_is_explained() -> None:
    for metric in Metrics().registry.collect():
        name = f"{metric.name}_total" if metric.type == "counter" else metric.name
        assert re.search(rf"^\| `{name}\b", HOSTING, re.MULTILINE), name


def test_the_limits_are_those_of_the_code() -> None:
    assert f"{MOST_UNDOS} undos per seat, {MOST_CHATS} chat lines" in HOSTING
    assert f"after {MOST_UNSENT} unread frames" in HOSTING


# The protocol


def test_every_route_is_described() -> None:
    for route in API.routes:
        assert isinstance(route, HTTPRoute)
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path).replace("{table_id}", "{id}")
        for method in route.methods - {"OPTIONS"}:
            assert f"`{method} {path}`" in PROTOCOL


def test_every_error_is_in_the_table_with_its_status() -> None:
    listed = re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", PROTOCOL, re.MULTILINE)
    assert {code: int(status) for code, status in listed} == STATUS
    assert len(listed) == len(STATUS)


def test_every_message_has_an_example_that_can_be_read() -> None:
    kinds = {*get_args(protocol.Request), *get_args(protocol.Frame)}
    shown_kinds = set()
    for example in examples():
        fitting = {kind for kind in kinds if fits(example, kind)}
        assert fitting, example
        shown_kinds |= fitting
    assert shown_kinds == kinds


def examples() -> Iterator[dict[str, object]]:
    for block in blocks(PROTOCOL, "json"):
        rest = block.strip()
        while rest:
            example, end = json.JSONDecoder().raw_decode(rest)
            yield example
            rest = rest[end:].strip()


def fits(example: dict[str, object], kind: type[msgspec.Struct]) -> bool:
    config = kind.__struct_config__
    if example["type"] != config.tag or not set(example) <= {"type", *kind.__struct_fields__}:
        return False
    try:
        msgspec.json.decode(json.dumps(example), type=kind)
    except msgspec.ValidationError:
        return False
    return True


# The client


def test_the_examples_of_the_client_run(own_place: Place) -> None:
    """They need a server, so they are marked `py` and run here, not with the other documents."""
    program = "\n".join(blocks(CLIENT, "py"))
    assert "http://localhost:8017" in program
    program = program.replace("http://localhost:8017", own_place.here.address)
    done = subprocess.run(  # noqa: S603 - our own interpreter and document
        [sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert "cartographers" in done.stdout
