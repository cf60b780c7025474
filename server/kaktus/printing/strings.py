"""Texts as strings of a PDF: what a page shows, and what a viewer shows as the title of its window."""

from __future__ import annotations


def shown_string(text: str) -> bytes:
    """For the fonts that every printer has; the text contains only their letters."""
    plain = text.encode("cp1252")
    return b"(%b)" % plain.replace(b"\\", rb"\\").replace(b"(", rb"\(").replace(b")", rb"\)").replace(b"\r", rb"\r")


def title_string(text: str) -> bytes:
    """In UTF-16: titles have an 8-bit encoding of their own, in which a dash of the fonts' encoding is a letter."""
    return b"<FEFF%b>" % text.encode("utf-16-be").hex().upper().encode()
