"""Redeeming a code, revoking it, and forgetting who redeemed it."""

from __future__ import annotations

from datetime import datetime
from typing import NoReturn

from django.db import transaction
from django.db.models import F
from django.utils import timezone

from kaktus.accounts.models import User
from kaktus.activation.codes import LENGTH, Slip, is_well_formed, likely_slip, normalised
from kaktus.activation.models import ActivationCode
from kaktus.activation.months import end_of_access
from kaktus.activation.wrong_tries import (
    ADDRESS,
    PERSON,
    address_subject,
    count_wrong_try,
    forget_tries,
    person_subject,
    seconds_to_wait,
)
from kaktus.common.errors import Refusal

INVALID = "Invalid acctivation code. Please try again."
USED_BY_YOU = "Activation code already used by you."
ALREADY_ACTIVATED = "Product already activated."
USED = "Activation code already used."
TOO_MANY = "Too many wrong codes. Please wait a little and try again."
ONE_SEEMS_WRONG = "Please check the code: one character seems wrong."
PARAM = "activationCode"


def redeem_code(*, user: User, typed: str, address: str) -> ActivationCode:
    now = timezone.now()
    _refuse_while_paused(user=user, address=address, now=now)
    code = normalised(typed)
    if code is None or len(code) != LENGTH or not code.isprintable():
        raise _invalid(help_text=f"An activation code has {LENGTH} characters.")
    redeemed = _take(code=code, user=user, now=now)
    if redeemed:
        return redeemed
    known = ActivationCode.objects.filter(activation_code=code, revoked_at=None).first()
    if known is None:
        _refuse_unknown(code=code, user=user, address=address, now=now)
    # Of a code that has long ended the address is gone, but not whose it is.
    if known.users_information == user.email or (known.user_id == user.pk and not known.users_information):
        raise Refusal(400, "used_by_you", USED_BY_YOU, param=PARAM)
    if known.user_id == user.pk:
        raise Refusal(400, "product_already_activated", ALREADY_ACTIVATED, param=PARAM)
    raise Refusal(400, "code_used", USED, param=PARAM)


def _take(*, code: str, user: User, now: datetime) -> ActivationCode | None:
    """One conditional statement: of any number of people who try at the same instant, one finds it unused."""
    with transaction.atomic():
        # Held until the end: an account that is being deleted gets no code any more.
        owner = User.objects.select_for_update().filter(pk=user.pk).first()
        if owner is None:
            raise Refusal.of_status(401)
        taken = ActivationCode.objects.filter(activation_code=code, activated=False, revoked_at=None).update(
            activated=True,
            user=owner,
            users_information=owner.email,
            activation_date=now,
            expiration_date=end_of_access(now),
        )
        return ActivationCode.objects.select_related("batch").get(activation_code=code) if taken else None


def _refuse_while_paused(*, user: User, address: str, now: datetime) -> None:
    seconds = seconds_to_wait(subjects=[person_subject(user), address_subject(address)], now=now)
    if seconds:
        raise Refusal.of_errors(429, [{"code": "too_many_codes", "message": TOO_MANY, "retryAfter": seconds}])


def _refuse_unknown(*, code: str, user: User, address: str, now: datetime) -> NoReturn:
    count_wrong_try(subject=address_subject(address), brake=ADDRESS, now=now)
    if is_well_formed(code):
        count_wrong_try(subject=person_subject(user), brake=PERSON, now=now)
        raise _invalid()
    # A misprint or a slip of the finger, no guess: it costs the person nothing.
    slip = likely_slip(code)
    raise _invalid(help_text=_help(slip), slip=slip)


def _help(slip: Slip | None) -> str:
    if slip is None:
        return ONE_SEEMS_WRONG
    return (
        f"Please check the code: character {slip.place} seems wrong. "
        f"You typed {slip.typed}; perhaps it is {slip.meant}."
    )


def _invalid(*, help_text: str | None = None, slip: Slip | None = None) -> Refusal:
    refusal = Refusal(400, "invalid_code", INVALID, param=PARAM)
    if help_text:
        refusal.errors[0]["help"] = help_text
    if slip:
        refusal.errors[0]["hint"] = {"place": slip.place, "typed": slip.typed, "meant": slip.meant}
    return refusal


@transaction.atomic
def revoke_code(code: ActivationCode) -> None:
    """A code that was redeemed stays so, but opens nothing any more, nor do the links made with it."""
    ActivationCode.objects.filter(pk=code.pk, revoked_at=None).update(revoked_at=timezone.now())
    if code.user_id:
        User.objects.filter(pk=code.user_id).update(epoch=F("epoch") + 1)


def forget_owner(user: User) -> None:
    """The code stays used; whose it was is no longer known."""
    ActivationCode.objects.filter(user=user).update(user=None, users_information="")
    forget_tries(user)
