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
    """Other connections that write one after the other without a gap, each for this long."""

    def __init__(self, file: str, *, each_s: float, times: int, commits: bool) -> None:
        super().__init__()
        self.file, self.each_s, self.times, self.commits = file, each_s, times, commits
        self.holds = threading.Event()

    def run(self) -> None:
        with closing(sqlite3.connect(self.file, isolation_level=None)) as other:
            for _ in range(self.times):
                other.execute("BEGIN IMMEDIATE")
                other.execute("INSERT INTO note VALUES ('other')")
                self.holds.set()
                time.sleep(self.each_s)
                other.execute("COMMIT" if self.commits else "ROLLBACK")


def write(database: Any) -> float:
    began = time.monotonic()
    # What transaction.atomic does, for a connection that is not one of Django's.
    database.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)
    with database.cursor() as cursor:
        cursor.execute("INSERT INTO note VALUES ('ours')")
    database.commit()
    database.set_autocommit(True)
    return time.monotonic() - began


def test_a_queue_that_moves_is_waited_in(database: Any, breaker: CircuitBreaker) -> None:
    writers = Writers(database.settings_dict["NAME"], each_s=0.4, times=5, commits=True)
    writers.start()
    writers.holds.wait()
    assert write(database) > WAIT_S
    assert not breaker.is_open
    writers.join()


def test_a_lock_that_nobody_gives_back_is_told(database: Any, breaker: CircuitBreaker) -> None:
    writers = Writers(database.settings_dict["NAME"], each_s=3 * WAIT_S, times=1, commits=False)
    writers.start()
    writers.holds.wait()
    began = time.monotonic()
    with pytest.raises(OperationalError):
        write(database)
    assert time.monotonic() - began < 2 * WAIT_S
    assert breaker.is_open
    writers.join()
    assert write(database) < WAIT_S
    assert not breaker.is_open
