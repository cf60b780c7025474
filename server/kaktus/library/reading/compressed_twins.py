"""Compressed forms next to a file: a twin counts only if it unpacks to exactly its file."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable, Iterator

import brotli

ENCODINGS = {"br": ".br", "gzip": ".gz"}
# How much is unpacked at a time: a few bytes can stand for gigabytes.
PIECE = 64 * 1024


class NoTwin(Exception):
    """Something that a browser could not unpack, or not completely."""


def plain_name(name: str) -> str:
    """The file whose twin this would be, or nothing."""
    return next((name.removesuffix(ending) for ending in ENCODINGS.values() if name.endswith(ending)), "")


def unpacks_to(blocks: Iterable[bytes], *, encoding: str, size: int, digest: str) -> bool:
    """Whether the blocks unpack to a file of this size and digest; no more than that is unpacked to find out."""
    seen, length = hashlib.sha256(), 0
    try:
        for piece in _gunzip(blocks) if encoding == "gzip" else _unbrotli(blocks):
            length += len(piece)
            if length > size:
                return False
            seen.update(piece)
    except (zlib.error, brotli.error, NoTwin):
        return False
    return length == size and seen.hexdigest() == digest


def _gunzip(blocks: Iterable[bytes]) -> Iterator[bytes]:
    unpacking = zlib.decompressobj(wbits=16 + zlib.MAX_WBITS)
    for block in blocks:
        # Browsers disagree about what follows the first member.
        if unpacking.eof:
            raise NoTwin
        piece = unpacking.decompress(block, PIECE)
        yield piece
        while not unpacking.eof and (unpacking.unconsumed_tail or len(piece) == PIECE):
            piece = unpacking.decompress(unpacking.unconsumed_tail, PIECE)
            yield piece
        if unpacking.unused_data:
            raise NoTwin
    if not unpacking.eof:
        raise NoTwin


def _unbrotli(blocks: Iterable[bytes]) -> Iterator[bytes]:
    unpacking = brotli.Decompressor()
    for block in blocks:
        if unpacking.is_finished():
            raise NoTwin
        yield unpacking.process(block, output_buffer_limit=PIECE)
        while not unpacking.is_finished() and not unpacking.can_accept_more_data():
            yield unpacking.process(b"", output_buffer_limit=PIECE)
    # It may have read everything and still have output left.
    while not unpacking.is_finished():
        piece = unpacking.process(b"", output_buffer_limit=PIECE)
        if not piece:
            raise NoTwin
        yield piece
