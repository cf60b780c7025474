"""What a member does to their own account: choosing a password, setting up and changing second factors."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.contrib.auth.hashers import check_password, make_password
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.db import transaction
from django.http import HttpRequest

from kaktus.accounts.forms import password_error
from kaktus.common.api.api_errors import ApiError
from kaktus.desk.audit import record
from kaktus.desk.authenticator_codes import address_for_app, new_secret, step_of
from kaktus.desk.flows.sign_in import Admission, admit, passkey_refused
from kaktus.desk.limits import count_second_factor_try, count_staff_password_guess, second_factor_was_right
from kaktus.desk.models import StaffMember, StaffSession, Stage
from kaktus.desk.passkeys import PasskeyRefused, keep_passkey, registration_options, take_challenge
from kaktus.desk.sealed import seal, unseal
from kaktus.desk.second_factors import has_second_factor, new_recovery_codes, store_authenticator
from kaktus.desk.sessions import end_sessions


@dataclass(frozen=True)
class NewAuthenticator:
    secret: str
    picture: str
    """The QR code, as the address of an image."""


@dataclass(frozen=True)
class FactorAdded:
    recovery_codes: list[str]
    """Only with the first factor; they are never shown again."""
    admission: Admission | None
    """For a member whom this lets in; the earlier token is used up."""


def prove_password(request: HttpRequest, session: StaffSession, *, password: str) -> None:
    """A member who is signed in proves the password again before changing how to sign in."""
    if session.stage != Stage.IN:
        return
    guess = count_staff_password_guess(request, email=session.member.email, known_source="a session")
    if not check_password(password, session.member.password):
        guess.was_wrong()
        raise ApiError(400, "password_wrong", "The current password is incorrect.", param="password")
    guess.was_right()


def checked_password(member: StaffMember, password: str, *, param: str = "password") -> str:
    """The hash of a new password that follows the rules."""
    try:
        validate_password(password, user=member)  # type: ignore[arg-type]
    except ValidationError as problem:
        raise password_error(problem, param=param) from None
    if member.password and check_password(password, member.password):
        raise ApiError(400, "password_unchanged", "This is the password that you have now.", param=param)
    return make_password(password)


def choose_password(request: HttpRequest, session: StaffSession, *, password: str) -> Admission | None:
    """In place of a one-time password; None while a second factor is still missing."""
    hashed = checked_password(session.member, password)
    with transaction.atomic():
        member = locked_session(session).member
        member.password, member.password_ends_at = hashed, None
        member.save(update_fields=["password", "password_ends_at"])
        record(staff=member, action="desk.choose_password", target=f"staff {member.pk}")
        end_sessions(member, but=session.pk)
        session.member = member
        return admit(request, session, way="already shown") if has_second_factor(member) else None


def change_password(request: HttpRequest, session: StaffSession, *, current: str, new: str) -> None:
    """All other sessions end."""
    prove_password(request, session, password=current)
    hashed = checked_password(session.member, new, param="newPassword")
    with transaction.atomic():
        member = locked_session(session).member
        member.password = hashed
        member.save(update_fields=["password"])
        end_sessions(member, but=session.pk)
        record(staff=member, action="desk.change_password", target=f"staff {member.pk}")


def offer_authenticator(request: HttpRequest, session: StaffSession, *, password: str) -> NewAuthenticator:
    """It counts only once one of its codes has been typed."""
    may_add_factor(session)
    prove_password(request, session, password=password)
    secret = new_secret()
    StaffSession.objects.filter(pk=session.pk).update(pending_secret=seal(secret))
    import segno

    picture = segno.make(address_for_app(secret, email=session.member.email), error="m", micro=False)
    return NewAuthenticator(secret, picture.svg_data_uri(scale=4, border=4, light="white", unit=""))


def add_authenticator(request: HttpRequest, session: StaffSession, *, code: str) -> FactorAdded:
    may_add_factor(session)
    count_second_factor_try(session.member)
    secret = unseal(session.pending_secret) if session.pending_secret else ""
    step = step_of(secret, re.sub(r"\s", "", code)) if secret else None
    if step is None:
        raise ApiError(400, "code_wrong", "This code is not right. Is the clock of your telephone right?", param="code")
    second_factor_was_right(session.member)
    with transaction.atomic():
        current = locked_session(session)
        is_first = _is_first(current)
        store_authenticator(current.member, secret=secret, step=step)
        StaffSession.objects.filter(pk=session.pk).update(pending_secret="")
        return _added(request, current, is_first=is_first, way="authenticator")


def offer_passkey(request: HttpRequest, session: StaffSession, *, password: str) -> dict[str, Any]:
    may_add_factor(session)
    prove_password(request, session, password=password)
    return registration_options(session)


def add_passkey(request: HttpRequest, session: StaffSession, *, answer: Mapping[str, Any], name: str) -> FactorAdded:
    may_add_factor(session)
    try:
        challenge = take_challenge(session)
        with transaction.atomic():
            current = locked_session(session)
            is_first = _is_first(current)
            keep_passkey(current.member, answer, challenge=challenge, name=name)
            return _added(request, current, is_first=is_first, way="passkey")
    except PasskeyRefused:
        raise passkey_refused() from None


def remove_authenticator(request: HttpRequest, session: StaffSession, *, password: str) -> None:
    prove_password(request, session, password=password)
    with transaction.atomic():
        member = locked_session(session).member
        if not member.passkeys.exists():
            raise _last_factor()
        member.totp_secret = ""
        member.save(update_fields=["totp_secret"])
        record(staff=member, action="desk.remove_authenticator", target=f"staff {member.pk}")


def remove_passkey(request: HttpRequest, session: StaffSession, *, passkey_id: int, password: str) -> None:
    prove_password(request, session, password=password)
    with transaction.atomic():
        member = locked_session(session).member
        if not member.totp_secret and member.passkeys.count() == 1:
            raise _last_factor()
        if not member.passkeys.filter(pk=passkey_id).delete()[0]:
            raise ApiError.of_status(404)
        record(staff=member, action="desk.remove_passkey", target=f"staff {member.pk}")


def replace_recovery_codes(request: HttpRequest, session: StaffSession, *, password: str) -> list[str]:
    prove_password(request, session, password=password)
    with transaction.atomic():
        member = locked_session(session).member
        record(staff=member, action="desk.new_recovery_codes", target=f"staff {member.pk}")
        return new_recovery_codes(member)


def end_other_sessions(session: StaffSession) -> int:
    return end_sessions(session.member, but=session.pk)


def locked_session(session: StaffSession) -> StaffSession:
    """The session and its member as they are now, locked; refused if either is gone."""
    member = StaffMember.objects.select_for_update().filter(pk=session.member_id, disabled_at=None).first()
    current_session = StaffSession.objects.filter(pk=session.pk).first() if member else None
    if member is None or current_session is None:
        raise ApiError.of_status(401)
    current_session.member = member
    return current_session


def may_add_factor(session: StaffSession) -> None:
    """A password alone sets up only the first factor, and only once it is the member's own."""
    if session.stage == Stage.SET_UP and session.member.password_ends_at:
        raise ApiError(409, "password_first", "Please choose a password of your own first.")
    if session.stage == Stage.SET_UP and has_second_factor(session.member):
        raise ApiError.of_status(401)


def _is_first(session: StaffSession) -> bool:
    may_add_factor(session)
    return not has_second_factor(session.member)


def _added(request: HttpRequest, session: StaffSession, *, is_first: bool, way: str) -> FactorAdded:
    member = session.member
    record(staff=member, action=f"desk.add_{way}", target=f"staff {member.pk}")
    codes = new_recovery_codes(member) if is_first else []
    end_sessions(member, but=session.pk)
    admission = admit(request, session, way=way) if session.stage == Stage.SET_UP else None
    return FactorAdded(codes, admission)


def _last_factor() -> ApiError:
    return ApiError(409, "last_factor", "This is your only second factor. Add another one first.")
