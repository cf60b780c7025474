"""What may be done how often: a limit, and what a try under it comes to."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta


@dataclass(frozen=True)
class Limit:
    """`amount` tries in a `period`, which starts with the first of them.

    With `pauses` the last free try starts the first pause, that of the next period the second one, and so on; the last
    pause stays. A day without a try takes all that back.
    """

    name: str
    amount: int
    period: timedelta
    pauses: tuple[timedelta, ...] = ()


@dataclass(frozen=True)
class Outcome:
    wait: int
    """Seconds until the next try is free; 0 when this one was."""
