"""Calls that are answered before Django: the same answer in every part, and Django's own for whatever is unusual."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from django.db import OperationalError, connection
from django.test import RequestFactory
from tests.readers import Person, make_some_codes

from kaktus.common.fast_paths import TRIED, with_fast_paths
from kaktus.common.handler import Handler
from kaktus.common.request_log import JsonFormatter
from kaktus.urls import FAST_PATHS

# In a transaction around the test, the connection would look as if a request had left it in the middle of one.
pytestmark = pytest.mark.django_db(transaction=True)
CALLS = {f"/api/{call}": fast for call, fast in FAST_PATHS.items()}
UNKNOWN = "AAAA-AAAA-AAAA"


class Asked:
    """The answer of a WSGI application."""

    status = 0
    headers: dict[str, str]

    def __init__(self, application: Any, environ: dict[str, Any]) -> None:
        answer: Iterable[bytes] = application(environ, self._start)
        self.body = json.loads(b"".join(answer))

    def _start(self, status: str, headers: list[tuple[str, str]], _error: object = None) -> None:
        self.status, self.headers = int(status[:3]), dict(headers)


def django_is_not_needed(environ: dict[str, Any], _start: Any) -> Iterable[bytes]:
    raise AssertionError(f"{environ['PATH_INFO']} went to Django: {environ.get(TRIED)}")


def environ_of(person: Person, path: str, body: object = None, **options: Any) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {person.token}", "X-Request-ID": "request-4711"}
    options = {"headers": headers, "content_type": "application/json"} | options
    if body is None:
        request = RequestFactory().get(path, headers=headers)
    else:
        request = RequestFactory().post(path, body if isinstance(body, str) else json.dumps(body), **options)
    return dict(request.META)


def ask(person: Person, path: str, body: object = None, **options: Any) -> Asked:
    return Asked(with_fast_paths(Handler(), CALLS), environ_of(person, path, body, **options))


@pytest.fixture
def lines() -> Iterator[list[dict[str, Any]]]:
    kept: list[dict[str, Any]] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            kept.append(json.loads(JsonFormatter().format(record)))

    handler = Keep()
    logging.getLogger().addHandler(handler)
    yield kept
    logging.getLogger().removeHandler(handler)


@pytest.mark.parametrize("path", ["/api/verifyToken", "/api/me"])
def test_the_answer_its_headers_and_its_log_line_are_those_of_django(
    anna: Person, lines: list[dict[str, Any]], path: str
) -> None:
    anna.activate(make_some_codes(1)[0])
    lines.clear()
    body = {"idToken": anna.token} if path == "/api/verifyToken" else None
    fast = Asked(with_fast_paths(django_is_not_needed, CALLS), environ_of(anna, path, body))
    full = Asked(Handler(), environ_of(anna, path, body) | {TRIED: None})
    assert (fast.status, fast.body) == (200, full.body)
    # The full path spaces its JSON differently, and names a charset that JSON does not have.
    differing = ("Content-Type", "Content-Length")
    assert {name: value for name, value in fast.headers.items() if name not in differing} == {
        name: value for name, value in full.headers.items() if name not in differing
    }
    assert set(differing) <= set(fast.headers)
    first, second = ({name: value for name, value in line.items() if name not in ("at", "ms")} for line in lines)
    assert first == second
    assert first["request_id"] == "request-4711"


def test_a_code_is_redeemed_before_django(anna: Person) -> None:
    (code,) = make_some_codes(1)
    environ = environ_of(anna, "/api/activation", {"activationCode": code})
    told = Asked(with_fast_paths(django_is_not_needed, CALLS), environ)
    assert (told.status, told.body["activated"]) == (200, True)
    again = ask(anna, "/api/activation", {"activationCode": code})
    assert (again.status, again.body["errors"][0]["code"]) == (400, "used_by_you")


def test_the_choice_to_extend_counts_before_django_too(anna: Person) -> None:
    first, second = make_some_codes(2)
    anna.activate(first)
    asked = ask(anna, "/api/activation", {"activationCode": second})
    assert (asked.status, asked.body["errors"][0]["code"]) == (409, "book_already_unlocked")
    environ = environ_of(anna, "/api/activation", {"activationCode": second, "extend": True})
    assert Asked(with_fast_paths(django_is_not_needed, CALLS), environ).status == 200


def test_a_wrong_code_is_counted_once(anna: Person) -> None:
    statuses = [ask(anna, "/api/activation", {"activationCode": UNKNOWN}).status for _ in range(6)]
    assert statuses == [400] * 5 + [429]


def test_whatever_is_unusual_is_told_by_django(anna: Person) -> None:
    assert ask(anna, "/api/verifyToken", {"idToken": anna.token}, content_type="text/plain").status == 415
    assert ask(anna, "/api/verifyToken", "{").status == 400
    assert ask(anna, "/api/verifyToken", {"idToken": 4711}).status == 422
    assert ask(anna, "/api/verifyToken", {"idToken": "a" * 32}).status == 401
    assert ask(anna, "/api/verifyToken", "x" * 70_000).status == 413
    assert ask(anna, "/api/verifyToken").status == 405


def test_database_trouble_is_told_with_a_time_to_try_again(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_values: object) -> None:
        raise OperationalError("The disk is full.")

    monkeypatch.setattr(connection, "run_sql", fail)
    told = ask(anna, "/api/verifyToken", {"idToken": anna.token})
    assert (told.status, told.headers["Retry-After"]) == (503, "5")
