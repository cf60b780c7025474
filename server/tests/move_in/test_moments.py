"""The forms in which exports write moments."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from kaktus.move_in.moments import moment_from, moment_from_milliseconds

MOMENT = datetime(2025, 10, 9, 8, 53, 20, 123456, tzinfo=UTC)


@pytest.mark.parametrize(
    "value",
    [
        {"_seconds": 1760000000, "_nanoseconds": 123456789},
        {"seconds": 1760000000, "nanoseconds": 123456789},
        {"seconds": "1760000000", "nanoseconds": 123456000.0},
        "2025-10-09T08:53:20.123456Z",
        "2025-10-09T10:53:20.123456+02:00",
        "2025-10-09T08:53:20.123456",
        {"__datatype__": "timestamp", "value": {"_seconds": 1760000000, "_nanoseconds": 123456789}},
        {"__datatype__": "timestamp", "value": "2025-10-09T08:53:20.123456Z"},
        "2025-10-09T08:53:20.123456789Z",
        *(1760000000.123456, "1760000000.123456", " 1760000000123.456 ", 1760000000123.456),
    ],
)
def test_the_same_moment_in_every_form(value: Any) -> None:
    assert moment_from(value) == MOMENT


@pytest.mark.parametrize(
    "value",
    [
        *(45939.37, 20251009, 10**9 - 1, "999999999", 10**14, 10**400, float("nan"), float("inf"), "1" * 5000),
        *(None, "", "tomorrow", 17, True, [], {}, {"_nanoseconds": 1}, {"_seconds": None}, {"_seconds": 1.5}),
        *({"_seconds": 10**15}, {"_seconds": 10**30}, {"_seconds": float("nan")}, {"_seconds": float("inf")}),
        *({"__datatype__": "timestamp"}, {"__datatype__": "geopoint", "value": {"_latitude": 1}}),
        "0001-01-01T00:00:00+10:00",
    ],
)
def test_what_is_no_moment(value: Any) -> None:
    with pytest.raises(ValueError, match="it is not a moment"):
        moment_from(value)


def test_plain_numbers_are_seconds_or_milliseconds() -> None:
    whole = MOMENT.replace(microsecond=0)
    assert moment_from(1760000000) == moment_from("1760000000") == moment_from(1760000000000) == whole
    assert moment_from("20251009") == datetime(2025, 10, 9, tzinfo=UTC)


def test_milliseconds_of_accounts() -> None:
    assert moment_from_milliseconds("1760000000123") == MOMENT.replace(microsecond=123000)
    assert moment_from_milliseconds(1760000000123) == MOMENT.replace(microsecond=123000)
    assert moment_from_milliseconds("2025-10-09T08:53:20.123456Z") == MOMENT
    for value in (None, "", True, "9" * 30):
        with pytest.raises(ValueError, match="it is not a moment"):
            moment_from_milliseconds(value)
