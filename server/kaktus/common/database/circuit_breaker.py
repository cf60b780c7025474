"""Timeouts for the database, and a circuit breaker: a command waits as long as it takes, a server only briefly."""

from __future__ import annotations

import threading
import time
from typing import Final

# A person gets an answer within two seconds, including the wait for a free thread.
WAIT_S: Final = 1.2
# A database server that is alive ends a slow statement itself and keeps the connection; WAIT_S is for one that hangs.
STATEMENT_S: Final = 1.0
PAUSE_S: Final = 1.0


class CircuitBreaker:
    """Opens after one timeout: then requests fail at once, because waiting would soon hold all of the few threads.

    While it is open, one request at a time may try whether the database answers, a second after the last try failed.
    """

    def __init__(self) -> None:
        self.is_armed = False
        self.is_open = False
        self._next_try_at = 0.0
        self._answered_at = 0.0
        self._lock = threading.Lock()

    def timeout_s(self) -> float | None:
        """How many seconds to wait for an answer; None means as long as it takes."""
        if not self.is_armed:
            return None
        if not self.is_open:
            return WAIT_S
        with self._lock:
            now = time.monotonic()
            if now < self._next_try_at:
                return 0.0
            self._next_try_at = now + WAIT_S + PAUSE_S
            return WAIT_S

    def timed_out(self) -> None:
        with self._lock:
            self.is_open = True
            self._next_try_at = time.monotonic() + PAUSE_S

    def answered(self) -> None:
        self.is_open = False
        self._answered_at = time.monotonic()

    def answered_since(self, moment: float) -> bool:
        """Whether the database has answered anybody here since: then it is busy, but not in trouble."""
        return self._answered_at > moment


BREAKER: Final = CircuitBreaker()


def limit_waits() -> None:
    """For a process that answers requests; this applies to connections opened from now on."""
    BREAKER.is_armed = True
