"""Reads Firestore's managed export (`gcloud firestore export`): logs in LevelDB's format, an entity per record.

An entity is a message of App Engine's datastore, in Protocol Buffers' encoding, of which a few fields are needed.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

from kaktus.move_in.reading.records import BadFile, LeaveOut, Progress, Record

METADATA: Final = "export_metadata"
OUTPUT: Final = re.compile(r"output-\d+")
BLOCK_BYTES: Final = 32 * 1024
HEADER: Final = struct.Struct("<IHB")
PADDING, WHOLE, FIRST, MIDDLE, LAST = range(5)

VARINT, EIGHT_BYTES, LENGTH, GROUP, GROUP_END, FOUR_BYTES = range(6)
KEY, PROPERTY, RAW_PROPERTY = 13, 14, 15
KEY_PATH, PATH_ELEMENT = 14, 1
ELEMENT_KIND, ELEMENT_NUMBER, ELEMENT_NAME = 2, 3, 4
MEANING, NAME, IS_LIST, VALUE = 1, 3, 4, 5
INTEGER, BOOLEAN, TEXT, DOUBLE = 1, 2, 3, 4
MOMENT, ENTITY, EMPTY_LIST = 7, 19, 24

Message = list[tuple[int, Any]]


def is_managed_export(file: Path, head: bytes) -> bool:
    # The seventh byte is the kind of the first record, which no text has.
    return file.is_dir() or file.name.endswith(METADATA) or (len(head) > HEADER.size and head[6] in (WHOLE, FIRST))


def output_files(file: Path) -> list[Path]:
    """One of its files stands for itself; the folder, and the list of its contents, for all of them."""
    folder = file if file.is_dir() else file.parent if file.name.endswith(METADATA) else None
    if folder is None:
        return [file]
    files = sorted(path for path in folder.rglob("output-*") if OUTPUT.fullmatch(path.name) and path.is_file())
    if not files:
        raise BadFile(f"{folder} has no files output-0, output-1 …: copy the whole folder of the managed export.")
    return files


def managed_records(file: Path, collection: str, progress: Progress, leave_out: LeaveOut) -> Iterator[Record]:
    number = read = 0
    for path in output_files(file):
        with path.open("rb") as stream:
            for data in _entries(stream, path.name):
                number += 1
                try:
                    entity = _decode(data)
                    kind, name = _key(entity)
                    document = _document(entity) if kind == collection else None
                except (ValueError, LookupError, struct.error, RecursionError):
                    raise BadFile(f"{path.name} is damaged in record {number}: copy the export again.") from None
                if document is None:
                    leave_out(kind, 1)
                else:
                    yield Record(number, name, document)
                progress(read + stream.tell())
            read += stream.tell()


def _entries(stream: BinaryIO, name: str) -> Iterator[bytes]:
    """Each entry is whole, or cut into parts where a block ends."""
    parts: list[bytes] = []
    while block := stream.read(BLOCK_BYTES):
        at = 0
        while len(block) - at >= HEADER.size:
            _checksum, length, kind = HEADER.unpack_from(block, at)
            if kind == PADDING:
                break
            part = block[at + HEADER.size : at + HEADER.size + length]
            if kind > LAST or len(part) < length or bool(parts) != (kind in (MIDDLE, LAST)):
                raise BadFile(f"{name} is damaged or not complete: copy the export again.")
            at += HEADER.size + length
            parts.append(part)
            if kind in (WHOLE, LAST):
                yield b"".join(parts)
                parts.clear()
    if parts:
        raise BadFile(f"{name} is not complete: copy the export again.")


def _key(entity: Message) -> tuple[str, str]:
    """The collection, and the document's id in it."""
    key = dict(_decode(dict(entity)[KEY]))
    elements = [dict(element) for number, element in _decode(key[KEY_PATH]) if number == PATH_ELEMENT]
    last = elements[-1]
    name = last[ELEMENT_NAME].decode() if ELEMENT_NAME in last else str(last[ELEMENT_NUMBER])
    return last[ELEMENT_KIND].decode(), name


def _document(entity: Message) -> dict[str, Any]:
    document: dict[str, Any] = {}
    for number, data in entity:
        if number not in (PROPERTY, RAW_PROPERTY):
            continue
        field = dict(_decode(data))
        name, value = field[NAME].decode(), _value(field.get(MEANING, 0), dict(_decode(field.get(VALUE, b""))))
        if field.get(IS_LIST):
            document.setdefault(name, []).append(value)
        else:
            document[name] = value
    return document


def _value(meaning: int, value: dict[int, Any]) -> Any:
    if meaning == EMPTY_LIST:
        return []
    if INTEGER in value:
        number = value[INTEGER] - (1 << 64) if value[INTEGER] >> 63 else value[INTEGER]
        return {"_seconds": number // 10**6, "_nanoseconds": number % 10**6 * 1000} if meaning == MOMENT else number
    if BOOLEAN in value:
        return bool(value[BOOLEAN])
    if TEXT in value:
        return _document(_decode(value[TEXT])) if meaning == ENTITY else value[TEXT].decode(errors="replace")
    return struct.unpack("<d", value[DOUBLE])[0] if DOUBLE in value else None


def _decode(data: bytes) -> Message:
    message, end = _fields(data, 0, None)
    if end != len(data):
        raise ValueError
    return message


def _fields(data: bytes, at: int, group: int | None) -> tuple[Message, int]:
    message: Message = []
    while at < len(data):
        tag, at = _varint(data, at)
        number, kind = tag >> 3, tag & 7
        if kind == GROUP_END and number == group:
            return message, at
        value: Any
        if kind == VARINT:
            value, at = _varint(data, at)
        elif kind == GROUP:
            value, at = _fields(data, at, number)
        else:
            length, at = _varint(data, at) if kind == LENGTH else ({EIGHT_BYTES: 8, FOUR_BYTES: 4}[kind], at)
            value, at = data[at : at + length], at + length
        message.append((number, value))
    if group is not None or at > len(data):
        raise ValueError
    return message, at


def _varint(data: bytes, at: int) -> tuple[int, int]:
    number = shift = 0
    while True:
        byte = data[at]
        number |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return number, at
