"""Reads a request's body, up to a limit and within a deadline."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

WITHOUT_BODY = ("GET", "HEAD")


async def read_body(scope: Any, protocol: Any, *, limit: int, deadline_s: float) -> tuple[bytes, int | None]:
    """The bytes and their number; TimeoutError if they do not arrive in time.

    Of a body larger than `limit` there are no bytes, only the number that the sender declared or that had arrived.
    None means that the sender declared nothing.
    """
    if scope.method in WITHOUT_BODY:
        return b"", None
    declared = _declared_length(scope.headers)
    if declared == 0 or (declared and declared > limit):
        return b"", declared
    async with asyncio.timeout(deadline_s):
        if declared is None:
            return await _read_parts(protocol, limit=limit)
        body: bytes = await protocol()
    return body, len(body)


async def discard_body(protocol: Any, *, limit: int, deadline_s: float) -> None:
    """Lets a refused body pass by, part after part: a sender whose connection is closed meanwhile gets no answer."""
    size = 0
    with suppress(TimeoutError):
        async with asyncio.timeout(deadline_s):
            async for part in protocol:
                size += len(part)
                if size > limit:
                    return


def _declared_length(headers: Any) -> int | None:
    """None for a body of unknown length, which comes in parts until it ends."""
    declared = headers.get("content-length")
    if declared:
        return int(declared) if declared.isdecimal() else 0
    return None if "transfer-encoding" in headers else 0


async def _read_parts(protocol: Any, *, limit: int) -> tuple[bytes, int]:
    parts, size = [], 0
    async for part in protocol:
        size += len(part)
        if size > limit:
            return b"", size
        parts.append(part)
    return b"".join(parts), size
