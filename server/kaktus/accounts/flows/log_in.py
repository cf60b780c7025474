"""Logging in with e-mail address and password, and out again."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import lru_cache

from allauth.account.adapter import get_adapter
from django.contrib.auth import logout
from django.contrib.auth.hashers import check_password, get_hasher, identify_hasher, make_password
from django.db import Error, transaction
from django.http import HttpRequest

from kaktus.accounts.emails import BadAddress, normalised_email
from kaktus.accounts.former_passwords import former_hash, former_key, is_former
from kaktus.accounts.forms import LogInForm, form_error
from kaktus.accounts.limits import LOG_IN, count_try_from_network
from kaktus.accounts.models import User
from kaktus.accounts.password_guesses import PasswordGuess, count_password_guess
from kaktus.accounts.token_sessions import (
    PERSON_COLUMNS,
    PersonChanged,
    caller_of_token,
    open_session,
    person_of_row,
    token_of,
)
from kaktus.common.api.api_errors import ApiError
from kaktus.common.database.statements import read
from kaktus.common.metrics.catalogue import LOG_INS
from kaktus.common.metrics.outcomes import count_outcomes

# One row per person who has this address or asked for it; it says whether the address is theirs and confirmed.
AT_ADDRESS = f"""
    SELECT person.email = address.email AND address.verified, {PERSON_COLUMNS}
    FROM account_emailaddress AS address JOIN accounts_user AS person ON person.id = address.user_id
    WHERE address.email = %s
    UNION ALL
    SELECT NULL, {PERSON_COLUMNS} FROM accounts_user AS person
    WHERE person.email = %s
        AND NOT EXISTS (SELECT 1 FROM account_emailaddress WHERE user_id = person.id AND email = person.email)
"""  # noqa: S608 - made of the names of columns


@count_outcomes(LOG_INS, "password", done="logged_in")
def log_in(request: HttpRequest, *, email: str, password: str) -> str:
    count_try_from_network(LOG_IN, request)
    try:
        address = normalised_email(email)
    except BadAddress:
        raise _mismatch() from None
    guess = count_password_guess(request, email=address)
    try:
        rows = read(AT_ADDRESS, [address, address])
        candidates = [Candidate(person_of_row(person), bool(is_confirmed)) for is_confirmed, *person in rows]
        is_right = bool(password) and _is_right(password, candidates)
    except Error:
        guess.uncount()
        raise
    if password and not is_right:
        guess.was_wrong()
        raise _mismatch()
    if is_right and len(candidates) == 1 and candidates[0].owns_address and candidates[0].user.is_active:
        guess.was_right()
        return _open_session(request, candidates[0].user)
    return _log_in_by_form(request, guess, password=password)


@dataclass(frozen=True)
class Candidate:
    """Somebody who has the typed address, or asked for it."""

    user: User
    owns_address: bool
    """It is theirs and confirmed."""


def _is_right(password: str, candidates: list[Candidate]) -> bool:
    """A password is checked even if the address has no account, so that every answer takes the same time."""
    if not candidates:
        check_password(password, _decoy_password_hash())
    for candidate in candidates:
        if candidate.user.check_password(password):
            return renew_hash(candidate.user, password)
    _spend_time_on_both_kinds(password, candidates)
    return False


@lru_cache(maxsize=1)
def _decoy_password_hash() -> str:
    return make_password(secrets.token_hex())


def _spend_time_on_both_kinds(password: str, candidates: list[Candidate]) -> None:
    """While hashes of the former system may exist, every refusal computes both kinds, so its timing reveals nothing."""
    key = former_key()
    if key is None:
        return
    if any(is_former(candidate.user.password) for candidate in candidates):
        make_password(password)
    else:
        former_hash(key, password, b"nobody")


def renew_hash(user: User, password: str) -> bool:
    """Replace a hash of the former system, or one with old parameters; false if the password was changed meanwhile."""
    today = get_hasher()
    if identify_hasher(user.password).algorithm == today.algorithm and not today.must_update(user.password):
        return True
    renewed = make_password(password)
    if User.objects.filter(pk=user.pk, password=user.password).update(password=renewed):
        user.password = renewed
        return True
    # Another device has changed the hash meanwhile: to renew it as well, or to set a new password.
    user.password = User.objects.filter(pk=user.pk).values_list("password", flat=True).first() or ""
    return user.check_password(password)


def _log_in_by_form(request: HttpRequest, guess: PasswordGuess, *, password: str) -> str:
    """For a right password at an address that is not confirmed, of a closed account or of more than one person."""
    form = LogInForm({"email": guess.email, "password": password})
    try:
        is_right = form.is_valid()
    except Error:
        guess.uncount()
        raise
    if not is_right:
        guess.was_wrong()
        raise form_error(form)
    guess.was_right()
    user = form.login.user
    assert isinstance(user, User)
    if not user.is_active:
        get_adapter(request).respond_user_inactive(request, user)
    return _open_session(request, user)


def _open_session(request: HttpRequest, user: User) -> str:
    try:
        with transaction.atomic():
            return open_session(request, user, method="password")
    except PersonChanged:
        raise _mismatch() from None


def _mismatch() -> ApiError:
    message = str(get_adapter().error_messages["email_password_mismatch"])
    return ApiError(400, "email_password_mismatch", message, param="password")


def log_out(request: HttpRequest) -> None:
    if caller_of_token(request, token_of(request)):
        logout(request)
