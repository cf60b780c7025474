"""Connections to PostgreSQL: a frequent statement is planned once, and a connection that has ended is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from django.db import connection, connections

from kaktus.common.database.statements import read

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif(connection.vendor != "postgresql", reason="about PostgreSQL"),
]


@pytest.fixture
def other() -> Iterator[psycopg.Connection[Any]]:
    """A connection beside ours."""
    copy = connections["default"].copy()
    copy.ensure_connection()
    yield copy.connection
    copy.close()


def backend() -> int:
    return int(read("SELECT pg_backend_pid() + %s", [0])[0][0])


def next_request() -> None:
    for name, value in (("health_check_enabled", True), ("health_check_done", False)):
        setattr(connection, name, value)


def test_a_frequent_statement_is_planned_once() -> None:
    for number in range(connection.settings_dict["OPTIONS"]["prepare_threshold"] + 2):
        assert read("SELECT %s + 1", [number]) == [(number + 1,)]
    assert read("SELECT count(*) FROM pg_prepared_statements WHERE statement = %s", ["SELECT $1 + 1"]) == [(1,)]


def test_a_connection_that_has_ended_is_replaced(other: psycopg.Connection[Any]) -> None:
    before = backend()
    other.execute("SELECT pg_terminate_backend(%s, 2000)", [before])
    next_request()
    assert backend() != before


def test_a_connection_that_was_told_something_stays(other: psycopg.Connection[Any]) -> None:
    before = backend()
    with connection.cursor() as cursor:
        cursor.execute("LISTEN kaktus")
    other.execute("NOTIFY kaktus")
    next_request()
    assert backend() == before


def test_a_healthy_connection_is_not_asked(other: psycopg.Connection[Any]) -> None:
    before = backend()
    next_request()
    connection.close_if_health_check_failed()
    last = other.execute("SELECT query FROM pg_stat_activity WHERE pid = %s", [before]).fetchone()
    assert last == ("SELECT pg_backend_pid() + $1",)
