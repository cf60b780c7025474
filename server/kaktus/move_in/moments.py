"""The forms in which exports write moments, read as they are: nothing is rounded to days or moved to another zone."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from decimal import Decimal, InvalidOperation
from typing import Any, Final

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
SECONDS: Final = ("_seconds", "seconds")
PLAIN_NUMBER: Final = re.compile(r"\d{9,}(\.\d+)?")
# As seconds the first two are in 2001 and 5138, as milliseconds the last two are in 1973 and 5138.
FIRST_SECOND, FIRST_MILLISECOND, LAST_MILLISECOND = 10**9, 10**11, 10**14
NANOSECONDS: Final = ("_nanoseconds", "nanoseconds")


def moment_from(value: Any) -> datetime:
    """From `{_seconds, _nanoseconds}` with or without underscores, ISO text, seconds, or these as a `__datatype__`."""
    try:
        if isinstance(value, dict) and "__datatype__" in value:
            value = value.get("value")
        if isinstance(value, dict):
            return _from_counts(_number(value, SECONDS), _number(value, NANOSECONDS, default=0))
        if isinstance(value, str) and not PLAIN_NUMBER.fullmatch(value.strip()):
            return _in_utc(datetime.fromisoformat(value.strip()))
        if isinstance(value, str | int | float) and not isinstance(value, bool):
            return _from_plain_number(Decimal(str(value).strip()))
    except (ValueError, OverflowError, InvalidOperation):
        pass
    raise ValueError("it is not a moment")


def _from_plain_number(number: Decimal) -> datetime:
    """Seconds or milliseconds: no number is a likely moment as both. A smaller one may be a spreadsheet's day."""
    if not FIRST_SECOND <= number < LAST_MILLISECOND:
        raise ValueError
    seconds = number if number < FIRST_MILLISECOND else number / 1000
    return _from_counts(int(seconds), int(seconds % 1 * 10**9))


def moment_from_milliseconds(value: Any) -> datetime:
    """Accounts count milliseconds, and write them as text."""
    if isinstance(value, str) and value.isdecimal():
        value = int(value[:20])
    if not isinstance(value, int) or isinstance(value, bool):
        return moment_from(value)
    return _from_counts(value // 1000, value % 1000 * 1_000_000)


def _from_counts(seconds: int, nanoseconds: int) -> datetime:
    try:
        return EPOCH + timedelta(seconds=seconds, microseconds=nanoseconds // 1000)
    except OverflowError:
        raise ValueError("it is not a moment") from None


def _number(value: dict[str, Any], names: tuple[str, ...], default: int | None = None) -> int:
    number = next((value[name] for name in names if name in value), default)
    # Whole numbers may come as text, or as 1700000000.0.
    if isinstance(number, str) and number.removeprefix("-").isdecimal():
        return int(number[:20])
    if isinstance(number, bool) or not isinstance(number, int | float) or number != int(number):
        raise ValueError
    return int(number)


def _in_utc(moment: datetime) -> datetime:
    """Exports write UTC, and some omit the zone."""
    return moment.astimezone(UTC) if moment.tzinfo else moment.replace(tzinfo=UTC)
