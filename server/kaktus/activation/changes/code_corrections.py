"""What support does with the code of a person who asks: move it to another account, free it, or extend its access."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final
from uuid import UUID

from django.db.models import F
from django.utils import timezone

from kaktus.accounts.emails import checked_email
from kaktus.accounts.models import User
from kaktus.accounts.queries import is_verified
from kaktus.activation.batches.batch_figures import count_again
from kaktus.activation.changes.code_locks import locked_code
from kaktus.activation.models import ActivationCode
from kaktus.activation.months import after_months
from kaktus.common.api.api_errors import ApiError
from kaktus.library.catalogue.catalogue_cache import titles_of_group
from kaktus.mail.messages import send_code_freed, send_code_moved

MAX_EXTENSION_MONTHS: Final = 24
A_MOMENT: Final = timedelta(milliseconds=1)


@dataclass(frozen=True)
class MovedCode:
    code: ActivationCode
    """As it is now."""
    before: UUID
    after: UUID


@dataclass(frozen=True)
class ExtendedAccess:
    code: ActivationCode
    """As it is now."""
    before: datetime
    after: datetime


def move_code(*, code_id: int, owner: UUID, to: str) -> MovedCode:
    """From its owner to the account with another address. The dates stay, and both people are told by mail.

    `owner` is the person who had it when support looked: if it has moved since, nothing happens.
    """
    address = checked_email(to, param="to")
    target = User.objects.filter(email=address, is_active=True).first()
    if target is None:
        raise _no_account()
    if target.pk == owner:
        raise ApiError(400, "same_person", "The code is in this account already.", param="to")
    try:
        with locked_code(code_id, also=target.pk) as code:
            _check_owner(code, owner)
            if code.expiration_date is None or code.expiration_date <= timezone.now():
                raise ApiError(409, "access_ended", "Access with this code has ended. Extend it first.")
            receiver = User.objects.filter(pk=target.pk, email=address, is_active=True).first()
            if receiver is None:
                raise _no_account()
            if not is_verified(receiver):
                raise ApiError(
                    409,
                    "address_not_confirmed",
                    "The address must be confirmed first: send the mail again.",
                    param="to",
                )
            return _move(code, giver=User.objects.get(pk=owner), receiver=receiver)
    except ActivationCode.DoesNotExist:
        raise ApiError.of_status(404) from None


def _move(code: ActivationCode, *, giver: User, receiver: User) -> MovedCode:
    ActivationCode.objects.filter(pk=code.pk).update(user=receiver, users_information=receiver.email)
    # Links to lessons that were made with the code stop working.
    User.objects.filter(pk=giver.pk).update(epoch=F("epoch") + 1)
    assert code.expiration_date
    books = [(", ".join(titles_of_group(code.batch.group_id)), code.expiration_date)]
    for person, away in ((giver, True), (receiver, False)):
        send_code_moved(away=away, to=person.email, books=books, language=person.language, person=person.pk)
    code.user, code.users_information = receiver, receiver.email
    return MovedCode(code=code, before=giver.pk, after=receiver.pk)


def free_code(*, code_id: int, owner: UUID) -> ActivationCode:
    """Redeemed by mistake: the code is as if nobody had redeemed it, and the person is told by mail.

    `owner` is the person who had it when support looked. Returns the code as it was.
    """
    try:
        with locked_code(code_id) as code:
            _check_owner(code, owner)
            assert code.expiration_date
            person = User.objects.get(pk=owner)
            ActivationCode.objects.filter(pk=code.pk).update(
                activated=False, user=None, users_information="", activation_date=None, expiration_date=None
            )
            # Links to lessons that were made with the code stop working.
            User.objects.filter(pk=owner).update(epoch=F("epoch") + 1)
            count_again(code.batch_id)
            books = [(", ".join(titles_of_group(code.batch.group_id)), code.expiration_date)]
            send_code_freed(to=person.email, books=books, language=person.language, person=person.pk)
            return code
    except ActivationCode.DoesNotExist:
        raise ApiError.of_status(404) from None


def extend_access(*, code_id: int, owner: UUID, ends_at: datetime, months: int) -> ExtendedAccess:
    """From the end that support saw, or from now if that is over; never twice, even if two people do it at once."""
    if not 1 <= months <= MAX_EXTENSION_MONTHS:
        raise ApiError(400, "bad_months", f"Extend by 1 to {MAX_EXTENSION_MONTHS} months.", param="months")
    try:
        with locked_code(code_id) as code:
            _check_owner(code, owner)
            before = code.expiration_date
            # In JSON a moment has no microseconds.
            if before is None or abs(before - ends_at) >= A_MOMENT:
                raise _changed()
            after = after_months(max(before, timezone.now()), months)
            # The address goes 30 days after the end; now the code has not ended.
            email = User.objects.values_list("email", flat=True).get(pk=owner)
            ActivationCode.objects.filter(pk=code.pk).update(expiration_date=after, users_information=email)
            code.expiration_date, code.users_information = after, email
            count_again(code.batch_id)
            return ExtendedAccess(code=code, before=before, after=after)
    except ActivationCode.DoesNotExist:
        raise ApiError.of_status(404) from None


def _check_owner(code: ActivationCode, owner: UUID) -> None:
    if code.user_id != owner:
        raise _changed()
    if code.revoked_at:
        raise ApiError(409, "code_revoked", "This code was revoked and opens nothing any more.")


def _changed() -> ApiError:
    return ApiError(409, "changed_meanwhile", "This has changed since you looked. Please load the page again.")


def _no_account() -> ApiError:
    message = "There is no account with this address. Ask the person to sign up first."
    return ApiError(404, "no_such_account", message, param="to")
