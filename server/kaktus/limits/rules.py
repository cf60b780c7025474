"""A rate limit, a tally, and what is counted."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta


@dataclass(frozen=True)
class Limit:
    """`amount` tries per `period`, which starts with the first of them.

    With `pauses`, the last free try starts the first pause, that of the next period the second one, and so on; the
    last pause is repeated. After a day without a try, this starts from the beginning.
    """

    name: str
    amount: int
    period: timedelta
    pauses: tuple[timedelta, ...] = ()


def _growing_pauses(*, shortest: timedelta, longest: timedelta) -> tuple[timedelta, ...]:
    pauses = [shortest]
    while pauses[-1] < longest:
        pauses.append(min(pauses[-1] * 2, longest))
    return tuple(pauses)


# For whoever guesses a code: each is twice as long as the one before.
GROWING_PAUSES = _growing_pauses(shortest=timedelta(minutes=10), longest=timedelta(hours=4))


@dataclass(frozen=True)
class Tally:
    """A count that limits nobody. Its `period` starts with the first event, and the count ends with it."""

    name: str
    period: timedelta


@dataclass(frozen=True)
class Counted:
    """What is counted at present."""

    tries: int = 0
    ends_at: float = 0.0
    """When the count ends, in seconds since 1970; with pauses, when the pause ends."""
