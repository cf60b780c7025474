"""Bulk work writes in short transactions, because people wait for each of them on a database with one writer."""

from __future__ import annotations

import pytest
from django.db import connection
from pytest_django import DjangoAssertNumQueries

from kaktus.common.database import bulk
from kaktus.common.database.bulk import MIN_ROWS, SHORT_S, ShortTransactions

pytestmark = pytest.mark.django_db


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(bulk, "time", clock)
    return clock


def write(short: ShortTransactions, clock: Clock, seconds_a_row: float) -> float:
    """How long the transaction took."""
    before = clock.now
    with short.one():
        clock.now += short.rows * seconds_a_row
    return clock.now - before


def test_a_quick_machine_soon_writes_as_much_as_it_may(clock: Clock) -> None:
    short = ShortTransactions(10_000)
    assert short.rows == MIN_ROWS
    assert write(short, clock, SHORT_S / 100_000) < SHORT_S
    assert short.rows == 10_000


def test_a_busy_machine_writes_less_at_a_time(clock: Clock) -> None:
    short = ShortTransactions(10_000)
    for _ in range(2):
        write(short, clock, SHORT_S / 100_000)
    # Twenty times as slow from now on: one transaction is too long, the next is short again.
    assert write(short, clock, SHORT_S / 5_000) == pytest.approx(2 * SHORT_S)
    assert write(short, clock, SHORT_S / 5_000) == pytest.approx(SHORT_S)
    # But never so little that nothing gets done.
    write(short, clock, 60.0)
    assert short.rows == MIN_ROWS


def test_a_small_limit_is_never_exceeded(clock: Clock) -> None:
    short = ShortTransactions(40)
    assert short.rows == 40
    write(short, clock, 0)
    assert short.rows == 40


def test_what_is_written_is_one_transaction(django_assert_num_queries: DjangoAssertNumQueries) -> None:
    with django_assert_num_queries(3) as queries, ShortTransactions(10).one(), connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    assert [query["sql"].split()[0] for query in queries] == ["SAVEPOINT", "SELECT", "RELEASE"]
