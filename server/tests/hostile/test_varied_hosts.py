"""One account under many names of the server: a lock knows the account alone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client
from tests.readers import Person, make_person

ANNA = "anna@example.org"
HOSTS = [
    *(f"localhost:{port}" for port in range(1, 11)),
    *(f"127.0.0.1:{port}" for port in range(1, 11)),
    *("LOCALHOST:8000", "Localhost", "localHOST", "localhost.", "LOCALHOST.", "localhost.:8000", "localhost:08000"),
    *("[::1]", "[::1]:8000", "localhost:443"),
]


@pytest.fixture(autouse=True)
def _quick_hashing(settings: Any) -> None:
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


@pytest.mark.parametrize("locked_by", [guess, prove])
@pytest.mark.parametrize("tried_by", [guess, prove])
def test_thirty_names_open_no_lock(anna: Person, locked_by: Any, tried_by: Any) -> None:
    assert [locked_by(anna, "localhost:8000") for _ in range(6)] == [400] * 5 + [429]
    assert len(HOSTS) == 30
    assert [tried_by(anna, host) for host in HOSTS] == [429] * 30
