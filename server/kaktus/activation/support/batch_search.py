"""Finds batches by their number, name or note, the newest first."""

from __future__ import annotations

from itertools import islice
from typing import Final

from kaktus.activation.models import CodeBatch
from kaktus.common.text_search import contains

# A publisher makes some hundred a year. Of more than these, an old one is found by its number.
MOST_READ: Final = 5000
LONGEST_NUMBER: Final = 9


def find_batches(typed: str, *, most: int) -> tuple[list[CodeBatch], bool]:
    """The one with this number comes first; and whether there are more."""
    text = typed.strip()
    newest = CodeBatch.objects.order_by("-pk").values_list("pk", "name", "note")[:MOST_READ]
    named = islice((pk for pk, name, note in newest if contains(text, name, note)), most + 1)
    keys = dict.fromkeys([*_number(text), *named])
    batches = CodeBatch.objects.in_bulk(keys)
    found = [batches[key] for key in keys if key in batches]
    return found[:most], len(found) > most


def _number(text: str) -> list[int]:
    return [int(text)] if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER else []
