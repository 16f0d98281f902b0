"""Whose address counts: IPv6 by its network, and who may read the metrics."""

from __future__ import annotations

import pytest
from litestar.connection import ASGIConnection

from guildhall.server.settings import BadSetting, Settings
from guildhall.server.web import AnyConnection, address_of, is_local
from tests.server.fetching import fetch
from tests.server.services import open_place


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8::1:0:0:1", "2001:db8::/64"),
        ("2001:db8::2:0:0:1", "2001:db8::/64"),
        ("2001:0DB8:0:0::1", "2001:db8::/64"),
        ("::1", "::/64"),
        ("[::1]", "::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("fe80::1%a%b", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
        ("/run/guildhall.sock", "/run/guildhall.sock"),
        ("1.2.3.4.5", "1.2.3.4.5"),
        ("1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7:8:9"),
        ("\x00\ud800", "\x00\ud800"),
    ],
)
def test_limits_count_ipv6_by_its_network_of_64_bits(host: str, expected: str) -> None:
    assert address_of(connection_from((host, 1))) == expected


def test_a_connection_without_an_address_has_none() -> None:
    assert address_of(connection_from(None)) == ""


def connection_from(
    client: tuple[str, int] | None, *headers: str, value: str = "127.0.0.1"
) -> AnyConnection:
    named = [(name.encode(), value.encode()) for name in headers]
    return ASGIConnection({"type": "http", "client": client, "headers": named})  # type: ignore[arg-type]


# Metrics


@pytest.mark.parametrize("host", ["127.0.0.1", "127.3.2.1", "::1", "::ffff:127.0.0.1"])
def test_programs_on_this_machine_are_local_unless_a_proxy_asks_for_them(host: str) -> None:
    assert is_local(connection_from((host, 1)))
    for header in ("x-forwarded-for", "x-real-ip", "forwarded", "via"):
        assert not is_local(connection_from((host, 1), header))


@pytest.mark.parametrize("host", ["192.0.2.1", "10.0.0.1", "2001:db8::1", "", "testclient"])
def test_nobody_else_is_local(host: str) -> None:
    assert not is_local(connection_from((host, 1)))
    assert not is_local(connection_from(None))


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("", True),
        ("localhost:8017", True),
        ("127.0.1.1:8017", True),
        ("[::1]:8017", True),
        ("games.example.org", False),
        ("localhost.example.org:80", False),
        ("127.0.0.1.example.org", False),
    ],
)
def test_a_proxy_that_names_nobody_passes_on_a_public_name(asked: str, expected: bool) -> None:
    assert is_local(connection_from(("127.0.0.1", 1), "host", value=asked)) is expected


def test_metrics_are_for_this_machine_unless_the_host_says_otherwise() -> None:
    statuses = {}
    for metrics in ("local", "all", "off"):
        with open_place("sqlite", metrics=metrics) as place:
            of_stranger = fetch(place.here, "GET", "/metrics", x_forwarded_for="192.0.2.1")
            spoofed = fetch(place.here, "GET", "/metrics", x_forwarded_for="127.0.0.1")
            own = fetch(place.here, "GET", "/metrics")
            statuses[metrics] = (own.status, of_stranger.status, spoofed.status)
    assert statuses == {"local": (200, 404, 404), "all": (200, 200, 200), "off": (404, 404, 404)}
    assert Settings().metrics == "local"
    with pytest.raises(BadSetting, match="off, local or all"):
        Settings.read({"GUILDHALL_METRICS": "true"})
