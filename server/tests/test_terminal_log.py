"""The log in a terminal: one short line for people; JSON everywhere else."""

from __future__ import annotations

import json
import logging
import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Any

from kaktus.common.environment import ROOT
from kaktus.common.logs.request_log import FIELDS
from kaktus.common.logs.terminal_log import TerminalFormatter

PROGRAM = "import django; django.setup(); from kaktus.common.logs.request_log import log; log('chores_done', chores=2)"


def shown(event: str, level: int = logging.INFO, **fields: object) -> str:
    record = logging.LogRecord("kaktus", level, "", 0, event, None, None)
    setattr(record, FIELDS, fields)
    # Without the time of day.
    return TerminalFormatter().format(record)[9:]


def test_a_request() -> None:
    fields: dict[str, Any] = {
        "method": "GET",
        "route": "/api/me",
        "status": 200,
        "ms": 3.1,
        "ip": "203.0.113.0",
        "request_id": "1" * 16,
    }
    assert shown("request", **fields) == "  200  GET /api/me  3.1 ms"
    assert shown("request", **fields | {"route": "", "status": 404}) == "  404  GET (no such page)  3.1 ms"


def test_an_event() -> None:
    assert shown("job_failed", logging.ERROR, job=7, error="OSError") == "✗ job failed: job 7, error OSError"
    assert shown("job_lost", logging.WARNING) == "! job lost"


def test_an_exception_without_its_text() -> None:
    try:
        raise ValueError("anna@example.org")
    except ValueError as error:
        record = logging.LogRecord("kaktus", 40, "", 0, "exception", None, (ValueError, error, error.__traceback__))
    line = TerminalFormatter().format(record)
    assert line.partition("exception ")[2].startswith(f"(ValueError in {__file__}:")
    assert "anna" not in line


def run(tmp_path: Path, output: int) -> None:
    environ = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "server"),
        "DJANGO_SETTINGS_MODULE": "kaktus.settings",
        "KAKTUS_DATA_DIR": str(tmp_path),
    }
    subprocess.run([sys.executable, "-c", PROGRAM], env=environ, stdout=output, stderr=output, check=True, timeout=60)


def test_people_get_it_in_a_terminal_alone(tmp_path: Path) -> None:
    terminal, inside = pty.openpty()
    run(tmp_path, inside)
    assert os.read(terminal, 1000).decode().rstrip()[9:] == "  chores done: chores 2"
    with (tmp_path / "log").open("w+b") as file:
        run(tmp_path, file.fileno())
        file.seek(0)
        assert json.loads(file.read())["event"] == "chores_done"
