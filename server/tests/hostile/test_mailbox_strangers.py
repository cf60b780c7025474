"""Strangers at the local mailbox, which contains reset links: at any hint of a proxy there is nothing to see."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from django.test import Client, RequestFactory, override_settings
from pytest_django import Settings
from tests.due_jobs import do_due_jobs

from kaktus.common.visitor import visitor_network
from kaktus.mail.mailbox import stored_mails
from kaktus.mail.messages import send_password_reset

LINK = "http://localhost:8000/auth/action?mode=resetPassword&oobCode=secret"
HERE = {"REMOTE_ADDR": "127.0.0.1", "HTTP_HOST": "localhost:8000"}


@contextmanager
def behind(count: int) -> Iterator[None]:
    with override_settings(PROXY_COUNT=count):
        yield


@pytest.fixture
def mail(db: None, settings: Settings, tmp_path: Path, web_dir: Path) -> str:
    settings.DATA_DIR = tmp_path
    settings.EMAIL_BACKEND = "kaktus.mail.mailbox.MailboxBackend"
    send_password_reset(to="anna@example.org", link=LINK, language="en", person=None)
    do_due_jobs()
    return stored_mails()[0].name


@pytest.mark.parametrize("peer", ["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])
@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1:8000", "[::1]:8000", "localhost"])
def test_whoever_sits_here_sees_it(client: Client, mail: str, peer: str, host: str) -> None:
    assert b"oobCode=secret" in client.get(f"/mailbox/{mail}", REMOTE_ADDR=peer, HTTP_HOST=host).content


@pytest.mark.parametrize(
    "header",
    [
        "X-Real-IP",
        "X-Forwarded-For",
        "X-Forwarded-Host",
        "X-Forwarded-Proto",
        "X-Forwarded",
        "Forwarded",
        "Via",
        "CF-Connecting-IP",
        "True-Client-IP",
        "Client-IP",
        "X-Client-IP",
        "X-Cluster-Client-IP",
        "X-Original-Forwarded-For",
        "X-Envoy-External-Address",
        "X-Amzn-Trace-Id",
        "X-Azure-ClientIP",
        "Fastly-Client-IP",
        "Fly-Client-IP",
        "CDN-Loop",
        "X-Request-ID",
        "X_Forwarded_For",
    ],
)
def test_any_trace_of_a_proxy_hides_it(client: Client, mail: str, header: str) -> None:
    name = "HTTP_" + header.upper().replace("-", "_")
    for value in ("203.0.113.7", "127.0.0.1", ""):
        assert_nothing(client, mail, HERE | {name: value})


@pytest.mark.parametrize("host", ["library.example.org", "203.0.113.5", "evil.example", "localhost.evil.example", ""])
def test_another_host_name_hides_it(client: Client, mail: str, host: str, settings: Settings) -> None:
    settings.ALLOWED_HOSTS = ["*"]
    assert_nothing(client, mail, HERE | {"HTTP_HOST": host})


def test_a_library_with_a_public_address_hides_it_from_a_proxy_that_says_nothing(
    client: Client, mail: str, settings: Settings
) -> None:
    settings.PUBLIC_URL = "https://library.example.org"
    assert_nothing(client, mail, HERE)


def test_behind_announced_proxies_there_is_none(client: Client, mail: str) -> None:
    with behind(1):
        assert_nothing(client, mail, HERE)
        assert_nothing(client, mail, HERE | {"HTTP_X_FORWARDED_FOR": "127.0.0.1"})


def assert_nothing(client: Client, name: str, visitor: dict[str, Any]) -> None:
    for path in ("/mailbox", f"/mailbox/{name}", f"/mailbox/{name}/html", "/mailbox/style.css"):
        page = client.get(path, **visitor)
        assert page.status_code in (400, 404), (path, visitor)
        assert b"anna@" not in page.content
        assert b"oobCode" not in page.content


STRANGER = "stranger by 127.0.0.1"


def asking(forwarded: str | None, peer: str = "127.0.0.1") -> Any:
    headers: dict[str, Any] = {} if forwarded is None else {"HTTP_X_FORWARDED_FOR": forwarded}
    return RequestFactory().get("/", REMOTE_ADDR=peer, **headers)


@pytest.mark.parametrize(
    ("proxies", "forwarded", "network"),
    [
        (0, "203.0.113.7", "127.0.0.1"),
        (1, "10.0.0.1, 203.0.113.7", "203.0.113.7"),
        (2, "127.0.0.1, 203.0.113.7, 198.51.100.9", "203.0.113.7"),
        (1, None, STRANGER),
        (1, "", STRANGER),
        (2, "203.0.113.7", STRANGER),
        (1, "203.0.113.7,", STRANGER),
        (1, "unknown", STRANGER),
        (1, "_hidden, junk", STRANGER),
        (1, "203.0.113.7:4711", "203.0.113.7"),
        (1, '"[2001:db8::7]:4711"', "2001:db8::/64"),
        (1, "[2001:db8::7]", "2001:db8::/64"),
        (1, "fe80::7%eth0", "fe80::/64"),
        (1, "::ffff:203.0.113.7", "203.0.113.7"),
        (1, "64:ff9b::203.0.113.7", "203.0.113.7"),
        (1, "[::1", STRANGER),
        (1, "1" * 5000, STRANGER),
    ],
)
def test_the_address_is_the_one_the_outermost_trusted_proxy_saw(
    proxies: int, forwarded: str | None, network: str
) -> None:
    with behind(proxies):
        assert visitor_network(asking(forwarded)) == network


def test_limits_count_one_visitor_once_and_never_everybody_together() -> None:
    def network(address: str) -> str:
        return visitor_network(asking(None, peer=address))

    assert network("::ffff:203.0.113.7") == network("203.0.113.7") != network("::ffff:203.0.113.8")
    assert network("2001:db8::1") == network("2001:db8::ffff") != network("2001:db8:0:1::1")
    with behind(1):
        bypassing = {network(str(ipaddress.IPv4Address("203.0.113.0") + number)) for number in range(9)}
        assert len(bypassing) == 9
        assert network("127.0.0.1") not in bypassing | {"127.0.0.1"}
