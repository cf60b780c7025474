"""The server under many names: a lock depends on the account alone, and a foreign Host is refused."""

from __future__ import annotations

import json
import socket
from typing import Any

import pytest
from django.test import Client
from pytest_django import Settings
from tests.hostile.attacked import Attacked
from tests.readers import Person, make_person

ANNA = "anna@example.org"
HOSTS = [
    *(f"localhost:{port}" for port in range(1, 11)),
    *(f"127.0.0.1:{port}" for port in range(1, 11)),
    *("LOCALHOST:8000", "Localhost", "localHOST", "localhost.", "LOCALHOST.", "localhost.:8000", "localhost:08000"),
    *("[::1]", "[::1]:8000", "localhost:443"),
]


@pytest.fixture(autouse=True)
def _quick_hashing(settings: Settings) -> None:
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


def post(path: str, body: dict[str, str], *, host: str, token: str = "") -> int:
    headers = {"Host": host} | ({"Authorization": f"Bearer {token}"} if token else {})
    status: int = (
        Client().post(f"/api/account{path}", json.dumps(body), "application/json", headers=headers).status_code
    )
    return status


@pytest.fixture
def anna(db: None) -> Person:
    person = make_person(ANNA)
    person.user.set_password("Sonnenblume7")
    person.user.save()
    token = Client().post(
        "/api/account/login", json.dumps({"email": ANNA, "password": "Sonnenblume7"}), "application/json"
    )
    return Person(person.user, token.json()["token"])


def guess(_anna: Person, host: str) -> int:
    return post("/login", {"email": ANNA, "password": "Falsch123"}, host=host)


def prove(anna: Person, host: str) -> int:
    return post("/delete", {"password": "Falsch123"}, host=host, token=anna.token)


@pytest.mark.parametrize("attempt", [guess, prove])
def test_thirty_names_open_no_lock(anna: Person, attempt: Any) -> None:
    assert [attempt(anna, "localhost:8000") for _ in range(6)] == [400] * 5 + [429]
    assert len(HOSTS) == 30
    assert [attempt(anna, host) for host in HOSTS] == [429] * 30


def raw(attacked: Attacked, request: str) -> int:
    """The status of the real server's answer to exactly these lines."""
    port = attacked.server.port
    with socket.create_connection(("127.0.0.1", port), timeout=30) as connection:
        connection.sendall(request.replace("PORT", str(port)).replace("\n", "\r\n").encode() + b"\r\n\r\n")
        return int(connection.recv(200).split(b" ")[1])


@pytest.mark.parametrize(
    "path", ["/", "/api/site", "/content/x/kaktus-1/farben/story.html", "/theme.js", "/thumbs/x.svg"]
)
def test_a_foreign_name_reaches_nothing(attacked: Attacked, path: str) -> None:
    assert raw(attacked, f"GET {path} HTTP/1.1\nHost: localhost:PORT") in (200, 404)
    for host in ("evil.example", "localhost", "localhost:1", "localhost.:PORT", "localhost:PORT,evil.example"):
        assert raw(attacked, f"GET {path} HTTP/1.1\nHost: {host}") == 421, host
    assert raw(attacked, f"GET {path} HTTP/1.1\nHost: evil.example\nX-Forwarded-Host: localhost:PORT") == 421


@pytest.mark.parametrize(
    "request_head",
    [
        "GET /theme.js HTTP/1.1\nHost: localhost:PORT\nHost: evil.example",
        "GET /theme.js HTTP/1.1\nHost: evil.example\nHost: localhost:PORT",
        "GET /theme.js HTTP/1.1",
        "GET /theme.js HTTP/1.0",
        "GET /theme.js HTTP/1.0\nX-Forwarded-Host: localhost:PORT",
        "GET /theme.js HTTP/1.1\nHost:",
        "GET /theme.js HTTP/1.1\nHost: evil.example\nX_Host: localhost:PORT",
    ],
)
def test_a_name_in_doubt_is_refused(attacked: Attacked, request_head: str) -> None:
    assert raw(attacked, request_head) in (400, 421)


def test_probes_need_no_name(attacked: Attacked) -> None:
    assert raw(attacked, "GET /healthz HTTP/1.0") == 200
    assert raw(attacked, "GET /readyz HTTP/1.1\nHost: 10.0.0.7") == 200


@pytest.mark.parametrize("name", ["localhost", "LOCALHOST", "127.0.0.1", "[::1]"])
def test_this_machine_may_be_called_by_its_names(attacked: Attacked, name: str) -> None:
    assert raw(attacked, f"GET /api/site HTTP/1.1\nHost: {name}:PORT") == 200
