"""Backups taken while people redeem codes: they contain everything acknowledged before, and can be restored.

RELIABILITY=full takes 20 backups instead of two.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.real_server import NewDatabase, RealServer, activate

from kaktus.common.backup import BackupProblem, back_up_sqlite

BACKUPS = 20 if os.environ.get("RELIABILITY") == "full" else 2


@pytest.fixture
def server(tmp_path: Path, new_database: NewDatabase) -> Iterator[RealServer]:
    server = RealServer(tmp_path / "data", new_database("backup"))
    try:
        yield server
    finally:
        server.kill()


@pytest.mark.skipif("os.environ.get('TEST_DATABASE') == 'postgresql'", reason="PostgreSQL has pg_dump")
def test_nothing_acknowledged_before_a_backup_is_missing_in_it(server: RealServer, tmp_path: Path) -> None:
    seed = server.prepare(people=1, codes=BACKUPS * 400)
    server.start()
    acknowledged: list[str] = []
    enough = threading.Event()
    redeeming = threading.Thread(target=redeem, args=(server, seed, acknowledged, enough))
    redeeming.start()
    taken: list[tuple[list[str], Path, Path]] = []
    try:
        for number in range(BACKUPS):
            before = wait_for_more(acknowledged, than=20 * number + 20)
            copied, backup = tmp_path / f"copied{number}.sqlite3", tmp_path / f"backup{number}.sqlite3"
            shutil.copyfile(server.data / "kaktus.sqlite3", copied)
            server.command("backup", str(backup))
            assert len(acknowledged) > len(before), "nobody redeemed a code meanwhile"
            taken.append((before, copied, backup))
    finally:
        enough.set()
        redeeming.join()
    for before, copied, backup in taken:
        print(f"acknowledged before: {len(before)}, lost by copying the file: {len(set(before) - redeemed_in(copied))}")
        assert stat.S_IMODE(backup.stat().st_mode) == 0o600
        assert set(before) - redeemed_in(backup) == set()
    server.kill()
    check_restored(server, taken[-1])


def wait_for_more(acknowledged: list[str], *, than: int) -> list[str]:
    deadline = time.monotonic() + 60
    while len(acknowledged) <= than:
        assert time.monotonic() < deadline, "nobody redeems a code"
        time.sleep(0.01)
    return list(acknowledged)


def redeem(server: RealServer, seed: Any, acknowledged: list[str], enough: threading.Event) -> None:
    (token,) = seed["people"].values()
    with closing(server.connect()) as connection:
        for code in seed["codes"]:
            if enough.is_set():
                return
            if activate(connection, token, code, extend=True)[0] == 200:
                acknowledged.append(code)


def redeemed_in(database: Path) -> set[str]:
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT activation_code FROM activation_activationcode WHERE activated")
        return {code for (code,) in rows}


def check_restored(server: RealServer, taken: tuple[list[str], Path, Path]) -> None:
    """The steps of docs/operations.md: the old database is moved with its -wal and -shm, the copy replaces it."""
    before, _, backup = taken
    for end in ("", "-wal", "-shm"):
        server.data.joinpath(f"kaktus.sqlite3{end}").unlink(missing_ok=True)
    shutil.copyfile(backup, server.data / "kaktus.sqlite3")
    server.command("migrate")
    server.start()
    assert set(before) <= {code for code, _, _ in server.owners()}


def test_a_database_at_rest_can_be_copied_too(tmp_path: Path) -> None:
    database = make_database(tmp_path)
    back_up_sqlite(database, to=tmp_path / "backup")
    assert sqlite3.connect(tmp_path / "backup").execute("SELECT count(*) FROM things").fetchone() == (1000,)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["backup", "database"]


@pytest.mark.parametrize("there", ["file", "link"])
def test_what_is_there_is_not_overwritten(tmp_path: Path, there: str) -> None:
    database, target = make_database(tmp_path), tmp_path / "backup"
    if there == "file":
        target.write_text("yesterday's")
    else:
        target.symlink_to(tmp_path / "elsewhere")
    with pytest.raises(BackupProblem, match="exists already"):
        back_up_sqlite(database, to=target)
    assert not (tmp_path / "elsewhere").exists()
    assert not list(tmp_path.glob(".*"))


def test_a_damaged_or_missing_database_leaves_no_backup(tmp_path: Path) -> None:
    database = make_database(tmp_path)
    with database.open("r+b") as stream:
        stream.seek(4096)
        stream.write(b"\xff" * 4096)
    for source in (database, tmp_path / "missing"):
        with pytest.raises(BackupProblem):
            back_up_sqlite(source, to=tmp_path / "backup")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["database"]


def make_database(folder: Path) -> Path:
    with closing(sqlite3.connect(folder / "database")) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE things (name TEXT)")
        connection.executemany("INSERT INTO things VALUES (?)", [("thing" * 10,) for _ in range(1000)])
        connection.commit()
    return folder / "database"
