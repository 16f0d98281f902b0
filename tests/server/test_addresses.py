"""Whose address counts: IPv6 by its network, and who may read the metrics."""

from __future__ import annotations

import pytest
from litestar.connection import ASGIConnection

from guildhall.server.web import AnyConnection, address_of


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


def connection_from(client: tuple[str, int] | None) -> AnyConnection:
    return ASGIConnection({"type": "http", "client": client})  # type: ignore[arg-type]
