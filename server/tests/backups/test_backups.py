"""Making, checking and restoring backups on the command line, and the message if that is not possible."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.backups.conftest import Library
from tests.readers import shipped_lessons

from kaktus.backups import places
from kaktus.cli import main

Output = pytest.CaptureFixture[str]
LESSONS = shipped_lessons()


@pytest.fixture
def backup(library: Library, tmp_path: Path, capsys: Output) -> Path:
    return make(tmp_path / "backups", capsys)


def make(place: Path, capsys: Output, *options: str) -> Path:
    assert main(["backup", str(place), "--json", *options]) == 0
    return Path(json.loads(capsys.readouterr().out)["backup"])


def answer(capsys: Output, *command: str, code: int = 0) -> Any:
    assert main([*command, "--json"]) == code
    return json.loads(capsys.readouterr().out)


def refusal(capsys: Output, *command: str) -> str:
    assert main(list(command)) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.startswith("kaktus: ")
    assert error.count("\n") == 1
    return error


def rows(database: Path, table: str) -> Any:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(f"SELECT * FROM {table} ORDER BY 1").fetchall()


def test_everything_comes_back(library: Library, backup: Path, tmp_path: Path, capsys: Output) -> None:
    empty = library.use(tmp_path / "empty")
    assert main(["restore", str(backup)]) == 0
    printed = capsys.readouterr().out
    assert "secret-key" in printed
    assert "./kaktus migrate" in printed
    for table in ("accounts_user", "activation_activationcode", "library_package"):
        assert rows(empty / "kaktus.sqlite3", table) == rows(library.data / "kaktus.sqlite3", table) != []
    assert files_below(empty / "content") == files_below(library.data / "content") != {}
    assert stat.S_IMODE((empty / "kaktus.sqlite3").stat().st_mode) == 0o600
    assert sorted(path.name for path in empty.iterdir()) == ["content", "kaktus.sqlite3"]


def files_below(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_only_the_owner_can_read_it(backup: Path) -> None:
    for path in backup.parent.rglob("*"):
        assert stat.S_IMODE(path.stat().st_mode) == (0o700 if path.is_dir() else 0o600), path


def test_files_of_lessons_are_copied_once(library: Library, tmp_path: Path, capsys: Output) -> None:
    place = tmp_path / "backups"
    assert answer(capsys, "backup", str(place))["newArchives"] == LESSONS
    (first,) = place.glob("kaktus-*")
    first.rename(first.with_name("kaktus-20260101T000000Z"))
    next((place / "lessons").iterdir()).unlink()
    second = answer(capsys, "backup", str(place))
    assert (second["lessons"], second["newArchives"]) == (LESSONS, 1)
    assert answer(capsys, "backup", "verify", second["backup"])["problems"] == []


def test_old_backups_go_with_the_archives_that_only_they_need(backup: Path, capsys: Output) -> None:
    manifest = json.loads((backup / "manifest.json").read_text())
    manifest["made_at"] = "2026-01-01T00:00:00+00:00"
    (backup / "manifest.json").write_text(json.dumps(manifest))
    old = backup.rename(backup.with_name("kaktus-20260101T000000Z"))
    unneeded = backup.parent / "lessons" / "0123.tar"
    unneeded.write_bytes(b"")
    new = answer(capsys, "backup", str(backup.parent), "--keep-days", "30")
    assert new["removed"] == [old.name]
    assert not old.exists()
    assert not unneeded.exists()
    assert answer(capsys, "backup", "verify", new["backup"])["problems"] == []


def test_what_is_there_is_not_overwritten(library: Library, backup: Path, tmp_path: Path, capsys: Output) -> None:
    assert "There is a database already" in refusal(capsys, "restore", str(backup))
    half = library.use(tmp_path / "half")
    (half / "kaktus.sqlite3-wal").write_bytes(b"x")
    assert "belongs to another database" in refusal(capsys, "restore", str(backup))
    (half / "kaktus.sqlite3-wal").unlink()
    (half / "content" / "kaktus-1").mkdir(parents=True)
    assert "The storage of the lessons is not empty" in refusal(capsys, "restore", str(backup))
    assert not (half / "kaktus.sqlite3").exists()
    assert main(["restore", str(backup), "--only", "database"]) == 0
    assert (half / "kaktus.sqlite3").exists()


def test_a_file_that_is_not_in_the_storage_is_told(library: Library, tmp_path: Path, capsys: Output) -> None:
    data = tmp_path / "damaged"
    shutil.copytree(library.data, data)
    library.use(data)
    lost = next((data / "content").rglob("ton.mp3"))
    lost.write_bytes(b"cut short")
    new = answer(capsys, "backup", str(tmp_path / "backups"), code=1)
    assert new["missing"] == [str(lost.relative_to(data / "content"))]
    assert new["lessons"] == LESSONS - 1
    (problem,) = answer(capsys, "backup", "verify", new["backup"], code=1)["problems"]
    assert problem == f"The files of {lost.parent.relative_to(data / 'content')} are not in the backup."


@pytest.mark.parametrize("what", ["database", "archive", "rows", "manifest"])
def test_damage_is_found(what: str, library: Library, backup: Path, tmp_path: Path, capsys: Output) -> None:
    command = ["backup", "verify", str(backup)]
    if what == "rows":
        manifest = (backup / "manifest.json").read_text()
        (backup / "manifest.json").write_text(manifest.replace('"accounts_user": 2', '"accounts_user": 3'))
        assert answer(capsys, *command, code=1)["problems"] == ["The table accounts_user has 2 rows instead of 3."]
    elif what == "archive":
        damage(next((backup.parent / "lessons").iterdir()))
        (problem,) = answer(capsys, *command, code=1)["problems"]
        assert "is damaged" in problem
    else:
        damage(backup / ("database.sqlite3" if what == "database" else "manifest.json"))
        assert "damaged" in refusal(capsys, *command)
    empty = library.use(tmp_path / "empty")
    if what != "rows":
        assert "damaged" in refusal(capsys, "restore", str(backup))
        assert not (empty / "kaktus.sqlite3").exists()
        assert files_below(empty) == {}


def damage(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 0xFF
    file.write_bytes(content)


def test_a_damaged_or_missing_database_leaves_no_backup(library: Library, tmp_path: Path, capsys: Output) -> None:
    data = library.use(tmp_path / "damaged")
    place = tmp_path / "backups"
    assert "unable to open database file" in refusal(capsys, "backup", str(place))
    shutil.copyfile(library.data / "kaktus.sqlite3", data / "kaktus.sqlite3")
    with (data / "kaktus.sqlite3").open("r+b") as stream:
        stream.seek(4096 * 3)
        stream.write(b"\xff" * 4096 * 20)
    assert "SQLite says" in refusal(capsys, "backup", str(place))
    assert sorted(path.name for path in place.iterdir()) == [".lock", "lessons"]


def test_a_backup_of_a_newer_release_is_refused(library: Library, backup: Path, tmp_path: Path, capsys: Output) -> None:
    manifest = json.loads((backup / "manifest.json").read_text())
    manifest["migrations"].append("accounts.9999_from_the_future")
    (backup / "manifest.json").write_text(json.dumps(manifest))
    library.use(tmp_path / "empty")
    assert "newer than this one" in refusal(capsys, "restore", str(backup))


def test_a_disk_that_is_full(library: Library, tmp_path: Path) -> None:
    """No file may get larger than 64 KiB, which to a program looks like a full disk."""
    program = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (65536, 65536));"
        "from kaktus.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    for options in ([], ["--encrypt-to", str(public_key(tmp_path))]) if shutil.which("gpg") else ([],):
        done = subprocess.run(
            [sys.executable, "-c", program, "backup", str(tmp_path / "backups"), *options],
            env=os.environ | {"KAKTUS_DATA_DIR": str(library.data), "PYTHONPATH": "server"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 2, done.stderr
        assert "no room left" in done.stderr or "disk I/O error" in done.stderr
        assert list((tmp_path / "backups").glob("*kaktus-*")) == []


def test_two_at_once(backup: Path, capsys: Output) -> None:
    with places.Place(backup.parent).locked():
        assert "Another backup" in refusal(capsys, "backup", str(backup.parent))


def test_what_a_killed_backup_left_is_removed_after_a_day(
    library: Library, backup: Path, tmp_path: Path, capsys: Output
) -> None:
    leftover, plain = backup.parent / ".kaktus-20260101T000000Z.part", library.data / "kaktus-backup-abc"
    leftover.mkdir()
    plain.mkdir()
    new = backup.parent / "lessons" / ".new.tar.1.part"
    new.write_bytes(b"")
    long_ago = leftover.stat().st_mtime - timedelta(days=2).total_seconds()
    for folder in (leftover, plain):
        os.utime(folder, (long_ago, long_ago))
    make(tmp_path / "elsewhere", capsys)
    assert not plain.exists()
    with places.Place(backup.parent).locked():
        assert not leftover.exists()
        assert new.exists()


def test_programs_that_are_missing(
    library: Library, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    printed = refusal(capsys, "backup", str(tmp_path / "backups"), "--encrypt-to", "somebody")
    assert printed == "kaktus: gpg is not installed here; on Debian: apt install gpg.\n"


def test_no_backup_there(library: Library, tmp_path: Path, capsys: Output) -> None:
    for command in (["restore"], ["backup", "verify"]):
        assert "is no backup: it has no manifest.json." in refusal(capsys, *command, str(tmp_path))
        assert "is no backup: there is no such folder." in refusal(capsys, *command, str(tmp_path / "gone"))


def test_the_folder_of_all_backups_instead_of_one(library: Library, tmp_path: Path, capsys: Output) -> None:
    for name in ("kaktus-20261116T020000Z", "kaktus-20261117T020000Z"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "manifest.json").touch()
    printed = refusal(capsys, "backup", "verify", str(tmp_path))
    assert f"name one of the backups in it, such as {tmp_path}/kaktus-20261117T020000Z." in printed


def public_key(folder: Path) -> Path:
    """The public key of somebody whose private key is not here."""
    key = folder / "public.key"
    with Keyring() as keyring:
        keyring.make("elsewhere@example.org")
        key.write_bytes(keyring.gpg("--export", "elsewhere@example.org"))
    return key


class Keyring:
    """gpg with a home of its own. It listens to a socket there, whose path may have 107 characters: a test's own
    folder can be too deep."""

    def __enter__(self) -> Keyring:
        self._folder = tempfile.TemporaryDirectory()
        self.home = Path(self._folder.name)
        return self

    def __exit__(self, *_: object) -> None:
        subprocess.run(["gpgconf", "--homedir", str(self.home), "--kill", "all"], check=True)
        self._folder.cleanup()

    def gpg(self, *arguments: str) -> bytes:
        command = ["gpg", "--homedir", str(self.home), "--batch", "--quiet", *arguments]
        return subprocess.run(command, check=True, capture_output=True).stdout

    def make(self, address: str) -> None:
        self.gpg("--passphrase", "", "--quick-generate-key", address, "future-default")


@pytest.mark.skipif("shutil.which('gpg') is None", reason="gpg is not installed")
def test_an_encrypted_backup(library: Library, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    with Keyring() as keyring, Keyring() as nobody:
        keyring.make("backup@example.org")
        monkeypatch.setenv("GNUPGHOME", str(keyring.home))
        unknown = refusal(capsys, "backup", str(tmp_path / "b"), "--encrypt-to", "nobody@example.org")
        assert "gpg does not know the key" in unknown
        backup = make(tmp_path / "b", capsys, "--encrypt-to", "backup@example.org")
        stored = [path for path in (tmp_path / "b").rglob("*") if path.is_file() and path.name not in (".lock",)]
        assert {path.suffix for path in stored} == {".gpg", ".json"}
        assert not any(b"person0@example.org" in path.read_bytes() for path in stored)
        assert not list(library.data.glob("kaktus-backup-*"))
        assert answer(capsys, "backup", "verify", str(backup))["problems"] == []

        monkeypatch.setenv("GNUPGHOME", str(nobody.home))
        empty = library.use(tmp_path / "empty")
        assert "no private key here that opens it" in refusal(capsys, "restore", str(backup))
        assert files_below(empty) == {}

        monkeypatch.setenv("GNUPGHOME", str(keyring.home))
        assert main(["restore", str(backup)]) == 0
        assert rows(empty / "kaktus.sqlite3", "accounts_user") == rows(library.data / "kaktus.sqlite3", "accounts_user")
        assert files_below(empty / "content") == files_below(library.data / "content")
