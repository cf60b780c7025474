"""Writes small managed exports of Firestore: entities in Protocol Buffers' encoding, in logs of LevelDB's format."""

from __future__ import annotations

import struct
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
BLOCK = 32 * 1024
HEADER = 7


def entity(collection: str, name: str, document: dict[str, Any]) -> bytes:
    element = _group(1, _bytes(2, collection.encode()) + _bytes(4, name.encode()))
    key = _bytes(13, b"e~former") + _bytes(14, element)
    return _bytes(13, key) + _properties(document)


def write_export(folder: Path, *files: list[bytes]) -> Path:
    """Each file with its entities."""
    inner = folder / "all_namespaces" / "all_kinds"
    inner.mkdir(parents=True)
    (inner / "all_namespaces_all_kinds.export_metadata").write_bytes(b"\x0a\x04none")
    (folder / f"{folder.name}.overall_export_metadata").write_bytes(b"\x0a\x04none")
    for number, entities in enumerate(files):
        (inner / f"output-{number}").write_bytes(log(entities))
    return folder


def log(entries: list[bytes]) -> bytes:
    """Entries are cut where a block of 32 KiB ends; a rest without room for a header is filled with zeros."""
    written = bytearray()
    for entry in entries:
        rest, is_first = entry, True
        while is_first or rest:
            room = BLOCK - len(written) % BLOCK
            if room < HEADER:
                written += bytes(room)
                continue
            part, rest = rest[: room - HEADER], rest[room - HEADER :]
            kind = (1 if not rest else 2) if is_first else (4 if not rest else 3)
            written += struct.pack("<IHB", 0xC0FFEE, len(part), kind) + part
            is_first = False
    return bytes(written)


def _properties(document: dict[str, Any]) -> bytes:
    encoded = b""
    for name, value in document.items():
        if value == []:
            encoded += _property(14, name, 24, b"", is_list=False)
        elif isinstance(value, list):
            encoded += b"".join(_property(15, name, *_value(inner), is_list=True) for inner in value)
        else:
            encoded += _property(15, name, *_value(value), is_list=False)
    return encoded


def _property(number: int, name: str, meaning: int, value: bytes, *, is_list: bool) -> bytes:
    return _bytes(
        number,
        (_varint(1 << 3) + _varint(meaning) if meaning else b"")
        + _bytes(3, name.encode())
        + _varint(4 << 3)
        + _varint(is_list)
        + _bytes(5, value),
    )


def _value(value: Any) -> tuple[int, bytes]:
    """With its meaning, which tells a moment from a number and a map from a text."""
    if value is None:
        return 0, b""
    if isinstance(value, bool):
        return 0, _varint(2 << 3) + _varint(value)
    if isinstance(value, int):
        return 0, _varint(1 << 3) + _varint(value % (1 << 64))
    if isinstance(value, float):
        return 0, _varint(4 << 3 | 1) + struct.pack("<d", value)
    if isinstance(value, datetime):
        return 7, _varint(1 << 3) + _varint((value - EPOCH) // timedelta(microseconds=1))
    if isinstance(value, dict):
        return 19, _bytes(3, _properties(value))
    return 0, _bytes(3, str(value).encode())


def _bytes(number: int, data: bytes) -> bytes:
    return _varint(number << 3 | 2) + _varint(len(data)) + data


def _group(number: int, content: bytes) -> bytes:
    return _varint(number << 3 | 3) + content + _varint(number << 3 | 4)


def _varint(number: int) -> bytes:
    encoded = bytearray()
    while number > 0x7F:
        encoded.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*encoded, number])
