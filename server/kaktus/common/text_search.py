"""Finds a part of a text in any script and case, alike on both databases: SQLite's LIKE folds ASCII only."""

from __future__ import annotations

import unicodedata


def contains(part: str, *texts: str) -> bool:
    """Whether one of the texts contains the part. Only for tables so small that reading them costs little."""
    needle = _folded(part)
    return any(needle in _folded(text) for text in texts)


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()
