"""Reads the PDFs that the library writes, by the rules of the format: objects, strings with escapes, titles."""

from __future__ import annotations

import re
import zlib

ESCAPES = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f"}
TOKEN = re.compile(rb"\\([0-7]{1,3}|\r\n|.)|([()])|([^\\()]+)", re.DOTALL)


def objects_of(pdf: bytes) -> dict[int, bytes]:
    """By following the file's own list of objects, as a viewer does."""
    start = int(re.findall(rb"startxref\n(\d+)", pdf)[-1])
    table = pdf[start:].split(b"\n")
    assert table[0] == b"xref"
    count = int(table[1].split()[1])
    objects = {}
    for number in range(1, count):
        offset = int(table[2 + number][:10])
        assert pdf[offset:].startswith(b"%d 0 obj\n" % number)
        objects[number] = pdf[offset : pdf.index(b"\nendobj\n", offset)]
    return objects


def pages_of(pdf: bytes) -> list[bytes]:
    """The drawing commands of each page."""
    objects = objects_of(pdf)
    kids = re.search(rb"/Kids\[([^]]*)\]", objects[2])
    assert kids
    pages = []
    for page in (int(number) for number in re.findall(rb"(\d+) 0 R", kids[1])):
        content = re.search(rb"/Contents (\d+) 0 R", objects[page])
        assert content
        packed = objects[int(content[1])].partition(b"stream\n")[2].removesuffix(b"\nendstream")
        pages.append(zlib.decompress(packed))
    return pages


def texts_of(page: bytes) -> list[str]:
    """What is shown, in the encoding that both fonts declare; between the strings there are only plain commands."""
    texts, at = [], 0
    while (start := page.find(b"(", at)) >= 0:
        assert re.fullmatch(rb"[A-Za-z0-9 ./\n-]*", page[at:start].removeprefix(b")")), page[at:start]
        text, at = _string(page, start)
        assert page[at:].startswith(b" Tj ET"), page[start : at + 20]
        texts.append(text.decode("cp1252"))
    return texts


def title_of(pdf: bytes) -> str:
    """PDF has one 8-bit encoding for titles, which agrees with ours in ASCII only, and UTF-16 for everything."""
    info = re.search(rb"/Info (\d+) 0 R", pdf[pdf.rindex(b"trailer") :])
    assert info
    body = objects_of(pdf)[int(info[1])]
    if hexadecimal := re.search(rb"/Title<([0-9A-Fa-f]*)>", body):
        return bytes.fromhex(hexadecimal[1].decode()).decode("utf-16")
    return _string(body, body.index(b"/Title(") + len(b"/Title"))[0].decode("ascii")


def _string(content: bytes, start: int) -> tuple[bytes, int]:
    """The string that begins with the bracket here, and where it ends."""
    text, depth, at = b"", 0, start
    while token := TOKEN.match(content, at):
        escaped, bracket, plain = token.groups()
        at = token.end()
        depth += {b"(": 1, b")": -1}.get(bracket, 0)
        if bracket and depth == 0:
            return text, at
        if escaped:
            octal = escaped[:1].isdigit()
            text += bytes([int(escaped, 8) & 255]) if octal else ESCAPES.get(escaped, escaped)
        elif plain or depth > 1 or bracket == b")":
            text += plain or bracket
    raise AssertionError("a string does not end")
