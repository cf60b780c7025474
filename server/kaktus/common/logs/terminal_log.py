"""The log for a person who watches the server in a terminal: one short line per event."""

from __future__ import annotations

import logging
from datetime import datetime

from kaktus.common.logs.request_log import FIELDS

# They help to find a line among millions; nobody reads them in a terminal.
HIDDEN_FIELDS = ("request_id", "ip")
LEVELS = {logging.INFO: " ", logging.WARNING: "!"}


class TerminalFormatter(logging.Formatter):
    """As in the structured log, only the type and the place of an exception are shown."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {name: value for name, value in getattr(record, FIELDS, {}).items() if name not in HIDDEN_FIELDS}
        text = _request(fields) if record.getMessage() == "request" else _event(record.getMessage(), fields)
        at = datetime.fromtimestamp(record.created).astimezone().strftime("%H:%M:%S")
        return f"{at} {LEVELS.get(record.levelno, '✗')} {text}{_exception(record)}"


def _request(fields: dict[str, object]) -> str:
    return f"{fields['status']}  {fields['method']} {fields['route'] or '(no such page)'}  {fields['ms']} ms"


def _event(event: str, fields: dict[str, object]) -> str:
    details = ", ".join(f"{name} {value}" for name, value in fields.items() if value not in ("", None))
    return event.replace("_", " ") + (f": {details}" if details else "")


def _exception(record: logging.LogRecord) -> str:
    if not record.exc_info or not record.exc_info[0]:
        return ""
    place = record.exc_info[2]
    while place and place.tb_next:
        place = place.tb_next
    where = f" in {place.tb_frame.f_code.co_filename}:{place.tb_lineno}" if place else ""
    return f" ({record.exc_info[0].__name__}{where})"
