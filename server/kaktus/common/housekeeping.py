"""The daily chores: most remove what has expired from the database and the data folder.

`settings.DAILY_CHORES` names them: functions without arguments that return how many rows, files or people they dealt
with. The first line of a function's docstring says what those are. A chore may run at any time, even twice at once,
without harm.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import cast

from django.conf import settings
from django.db import Error
from django.utils import timezone
from django.utils.module_loading import import_string

from kaktus.common.logs.request_log import log
from kaktus.common.metrics.catalogue import CHORE_LATE_SECONDS
from kaktus.common.models import Chore

CHORE_PERIOD = timedelta(days=1)
# Also the time after which another worker takes over a chore from one that died doing it.
RETRY_DELAY = timedelta(hours=1)
POLL_INTERVAL_S = 60.0


@dataclass(frozen=True)
class ChoreResult:
    name: str
    what: str
    count: int | None
    """None if the chore failed; the log says how."""


class Housekeeper:
    """Checks once in POLL_INTERVAL_S whether a chore is due, however often it is called."""

    def __init__(self) -> None:
        self._next_check_at = 0.0

    def poll_due_chores(self, *, stopping: Callable[[], bool]) -> None:
        if time.monotonic() < self._next_check_at:
            return
        self._next_check_at = time.monotonic() + POLL_INTERVAL_S
        try:
            run_due_chores(stopping=stopping)
        except Error as error:
            log("chores_unreadable", level=logging.ERROR, error=type(error).__name__)


def tidy() -> list[ChoreResult]:
    """Runs all chores now; they are due again a day later."""
    return [_do(name) for name in settings.DAILY_CHORES]


def run_due_chores(*, stopping: Callable[[], bool] = lambda: False) -> list[ChoreResult]:
    """Runs the chores that are due; of several workers, only one runs each."""
    done = [_do(name) for name in settings.DAILY_CHORES if not stopping() and _claim(name)]
    successes = [chore for chore in done if chore.count is not None]
    if successes:
        log("chores_done", chores=len(successes), **{chore.name: chore.count for chore in successes if chore.count})
    return done


def gauge_chores() -> None:
    first = Chore.objects.filter(name__in=settings.DAILY_CHORES).order_by("due_at").first()
    late = (timezone.now() - first.due_at).total_seconds() if first else 0.0
    CHORE_LATE_SECONDS.set(max(0.0, late))


def _claim(name: str) -> bool:
    now = timezone.now()
    Chore.objects.get_or_create(name=name, defaults={"due_at": now})
    return bool(Chore.objects.filter(name=name, due_at__lte=now).update(due_at=now + RETRY_DELAY))


def _do(name: str) -> ChoreResult:
    what = name
    try:
        chore = cast("Callable[[], int]", import_string(name))
        what = (chore.__doc__ or name).partition("\n")[0].rstrip(".")
        count = chore()
        Chore.objects.update_or_create(name=name, defaults={"due_at": timezone.now() + CHORE_PERIOD})
    except Exception as error:
        # One failing chore must not keep the others from being done; it is tried again in an hour.
        log("chore_failed", level=logging.ERROR, chore=name, error=type(error).__name__)
        return ChoreResult(name=name, what=what, count=None)
    return ChoreResult(name=name, what=what, count=count)
