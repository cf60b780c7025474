"""Reads the records of an exported JSON file one after the other, so that a file of any size takes the same memory."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, TextIO

CHARACTERS_A_READ: Final = 1024 * 1024
# Ten thousand codes in one person's library are well below this.
LONGEST_RECORD: Final = 16 * CHARACTERS_A_READ
SPACES: Final = " \t\n\r"
END_BYTES: Final = 4096
DECODER: Final = json.JSONDecoder()


class BadFile(Exception):
    """The file cannot be read to its end; the text says why."""


class Record(NamedTuple):
    # A tuple, because there are millions of them, and it is made in half the time of a dataclass.
    number: int
    """Its place in the file, counted from 1."""
    name: str
    """Its id, if the file is an object by id."""
    value: Any


@dataclass(frozen=True)
class Shape:
    """How to recognise a record."""

    fields: frozenset[str]
    """Fields of a record. An object with one of them is a record; any other is an object by id."""
    wrappers: frozenset[str]
    """Names under which an export may put all its records."""


def read_records(file: Path, shape: Shape, *, progress: Callable[[int], None] = lambda _: None) -> Iterator[Record]:
    """A list, an object by id, either of them under a name, or JSON lines. Raises BadFile, also half-way."""
    try:
        # Some tools write a byte-order mark.
        with file.open(encoding="utf-8-sig", newline="") as stream:
            yield from _Reader(file.name, stream, progress).records(shape)
    except OSError as error:
        raise BadFile(f"{file.name} cannot be read ({error.strerror}).") from None
    except UnicodeDecodeError:
        raise BadFile(f"{file.name} is not in UTF-8.") from None


def check_end(file: Path) -> None:
    """Most files that were cut off show it in their last character, long before reading gets there."""
    try:
        with file.open("rb") as stream:
            start = stream.read(END_BYTES).removeprefix(b"\xef\xbb\xbf").lstrip()
            stream.seek(max(0, stream.seek(0, os.SEEK_END) - END_BYTES))
            end = stream.read().rstrip()
    except OSError as error:
        raise BadFile(f"{file.name} cannot be read ({error.strerror}).") from None
    closing = {b"[": b"]", b"{": b"}"}.get(start[:1])
    if closing and not end.endswith(closing):
        raise BadFile(f"{file.name} is not complete: its end is missing. Export it again. Nothing was written.")


class _Reader:
    def __init__(self, name: str, stream: TextIO, progress: Callable[[int], None]) -> None:
        self.name, self.stream, self.progress = name, stream, progress
        self.text, self.at, self.line, self.number = "", 0, 1, 0
        self.ended = False
        self.mark: int | None = None
        """What follows is kept, to be read a second time."""

    def records(self, shape: Shape) -> Iterator[Record]:
        first = self._peek()
        if first == "[":
            yield from self._list()
        elif first == "{" and self._is_record(shape):
            while self._peek():
                yield self._record("")
        elif first == "{":
            yield from self._object(shape)
        else:
            raise BadFile(f"{self.name} is {'not JSON' if first else 'empty'}.")
        if self._peek():
            raise self._bad("there is something behind its end")

    def _list(self) -> Iterator[Record]:
        self._take("[")
        while self._peek() != "]":
            yield self._record("")
            self._comma(before="]")
        self._take("]")

    def _object(self, shape: Shape) -> Iterator[Record]:
        self._take("{")
        while self._peek() != "}":
            name = self._name()
            if self._peek() == "[":
                yield from self._list()
            elif self._peek() == "{":
                yield from self._object(shape) if name in shape.wrappers else [self._record(name)]
            else:
                self._value()
            self._comma(before="}")
        self._take("}")

    def _is_record(self, shape: Shape) -> bool:
        """Decides by the names in it; afterwards the object is read again from its start."""
        self.mark = self.at
        self._take("{")
        is_record = None if self._peek() != "}" else False
        while is_record is None and self._peek() != "}":
            name = self._name()
            if name in shape.fields:
                is_record = True
            elif name in shape.wrappers or self._peek() == "{":
                is_record = False
            else:
                self._value()
                self._comma(before="}")
        self.at, self.mark = self.mark, None
        return is_record is not False

    def _record(self, name: str) -> Record:
        value = self._value()
        self.number += 1
        return Record(self.number, name, value)

    def _name(self) -> str:
        if self._peek() != '"':
            raise self._bad("a name is missing")
        name = self._value()
        self._take(":")
        self._peek()
        return str(name)

    def _comma(self, *, before: str) -> None:
        character = self._peek()
        if character == ",":
            self.at += 1
        elif character != before:
            raise self._bad("a , is missing")

    def _take(self, character: str) -> None:
        if self._peek() != character:
            raise self._bad(f"a {character} is missing")
        self.at += 1

    def _peek(self) -> str:
        """The next character that is not a space; '' at the end."""
        while True:
            character = self.text[self.at : self.at + 1]
            if not character and not self._read_on():
                return ""
            if character and character not in SPACES:
                return character
            self.at += len(character)

    def _value(self) -> Any:
        """The value that begins here; the caller has looked at its first character."""
        while True:
            try:
                value, end = DECODER.raw_decode(self.text, self.at)
                # A number may continue in the next part.
                if end < len(self.text) or not self._read_on():
                    self.at = end
                    return value
            except (ValueError, RecursionError) as error:
                if len(self.text) - self.at > LONGEST_RECORD or not self._read_on():
                    raise self._bad(getattr(error, "msg", "it is nested too deeply"), error) from None

    def _read_on(self) -> bool:
        more = "" if self.ended else self.stream.read(CHARACTERS_A_READ)
        if not more:
            self.ended = True
            return False
        self.progress(self.stream.buffer.tell())
        kept_from = self.at if self.mark is None else self.mark
        self.line += self.text.count("\n", 0, kept_from)
        self.text = self.text[kept_from:] + more
        self.at -= kept_from
        if self.mark is not None:
            self.mark = 0
        return True

    def _bad(self, reason: str, error: Exception | None = None) -> BadFile:
        where = f"record {self.number + 1}"
        position = getattr(error, "pos", self.at)
        if self.ended and (position >= len(self.text.rstrip()) or reason.startswith("Unterminated string")):
            return BadFile(f"{self.name} is not complete: it ends in the middle of {where}. Export it again.")
        line = self.line + self.text.count("\n", 0, position)
        return BadFile(f"{self.name} is not JSON from line {line} on, in {where}: {reason}.")
