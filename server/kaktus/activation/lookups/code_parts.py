"""Support's search for codes: by a whole code, its beginning or its end, as a person reads it out on the phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Final

from django.db.models import Q, QuerySet

from kaktus.activation.codes import LENGTH, LOOK_ALIKES, normalised
from kaktus.activation.last_groups import FIRST_CHARACTER, LastGroup
from kaktus.activation.models import ActivationCode
from kaktus.common.database.text_parts import starting_with

SHORTEST_START: Final = 3
SHORTEST_END: Final = LENGTH - FIRST_CHARACTER + 1
# Placeholders for unreadable characters, also in the shortened codes of the audit log.
GAP: Final = re.compile(r"(?:…|\.\.+|\*|\?|_)+")
# Imported codes may contain these characters, which people mistake for each other.
FOREIGN_LOOK_ALIKES: Final = {"0": "O", "O": "0", "1": "IL", "I": "1L", "L": "1I"}
MAX_SPELLINGS: Final = 64
# Batch and number, as they are printed on a label.
NUMBER: Final = re.compile(r"(\d{1,9})\s*/\s*(\d{1,8})")


@dataclass(frozen=True)
class FoundCodes:
    codes: list[ActivationCode]
    has_more: bool
    is_guess: bool
    """No code matches what was typed; these match if some characters were misread."""


@dataclass(frozen=True)
class Part:
    """The known characters of a code; `whole` if nobody said where they are."""

    start: str = ""
    end: str = ""
    whole: str = ""

    def spellings(self) -> Iterator[Part]:
        """The same with characters that look alike: all of them, or one at a time if that would be too many."""
        signs = self.start + self.end + self.whole
        choices = [sign + FOREIGN_LOOK_ALIKES.get(sign, "") + LOOK_ALIKES.get(sign, "") for sign in signs]
        for text in _spelt(signs, choices):
            ends = len(self.start), len(self.start) + len(self.end)
            yield Part(text[: ends[0]], text[ends[0] : ends[1]], text[ends[1] :])

    def condition(self) -> Q | None:
        """A condition that an index answers; None if too little is known."""
        if len(self.whole) == LENGTH:
            return Q(activation_code=self.whole)
        if self.whole:
            start = starting_with("activation_code", self.whole) if len(self.whole) >= SHORTEST_START else None
            end = _ending_with(self.whole)
            return start | end if start and end else start
        if len(self.start) >= SHORTEST_START:
            return starting_with("activation_code", self.start) & Q(activation_code__endswith=self.end)
        end = _ending_with(self.end)
        return end & starting_with("activation_code", self.start) if end and self.start else end


def _spelt(signs: str, choices: list[str]) -> Iterator[str]:
    if prod(map(len, choices)) <= MAX_SPELLINGS:
        yield from map("".join, product(*choices))
        return
    for place, choice in enumerate(choices):
        for other in choice[1:]:
            yield signs[:place] + other + signs[place + 1 :]


def find_codes(typed: str, *, most: int = 20) -> FoundCodes:
    if printed := NUMBER.fullmatch(typed.strip()):
        codes = _codes().filter(batch=int(printed[1]), number=int(printed[2]))
        return FoundCodes(list(codes), has_more=False, is_guess=False)
    part = _part(typed)
    matches = _matching([part], most=most) if part else []
    is_guess = part is not None and not matches
    if part and is_guess:
        matches = _matching(list(part.spellings()), most=most)
    return FoundCodes(matches[:most], has_more=len(matches) > most, is_guess=is_guess and bool(matches))


def _part(typed: str) -> Part | None:
    pieces = [normalised(piece) for piece in GAP.split(typed.strip())]
    parts = [piece for piece in pieces if piece is not None and (not piece or piece.isalnum())]
    if len(parts) != len(pieces) or len("".join(parts)) > LENGTH:
        return None
    return Part(whole=parts[0]) if len(parts) == 1 else Part(start=parts[0], end=parts[-1])


def _matching(parts: list[Part], *, most: int) -> list[ActivationCode]:
    conditions = [condition for part in parts if (condition := part.condition())]
    if not conditions:
        return []
    # Not sorted by the database, which would have to read all of them where a part is common.
    matches = _codes().filter(Q(*conditions, _connector=Q.OR))[: most + 1]
    return sorted(matches, key=lambda code: code.activation_code)


def _codes() -> QuerySet[ActivationCode]:
    return ActivationCode.objects.alias(last_group=LastGroup("activation_code")).select_related("batch", "user")


def _ending_with(text: str) -> Q | None:
    """By the index over the last group; known characters before it are compared with its few matches."""
    if len(text) < SHORTEST_END:
        return None
    condition = Q(last_group=text[-SHORTEST_END:])
    return condition & Q(activation_code__endswith=text) if len(text) > SHORTEST_END else condition
