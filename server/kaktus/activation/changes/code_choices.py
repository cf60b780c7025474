"""Codes of several batches, as a clerk pastes them: which batches they lie in, and which are no codes of ours."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from kaktus.activation.batches.code_exports import NotReady
from kaktus.activation.batches.code_numbers import number_codes
from kaktus.activation.changes.code_selections import MAX_UNKNOWN, Selection, select_codes
from kaktus.activation.codes import is_code, normalised
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.common.database.bulk import in_parts

MAX_BATCHES: Final = 50
# As on a label: 12/345, or several of one batch: 12/101-250.
OF_BATCH: Final = re.compile(r"(\d{1,8})\s*/\s*(\d.*)")
# A code may contain hyphens: the one between two codes stands apart.
LONGEST_SPAN: Final = 100
FROM_TO: Final = re.compile(r"(.+?)(?:\s+(?:-|bis|to)\s+|\s*(?:–|—|\.\.+)\s*)(.+)", re.IGNORECASE)


class TooManyBatches(Exception):
    def __init__(self) -> None:
        super().__init__(f"These codes lie in more than {MAX_BATCHES} batches; choose fewer of them.")


@dataclass(frozen=True)
class Choice:
    parts: tuple[tuple[CodeBatch, Selection], ...]
    unknown: tuple[str, ...]
    """The first of the typed pieces that name no code."""


def choose_codes(text: str) -> Choice:
    """From codes, 'from – to' between two codes of a batch, and numbers such as 12/101-250, in any order."""
    codes: dict[str, str] = {}
    spans: dict[tuple[str, str], str] = {}
    named: dict[int, list[str]] = defaultdict(list)
    unknown: list[str] = []
    for piece in filter(None, (piece.strip() for piece in re.split(r"[,;\n\t]", text))):
        if of_batch := OF_BATCH.fullmatch(piece):
            named[int(of_batch[1])].append(of_batch[2])
        elif code := _code(piece):
            codes[code] = piece
        elif span := _span(piece):
            spans[span] = piece
        else:
            unknown.append(piece)
    batches = _batches_of({*codes, *(end for span in spans for end in span)})
    for code, piece in codes.items():
        named[batches[code]].append(code) if code in batches else unknown.append(piece)
    for (first, last), piece in spans.items():
        numbers = _numbers_between(first, last, batches)
        named[batches[first]].append(numbers) if numbers else unknown.append(piece)
    return _selected(named, unknown)


def _selected(named: dict[int, list[str]], unknown: list[str]) -> Choice:
    if len(named) > MAX_BATCHES:
        raise TooManyBatches
    batches = CodeBatch.objects.in_bulk(list(named))
    parts = []
    for batch_id, pieces in sorted(named.items()):
        try:
            selection = select_codes(batches[batch_id], "\n".join(pieces))
        except (KeyError, NotReady):
            unknown += [f"{batch_id}/{piece}" for piece in pieces]
            continue
        unknown += [f"{batch_id}/{piece}" for piece in selection.unknown]
        if selection.count:
            parts.append((batches[batch_id], selection))
    return Choice(tuple(parts), tuple(piece[:40] for piece in unknown[:MAX_UNKNOWN]))


def _code(piece: str) -> str:
    code = normalised(piece) or ""
    return code if is_code(code) else ""


def _span(piece: str) -> tuple[str, str] | None:
    # Among thousands of spaces, the pattern would look for the one in the middle for minutes.
    written = FROM_TO.fullmatch(piece) if len(piece) <= LONGEST_SPAN else None
    ends = (_code(written[1]), _code(written[2])) if written else ("", "")
    return ends if all(ends) else None


def _batches_of(codes: Iterable[str]) -> dict[str, int]:
    batches: dict[str, int] = {}
    for part in in_parts(codes):
        rows = ActivationCode.objects.filter(activation_code__in=part)
        batches.update(rows.values_list("activation_code", "batch_id"))
    return batches


def _numbers_between(first: str, last: str, batches: dict[str, int]) -> str:
    """Empty unless both are codes of the same batch."""
    batch = batches.get(first)
    if batch is None or batches.get(last) != batch:
        return ""
    number_codes(batch)
    ends = ActivationCode.objects.filter(activation_code__in=(first, last)).values_list("number", flat=True)
    numbers = sorted(number or 0 for number in ends)
    return f"{numbers[0]}-{numbers[-1]}"
