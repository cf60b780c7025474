"""Keeps database connections usable, within requests and outside of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from django.core.cache import close_caches
from django.core.signals import request_finished, request_started
from django.db import DEFAULT_DB_ALIAS, close_old_connections, connection, connections, reset_queries

Application = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]


def with_usable_connection(application: Application) -> Application:
    """Django looks after all connections and caches at the start and at the end of a request; once after one is enough.

    The threads are few and stay, so that a connection that has died is noticed by the next request.
    """
    for look in (close_old_connections, reset_queries):
        request_started.disconnect(look)
    for look in (close_old_connections, close_caches):
        request_finished.disconnect(look)

    def answer(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        look_after_connection()
        return application(environ, start_response)

    return answer


def look_after_connection() -> None:
    connections[DEFAULT_DB_ALIAS].close_if_unusable_or_obsolete()


def refresh_connection() -> None:
    """Drop a connection that has died or is too old, unless it is in the middle of a transaction."""
    if not connection.in_atomic_block:
        close_old_connections()
