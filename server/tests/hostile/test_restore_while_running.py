"""A backup that somebody restores into a library while it is open: refused, with a sentence, and nothing is touched."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.backups.postgresql_client import client_path
from tests.real_server import NewDatabase, RealServer, activate

from kaktus.backups.manifest import NAME as MANIFEST
from testing.served_library import COMMAND


@pytest.fixture
def library(tmp_path: Path, new_database: NewDatabase) -> Iterator[RealServer]:
    server = RealServer(tmp_path / "data", new_database("restored"), settings={"PATH": client_path()})
    try:
        yield server
    finally:
        server.kill()


def kaktus(library: RealServer, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments], env=library.environ, capture_output=True, text=True, timeout=60, check=False
    )


def kill_with_worker(library: RealServer) -> None:
    """The job worker lives a little longer than its library, and would tidy the database's log away at its end."""
    assert library.process
    children = Path(f"/proc/{library.process.pid}/task/{library.process.pid}/children").read_text().split()
    for child in children:
        os.kill(int(child), signal.SIGKILL)
    library.kill()


@pytest.mark.parametrize("moved", ["nothing", "the file alone"])
def test_it_is_refused_and_the_library_goes_on(library: RealServer, tmp_path: Path, moved: str) -> None:
    if library.database and moved != "nothing":
        pytest.skip("about the file of SQLite")
    prepared = library.prepare(people=1, codes=1)
    (token,), (code,) = prepared["people"].values(), prepared["codes"]
    assert kaktus(library, "backup", str(tmp_path / "backups")).returncode == 0
    (backup,) = (path.parent for path in (tmp_path / "backups").glob(f"*/{MANIFEST}"))
    library.start()
    with closing(library.connect()) as connection:
        assert activate(connection, token, code)[0] == 200
        database = library.data / "kaktus.sqlite3"
        if moved == "the file alone":
            # Its log stays behind; and a library that runs would make the file anew when it connects.
            kill_with_worker(library)
            database.rename(tmp_path / "moved.sqlite3")
        done = kaktus(library, "restore", str(backup), "--only", "database")
        assert (done.returncode, done.stdout) == (2, "")
        assert "stop the library" in done.stderr.lower()
        if moved == "the file alone":
            assert not database.exists()
            (tmp_path / "moved.sqlite3").rename(database)
    assert [owned for owned, *_ in library.owners()] == [code]
