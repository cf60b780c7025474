"""The call that opens the library: whatever is unusual about it is refused with its own reason."""

from __future__ import annotations

from typing import Any

import pytest
from django.db import OperationalError, connection
from django.test import Client
from tests.readers import Person

# In a transaction around the test, the connection would look as if a request had left it in the middle of one.
pytestmark = pytest.mark.django_db(transaction=True)


def post(body: Any, **options: Any) -> Any:
    options = {"content_type": "application/json"} | options
    return Client(raise_request_exception=False).post("/api/verifyToken", body, **options)


def test_whatever_is_unusual_is_refused(anna: Person) -> None:
    assert post({"idToken": anna.token}).status_code == 200
    assert post(f'{{"idToken": "{anna.token}"}}', content_type="text/plain").status_code == 415
    assert post("{").status_code == 400
    assert post({"idToken": 4711}).status_code == 422
    assert post({"idToken": "a" * 32}).status_code == 401
    assert post("x" * 70_000).status_code == 413
    assert Client().get("/api/verifyToken").status_code == 405


def test_database_trouble_is_told_with_a_time_to_try_again(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_values: object) -> None:
        raise OperationalError("The disk is full.")

    monkeypatch.setattr(connection, "run_sql", fail)
    response = post({"idToken": anna.token})
    assert (response.status_code, response.headers["Retry-After"]) == (503, "5")
