"""The clock is set back an hour: nobody loses anything, and nobody gains a try."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone
from tests.readers import make_person, make_some_codes

from kaktus.accounts.models import User
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue

pytestmark = pytest.mark.django_db
HOUR_S = 3600.0
PASSWORD = "Kaktusblüte7"


@pytest.fixture
def set_back(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    real_time, real_now = time.time, timezone.now

    def an_hour_ago() -> datetime:
        return real_now() - timedelta(seconds=HOUR_S)

    def set_back() -> None:
        monkeypatch.setattr(time, "time", lambda: real_time() - HOUR_S)
        monkeypatch.setattr(timezone, "now", an_hour_ago)

    return set_back


def log_in(password: str) -> Any:
    body = {"email": "ben@example.org", "password": password}
    return Client().post("/api/account/login", body, content_type="application/json")


def test_people_keep_their_books_sessions_and_locks(set_back: Callable[[], None]) -> None:
    load_catalogue(folder=SHIPPED)
    first, second = make_some_codes(2)
    anna = make_person("anna@example.org")
    assert anna.activate(first).status_code == 200
    ben = make_person("ben@example.org")
    User.objects.get(email="ben@example.org").set_password(PASSWORD)
    assert [log_in("Falsch123").status_code for _ in range(6)] == [400] * 5 + [429]
    set_back()
    # The session is still valid, the book is still there, and its code is still used.
    assert anna.library()["expirationDates"]
    assert ben.activate(first).json()["errors"][0]["code"] == "code_used"
    assert ben.activate(second).status_code == 200
    # The lock stays; it ends when the clock is where it was, so at most that hour later.
    refused = log_in("Falsch123")
    assert refused.status_code == 429
    wait = refused.json()["errors"][0]["retryAfter"]
    print(f"a lock of 300 s is told as {wait} s")
    assert wait <= HOUR_S + 300
