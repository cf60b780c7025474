"""The commands that start the servers to measure, with one worker unless told otherwise."""

from __future__ import annotations

import sys
from pathlib import Path

from libraries import BENCH

PEER = BENCH / ".venv" / "bin" / "python"
POCKETBASE = PEER.with_name("pocketbase")


def granian(module: str, port: int) -> list[str]:
    options = ["--interface", "wsgi", "--workers", "1", "--blocking-threads", "4", "--no-access-log"]
    place = ["--host", "127.0.0.1", "--port", str(port)]
    return [str(Path(sys.executable).with_name("granian")), *options, *place, f"{module}:application"]


def project(port: int, workers: int = 1) -> list[str]:
    return [sys.executable, str(BENCH / "serve.py"), str(port), str(workers)]


def uvicorn(module: str, port: int) -> list[str]:
    return [str(PEER), "-m", "uvicorn", f"{module}:app", "--port", str(port), "--no-access-log"]
