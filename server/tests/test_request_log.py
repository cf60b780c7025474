"""The request log: one line of JSON per request, without personal data."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from django.test import Client
from pytest_django import Settings

from kaktus.common.logs.request_log import JsonFormatter
from kaktus.common.visitor import shortened_address


@pytest.fixture
def lines() -> Iterator[list[str]]:
    logged: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            logged.append(JsonFormatter().format(record))

    handler = Keep()
    logging.getLogger().addHandler(handler)
    yield logged
    logging.getLogger().removeHandler(handler)


def test_a_request_is_one_structured_line(lines: list[str]) -> None:
    response = Client().get("/api/site", REMOTE_ADDR="203.0.113.77")
    line = json.loads(lines[-1])
    assert line["event"] == "request"
    assert line["request_id"] == response.headers["X-Request-ID"]
    assert (line["method"], line["route"], line["status"]) == ("GET", "/api/site", 200)
    assert line["ip"] == "203.0.113.0"
    assert line["ms"] >= 0


@pytest.mark.django_db
def test_no_address_code_token_or_full_ip_is_written(lines: list[str], web_dir: object) -> None:
    client = Client()
    client.get("/anna@example.org/ABCDEFGHJKMN?oobCode=SECRET123", REMOTE_ADDR="203.0.113.77")
    client.get("/auth/action?mode=verifyEmail&oobCode=SECRET123", REMOTE_ADDR="2001:db8:1:2:3:4:5:6")
    client.get("/api/me", headers={"Authorization": "Bearer TOKEN456"})
    client.get("/api/anna@example.org")
    written = "\n".join(lines)
    assert len(lines) == 4
    for secret in ("anna", "ABCDEFGHJKMN", "SECRET123", "TOKEN456", "203.0.113.77", "3:4:5:6"):
        assert secret not in written


def test_only_the_type_and_place_of_an_exception_are_logged() -> None:
    try:
        raise ValueError("anna@example.org")
    except ValueError as error:
        record = logging.LogRecord("kaktus", 40, "", 0, "exception", None, (ValueError, error, error.__traceback__))
    line: dict[str, Any] = json.loads(JsonFormatter().format(record))
    assert line["error"] == "ValueError"
    assert line["where"][0].startswith("test_request_log.py:")
    assert "anna" not in json.dumps(line)


@pytest.mark.parametrize(
    ("address", "network"),
    [("203.0.113.77", "203.0.113.0"), ("2001:db8:1:2::5", "2001:db8:1::"), ("unix:", ""), ("", "")],
)
def test_only_the_network_of_an_address_is_kept(address: str, network: str) -> None:
    assert shortened_address(address) == network


@pytest.mark.parametrize(("proxies", "seen"), [(0, "127.0.0.0"), (1, "198.51.100.0"), (2, "192.0.2.0")])
def test_forwarded_addresses_count_only_behind_trusted_proxies(
    lines: list[str], settings: Settings, proxies: int, seen: str
) -> None:
    settings.PROXY_COUNT = proxies
    Client().get("/api/site", headers={"X-Forwarded-For": "10.9.9.9, 192.0.2.4, 198.51.100.9"})
    assert json.loads(lines[-1])["ip"] == seen
