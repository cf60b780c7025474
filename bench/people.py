"""Readers, tokens and codes of seeded libraries by their number: spread like random ones, the same every time."""

from __future__ import annotations

import hashlib
import uuid

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
PASSWORD = "Kaktus-2026"
# An odd factor as long as the numbers: it mixes them, and no two become equal.
SPREAD = 0x9E3779B97F4A7C15F39CC0605CEDC835
BODY = 11
FIRST = "anna ben clara david emma felix greta hannes ida jonas klara lena mia noah olga paul ruth sofia".split()  # noqa: SIM905
LAST = "mueller schmidt schneider fischer weber meyer wagner becker schulz hoffmann koch bauer klein wolf".split()  # noqa: SIM905
HOSTS = "gmail.com web.de gmx.de t-online.de outlook.com icloud.com grundschule-am-park.de example.org".split()  # noqa: SIM905


def reader(number: int) -> str:
    return uuid.UUID(int=(number + 1) * SPREAD % 2**128).hex


def address(number: int) -> str:
    mixed = number * 0x9E3779B1 >> 8
    first, last, host = FIRST[mixed % 18], LAST[mixed // 18 % 14], HOSTS[mixed // 252 % 8]
    return f"{first}.{last}{number:x}@{host}"


def token(number: int) -> str:
    return hashlib.sha256(f"token {number}".encode()).hexdigest()[:32]


def code(number: int) -> str:
    rest = (number + 1) * SPREAD % 31**BODY
    values = []
    for _ in range(BODY):
        rest, value = divmod(rest, 31)
        values.append(value)
    # The twelfth character makes the sum of place x value divisible by 31.
    total = sum(place * value for place, value in enumerate(values, start=1))
    values.append(-total * pow(12, -1, 31) % 31)
    return "".join(ALPHABET[value] for value in values)


def owners_of(readers: int, codes: int) -> int:
    """Those who have redeemed a code for each book: codes 2n and 2n + 1 are of reader n."""
    return min(readers, codes // 2)
