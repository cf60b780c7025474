"""Opens a lesson that comes as one ZIP file, with the checks and limits of a folder; nothing is unpacked to disk."""

from __future__ import annotations

import hashlib
import os
import stat
import zipfile
import zlib
from collections.abc import Iterator
from types import TracebackType
from typing import IO

from kaktus.common.files.zip_lists import count_entries
from kaktus.library.reading.package_entries import (
    DEEPEST,
    LARGEST_FILE,
    LARGEST_PACKAGE,
    LONGEST_PATH,
    MAX_ENTRIES,
    MB,
    clash,
    name_problem,
)
from kaktus.library.reading.plain_folders import BLOCK, NO_LINK, CannotRead, PlainFile

# A long text shrinks to a fiftieth at best; what shrinks to less is made to fill the disk.
MAX_EXPANSION = 200
SMALL = MB
METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
LARGEST_LIST = 16 * MB
ENCRYPTED = 0x1
# What macOS adds to every ZIP file.
IGNORED = "__MACOSX"


class ZipPackage:
    """The files of a lesson, by their paths in it. A single folder that holds everything else does not count."""

    def __init__(self, file: PlainFile, place: str) -> None:
        self.place = place
        self._file = os.fdopen(os.dup(file.descriptor), "rb")
        try:
            self._check_list()
            self._zip = zipfile.ZipFile(self._file)
        except (zipfile.BadZipFile, NotImplementedError, UnicodeDecodeError, OSError, ValueError, EOFError):
            self._file.close()
            raise CannotRead(f"{place}: is not a ZIP file that can be read; pack it again.") from None
        except CannotRead:
            self._file.close()
            raise
        self._entries: dict[str, zipfile.ZipInfo] = {}

    def __enter__(self) -> ZipPackage:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._zip.close()
        self._file.close()

    def place_of(self, name: str) -> str:
        return f"{self.place}/{name}"

    def _check_list(self) -> None:
        """Before the list of files is read into memory."""
        size = os.fstat(self._file.fileno()).st_size
        if size > LARGEST_PACKAGE:
            raise CannotRead(f"{self.place}: the file is larger than {LARGEST_PACKAGE // MB} MB.")
        if count_entries(self._file, limit=MAX_ENTRIES, longest=LARGEST_LIST) > MAX_ENTRIES:
            raise CannotRead(f"{self.place}: the lesson has more than {MAX_ENTRIES} files and folders.")

    def sizes(self, problems: list[str]) -> dict[str, int]:
        """The files that may be opened. Every trick in names, types and sizes is a problem of its own."""
        names: dict[str, dict[str, str]] = {}
        good: dict[str, zipfile.ZipInfo] = {}
        for info in self._zip.infolist():
            problem = _problem(info, names, good)
            if problem:
                problems.append(f"{self.place_of(info.orig_filename)}: {problem}")
            elif not info.is_dir() and not _is_hidden(info.filename):
                good[info.filename] = info
        if sum(info.file_size for info in good.values()) > LARGEST_PACKAGE:
            raise CannotRead(f"{self.place}: the lesson's files are larger than {LARGEST_PACKAGE // MB} MB together.")
        folder = _only_folder(good)
        self._entries = {name.removeprefix(folder): info for name, info in good.items()}
        return {name: info.file_size for name, info in self._entries.items()}

    def file(self, path: str, *, limit: int) -> ZippedFile:
        if not self._entries:
            self.sizes([])
        info = self._entries.get(path)
        if info is None:
            raise CannotRead(f"{self.place_of(path)}: is missing.")
        try:
            return ZippedFile(self._zip.open(info), self.place_of(path), limit)
        except (zipfile.BadZipFile, NotImplementedError, RuntimeError, OSError, ValueError):
            raise CannotRead(f"{self.place_of(path)}: cannot be unpacked; pack the ZIP file again.") from None


class ZippedFile:
    """The unpacked blocks of a file; after the last one, their size and digest are complete."""

    def __init__(self, file: IO[bytes], place: str, limit: int) -> None:
        self.place = place
        self.limit = limit
        self.size = 0
        self._file = file
        self._digest = hashlib.sha256()

    @property
    def digest(self) -> str:
        return self._digest.hexdigest()

    def __iter__(self) -> Iterator[bytes]:
        try:
            while block := self._file.read(BLOCK):
                self.size += len(block)
                if self.size > self.limit:
                    raise CannotRead(f"{self.place}: the file is larger than {self.limit // MB} MB.")
                self._digest.update(block)
                yield block
        except (zipfile.BadZipFile, zlib.error, EOFError, OSError):
            raise CannotRead(f"{self.place}: cannot be unpacked; pack the ZIP file again.") from None

    def __enter__(self) -> ZippedFile:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()


def _problem(info: zipfile.ZipInfo, names: dict[str, dict[str, str]], good: dict[str, zipfile.ZipInfo]) -> str:
    # Some programs write Windows' folders, and Python cuts a name at a zero: only the name as it was written counts.
    path = info.orig_filename.removesuffix("/")
    if path != info.filename.removesuffix("/") or "\\" in path:
        return "this name cannot be used in a link; pack the ZIP file again."
    parts = path.split("/")
    if path.startswith("/") or any(part in ("", ".", "..") for part in parts):
        return "this path leads out of the package."
    return (
        _kind_problem(info)
        or next(filter(None, map(name_problem, parts)), "")
        or _place_problem(path, parts, names)
        or ("this file is there twice." if path in good else "")
        or _size_problem(info)
    )


def _kind_problem(info: zipfile.ZipInfo) -> str:
    mode = info.external_attr >> 16
    if stat.S_IFMT(mode) and not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        return NO_LINK
    if info.flag_bits & ENCRYPTED:
        return "is protected with a password; pack the ZIP file without one."
    if info.compress_type not in METHODS:
        return "is packed in a way that cannot be read; pack the ZIP file again, the ordinary way."
    return ""


def _place_problem(path: str, parts: list[str], names: dict[str, dict[str, str]]) -> str:
    if len(parts) > DEEPEST + 1:
        return f"folders can be nested {DEEPEST} deep at most."
    if len(path.encode()) > LONGEST_PATH:
        return "the names of the folders and the file are too long together."
    for depth, part in enumerate(parts):
        problem = clash(part, names.setdefault("/".join(parts[:depth]), {}))
        if problem:
            return problem
    return ""


def _size_problem(info: zipfile.ZipInfo) -> str:
    if info.file_size > LARGEST_FILE:
        return f"the file is larger than {LARGEST_FILE // MB} MB."
    if info.file_size > SMALL and info.file_size > MAX_EXPANSION * info.compress_size:
        return f"unpacks to more than {MAX_EXPANSION} times its size, as no lesson's file does."
    return ""


def _is_hidden(path: str) -> bool:
    return path.startswith(f"{IGNORED}/") or any(part.startswith(".") for part in path.split("/"))


def _only_folder(good: dict[str, zipfile.ZipInfo]) -> str:
    firsts = {name.partition("/")[0] for name in good}
    return f"{firsts.pop()}/" if len(firsts) == 1 and all("/" in name for name in good) else ""
