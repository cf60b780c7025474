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

EVERY = timedelta(days=1)
# Also the time after which another worker takes over a chore from one that died doing it.
AGAIN_AFTER_FAILURE = timedelta(hours=1)
POLL_INTERVAL_S = 60.0


@dataclass(frozen=True)
class Tidied:
    name: str
    what: str
    count: int | None
    """None if the chore failed; the log says how."""


class Housekeeper:
    """Checks now and then whether a chore is due, from a loop that runs more often."""

    def __init__(self) -> None:
        self._next_check_at = 0.0

    def tidy_if_due(self, *, stopping: Callable[[], bool]) -> None:
        if time.monotonic() < self._next_check_at:
            return
        self._next_check_at = time.monotonic() + POLL_INTERVAL_S
        try:
            tidy_what_is_due(stopping=stopping)
        except Error as error:
            log("chores_unreadable", level=logging.ERROR, error=type(error).__name__)


def tidy() -> list[Tidied]:
    """Do all chores now; they are due again a day later."""
    return [_do(name) for name in settings.DAILY_CHORES]


def tidy_what_is_due(*, stopping: Callable[[], bool] = lambda: False) -> list[Tidied]:
    """Do those that are due; of several workers, one does each."""
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
    return bool(Chore.objects.filter(name=name, due_at__lte=now).update(due_at=now + AGAIN_AFTER_FAILURE))


def _do(name: str) -> Tidied:
    what = name
    try:
        chore = cast("Callable[[], int]", import_string(name))
        what = (chore.__doc__ or name).partition("\n")[0].rstrip(".")
        count = chore()
        Chore.objects.update_or_create(name=name, defaults={"due_at": timezone.now() + EVERY})
    except Exception as error:
        # One failing chore must not keep the others from being done; it is tried again in an hour.
        log("chore_failed", level=logging.ERROR, chore=name, error=type(error).__name__)
        return Tidied(name=name, what=what, count=None)
    return Tidied(name=name, what=what, count=count)
