"""The length of access: calendar months, in the publisher's time zone."""

from __future__ import annotations

from calendar import monthrange
from datetime import UTC, date, datetime, time
from zoneinfo import ZoneInfo

ACCESS_MONTHS = 18
MAX_ACCESS_MONTHS = 120
BERLIN = ZoneInfo("Europe/Berlin")


def after_months(moment: datetime, months: int) -> datetime:
    """The same time of day this many months later, or on the last day of a month that has no such day.

    A time that the change to summer time skips is moved an hour later.
    """
    local = moment.astimezone(BERLIN)
    year, month = divmod(local.year * 12 + local.month - 1 + months, 12)
    day = min(local.day, monthrange(year, month + 1)[1])
    return local.replace(year=year, month=month + 1, day=day, fold=0).astimezone(UTC)


def end_of_access(activation_date: datetime, months: int = ACCESS_MONTHS) -> datetime:
    return after_months(activation_date, months)


def day_in_berlin(moment: datetime) -> date:
    return moment.astimezone(BERLIN).date()


def is_over(last_day: date | None, now: datetime) -> bool:
    return last_day is not None and last_day < day_in_berlin(now)


def start_of_day(day: date) -> datetime:
    return datetime.combine(day, time(), BERLIN).astimezone(UTC)
