"""Eighteen months: the design's vectors, month ends, leap days and the change to summer time."""

from __future__ import annotations

from calendar import monthrange
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kaktus.activation.months import BERLIN, after_months, end_of_access


def berlin(*parts: int) -> datetime:
    return datetime(*parts, tzinfo=BERLIN)  # type: ignore[arg-type, misc]


@pytest.mark.parametrize(
    ("start", "end"),
    [
        (berlin(2026, 8, 31, 12), berlin(2028, 2, 29, 12)),
        (berlin(2027, 8, 31, 12), berlin(2029, 2, 28, 12)),
        (berlin(2026, 1, 15, 8, 30), berlin(2027, 7, 15, 8, 30)),
        (berlin(2028, 2, 29, 0), berlin(2029, 8, 29, 0)),
        # When it is late in the evening in Berlin, UTC has another day, and here another month.
        (berlin(2026, 12, 31, 23, 59, 59), berlin(2028, 6, 30, 23, 59, 59)),
        (berlin(2026, 9, 1, 0, 30), berlin(2028, 3, 1, 0, 30)),
        # 02:30 on 2028-03-26 does not exist.
        (berlin(2026, 9, 26, 2, 30), berlin(2028, 3, 26, 3, 30)),
        # 02:30 on 2026-10-25 comes twice; access from either ends at the one 02:30.
        (datetime(2026, 10, 25, 0, 30, tzinfo=UTC), berlin(2028, 4, 25, 2, 30)),
        (datetime(2026, 10, 25, 1, 30, tzinfo=UTC), berlin(2028, 4, 25, 2, 30)),
    ],
)
def test_vectors(start: datetime, end: datetime) -> None:
    assert end_of_access(start) == end
    assert end_of_access(start).tzinfo == UTC


moments = st.datetimes(
    min_value=datetime(2000, 1, 1),  # noqa: DTZ001
    max_value=datetime(2090, 1, 1),  # noqa: DTZ001
    timezones=st.just(UTC),
)


@given(start=moments, months=st.integers(min_value=1, max_value=60))
@example(start=datetime(2024, 2, 29, 22, 59, 59, tzinfo=UTC), months=12)
@example(start=datetime(2026, 3, 29, 1, tzinfo=UTC), months=18)
@example(start=datetime(2026, 10, 25, 0, 59, tzinfo=UTC), months=18)
def test_the_same_day_and_time_in_the_right_month(start: datetime, months: int) -> None:
    before, after = start.astimezone(BERLIN), after_months(start, months).astimezone(BERLIN)
    assert (after.year * 12 + after.month) - (before.year * 12 + before.month) == months
    assert after.day == min(before.day, monthrange(after.year, after.month)[1])
    moved = after.replace(tzinfo=None) - before.replace(year=after.year, month=after.month, day=after.day, tzinfo=None)
    assert moved in (timedelta(0), timedelta(hours=1))
    if moved:
        # Only where the clock skips the hour.
        assert (
            after.utcoffset() != (after - timedelta(hours=1, seconds=after.minute * 60 + after.second + 1)).utcoffset()
        )


@given(start=moments, later=st.timedeltas(min_value=timedelta(0), max_value=timedelta(days=40)))
# From the last two days of a month to one last day: later by minutes, and earlier on that day.
@example(start=datetime(2000, 3, 30, 21, 37, tzinfo=UTC), later=timedelta(minutes=23))
def test_a_later_start_never_ends_on_an_earlier_day(start: datetime, later: timedelta) -> None:
    first, second = (end_of_access(moment).astimezone(BERLIN).date() for moment in (start, start + later))
    assert first <= second
