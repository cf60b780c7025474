"""The statements that count tries for rate limits, the same for SQLite and PostgreSQL; each is atomic."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from datetime import timedelta
from functools import lru_cache
from typing import Any

from kaktus.limits.rules import Counted, Limit, Tally

# How long the growing pauses are remembered after the last try.
MEMORY = timedelta(days=1)
Row = tuple[Any, ...]

IS_OVER = "stored.ends_at <= %(now)s"
# One more than the amount marks a refused try; it goes no higher. A tally's amount is NULL, and never reached.
TRIES = f"CASE WHEN {IS_OVER} THEN 1 WHEN stored.tries > %(amount)s THEN stored.tries ELSE stored.tries + 1 END"
ENDS_AT = f"CASE WHEN {IS_OVER} THEN %(now)s + %(period)s ELSE stored.ends_at END"
TAKE = f"""
    INSERT INTO limits_count AS stored (key, tries, ends_at, rounds, forget_at)
    VALUES (%(key)s, 1, %(now)s + %(period)s, 0, %(now)s + %(period)s)
    ON CONFLICT (key) DO UPDATE SET tries = {TRIES}, ends_at = {ENDS_AT}, forget_at = {ENDS_AT}
    RETURNING tries, ends_at
"""  # noqa: S608 - made of the texts above
# The try that uses up the amount starts a pause, whose length depends on the rounds before it.
TAKE_WITH_PAUSES = f"""
    INSERT INTO limits_count AS stored (key, tries, ends_at, rounds, forget_at)
    VALUES (%(key)s, 1, %(now)s + {{first}}, {{first_round}}, %(now)s + {{memory}})
    ON CONFLICT (key) DO UPDATE SET (tries, ends_at, rounds, forget_at) = (
        SELECT
            counted.tries,
            CASE WHEN counted.tries = %(amount)s THEN %(now)s + {{pause}} ELSE counted.ends_at END,
            CASE WHEN counted.tries = %(amount)s THEN counted.rounds + 1 ELSE counted.rounds END,
            CASE WHEN counted.tries > %(amount)s THEN stored.forget_at ELSE %(now)s + {{memory}} END
        FROM (
            SELECT
                {TRIES} AS tries,
                {ENDS_AT} AS ends_at,
                CASE WHEN stored.forget_at <= %(now)s THEN 0 ELSE stored.rounds END AS rounds
        ) AS counted
    )
    RETURNING tries, ends_at
"""  # noqa: S608 - made of the texts above
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


@lru_cache(maxsize=16)
def take_with_pauses(limit: Limit) -> str:
    lengths = " ".join(f"WHEN {round_} THEN {seconds(pause)}" for round_, pause in enumerate(limit.pauses))
    pauses_at_once = limit.amount == 1
    return TAKE_WITH_PAUSES.format(
        pause=f"CASE counted.rounds {lengths} ELSE {seconds(limit.pauses[-1])} END",
        first=seconds(limit.pauses[0] if pauses_at_once else limit.period),
        first_round=int(pauses_at_once),
        memory=seconds(memory(limit)),
    )


def seconds(time: timedelta) -> float:
    return time.total_seconds()


def memory(limit: Limit) -> timedelta:
    return max(MEMORY, *limit.pauses) if limit.pauses else limit.period


class SqlStore(ABC):
    """Counts in a table; subclasses say how it is reached."""

    @abstractmethod
    def execute(self, statement: str, values: dict[str, Any]) -> tuple[Row | None, int]:
        """The first row of the result, if any, and the rows affected; committed whatever happens next."""

    def take(self, limit: Limit, key: str, *, now: float) -> int:
        """Seconds to wait; 0 for a try that is free."""
        statement = take_with_pauses(limit) if limit.pauses else TAKE
        row, _ = self.execute(statement, _values(limit, key, now))
        assert row is not None
        tries, ends_at = row
        return _wait(ends_at, now) if tries > limit.amount else 0

    def note(self, tally: Tally, key: str, *, now: float) -> None:
        self.execute(TAKE, {"key": key, "now": now, "amount": None, "period": seconds(tally.period)})

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
