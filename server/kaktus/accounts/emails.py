"""What counts as an e-mail address, and the one form in which it is stored."""

from __future__ import annotations

import re
import unicodedata

import idna
from django.core.exceptions import ValidationError
from django.core.validators import validate_email

from kaktus.common.errors import ApiError

LONGEST = 254
SHAPE = re.compile(r"\S+@\S+\.\S+")
# Control, format (direction marks, zero-width), surrogate, private and unassigned characters.
UNWANTED = {"Cc", "Cf", "Cs", "Co", "Cn"}


class BadAddress(ValueError):
    """The text is not an address; `code` says why."""

    def __init__(self, code: str, message: str) -> None:
        self.code = code
        super().__init__(message)


def normalised_email(text: str) -> str:
    """In lower case and one Unicode form, with the domain as people read it; raises BadAddress."""
    if len(text) > 2 * LONGEST:
        raise _too_long()
    if any(unicodedata.category(character) in UNWANTED for character in text):
        raise BadAddress("email_invalid", "This e-mail address holds characters that cannot be used.")
    address = unicodedata.normalize("NFKC", text.strip()).lower()
    if not SHAPE.fullmatch(address):
        raise BadAddress("email_invalid", "Enter an e-mail address such as name@example.org.")
    local, _, domain = address.rpartition("@")
    try:
        ascii_domain = idna.encode(domain, uts46=True).decode()
        address = f"{local}@{idna.decode(ascii_domain)}"
        validate_email(f"{local}@{ascii_domain}")
    except (idna.IDNAError, UnicodeError, ValidationError):
        raise BadAddress("email_invalid", "No mail can reach this e-mail address. Please check it.") from None
    if len(address) > LONGEST:
        raise _too_long()
    return address


def wanted_email(text: str, *, param: str) -> str:
    try:
        return normalised_email(text)
    except BadAddress as problem:
        raise ApiError(400, problem.code, str(problem), param=param) from None


def _too_long() -> BadAddress:
    return BadAddress("email_too_long", f"An e-mail address has at most {LONGEST} characters.")
