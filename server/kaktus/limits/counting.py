"""The statements that count tries for rate limits, the same for SQLite and PostgreSQL; each is atomic."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from contextlib import AbstractContextManager, nullcontext
from datetime import timedelta
from functools import lru_cache
from typing import Any

from kaktus.limits.rules import Counted, Limit

# How long the growing pauses are remembered after the last try.
MEMORY = timedelta(days=1)
Row = tuple[Any, ...]

NEW_PERIOD = "kept.ends_at <= %(now)s"
# One more than the amount marks a refused try; it goes no higher.
TRIES = f"CASE WHEN {NEW_PERIOD} THEN 1 WHEN kept.tries > %(amount)s THEN kept.tries ELSE kept.tries + 1 END"
READ = "SELECT tries, ends_at FROM limits_count WHERE key = %(key)s AND ends_at > %(now)s"
# The pause goes with the try that started it; the period starts anew, because its old end was overwritten.
GIVE_BACK = """
    UPDATE limits_count SET
        tries = CASE WHEN tries > %(amount)s THEN %(amount)s ELSE tries END - 1,
        ends_at = CASE WHEN tries >= %(pauses_at)s THEN %(now)s + %(period)s ELSE ends_at END,
        rounds = CASE WHEN tries >= %(pauses_at)s AND rounds > 0 THEN rounds - 1 ELSE rounds END
    WHERE key = %(key)s AND ends_at > %(now)s AND tries > 0
"""
FORGET = "DELETE FROM limits_count WHERE key = %(key)s"
CLEAR_EXPIRED = "DELETE FROM limits_count WHERE forget_at <= %(now)s"


@lru_cache(maxsize=64)
def take_statement(limit: Limit) -> str:
    period = f"CASE WHEN {NEW_PERIOD} THEN %(now)s + %(period)s ELSE kept.ends_at END"
    if limit.pauses:
        reached = f"({TRIES}) = %(amount)s"
        rounds = "CASE WHEN kept.forget_at <= %(now)s THEN 0 ELSE kept.rounds END"
        lengths = " ".join(f"WHEN {round_} THEN {seconds(pause)}" for round_, pause in enumerate(limit.pauses))
        pause = f"CASE {rounds} {lengths} ELSE {seconds(limit.pauses[-1])} END"
        ends_at = f"CASE WHEN {reached} THEN %(now)s + {pause} ELSE {period} END"
        rounds = f"{rounds} + CASE WHEN {reached} THEN 1 ELSE 0 END"
        forget_at = f"CASE WHEN ({TRIES}) > %(amount)s THEN kept.forget_at ELSE %(now)s + %(memory)s END"
    else:
        ends_at, rounds, forget_at = period, "0", period
    return f"""
        INSERT INTO limits_count AS kept (key, tries, ends_at, rounds, forget_at)
        VALUES (%(key)s, 1, %(now)s + %(first)s, %(first_round)s, %(now)s + %(memory)s)
        ON CONFLICT (key) DO UPDATE
        SET tries = {TRIES}, ends_at = {ends_at}, rounds = {rounds}, forget_at = {forget_at}
        RETURNING tries, ends_at
    """  # noqa: S608 - made of numbers and of the texts above


def seconds(time: timedelta) -> float:
    return time.total_seconds()


def memory(limit: Limit) -> timedelta:
    return max(MEMORY, *limit.pauses) if limit.pauses else limit.period


class SqlStore(ABC):
    """Counts in a table; subclasses say how it is reached."""

    @abstractmethod
    def execute(self, statement: str, values: dict[str, Any]) -> tuple[Row | None, int]:
        """The first row of the result, if any, and the rows affected; committed whatever happens next."""

    def together(self) -> AbstractContextManager[None]:
        """What is counted inside may be stored together, even if an error ends it early. Nothing may wait inside."""
        return nullcontext()

    def take(self, limit: Limit, key: str, *, now: float) -> int:
        pauses_at_once = limit.amount == 1 and limit.pauses
        first = limit.pauses[0] if pauses_at_once else limit.period
        more = {"first": seconds(first), "first_round": int(bool(pauses_at_once)), "memory": seconds(memory(limit))}
        row, _ = self.execute(take_statement(limit), _values(limit, key, now) | more)
        assert row is not None
        tries, ends_at = row
        return _wait(ends_at, now) if tries > limit.amount else 0

    def look(self, limit: Limit, key: str, *, now: float) -> int:
        row, _ = self.execute(READ, {"key": key, "now": now})
        return _wait(row[1], now) if row and row[0] >= limit.amount else 0

    def count_of(self, key: str, *, now: float) -> Counted:
        row, _ = self.execute(READ, {"key": key, "now": now})
        return Counted(*row) if row else Counted()

    def give_back(self, limit: Limit, key: str, *, now: float) -> None:
        # Without pauses, no number of tries ever starts one.
        pauses_at = limit.amount if limit.pauses else limit.amount + 2
        self.execute(GIVE_BACK, _values(limit, key, now) | {"pauses_at": pauses_at})

    def forget(self, key: str) -> None:
        self.execute(FORGET, {"key": key})

    def clear_expired(self, *, now: float) -> int:
        return self.execute(CLEAR_EXPIRED, {"now": now})[1]


def _values(limit: Limit, key: str, now: float) -> dict[str, Any]:
    return {"key": key, "now": now, "amount": limit.amount, "period": seconds(limit.period)}


def _wait(ends_at: float, now: float) -> int:
    # Less a thousandth, for rounding: a minute is 60 seconds, not 61.
    return max(1, math.ceil(ends_at - now - 0.001))
