"""A database that many write to at once is busy, but not in trouble: everybody who waits gets a turn."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.db import OperationalError, connection
from django.db.utils import ConnectionHandler
from pytest_django import DjangoDbBlocker

from kaktus.common.database.circuit_breaker import WAIT_S, CircuitBreaker
from kaktus.common.database.sqlite import base

pytestmark = pytest.mark.skipif(connection.vendor != "sqlite", reason="PostgreSQL has more than one writer")


@pytest.fixture
def breaker(monkeypatch: pytest.MonkeyPatch) -> CircuitBreaker:
    """The circuit breaker of a server that has just started."""
    breaker = CircuitBreaker()
    breaker.is_armed = True
    monkeypatch.setattr(base, "BREAKER", breaker)
    return breaker


@pytest.fixture
def database(tmp_path: Path, breaker: CircuitBreaker, django_db_blocker: DjangoDbBlocker) -> Iterator[Any]:
    handler = ConnectionHandler({"default": settings.DATABASES["default"] | {"NAME": str(tmp_path / "busy.sqlite3")}})
    database: Any = handler["default"]
    with django_db_blocker.unblock():
        with database.cursor() as cursor:
            cursor.execute("CREATE TABLE note (text TEXT)")
        yield database
        database.close()


class Writers(threading.Thread):
    """Others that write one after the other, each for this long, almost without a gap, until they are stopped."""

    def __init__(self, file: str, *, each_s: float, commits: bool) -> None:
        super().__init__()
        self.file, self.each_s, self.commits = file, each_s, commits
        self.holds, self.stopped = threading.Event(), threading.Event()

    def run(self) -> None:
        with closing(sqlite3.connect(self.file, isolation_level=None, timeout=60)) as other:
            while not self.stopped.is_set():
                other.execute("BEGIN IMMEDIATE")
                other.execute("INSERT INTO note VALUES ('other')")
                self.holds.set()
                self.stopped.wait(self.each_s)
                other.execute("COMMIT" if self.commits else "ROLLBACK")

    def __enter__(self) -> Writers:
        self.start()
        self.holds.wait()
        return self

    def __exit__(self, *_reason: object) -> None:
        self.stopped.set()
        self.join()


class Clock(threading.Thread):
    """Another thread that sleeps this long meanwhile: on a busy machine both take longer."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds
        self.start()

    def run(self) -> None:
        began = time.monotonic()
        time.sleep(self.seconds)
        self.seconds = time.monotonic() - began

    def took(self) -> float:
        self.join()
        return self.seconds


def write(database: Any) -> float:
    began = time.monotonic()
    # What transaction.atomic does, for a connection that is not one of Django's.
    database.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)
    with database.cursor() as cursor:
        cursor.execute("INSERT INTO note VALUES ('ours')")
    database.commit()
    database.set_autocommit(True)
    return time.monotonic() - began


def write_in_a_queue(database: Any) -> float:
    """Others hold it for a sixth of the wait each, so that even on a slow machine the queue moves in time."""
    with Writers(database.settings_dict["NAME"], each_s=WAIT_S / 6, commits=True) as writers:
        end = threading.Timer(1.5 * WAIT_S, writers.stopped.set)
        end.start()
        waited = write(database)
        end.cancel()
    return waited


def test_a_queue_that_moves_is_waited_in(database: Any, breaker: CircuitBreaker) -> None:
    # Ours may slip in between the others before it has waited long: then it queues again.
    assert any(write_in_a_queue(database) > WAIT_S for _ in range(50))
    assert not breaker.is_open


def test_a_lock_that_nobody_gives_back_is_told(database: Any, breaker: CircuitBreaker) -> None:
    with Writers(database.settings_dict["NAME"], each_s=60, commits=False):
        clock = Clock(WAIT_S)
        began = time.monotonic()
        with pytest.raises(OperationalError):
            write(database)
        assert time.monotonic() - began < 2 * clock.took()
        assert breaker.is_open
    write(database)
    assert not breaker.is_open
