"""The form of activation codes: alphabet, check character, what a person may type, and where they slipped."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from dataclasses import dataclass

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
ANY_CODE = re.compile(r"[A-Z0-9]{12}")
LENGTH = 12
BODY = LENGTH - 1
PRIME = len(ALPHABET)
VALUES = {character: value for value, character in enumerate(ALPHABET)}
# Characters that look alike. Codes contain no 0, O, 1, I or L: somebody who types one has misread another character.
LOOK_ALIKES = {
    "B": "8",
    "8": "B",
    "S": "5",
    "5": "S",
    "Z": "2",
    "2": "Z",
    "G": "6",
    "6": "G",
    "U": "V",
    "V": "U",
    "0": "DQ",
    "O": "DQ",
    "1": "7JT",
    "I": "7JT",
    "L": "7JT",
}
# The largest multiple of 31 that fits into a byte: bytes from there on would favour the first letters.
FAIR_BYTES = 256 - 256 % PRIME
TO_ALPHABET = bytes(ord(ALPHABET[byte % PRIME]) for byte in range(256))
UNFAIR = bytes(range(FAIR_BYTES, 256))


@dataclass(frozen=True)
class Slip:
    """One character that was probably misread; places count from 1."""

    place: int
    typed: str
    meant: str


def check_character(body: str) -> str:
    """The twelfth character makes the sum of position x value divisible by 31.

    The positions 1 to 12 are distinct and 31 is prime, so one wrong character, or two swapped ones, always show.
    """
    total = sum(position * VALUES[character] for position, character in enumerate(body, start=1))
    return ALPHABET[-total * pow(LENGTH, -1, PRIME) % PRIME]


def make_code() -> str:
    return next(make_codes(1))


def make_codes(count: int) -> Iterator[str]:
    created = 0
    while created < count:
        drawn = secrets.token_bytes((count - created) * LENGTH).translate(TO_ALPHABET, delete=UNFAIR).decode()
        for start in range(0, len(drawn) - BODY + 1, BODY):
            if created == count:
                return
            body = drawn[start : start + BODY]
            yield body + check_character(body)
            created += 1


def is_code(code: str) -> bool:
    """The rule for all codes, also for those that were made elsewhere: twelve letters and digits."""
    return ANY_CODE.fullmatch(code) is not None


def is_well_formed(code: str) -> bool:
    return len(code) == LENGTH and set(code) <= set(ALPHABET) and check_character(code[:-1]) == code[-1]


def normalised(typed: str) -> str | None:
    """What was typed, in upper case and without spaces and hyphens; None if it contains anything that is not ASCII.

    This is checked before upper-casing: 'ı'.upper() is 'I' and 'ß'.upper() is 'SS'.
    """
    if not typed.isascii():
        return None
    return "".join(typed.split()).replace("-", "").upper()


def likely_slip(code: str) -> Slip | None:
    """The one look-alike that would make the code well-formed; None if there is none, or more than one."""
    slips = [
        Slip(place, typed, meant)
        for place, typed in enumerate(code, start=1)
        for meant in LOOK_ALIKES.get(typed, "")
        if is_well_formed(code[: place - 1] + meant + code[place:])
    ]
    return slips[0] if len(slips) == 1 else None


def grouped(code: str) -> str:
    return "-".join(code[start : start + 4] for start in range(0, len(code), 4))
