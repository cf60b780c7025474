"""Documents as Firestore's REST interface writes them, each value with its type, turned into plain ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from kaktus.move_in.reading.records import LeaveOut, Record

PATH: Final = "/documents/"


def in_plain_form(records: Iterable[Record], collection: str, leave_out: LeaveOut) -> Iterator[Record]:
    """Documents of lists (`{name, fields}`) and of queries (`{document, readTime}`); all others as they are."""
    for record in records:
        value = record.value
        if isinstance(value, dict) and "readTime" in value:
            # The answer to a query ends with a line that has only the time.
            value = value.get("document")
            if value is None:
                continue
        path = value.get("name") if isinstance(value, dict) else None
        if not isinstance(path, str) or PATH not in path:
            yield record
            continue
        *_, parent, name = path.split("/")
        if parent == collection:
            yield Record(record.number, name, _plain_map(value))
        else:
            leave_out(parent, 1)


def _plain_map(value: Any) -> dict[str, Any]:
    fields = value.get("fields") if isinstance(value, dict) else None
    return {name: _plain(inner) for name, inner in fields.items()} if isinstance(fields, dict) else {}


def _plain_list(value: Any) -> list[Any]:
    values = value.get("values") if isinstance(value, dict) else None
    return [_plain(inner) for inner in values] if isinstance(values, list) else []


def _whole_number(value: Any) -> Any:
    """They come as text."""
    return int(value) if isinstance(value, str) and value.removeprefix("-").isdecimal() and len(value) < 20 else value


READ: Final[dict[str, Callable[[Any], Any]]] = {
    "nullValue": lambda _: None,
    "mapValue": _plain_map,
    "arrayValue": _plain_list,
    "integerValue": _whole_number,
}


def _plain(value: Any) -> Any:
    if not isinstance(value, dict) or len(value) != 1:
        return value
    ((kind, inner),) = value.items()
    return READ[kind](inner) if kind in READ else inner
