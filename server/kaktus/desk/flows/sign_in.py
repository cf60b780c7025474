"""Signing in at the desk: the password first, then the second factor; what is missing is set up in between."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django.contrib.auth.hashers import check_password, make_password
from django.db import Error, transaction
from django.http import HttpRequest
from django.utils import timezone

from kaktus.accounts.emails import BadAddress, normalised_email
from kaktus.accounts.limits import LOG_IN, count_try_from_network
from kaktus.common.api.api_errors import ApiError
from kaktus.common.metrics.catalogue import LOG_INS
from kaktus.common.metrics.outcomes import count_outcomes
from kaktus.desk.audit import record
from kaktus.desk.known_devices import known_device, new_device_proof
from kaktus.desk.limits import (
    count_second_factor_try,
    count_staff_password_guess,
    second_factor_was_right,
)
from kaktus.desk.models import StaffMember, StaffSession, Stage
from kaktus.desk.passkeys import PasskeyRefused, accept_passkey
from kaktus.desk.sealed import Unreadable
from kaktus.desk.second_factors import accept_authenticator_code, accept_recovery_code, has_second_factor
from kaktus.desk.sessions import open_session
from kaktus.mail.languages import asked_language


@dataclass(frozen=True)
class Admission:
    """A token, and how far it opens the desk."""

    token: str
    stage: Stage
    device: str = ""
    """For somebody who is in: the proof that their browser shows at the next log-in."""


@count_outcomes(LOG_INS, "desk_password", done="logged_in")
def sign_in(request: HttpRequest, *, email: str, password: str, device: str = "") -> Admission:
    """`device` is the proof that this browser got when the member was in before."""
    try:
        address = normalised_email(email)
    except BadAddress:
        count_try_from_network(LOG_IN, request)
        raise _mismatch() from None
    guess = count_staff_password_guess(request, email=address, known_source=known_device(device, email=address))
    try:
        member = StaffMember.objects.filter(email=address, disabled_at__isnull=True).first()
        is_right = _is_right(member, password)
    except Error:
        guess.uncount()
        raise
    if member is None or not is_right:
        guess.was_wrong()
        if member:
            record(staff=None, action="desk.wrong_password", target=f"staff {member.pk}")
        raise _mismatch()
    guess.was_right()
    if member.password_ends_at and member.password_ends_at <= timezone.now():
        raise ApiError(400, "password_expired", "This one-time password has expired. Please ask for a new one.")
    with transaction.atomic():
        locked = locked_member(member, password=member.password)
        stage = Stage.SECOND_FACTOR if has_second_factor(locked) else Stage.SET_UP
        return Admission(open_session(request, locked, stage=stage), stage)


def locked_member(member: StaffMember, *, password: str) -> StaffMember:
    """The member as they are now; refused if they were disabled, or their password changed, in the meantime."""
    current_member = (
        StaffMember.objects.select_for_update().filter(pk=member.pk, password=password, disabled_at=None).first()
    )
    if current_member is None:
        raise _mismatch()
    return current_member


def _is_right(member: StaffMember | None, password: str) -> bool:
    """A password is checked even if there is no such member, so that every answer takes the same time."""
    stored = member.password if member and member.password else _decoy_password_hash()
    return check_password(password, stored) and bool(member and member.password)


@lru_cache(maxsize=1)
def _decoy_password_hash() -> str:
    return make_password(secrets.token_hex())


def _mismatch() -> ApiError:
    message = "Invalid email or password. Please try again."
    return ApiError(400, "email_password_mismatch", message, param="password")


@count_outcomes(LOG_INS, "desk_code", done="logged_in")
def sign_in_with_code(request: HttpRequest, session: StaffSession, *, code: str) -> Admission:
    """The code of an authenticator app, or a recovery code."""
    member = session.member
    count_second_factor_try(member)
    typed = re.sub(r"\s", "", code)
    try:
        # First, because it helps where the authenticator's secret cannot be read; the two have different lengths.
        if accept_recovery_code(member, typed):
            way = "recovery code"
        elif accept_authenticator_code(member, typed):
            way = "authenticator"
        else:
            record(staff=None, action="desk.wrong_second_factor", target=f"staff {member.pk}")
            raise ApiError(400, "code_wrong", "This code is not right, or was used already.", param="code")
    except Unreadable:
        raise ApiError(
            409,
            "second_factor_unreadable",
            "Your authenticator app can no longer be checked. Use a recovery code, or ask an owner for a reset.",
        ) from None
    second_factor_was_right(member)
    return admit(request, session, way=way)


@count_outcomes(LOG_INS, "desk_passkey", done="logged_in")
def sign_in_with_passkey(request: HttpRequest, session: StaffSession, *, answer: Mapping[str, Any]) -> Admission:
    count_second_factor_try(session.member)
    try:
        accept_passkey(session, answer)
    except PasskeyRefused:
        record(staff=None, action="desk.wrong_second_factor", target=f"staff {session.member.pk}")
        raise passkey_refused() from None
    second_factor_was_right(session.member)
    return admit(request, session, way="passkey")


def passkey_refused() -> ApiError:
    return ApiError(400, "passkey_refused", "This passkey could not be used. Please try again.")


def admit(request: HttpRequest, session: StaffSession, *, way: str) -> Admission:
    """After the second factor: a new token, in place of the one that the password alone had given."""
    with transaction.atomic():
        member = locked_member(session.member, password=session.member.password)
        if not StaffSession.objects.filter(pk=session.pk).delete()[0]:
            raise ApiError.of_status(401)
        stage = Stage.SET_UP if member.password_ends_at or not has_second_factor(member) else Stage.IN
        if stage == Stage.IN:
            record(staff=member, action="desk.sign_in", target=f"staff {member.pk}", after={"second factor": way})
            member.joined_at = member.joined_at or timezone.now()
            member.language = asked_language(request)
            member.save(update_fields=["joined_at", "language"])
        device = new_device_proof(member.email) if stage == Stage.IN else ""
        return Admission(open_session(request, member, stage=stage), stage, device)


def sign_out(session: StaffSession) -> None:
    StaffSession.objects.filter(pk=session.pk).delete()
