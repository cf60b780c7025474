"""How long one waits for the database: a command as long as it takes, a server no longer than a person does."""

from __future__ import annotations

import threading
import time
from typing import Final

# A person is answered within two seconds, which includes waiting for a free thread.
WAIT_S: Final = 1.2
# A server that is alive ends a slow statement itself and keeps the connection; ours is for one that is not.
STATEMENT_S: Final = 1.0
PAUSE_S: Final = 1.0


class Patience:
    """After one wait in vain nobody else waits until the database is known to answer: the threads are few.

    One at a time may find that out, a second after the last one failed.
    """

    def __init__(self) -> None:
        self.bounded = False
        self.strained = False
        self._next_try_at = 0.0
        self._worked_at = 0.0
        self._lock = threading.Lock()

    def left(self) -> float | None:
        """Seconds to wait for the answer to come; None for as long as it takes."""
        if not self.bounded:
            return None
        if not self.strained:
            return WAIT_S
        with self._lock:
            now = time.monotonic()
            if now < self._next_try_at:
                return 0.0
            self._next_try_at = now + WAIT_S + PAUSE_S
            return WAIT_S

    def ran_out(self) -> None:
        with self._lock:
            self.strained = True
            self._next_try_at = time.monotonic() + PAUSE_S

    def worked(self) -> None:
        self.strained = False
        self._worked_at = time.monotonic()

    def worked_since(self, moment: float) -> bool:
        """Whether anybody here got what they waited for: then the database is busy, and not in trouble."""
        return self._worked_at > moment


PATIENCE: Final = Patience()


def bound_waits() -> None:
    """For a process that answers requests; connections that are opened from now on know it."""
    PATIENCE.bounded = True
