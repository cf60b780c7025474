"""Opens folders and files through descriptors: only plain ones, and nothing through a link."""

from __future__ import annotations

import errno
import hashlib
import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from types import TracebackType

BLOCK = 64 * 1024
NO_LINK = "only plain files and folders can be imported, no links."
_NOT_PLAIN = (errno.ELOOP, errno.ENOTDIR, errno.EISDIR, errno.ENXIO, errno.ENODEV)


class CannotRead(Exception):
    """Something that cannot be read, or must not be; the text names its place."""


@dataclass(frozen=True)
class Entry:
    """What a folder says about one of its entries: about the entry itself, not about what a link leads to."""

    name: str
    mode: int
    size: int

    @property
    def is_folder(self) -> bool:
        return stat.S_ISDIR(self.mode)

    @property
    def is_file(self) -> bool:
        return stat.S_ISREG(self.mode)

    @property
    def is_hidden(self) -> bool:
        return self.name.startswith(".")


class PlainFolder:
    """An open folder. Its entries are reached from its descriptor, wherever its path may lead meanwhile."""

    def __init__(self, descriptor: int, place: str) -> None:
        self.descriptor = descriptor
        self.place = place

    @classmethod
    def at(cls, path: Path) -> PlainFolder:
        """The folder that the operator has named. It may be reached by a link, because the operator wrote the path."""
        try:
            return cls(os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC), "")
        except OSError as error:
            raise CannotRead(f"{path} is not a folder ({error.strerror}).") from None

    def __enter__(self) -> PlainFolder:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        os.close(self.descriptor)

    def place_of(self, name: str) -> str:
        return f"{self.place}/{name}" if self.place else name

    def entries(self, *, limit: int) -> list[Entry]:
        """In the order of their names; reading stops after one more than `limit`."""
        try:
            with os.scandir(self.descriptor) as listing:
                stats = ((entry.name, entry.stat(follow_symlinks=False)) for entry in islice(listing, limit + 1))
                entries = [Entry(name, status.st_mode, status.st_size) for name, status in stats]
        except OSError as error:
            raise self._problem(".", error) from None
        if len(entries) > limit:
            raise CannotRead(f"{self.place or 'The folder'}: more than {limit} entries in one folder.")
        return sorted(entries, key=lambda entry: entry.name)

    def folder(self, name: str) -> PlainFolder:
        try:
            flags = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
            return PlainFolder(os.open(name, flags, dir_fd=self.descriptor), self.place_of(name))
        except OSError as error:
            raise self._problem(name, error) from None

    def file(self, path: str, *, limit: int) -> PlainFile:
        """Opened step by step, so that none of its folders can be a link either; `limit` is the largest size."""
        first, slash, rest = path.partition("/")
        if slash:
            with self.folder(first) as inner:
                return inner.file(rest, limit=limit)
        try:
            # Without NONBLOCK, opening a pipe would wait for somebody to write to it.
            flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC
            descriptor = os.open(path, flags, dir_fd=self.descriptor)
        except OSError as error:
            raise self._problem(path, error) from None
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            os.close(descriptor)
            raise CannotRead(f"{self.place_of(path)}: {NO_LINK}")
        return PlainFile(descriptor, self.place_of(path), limit)

    def _problem(self, name: str, error: OSError) -> CannotRead:
        place = self.place_of(name).removesuffix("/.")
        return CannotRead(f"{place}: {NO_LINK if error.errno in _NOT_PLAIN else f'cannot be read ({error.strerror}).'}")


class PlainFile:
    """The blocks of an open file; after the last one, their size and digest are complete."""

    def __init__(self, descriptor: int, place: str, limit: int) -> None:
        self.descriptor = descriptor
        self.place = place
        self.limit = limit
        self.size = 0
        self._digest = hashlib.sha256()

    @property
    def digest(self) -> str:
        return self._digest.hexdigest()

    def __iter__(self) -> Iterator[bytes]:
        try:
            while block := os.read(self.descriptor, BLOCK):
                self.size += len(block)
                if self.size > self.limit:
                    raise CannotRead(f"{self.place}: the file is too large, or grew while it was read.")
                self._digest.update(block)
                yield block
        except OSError as error:
            raise CannotRead(f"{self.place}: cannot be read ({error.strerror}).") from None

    def __enter__(self) -> PlainFile:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        os.close(self.descriptor)
