"""The forms in which exports write moments, read as they are: nothing is rounded to days or moved to another zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
SECONDS: Final = ("_seconds", "seconds")
NANOSECONDS: Final = ("_nanoseconds", "nanoseconds")


def moment_from(value: Any) -> datetime:
    """From `{_seconds, _nanoseconds}` with or without underscores, ISO text, or either as a `__datatype__`."""
    try:
        if isinstance(value, dict) and "__datatype__" in value:
            value = value.get("value")
        if isinstance(value, dict):
            return _from_counts(_number(value, SECONDS), _number(value, NANOSECONDS, default=0))
        if isinstance(value, str):
            return _in_utc(datetime.fromisoformat(value.strip()))
    except (ValueError, OverflowError):
        pass
    raise ValueError("it is not a moment")


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
