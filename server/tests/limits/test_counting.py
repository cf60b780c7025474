"""Counting tries: the same on every store, exact under load, and not undone by a failing transaction."""

from __future__ import annotations

import stat
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.core.signals import request_finished
from django.db import OperationalError, connection, connections, transaction

from kaktus.limits import Counted, Limit, clear_expired, forget, give_back, look, store, take
from kaktus.limits.counting import SqlStore
from kaktus.limits.file_store import NAME, FileStore
from kaktus.limits.models import Count
from kaktus.limits.table_store import close_second_connection

MINUTE = timedelta(minutes=1)
THREE = Limit("three", 3, MINUTE)
GROWING = Limit("growing", 2, MINUTE, pauses=(2 * MINUTE, 4 * MINUTE, 8 * MINUTE))
ONCE = Limit("once", 1, MINUTE, pauses=(2 * MINUTE,))


def on_sqlite() -> bool:
    return connection.vendor == "sqlite"


def fresh_key(what: str) -> str:
    return f"{what}:{time.monotonic_ns()}"


def test_so_many_are_free_in_a_period_and_then_one_waits_for_its_end(counts: SqlStore) -> None:
    key, now = fresh_key("a"), time.time()
    assert [counts.take(THREE, key, now=now + second) for second in (0, 1, 2, 3, 40)] == [0, 0, 0, 57, 20]
    assert counts.take(THREE, fresh_key("b"), now=now) == 0
    assert [counts.take(THREE, key, now=now + second) for second in (60.5, 61, 62, 63)] == [0, 0, 0, 58]


def test_pauses_grow_and_the_last_one_stays(counts: SqlStore) -> None:
    key, now, waits = fresh_key("a"), time.time(), []
    for _ in range(5):
        assert [counts.take(GROWING, key, now=now) for _ in range(2)] == [0, 0]
        waits.append(counts.take(GROWING, key, now=now))
        now += waits[-1]
    assert waits == [120, 240, 480, 480, 480]


def test_a_single_try_can_pause_at_once(counts: SqlStore) -> None:
    key, now = fresh_key("a"), time.time()
    assert [counts.take(ONCE, key, now=now), counts.take(ONCE, key, now=now)] == [0, 120]
    assert [counts.take(ONCE, key, now=now + 120), counts.take(ONCE, key, now=now + 120)] == [0, 120]


def test_looking_counts_nothing(counts: SqlStore) -> None:
    key, now = fresh_key("a"), time.time()
    assert [counts.look(THREE, key, now=now) for _ in range(9)] == [0] * 9
    assert [counts.take(THREE, key, now=now) for _ in range(3)] == [0] * 3
    assert counts.look(THREE, key, now=now + 10) == 50
    assert counts.look(THREE, key, now=now + 60) == 0


def test_the_count_can_be_asked_for(counts: SqlStore) -> None:
    now, key = 1000.0, fresh_key("counted")
    assert counts.count_of(key, now=now) == Counted()
    for _ in range(5):
        counts.take(THREE, key, now=now)
    # One more than the amount stands for any number of refused tries.
    assert counts.count_of(key, now=now + 1) == Counted(tries=4, ends_at=now + 60)
    assert counts.count_of(key, now=now + 60) == Counted()


@pytest.mark.parametrize("limit", [THREE, GROWING])
def test_what_is_given_back_is_free_again(counts: SqlStore, limit: Limit) -> None:
    key, now = fresh_key("a"), time.time()
    for _ in range(limit.amount + 2):
        counts.take(limit, key, now=now)
    counts.give_back(limit, key, now=now)
    assert counts.take(limit, key, now=now) == 0
    first_pause = limit.pauses[0] if limit.pauses else limit.period
    assert counts.take(limit, key, now=now) == first_pause.total_seconds()
    for _ in range(limit.amount + 2):
        counts.give_back(limit, key, now=now)
    assert [counts.take(limit, key, now=now) for _ in range(limit.amount)] == [0] * limit.amount
    assert counts.take(limit, key, now=now) == first_pause.total_seconds()


def test_a_give_back_after_the_period_adds_nothing(counts: SqlStore) -> None:
    key, now = fresh_key("a"), time.time()
    counts.take(THREE, key, now=now)
    counts.give_back(THREE, key, now=now + 61)
    assert [counts.take(THREE, key, now=now + 61) for _ in range(4)] == [0, 0, 0, 60]


def test_forgetting(counts: SqlStore) -> None:
    key, now = fresh_key("a"), time.time()
    for _ in range(4):
        counts.take(THREE, key, now=now)
    counts.forget(key)
    assert counts.take(THREE, key, now=now) == 0


def hurry(limit: Limit, key: str, number: int) -> int:
    """How many of this many tries at the same moment were free."""

    def one(_: int) -> int:
        try:
            return take(limit, key)
        finally:
            close_second_connection()
            connections.close_all()

    with ThreadPoolExecutor(12) as threads:
        return list(threads.map(one, range(number))).count(0)


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("limit", [THREE, GROWING])
def test_a_rush_gets_no_further_than_a_queue(limit: Limit) -> None:
    assert hurry(limit, "anna", 60) == limit.amount


@pytest.mark.django_db(transaction=True)
def test_a_count_stays_when_the_transaction_around_it_fails() -> None:
    for _ in range(3):
        with transaction.atomic():
            assert take(THREE, "anna") == 0
            transaction.set_rollback(True)
    assert take(THREE, "anna") > 50


@pytest.mark.django_db
def test_no_store_shows_whom_it_counts() -> None:
    take(THREE, "anna@example.org")
    row, _ = store().execute("SELECT key FROM limits_count", {})
    assert row
    name, _, fingerprint = row[0].partition(":")
    assert name == "three"
    assert len(fingerprint) == 32
    assert "anna" not in fingerprint


@pytest.mark.django_db
def test_limits_of_other_names_and_keys_are_apart() -> None:
    for _ in range(4):
        take(THREE, "anna")
    assert look(THREE, "anna")
    assert not look(Limit("other", 3, MINUTE), "anna")
    assert not look(THREE, "ben")
    forget(THREE, "anna")
    assert not take(THREE, "anna")
    give_back(THREE, "anna")


@pytest.mark.django_db
def test_what_is_over_is_cleared_and_nothing_else() -> None:
    now, counts = time.time(), store()
    for age_s, limit in ((61, THREE), (59, THREE), (3600, GROWING), (25 * 3600, GROWING)):
        counts.take(limit, f"{limit.name}:{age_s}", now=now - age_s)
    assert clear_expired() == 2
    assert clear_expired() == 0
    assert counts.look(Limit("three", 1, MINUTE), "three:59", now=now) == 1


@pytest.mark.skipif("not on_sqlite()", reason="PostgreSQL keeps counts in a table")
class TestFile:
    def test_only_its_owner_may_read_it(self, tmp_path: Path) -> None:
        counts = FileStore(tmp_path / NAME)
        counts.take(THREE, "a", now=time.time())
        modes = {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        assert modes == {0o600}
        counts.close()

    def test_it_lies_in_the_data_folder(self) -> None:
        take(THREE, "anna")
        assert (settings.DATA_DIR / NAME).is_file()

    def test_many_may_open_a_new_one_at_the_same_moment(self, tmp_path: Path) -> None:
        counts = FileStore(tmp_path / NAME)
        with ThreadPoolExecutor(12) as threads:
            waits = list(threads.map(lambda _: counts.take(THREE, "a", now=1000.0), range(24)))
        assert waits.count(0) == 3

    @pytest.mark.django_db
    def test_a_log_in_that_cannot_be_counted_is_told_to_come_again(self, client: Any) -> None:
        body = {"email": "anna@example.org", "password": "Falsch123"}
        assert client.post("/api/account/login", body, "application/json").status_code == 400
        holder = FileStore(settings.DATA_DIR / NAME)
        holder.execute("BEGIN IMMEDIATE", {})
        answer = client.post("/api/account/login", body, "application/json")
        holder.execute("ROLLBACK", {})
        holder.close()
        assert answer.status_code == 503
        assert int(answer.headers["Retry-After"]) > 0

    def test_one_that_cannot_be_written_is_told_as_trouble_with_the_database(self, tmp_path: Path) -> None:
        counts, holder = FileStore(tmp_path / NAME), FileStore(tmp_path / NAME)
        counts.take(THREE, "a", now=1000.0)
        holder.execute("BEGIN IMMEDIATE", {})
        started = time.monotonic()
        with pytest.raises(OperationalError):
            counts.take(THREE, "a", now=1000.0)
        assert time.monotonic() - started < 5
        holder.execute("ROLLBACK", {})
        assert counts.take(THREE, "a", now=1000.0) == 0


@pytest.mark.skipif("on_sqlite()", reason="SQLite keeps counts in a file of their own")
class TestTable:
    @pytest.mark.django_db(transaction=True)
    def test_without_a_transaction_no_second_connection_is_opened(self) -> None:
        take(THREE, "anna")
        assert Count.objects.count() == 1
        assert connections_to_the_database() == 1

    @pytest.mark.django_db(transaction=True)
    def test_amid_a_transaction_there_is_one_until_the_request_ends(self, client: Any) -> None:
        request_finished.connect(close_second_connection)
        with transaction.atomic():
            for _ in range(3):
                take(THREE, "anna")
            assert connections_to_the_database() == 2
        client.get("/healthz")
        deadline = time.monotonic() + 10
        while connections_to_the_database() > 1:
            assert time.monotonic() < deadline, "the second connection stays open"


def connections_to_the_database() -> int:
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state IS NOT NULL")
        return int(cursor.fetchone()[0])
