"""How passwords are kept, and the rules for a new one, the same as on the page; Django's list refuses common ones."""

from __future__ import annotations

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


def password_problems(password: str) -> list[str]:
    """The codes of what is wrong; length counts characters, letters count in every script, digits are 0 to 9."""
    kinds = {unicodedata.category(character) for character in password}
    found = {
        "password_too_short": len(password) < SHORTEST,
        "password_too_long": len(password) > LONGEST,
        "password_needs_upper": "Lu" not in kinds,
        "password_needs_lower": "Ll" not in kinds,
        "password_needs_digit": not any("0" <= character <= "9" for character in password),
    }
    return [code for code, wrong in found.items() if wrong]


class PasswordRules:
    """A validator for AUTH_PASSWORD_VALIDATORS."""

    def validate(self, password: str, user: object = None) -> None:
        problems = password_problems(password)
        if problems:
            raise ValidationError([ValidationError(MESSAGES[code], code=code) for code in problems])

    def get_help_text(self) -> str:
        return " ".join(text for code, text in MESSAGES.items() if code != "password_too_long")


class PasswordHasher(Argon2PasswordHasher):
    """Argon2id at OWASP's figures: Django's own take 100 MiB and ten times the work for every log-in."""

    memory_cost = 19 * 1024
    time_cost = 2
    parallelism = 1
