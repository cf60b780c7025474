"""Redeeming a code, and forgetting who redeemed it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from django.db import IntegrityError, connection, transaction
from django.db.models import Q
from django.utils import timezone

from kaktus.accounts.flows.lock_person import lock_person
from kaktus.accounts.models import User
from kaktus.activation.codes import LENGTH, Slip, is_well_formed, likely_slip, normalised
from kaktus.activation.limits import counted_guess, lift_pause, refuse_while_paused
from kaktus.activation.models import ActivationCode, CodeBatch, CodeRefusal
from kaktus.activation.months import ACCESS_MONTHS, day_in_berlin, end_of_access, is_over
from kaktus.activation.queries import access_end
from kaktus.activation.refused_codes import note_refused_code
from kaktus.common.api.api_errors import ApiError
from kaktus.common.database.statements import write
from kaktus.common.metrics.catalogue import REDEMPTIONS
from kaktus.common.metrics.outcomes import count_outcomes
from kaktus.library.catalogue.catalogue_cache import titles_of_group

INVALID = "Invalid acctivation code. Please try again."
USED_BY_YOU = "Activation code already used by you."
ALREADY_ACTIVATED = "Product already activated."
USED = "Activation code already used."
TOO_LATE = "This activation code had to be redeemed by {day:%d.%m.%Y}."
UNLOCKED = 'You have this book already. Send "extend": true to use this code too, or keep it for someone else.'
NOT_AS_PRINTED = "Please compare the code with your book: at least one character is wrong."
PARAM = "activationCode"
TAKE = """
    UPDATE activation_activationcode SET
        activated = %s, user_id = %s, users_information = owner.email, activation_date = %s, expiration_date = %s
    FROM accounts_user AS owner
    WHERE owner.id = %s AND activation_code = %s AND NOT activated AND revoked_at IS NULL AND EXISTS (
        SELECT 1 FROM activation_codebatch AS own_batch
        WHERE own_batch.id = batch_id AND own_batch.revoked_at IS NULL AND own_batch.access_months = %s
            AND (own_batch.redeem_by IS NULL OR own_batch.redeem_by >= %s)
    ) AND (%s OR NOT EXISTS (
        SELECT 1 FROM activation_activationcode AS held
        JOIN activation_codebatch AS held_batch ON held_batch.id = held.batch_id
        JOIN activation_codebatch AS new_batch ON new_batch.id = activation_activationcode.batch_id
        WHERE held.user_id = owner.id AND held.revoked_at IS NULL AND held.expiration_date > %s
            AND held_batch.group_id = new_batch.group_id
    ))
    RETURNING users_information,
        (SELECT batch.group_id FROM activation_codebatch AS batch WHERE batch.id = batch_id),
        (SELECT batch.seats_per_code FROM activation_codebatch AS batch WHERE batch.id = batch_id)
"""


Refusal = tuple[ApiError, CodeRefusal]


@dataclass(frozen=True)
class Redeemed:
    """A code that was just redeemed; the names are those of the specification."""

    activation_code: str
    users_information: str
    activation_date: datetime
    expiration_date: datetime
    group: str
    months: int
    seats: int
    """For tablets of a class."""


@count_outcomes(REDEMPTIONS, done="redeemed")
def redeem_code(*, user: User, typed: str, address: str, extend: bool = False) -> Redeemed:
    """`extend`: the person knows that they have the book already, and wants to use this code for it too."""
    code = normalised(typed)
    # Not `is_code`: before there was that rule, a library may have taken in codes with other characters.
    if code is None or len(code) != LENGTH or not code.isprintable():
        refuse_while_paused(user=user, network=address)
        raise _invalid(help_text=f"An activation code has {LENGTH} characters.")
    # Otherwise it is a misprint or a slip of the finger, not a guess, and costs the person nothing.
    is_guess = is_well_formed(code) or _has_imported_codes()
    with counted_guess(user=user, network=address, costs_the_person=is_guess) as guess:
        redeemed = _take(code=code, user=user, extend=extend, months=ACCESS_MONTHS)
        if redeemed is None and (months := _other_months(code)):
            redeemed = _take(code=code, user=user, extend=extend, months=months)
        if redeemed:
            return redeemed
        if not User.objects.filter(pk=user.pk).exists():
            raise ApiError.of_status(401)
        existing_code = _existing_code(code)
        if existing_code is None:
            guess.was_wrong()
        elif not existing_code.activated and not is_over(existing_code.batch.redeem_by, timezone.now()):
            raise _unlocked(user=user, batch=existing_code.batch, now=timezone.now())
        error, reason = _refused(existing_code, user=user) if existing_code else _unknown(code)
        note_refused_code(user=user, code=code, reason=reason)
        raise error


def _other_months(code: str) -> int | None:
    """How many months of access the code gives, if that is not the usual number."""
    batches = CodeBatch.objects.filter(codes__activation_code=code).exclude(access_months=ACCESS_MONTHS)
    return batches.values_list("access_months", flat=True).first()


def _existing_code(code: str) -> ActivationCode | None:
    """A person who asks for a revoked code learns no more than if it had never existed."""
    unused_or_used = Q(activated=True) | Q(batch__revoked_at=None)
    codes = ActivationCode.objects.filter(unused_or_used, activation_code=code, revoked_at=None)
    return codes.select_related("batch").first()


def _refused(code: ActivationCode, *, user: User) -> Refusal:
    if not code.activated:
        error = ApiError(400, "code_too_late", TOO_LATE.format(day=code.batch.redeem_by), param=PARAM)
        error.errors[0]["redeemBy"] = code.batch.redeem_by
        return error, CodeRefusal.TOO_LATE
    # A code that ended long ago has lost its address, but still knows its owner.
    if code.users_information == user.email or (code.user_id == user.pk and not code.users_information):
        return ApiError(400, "used_by_you", USED_BY_YOU, param=PARAM), CodeRefusal.USED_BY_YOU
    if code.user_id == user.pk:
        error = ApiError(400, "product_already_activated", ALREADY_ACTIVATED, param=PARAM)
        return error, CodeRefusal.USED_BY_YOU
    return ApiError(400, "code_used", USED, param=PARAM), CodeRefusal.USED


def _has_imported_codes() -> bool:
    """Codes made elsewhere have no check character: once there are any, every input may be a guess."""
    return CodeBatch.objects.filter(imported=True).exists()


def _take(*, code: str, user: User, extend: bool, months: int) -> Redeemed | None:
    """Only a code whose batch gives this many months; nearly all give the usual number, so one statement is enough.

    One conditional statement: of any number of people who try at the same instant, one finds the code unused.

    The owner is found in the same statement, and the reference to them is checked at its end: an account that is being
    deleted no longer gets a code.
    """
    now = timezone.now()
    ends_at = end_of_access(now, months)
    values = [True, user.pk, now, ends_at, user.pk, code, months, day_in_berlin(now), extend, now]
    try:
        # Two codes of one person may arrive together, and PostgreSQL would show neither statement what the other does.
        if not extend and connection.features.has_select_for_update:
            with transaction.atomic():
                lock_person(user)
                rows = write(TAKE, values)
        else:
            rows = write(TAKE, values)
    except IntegrityError:
        raise ApiError.of_status(401) from None
    if not rows:
        return None
    ((owner_email, group, seats),) = rows
    return Redeemed(code, owner_email, now, ends_at, group, months, seats)


def _unlocked(*, user: User, batch: CodeBatch, now: datetime) -> ApiError:
    """Of several codes for a book, the one that ends last counts: this one might add much, little or nothing."""
    until = access_end(user=user, group=batch.group_id) or now
    error = ApiError(409, "book_already_unlocked", UNLOCKED, param=PARAM)
    error.errors[0]["extension"] = {
        "books": titles_of_group(batch.group_id),
        "until": until,
        "extendedUntil": max(until, end_of_access(now, batch.access_months)),
        "seats": batch.seats_per_code,
    }
    return error


def _unknown(code: str) -> Refusal:
    if is_well_formed(code):
        return _invalid(), CodeRefusal.NOT_VALID
    slip = likely_slip(code)
    return _invalid(help_text=_help(slip), slip=slip), CodeRefusal.NOT_VALID


def _help(slip: Slip | None) -> str:
    if slip is None:
        return NOT_AS_PRINTED
    return (
        f"Please check the code: character {slip.place} seems wrong. "
        f"You typed {slip.typed}; perhaps it is {slip.meant}."
    )


def _invalid(*, help_text: str | None = None, slip: Slip | None = None) -> ApiError:
    error = ApiError(400, "invalid_code", INVALID, param=PARAM)
    if help_text:
        error.errors[0]["help"] = help_text
    if slip:
        error.errors[0]["hint"] = {"place": slip.place, "typed": slip.typed, "meant": slip.meant}
    return error


def forget_owner(user: User) -> None:
    """The code stays used, but nobody knows any more whose it was."""
    ActivationCode.objects.filter(user=user).update(user=None, users_information="")
    lift_pause(user)
