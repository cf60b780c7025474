"""The files of a lesson as one archive, which every later backup of the same files shares."""

from __future__ import annotations

import hashlib
import os
import shutil
import tarfile
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

from kaktus.backups.contents import LessonFiles
from kaktus.backups.problems import BackupProblem
from kaktus.backups.sealed_files import Seal, digest_of, reading
from kaktus.common.files.storage import Storage, StorageProblem

IN_MEMORY: Final = 8 * 1024 * 1024
# A file's size and SHA-256, by its name.
FileList = Mapping[str, tuple[int, str]]
# Takes a file's name and content.
Keep = Callable[[str, IO[bytes]], None]


class NotInStorage(Exception):
    """A file of the list is not in the storage, or is cut short."""


class _Counted:
    """Reads a stream, and knows the digest of what it has read."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream
        self._digest = hashlib.sha256()

    def read(self, amount: int = -1) -> bytes:
        block: bytes = self._stream.read(amount)
        self._digest.update(block)
        return block

    @property
    def digest(self) -> str:
        return self._digest.hexdigest()


def write_archive(item: LessonFiles, *, storage: Storage, archive: Path, seal: Seal) -> dict[str, tuple[int, str]]:
    """Complete or not there: it gets its name when it is on the disk."""
    part = archive.with_name(f".{archive.name}.{os.getpid()}.part")
    try:
        with seal.writing(part) as stream, tarfile.open(fileobj=stream, mode="w|") as tar:
            files = {name: _add(tar, name, size, item.folder, storage) for name, size in item.sizes.items()}
        part.replace(archive)
    finally:
        part.unlink(missing_ok=True)
    return files


def _add(tar: tarfile.TarFile, name: str, size: int, folder: str, storage: Storage) -> tuple[int, str]:
    entry = tarfile.TarInfo(name)
    entry.size, entry.mode = size, 0o600
    with _stored(storage, f"{folder}/{name}", size) as stream:
        source = _Counted(stream)
        tar.addfile(entry, source)
    return size, source.digest


@contextmanager
def _stored(storage: Storage, name: str, size: int) -> Iterator[IO[bytes]]:
    try:
        if storage.size(name) != size:
            raise NotInStorage(name)
        stream = storage.stream(name)
    except (FileNotFoundError, StorageProblem):
        raise NotInStorage(name) from None
    with stream:
        yield stream


def check_archive(archive: Path, *, size: int, digest: str) -> None:
    if not archive.is_file():
        raise BackupProblem(f"{archive} is missing: a backup needs the folder 'lessons' next to it.")
    if archive.stat().st_size != size or digest_of(archive) != digest:
        raise BackupProblem(f"{archive} is damaged: it is not what the backup's list says.")


def read_archive(archive: Path, *, files: FileList, keep: Keep) -> None:
    """Pass every file to `keep`, once it is known to match the list."""
    unread = dict(files)
    try:
        with reading(archive) as stream, tarfile.open(fileobj=stream, mode="r|") as tar:
            for entry in tar:
                source = tar.extractfile(entry)
                if source is None or entry.name not in unread:
                    raise BackupProblem(f"{archive} holds what is not on the backup's list.")
                with _checked(source, *unread.pop(entry.name), archive=archive) as content:
                    keep(entry.name, content)
    except tarfile.TarError:
        raise BackupProblem(f"{archive} cannot be read: it is damaged.") from None
    if unread:
        raise BackupProblem(f"{archive} lacks {len(unread)} files of the backup's list.")


@contextmanager
def _checked(source: IO[bytes], size: int, digest: str, *, archive: Path) -> Iterator[IO[bytes]]:
    with tempfile.SpooledTemporaryFile(max_size=IN_MEMORY) as copy:
        counted = _Counted(source)
        shutil.copyfileobj(counted, copy)
        if copy.tell() != size or counted.digest != digest:
            raise BackupProblem(f"A file in {archive} is not the one on the backup's list.")
        copy.seek(0)
        yield copy
