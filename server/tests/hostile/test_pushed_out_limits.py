"""Crowding out a lock: whatever else is counted meanwhile, an account stays locked for whoever guessed."""

from __future__ import annotations

import json
import os

import pytest
from django.test import Client
from pytest_django import Settings
from tests.readers import make_person

FULL = os.environ.get("RELIABILITY") == "full"
VICTIM = "anna@example.org"
CALLS = 3300 if FULL else 340


def post(path: str, body: dict[str, str], *, address: str) -> int:
    status: int = (
        Client().post(f"/api/account{path}", json.dumps(body), "application/json", REMOTE_ADDR=address).status_code
    )
    return status


@pytest.fixture(autouse=True)
def _quick_hashing(settings: Settings) -> None:
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


def guess() -> int:
    return post("/login", {"email": VICTIM, "password": "Falsch123"}, address="203.0.113.7")


@pytest.mark.django_db
def test_hundreds_of_other_limits_do_not_free_a_locked_account() -> None:
    make_person(VICTIM)
    assert [guess() for _ in range(6)] == [400] * 5 + [429]
    for number in range(CALLS):
        address = f"198.51.{number // 200}.{number % 200}"
        assert post("/forgot-password", {"email": f"n{number}@example.org"}, address=address) == 202
    assert [guess() for _ in range(30)] == [429] * 30
