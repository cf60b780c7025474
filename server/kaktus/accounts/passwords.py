"""How passwords are stored, and the rules for new ones, the same as on the page; Django's list rejects common ones."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from django.contrib.auth.hashers import Argon2PasswordHasher
from django.core.exceptions import ValidationError

SHORTEST: Final = 8
LONGEST: Final = 128
MESSAGES: Final = {
    "password_too_short": f"Use at least {SHORTEST} characters.",
    "password_too_long": f"Use at most {LONGEST} characters.",
    "password_needs_upper": "Use at least one uppercase letter.",
    "password_needs_lower": "Use at least one lowercase letter.",
    "password_needs_digit": "Use at least one number.",
}
FROM_ADDRESS: Final = "This password is made from your e-mail address. Choose one that has nothing to do with it."
# Shorter parts of an address occur in many words by chance; this many letters of one's own are enough.
SHORTEST_PART: Final = 4
LETTERS_OF_ONES_OWN: Final = 4
LOOK_ALIKES: Final = str.maketrans("013457@$!|", "oieastasil")
UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def password_problems(password: str) -> list[str]:
    """The codes of the broken rules. Length is in characters, letters of every script count, digits are 0 to 9."""
    kinds = {unicodedata.category(character) for character in password}
    broken = {
        "password_too_short": len(password) < SHORTEST,
        "password_too_long": len(password) > LONGEST,
        "password_needs_upper": "Lu" not in kinds,
        "password_needs_lower": "Ll" not in kinds,
        "password_needs_digit": not any("0" <= character <= "9" for character in password),
    }
    return [code for code, is_broken in broken.items() if is_broken]


class PasswordRules:
    """A validator for AUTH_PASSWORD_VALIDATORS."""

    def validate(self, password: str, user: object = None) -> None:
        problems = password_problems(password)
        if problems:
            raise ValidationError([ValidationError(MESSAGES[code], code=code) for code in problems])

    def get_help_text(self) -> str:
        return " ".join(text for code, text in MESSAGES.items() if code != "password_too_long")


def is_made_from(password: str, *, address: str) -> bool:
    """Whether a password is little more than a name taken from its owner's address."""
    local, _, domain = address.rpartition("@")
    labels = domain.split(".")[:-1]
    names = [name for whole in (local, *labels) for name in (whole, *re.split(r"\W|_", whole))]
    return any(
        _has_little_beside([_letters(name, alike=alike) for name in names], _letters(password, alike=alike))
        for alike in (False, True)
    )


def _letters(text: str, *, alike: bool) -> str:
    """Lower-case letters only: digits and signs are dropped, or read as the letters that they look like."""
    small = unicodedata.normalize("NFC", text).casefold().translate(UMLAUTS)
    plain = unicodedata.normalize("NFKD", small.translate(LOOK_ALIKES) if alike else small)
    return "".join(character for character in plain if character.isalpha())


def _has_little_beside(names: list[str], password: str) -> bool:
    if len(password) >= SHORTEST_PART and any(password in name for name in names):
        return True
    rest = password
    for name in sorted(names, key=len, reverse=True):
        if len(name) >= SHORTEST_PART:
            rest = rest.replace(name, "")
    return rest != password and len(rest) < LETTERS_OF_ONES_OWN


class NotFromAddress:
    """A validator for AUTH_PASSWORD_VALIDATORS; Django's own accepts a name followed by two digits."""

    def validate(self, password: str, user: object = None) -> None:
        if is_made_from(password, address=getattr(user, "email", "")):
            raise ValidationError(FROM_ADDRESS, code="password_from_address")

    def get_help_text(self) -> str:
        return FROM_ADDRESS


class PasswordHasher(Argon2PasswordHasher):
    """Argon2id with OWASP's parameters: Django's defaults take 100 MiB and ten times the work for every log-in."""

    memory_cost = 19 * 1024
    time_cost = 2
    parallelism = 1
