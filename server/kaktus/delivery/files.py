"""Answers a request for one file: the right encoding, conditional requests and ranges, from any storage."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, BinaryIO
from wsgiref.headers import Headers

from whitenoise.responders import NOT_ALLOWED_RESPONSE, Response, StaticFile

from kaktus.common.files.file_part import FilePart, sent_from
from kaktus.common.files.storage import Storage
from kaktus.common.metrics.request_times import waiting_for_storage
from kaktus.library.reading.compressed_twins import ENCODINGS

RANGE = re.compile(r"bytes=\d*-\d*")
LAST_NONE = re.compile(r"bytes=-0+")
Header = tuple[str, str]


@dataclass(frozen=True)
class Variant:
    encoding: str
    name: str
    size: int
    etag: str
    headers: list[Header]
    not_modified: Response


class StoredFile(StaticFile):
    """WhiteNoise's file responder for a file that is known from a list and may lie in a bucket.

    Beyond WhiteNoise's own features: one ETag per encoding, If-Range, lists in If-None-Match, ranges of a single byte.
    """

    def __init__(self, *, storage: Storage, name: str, entry: Mapping[str, Any], headers: Iterable[Header]) -> None:
        self.storage = storage
        sizes = {"": entry["size"]} | entry["encodings"]
        common = [*headers, ("Accept-Ranges", "bytes"), *([("Vary", "Accept-Encoding")] if len(sizes) > 1 else [])]
        variants = [self._variant(name, code, size, entry, common) for code, size in sizes.items()]
        self.plain = variants[0]
        self.variants = sorted(variants, key=lambda variant: variant.size)

    def _variant(self, name: str, code: str, size: int, entry: Mapping[str, Any], common: list[Header]) -> Variant:
        etag = f'"{entry["etag"]}-{code}"' if code else f'"{entry["etag"]}"'
        encoded = [("Content-Encoding", code)] if code else []
        shown = [*common, ("ETag", etag)]
        headers = [*shown, ("Content-Type", entry["type"]), ("Content-Length", str(size)), *encoded]
        not_modified = Response(HTTPStatus.NOT_MODIFIED, shown, None)
        return Variant(code, name + ENCODINGS.get(code, ""), size, etag, headers, not_modified)

    def get_response(self, method: str, request: Mapping[str, Any]) -> Response:
        if method not in ("GET", "HEAD"):
            return NOT_ALLOWED_RESPONSE
        byte_range = request.get("HTTP_RANGE") if method == "GET" else None
        # A part of a compressed file is of no use to a player that seeks in it.
        variant = self.plain if byte_range else self._chosen(request.get("HTTP_ACCEPT_ENCODING", ""))
        if _matches(variant.etag, request.get("HTTP_IF_NONE_MATCH")):
            return variant.not_modified
        if byte_range and request.get("HTTP_IF_RANGE", variant.etag) == variant.etag:
            part = self._part(variant, byte_range)
            if part:
                return part
        file = self._open(variant, 0, variant.size - 1) if method == "GET" else None
        return Response(HTTPStatus.OK, variant.headers, file)

    def _chosen(self, accepted: str) -> Variant:
        codes = {part.partition(";")[0].strip() for part in accepted.split(",") if not part.endswith(("q=0", "q=0.0"))}
        return next(variant for variant in self.variants if not variant.encoding or variant.encoding in codes)

    def _part(self, variant: Variant, byte_range: str) -> Response | None:
        """None for anything but a single range: the standard then asks for the whole file."""
        if not RANGE.fullmatch(byte_range):
            return None
        try:
            start, end = StaticFile.get_byte_range(self, byte_range, variant.size)
        except ValueError:
            return None
        headers = Headers(list(variant.headers))
        # The last zero bytes ("-0"): WhiteNoise reads that as everything from byte 0.
        if start >= variant.size or LAST_NONE.fullmatch(byte_range):
            headers["Content-Range"] = f"bytes */{variant.size}"
            headers["Content-Length"] = "0"
            return Response(HTTPStatus.REQUESTED_RANGE_NOT_SATISFIABLE, headers.items(), None)
        if start > end:
            return None
        headers["Content-Range"] = f"bytes {start}-{end}/{variant.size}"
        headers["Content-Length"] = str(end - start + 1)
        return Response(HTTPStatus.PARTIAL_CONTENT, headers.items(), self._open(variant, start, end))

    def _open(self, variant: Variant, start: int, end: int) -> BinaryIO | None:
        if variant.size == 0:
            return None
        with waiting_for_storage():
            return self.storage.open(variant.name, start=start, end=end)


def _matches(etag: str, if_none_match: str | None) -> bool:
    if if_none_match is None:
        return False
    return any(part.strip().removeprefix("W/") in (etag, "*") for part in if_none_match.split(","))


def body_of(response: Response) -> list[bytes] | FilePart:
    """The bytes to send, or, for a long file, the place where they are."""
    if response.file is None:
        return []
    length = int(next(value for name, value in response.headers if name == "Content-Length"))
    with waiting_for_storage():
        return sent_from(response.file, length)
