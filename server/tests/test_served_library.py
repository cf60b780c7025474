"""Libraries that tests start: a start that fails says why, and leaves nothing running."""

from __future__ import annotations

import socket
from pathlib import Path

import psutil
import pytest

from e2e.running import Library
from testing.served_library import ServedLibrary


def processes_of(library: ServedLibrary) -> list[int]:
    """All that know the library's data folder, the server's children among them."""
    mark = f"KAKTUS_DATA_DIR={library.data}".encode()
    pids = []
    for process in psutil.process_iter():
        try:
            environ = Path(f"/proc/{process.pid}/environ").read_bytes()
        except OSError:
            continue
        if mark in environ.split(b"\0"):
            pids.append(process.pid)
    return pids


def test_a_server_that_stops_by_itself_tells_why(tmp_path: Path) -> None:
    library = ServedLibrary(tmp_path / "data", settings={"KAKTUS_TYPO": "1"})
    with pytest.raises(AssertionError, match="KAKTUS_TYPO is not a setting"):
        library.start()
    assert library.process is None


def test_a_server_that_does_not_get_ready_is_not_left_running(tmp_path: Path) -> None:
    library = ServedLibrary(tmp_path / "data", demo=True)
    with pytest.raises(AssertionError, match="did not get ready"):
        library.start(seconds=0)
    assert processes_of(library) == []


def test_a_failed_start_stops_the_mail_server_too(tmp_path: Path) -> None:
    library = Library(tmp_path / "data", settings={"KAKTUS_TYPO": "1"})
    with pytest.raises(AssertionError, match="KAKTUS_TYPO is not a setting"):
        library.start()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", library.mails.port), timeout=5)
