"""Reads the records of an exported JSON file one after the other, so that a file of any size takes the same memory."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, TextIO

from kaktus.move_in.reading.records import BadFile, LeaveOut, Progress, Record, Shape

CHARACTERS_PER_READ: Final = 1024 * 1024
# The former system stores at most 1 MiB in a document; what is longer is a collection of them.
LONGEST_RECORD: Final = 4 * CHARACTERS_PER_READ
SPACES: Final = " \t\n\r"
DECODER: Final = json.JSONDecoder()
# How node-firestore-import-export and the REST interface wrap collections and documents.
COLLECTIONS: Final = "__collections__"
PAGE: Final = "documents"
NEXT_PAGE: Final = "nextPageToken"
UNTERMINATED: Final = "Unterminated string"
LONGEST_LITERAL: Final = len("-Infinity")
OF_THE_INTERFACE: Final = frozenset({"fields", "document"})


class TooLong(BadFile):
    """No record is as long as what begins here."""


class JsonReader:
    """A list, an object by id, either of them under a name beside other names, or any of these several times."""

    def __init__(self, name: str, stream: TextIO, shape: Shape, progress: Progress, leave_out: LeaveOut) -> None:
        self.name, self.stream, self.shape = name, stream, shape
        self.progress, self.leave_out = progress, leave_out
        self.text, self.at, self.line, self.number = "", 0, 1, 0
        self.ended = self.continues = False
        self.mark: int | None = None
        """What follows is kept, to be read a second time."""

    def records(self) -> Iterator[Record]:
        """Raises BadFile, also half-way."""
        are_lines = False
        while first := self._peek():
            if first == "[":
                yield from self._list()
            elif first != "{":
                raise self._bad("there is something behind its end")
            elif are_lines or self._starts_record():
                are_lines = True
                yield self._record("")
            else:
                yield from self._object()
        if self.continues:
            raise BadFile(
                f"{self.name} is not complete: it ends with a {NEXT_PAGE}. Append the next pages, and run this again."
            )

    def _list(self) -> Iterator[Record]:
        self._take("[")
        while self._peek() != "]":
            yield self._record("")
            self._comma(before="]")
        self._take("]")

    def _by_id(self) -> Iterator[Record]:
        for name in self._names():
            yield self._record(name)

    def _object(self) -> Iterator[Record]:
        """A collection by id, or several kinds of things by name, of which one is read."""
        has_documents, token = False, None
        for name in self._names():
            first = self._peek()
            if name in (self.shape.collection, PAGE) and first in ("[", "{"):
                has_documents |= name == PAGE
                yield from self._list() if first == "[" else self._by_id()
            elif name == COLLECTIONS and first == "{":
                yield from self._collections()
            elif first == "{":
                yield from self._thing(name)
            elif first == "[":
                self._skip_value(name)
            else:
                value = self._value()
                token = value if name == NEXT_PAGE else token
        # Accounts have a token on their last page too.
        self.continues = has_documents and bool(token)

    def _collections(self) -> Iterator[Record]:
        for name in self._names():
            if name == self.shape.collection:
                yield from self._by_id()
            else:
                self._skip_value(name)

    def _thing(self, name: str) -> Iterator[Record]:
        """A record by its id, or something else of the same file."""
        try:
            value = self._value()
        except TooLong:
            self._skip_value(name)
            return
        if self.shape.fields.isdisjoint(value):
            is_collection = value and all(isinstance(inner, dict) for inner in value.values())
            self.leave_out(name, len(value) if is_collection else 1)
        else:
            self.number += 1
            yield Record(self.number, name, value)

    def _skip_value(self, name: str) -> None:
        count = 0
        if self._peek() == "{":
            for _ in self._names():
                self._value()
                count += 1
        else:
            before = self.number
            count = sum(1 for _ in self._list())
            self.number = before
        self.leave_out(name, count)

    def _starts_record(self) -> bool:
        """Decides by what is in it; afterwards the object is read again from its start."""
        self.mark = self.at
        try:
            value = self._value()
        except BadFile:
            return False
        finally:
            self.at, self.mark = self.mark, None
        if value.keys() & (self.shape.fields | OF_THE_INTERFACE):
            return True
        return bool(value) and not any(
            name in (self.shape.collection, PAGE)
            or isinstance(inner, dict)
            or (isinstance(inner, list) and _objects(inner))
            for name, inner in value.items()
        )

    def _names(self) -> Iterator[str]:
        """The names in the object that begins here; the caller reads what follows each."""
        self._take("{")
        while self._peek() != "}":
            if self._peek() != '"':
                raise self._bad("a name is missing")
            name = self._value()
            self._take(":")
            self._peek()
            yield str(name)
            self._comma(before="}")
        self._take("}")

    def _record(self, name: str) -> Record:
        value = self._value()
        self.number += 1
        return Record(self.number, name, value)

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
                is_cut = _is_cut(error, self.text)
                if is_cut and len(self.text) - self.at > LONGEST_RECORD:
                    raise TooLong(str(self._bad("it is longer than any document", error))) from None
                if not is_cut or not self._read_on():
                    raise self._bad(getattr(error, "msg", "it is nested too deeply"), error) from None

    def _read_on(self) -> bool:
        more = "" if self.ended else self.stream.read(CHARACTERS_PER_READ)
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
        if self.ended and (position >= len(self.text.rstrip()) or reason.startswith(UNTERMINATED)):
            return BadFile(f"{self.name} is not complete: it ends in the middle of {where}. Export it again.")
        line = self.line + self.text.count("\n", 0, position)
        return BadFile(f"{self.name} is not JSON from line {line} on, in {where}: {reason}.")


def _is_cut(error: Exception, text: str) -> bool:
    """Whether the value may be whole once more of the file has been read."""
    if not isinstance(error, json.JSONDecodeError):
        return False
    return error.pos >= len(text) - LONGEST_LITERAL or error.msg.startswith(UNTERMINATED)


def _objects(values: list[Any]) -> bool:
    return any(isinstance(value, dict) for value in values)
