"""The form of activation codes: alphabet, check character, and what a person may type."""

from __future__ import annotations

import secrets

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
LENGTH = 12
PRIME = len(ALPHABET)
VALUES = {character: value for value, character in enumerate(ALPHABET)}


def check_character(body: str) -> str:
    """The twelfth character makes the sum of position x value divisible by 31.

    The positions 1 to 12 are distinct and 31 is prime, so one wrong character or two swapped ones always show.
    """
    total = sum(position * VALUES[character] for position, character in enumerate(body, start=1))
    return ALPHABET[-total * pow(LENGTH, -1, PRIME) % PRIME]


def make_code() -> str:
    body = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH - 1))
    return body + check_character(body)


def is_well_formed(code: str) -> bool:
    return len(code) == LENGTH and set(code) <= set(ALPHABET) and check_character(code[:-1]) == code[-1]


def normalised(typed: str) -> str | None:
    """What was typed, upper-cased and without spaces and hyphens; None if it holds anything that is not ASCII.

    Refused before upper-casing: 'ı'.upper() is 'I' and 'ß'.upper() is 'SS'.
    """
    if not typed.isascii():
        return None
    return "".join(typed.split()).replace("-", "").upper()


def grouped(code: str) -> str:
    return "-".join(code[start : start + 4] for start in range(0, len(code), 4))
