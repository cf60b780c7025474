"""Every store of counts, each of them real."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from django.db import connection
from pytest_django import Settings

from kaktus.limits.counting import SqlStore
from kaktus.limits.file_store import FileStore
from kaktus.limits.redis_store import RedisStore
from kaktus.limits.table_store import TableStore
from testing.redis_server import RedisServer


@pytest.fixture(scope="session")
def shared_redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    server = RedisServer(tmp_path_factory.mktemp("redis"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def redis_server(tmp_path: Path) -> Iterator[RedisServer]:
    """For this test only, and not started yet."""
    server = RedisServer(tmp_path)
    yield server
    server.stop()


@pytest.fixture(params=["database", "redis"])
def counts(request: pytest.FixtureRequest, tmp_path: Path, db: None) -> SqlStore | RedisStore:
    database = TableStore() if connection.vendor == "postgresql" else FileStore(tmp_path / "limits.sqlite3")
    if request.param == "database":
        return database
    return RedisStore(request.getfixturevalue("shared_redis").url, meanwhile=database)


@pytest.fixture
def cache_url(settings: Settings) -> Callable[[str], None]:
    """The address of Redis, in the form that operators use."""

    def give(url: str) -> None:
        settings.ENVIRONMENT = replace(settings.ENVIRONMENT, cache_url=url)

    return give
