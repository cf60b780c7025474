"""The cached catalogue is at most five seconds old, whoever else asks for it at the same moment."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import OperationalError

from kaktus.common.database.circuit_breaker import WAIT_S
from kaktus.library.catalogue.catalogue_cache import FRESH_S, RELOADING_S, CachedCatalogue, CatalogueCache


class Reload:
    """A reload in another thread, which takes until it is told to end."""

    def __init__(self) -> None:
        self.begun, self.may_end = threading.Event(), threading.Event()
        self.problem: Exception | None = None

    def __call__(self, last: CachedCatalogue | None) -> CachedCatalogue:
        self.begun.set()
        assert self.may_end.wait(10)
        if self.problem:
            raise self.problem
        return catalogue(age_s=0)


def catalogue(*, age_s: float) -> CachedCatalogue:
    return CachedCatalogue(groups=(), packages={}, thumbs={}, loaded_at=time.monotonic() - age_s)


@pytest.fixture
def reload() -> Iterator[Reload]:
    reload = Reload()
    yield reload
    reload.may_end.set()


@pytest.fixture
def cache(reload: Reload) -> CatalogueCache:
    return CatalogueCache(reload)


@pytest.fixture
def asked(reload: Reload, cache: CatalogueCache) -> Iterator[Callable[[float], CachedCatalogue]]:
    """The answer from a cache of this age, while another caller reloads it."""
    with ThreadPoolExecutor(1) as first:

        def ask(age_s: float) -> CachedCatalogue:
            cache.cached = old = catalogue(age_s=age_s)
            first.submit(cache.catalogue)
            assert reload.begun.wait(10)
            return old

        yield ask
        reload.may_end.set()


def test_while_many_ask_nobody_waits_for_the_reload(
    asked: Callable[[float], CachedCatalogue], cache: CatalogueCache
) -> None:
    old = asked(FRESH_S + RELOADING_S / 10)
    assert cache.catalogue() is old


def test_after_a_quiet_hour_the_second_waits_for_the_reload_of_the_first(
    asked: Callable[[float], CachedCatalogue], reload: Reload, cache: CatalogueCache
) -> None:
    old = asked(3600)
    threading.Timer(0.1, reload.may_end.set).start()
    assert cache.catalogue() is not old


def test_it_does_not_wait_for_a_database_that_hangs(
    asked: Callable[[float], CachedCatalogue], reload: Reload, cache: CatalogueCache
) -> None:
    old = asked(3600)
    start = time.monotonic()
    assert cache.catalogue() is old
    assert WAIT_S <= time.monotonic() - start < 10


def test_nor_at_all_once_the_database_is_known_to_be_in_trouble(
    asked: Callable[[float], CachedCatalogue], reload: Reload, cache: CatalogueCache
) -> None:
    reload.problem = OperationalError("gone")
    old = asked(3600)
    reload.may_end.set()
    assert cache.catalogue() is old
    reload.begun.clear()
    reload.may_end.clear()
    again = asked(3600)
    start = time.monotonic()
    assert cache.catalogue() is again
    assert time.monotonic() - start < WAIT_S


def test_a_change_while_the_catalogue_is_read_is_read_by_the_next_call(reload: Reload, cache: CatalogueCache) -> None:
    with ThreadPoolExecutor(1) as first:
        read = first.submit(cache.catalogue)
        assert reload.begun.wait(10)
        cache.clear()
        reload.may_end.set()
        before = read.result()
    assert cache.catalogue() is not before
