"""What counts as an e-mail address, and the one form in which it is stored."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

import idna
from django.core.exceptions import ValidationError
from django.core.validators import validate_email

from kaktus.common.api.api_errors import ApiError

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
    if not (text.isascii() and text.isprintable()) and any(unicodedata.category(sign) in UNWANTED for sign in text):
        raise BadAddress("email_invalid", "This e-mail address holds characters that cannot be used.")
    address = unicodedata.normalize("NFKC", text.strip()).lower()
    if not SHAPE.fullmatch(address):
        raise BadAddress("email_invalid", "Enter an e-mail address such as name@example.org.")
    local, _, domain = address.rpartition("@")
    readable = _readable_domain(domain)
    if readable is None or not validate_email.user_regex.match(local):
        raise BadAddress("email_invalid", "No mail can reach this e-mail address. Please check it.")
    address = f"{local}@{readable}"
    if len(address) > LONGEST:
        raise _too_long()
    return address


@lru_cache(maxsize=4096)
def _readable_domain(domain: str) -> str | None:
    """None if no mail can be sent there. A cache, because a file of a million addresses has few domains."""
    try:
        ascii_domain = idna.encode(domain, uts46=True).decode()
        validate_email(f"somebody@{ascii_domain}")
        return idna.decode(ascii_domain)
    except (idna.IDNAError, UnicodeError, ValidationError):
        return None


def checked_email(text: str, *, param: str) -> str:
    try:
        return normalised_email(text)
    except BadAddress as problem:
        raise ApiError(400, problem.code, str(problem), param=param) from None


def _too_long() -> BadAddress:
    return BadAddress("email_too_long", f"An e-mail address has at most {LONGEST} characters.")
