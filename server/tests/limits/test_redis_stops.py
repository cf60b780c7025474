"""Redis stops, hangs or loses its memory: the database takes over the rate limits, and nobody waits for long."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable
from datetime import timedelta

import pytest
from redis import Redis

from kaktus.limits import Limit, give_back, redis_store, store, take, was_wrong
from testing.redis_server import RedisServer

FIVE = Limit("five", 5, timedelta(minutes=5))
GUARD = Limit("guard", 5, timedelta(minutes=5), guards=True)


@pytest.fixture
def redis(redis_server: RedisServer, cache_url: Callable[[str], None], db: None) -> RedisServer:
    redis_server.start()
    cache_url(redis_server.url)
    return redis_server


def waits(number: int) -> list[bool]:
    return [take(FIVE, "anna").wait > 0 for _ in range(number)]


def test_the_brake_holds_when_redis_is_stopped_in_the_middle(redis: RedisServer) -> None:
    assert waits(3) == [False] * 3
    redis.stop()
    assert waits(7) == [False] * 5 + [True] * 2


def test_one_that_hangs_holds_up_one_try_only(redis: RedisServer) -> None:
    take(FIVE, "anna")
    redis.freeze()
    times = []
    for _ in range(3):
        start = time.monotonic()
        take(FIVE, "anna")
        times.append(time.monotonic() - start)
    assert times[0] >= redis_store.PATIENCE_S
    # A busy machine is slow; waiting for Redis again would take as long as the first time.
    assert times[1] + times[2] < redis_store.PATIENCE_S


def test_it_is_told_once_and_redis_is_used_again(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(redis_store, "TRY_AGAIN_AFTER_S", 0.0)
    caplog.set_level(logging.INFO, logger="kaktus.requests")
    assert waits(5) == [False] * 5
    redis.freeze()
    take(FIVE, "anna")
    take(FIVE, "anna")
    redis.thaw()
    # What Redis counted before is still valid.
    assert waits(1) == [True]
    assert [record.getMessage() for record in caplog.records] == ["limits_redis_silent", "limits_redis_back"]
    assert "anna" not in json.dumps([record.__dict__ for record in caplog.records], default=str)


def test_one_that_is_full_counts_in_the_database(redis: RedisServer) -> None:
    with Redis(port=redis.port) as full:
        full.config_set("maxmemory-policy", "noeviction")
        full.config_set("maxmemory", 1)
    assert waits(6) == [False] * 5 + [True]


def test_the_store_is_redis_when_it_is_named(redis: RedisServer) -> None:
    assert isinstance(store(), redis_store.RedisStore)


def guess(*, right: bool = False) -> bool:
    """Whether the try was free."""
    if take(GUARD, "anna").wait:
        return False
    if right:
        give_back(GUARD, "anna")
    else:
        was_wrong(GUARD, "anna")
    return True


def test_nobody_gets_free_tries_and_nobody_is_locked_out_when_redis_goes_and_comes_back_empty(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_store, "TRY_AGAIN_AFTER_S", 0.0)
    # A class logs in at one account; none of these counts in the end.
    assert all(guess(right=True) for _ in range(20))
    assert [guess() for _ in range(3)] == [True] * 3
    redis.stop()
    assert all(guess(right=True) for _ in range(20))
    assert guess()
    redis.start()
    assert all(guess(right=True) for _ in range(20))
    assert [guess() for _ in range(2)] == [True, False]
