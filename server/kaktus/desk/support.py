"""What support does for a person. Each change is recorded in the audit log, in the transaction that makes it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import transaction

from kaktus.accounts.flows.correct_email import correct_email
from kaktus.accounts.flows.delete_account import forget_person
from kaktus.accounts.flows.recover import send_reset_to
from kaktus.accounts.flows.verify_email import send_verification_to
from kaktus.accounts.models import User
from kaktus.accounts.password_guesses import locked_for, unlock_account
from kaktus.accounts.personal_data import facts_about
from kaktus.accounts.queries import FoundPeople, find_people, is_verified
from kaktus.accounts.token_sessions import end_all_sessions
from kaktus.activation.changes.code_corrections import extend_access, free_code, move_code
from kaktus.activation.limits import lift_pause, paused_for
from kaktus.activation.lookups.code_parts import FoundCodes, find_codes
from kaktus.common.api.api_errors import ApiError
from kaktus.desk.audit import record
from kaktus.desk.models import StaffMember
from kaktus.desk.people import LOOK, PersonAtDesk, existing_person, person_at_desk, target_of


@dataclass(frozen=True)
class Matches:
    people: FoundPeople
    codes: FoundCodes


def search(*, staff: StaffMember | None, typed: str) -> Matches:
    """Recorded with what it found, not with what was typed: that may be anybody's address."""
    matches = Matches(find_people(typed), find_codes(typed))
    shown = {"people": len(matches.people.people), "codes": len(matches.codes.codes)}
    record(staff=staff, action="person.search", after=shown)
    return matches


def look_at(*, staff: StaffMember | None, person_id: UUID) -> PersonAtDesk:
    user = existing_person(person_id)
    record(staff=staff, action=LOOK, target=target_of(user.pk))
    return person_at_desk(user)


def send_verification_mail(*, staff: StaffMember | None, person_id: UUID) -> None:
    user = existing_person(person_id)
    if is_verified(user):
        raise ApiError(409, "already_confirmed", "The address is confirmed already.")
    with transaction.atomic():
        send_verification_to(user, language=user.language)
        record(staff=staff, action="person.send_verification", target=target_of(user.pk))


def lift_locks(*, staff: StaffMember | None, person_id: UUID) -> None:
    """Of the account and of codes. Limits of a network and of a mailbox stay: they protect others."""
    user = existing_person(person_id)
    before = {"locked_for_s": locked_for(email=user.email), "paused_for_s": paused_for(user)}
    with transaction.atomic():
        record(staff=staff, action="person.unlock", target=target_of(user.pk), before=before)
        unlock_account(email=user.email)
        lift_pause(user)


def sign_out_everywhere(*, staff: StaffMember | None, person_id: UUID) -> None:
    user = existing_person(person_id)
    with transaction.atomic():
        before = {"devices": user.sessions.count()}
        end_all_sessions(user)
        record(staff=staff, action="person.sign_out", target=target_of(user.pk), before=before)


def extend(
    *, staff: StaffMember | None, person_id: UUID, code_id: int, ends_at: datetime, months: int, reason: str
) -> None:
    why = _checked_reason(reason)
    with transaction.atomic():
        extended = extend_access(code_id=code_id, owner=person_id, ends_at=ends_at, months=months)
        record(
            staff=staff,
            action="person.extend_access",
            target=target_of(person_id),
            before={"ends_at": extended.before, "code": extended.code.activation_code},
            after={"ends_at": extended.after},
            reason=why,
        )


def move(*, staff: StaffMember | None, person_id: UUID, code_id: int, to: str, reason: str) -> UUID:
    """Recorded for both people; returns who has the code now."""
    why = _checked_reason(reason)
    with transaction.atomic():
        moved = move_code(code_id=code_id, owner=person_id, to=to)
        facts: dict[str, Any] = {
            "before": {"owner": target_of(moved.before), "code": moved.code.activation_code},
            "after": {"owner": target_of(moved.after)},
            "reason": why,
        }
        record(staff=staff, action="person.move_code_away", target=target_of(moved.before), **facts)
        record(staff=staff, action="person.move_code_here", target=target_of(moved.after), **facts)
    return moved.after


def correct_address(*, staff: StaffMember | None, person_id: UUID, email: str, reason: str) -> None:
    """Recorded without the addresses: the audit log outlives the account, and knows people by their numbers alone."""
    why = _checked_reason(reason)
    user = existing_person(person_id)
    with transaction.atomic():
        correct_email(user, email=email)
        record(staff=staff, action="person.correct_address", target=target_of(person_id), reason=why)


def send_reset_mail(*, staff: StaffMember | None, person_id: UUID, reason: str) -> None:
    why = _checked_reason(reason)
    user = existing_person(person_id)
    with transaction.atomic():
        send_reset_to(user)
        record(staff=staff, action="person.send_reset", target=target_of(person_id), reason=why)


def free(*, staff: StaffMember | None, person_id: UUID, code_id: int, reason: str) -> None:
    why = _checked_reason(reason)
    with transaction.atomic():
        code = free_code(code_id=code_id, owner=person_id)
        before = {"code": code.activation_code, "ends_at": code.expiration_date}
        record(staff=staff, action="person.free_code", target=target_of(person_id), before=before, reason=why)


def delete(*, staff: StaffMember | None, person_id: UUID, typed: str, reason: str) -> None:
    """`typed` is the address once more, so that nobody deletes the wrong person."""
    why = _checked_reason(reason)
    user = existing_person(person_id)
    if typed.strip().lower() != user.email:
        raise ApiError(400, "other_address", "That is not the address of this account.", param="email")
    with transaction.atomic():
        forget_person(user)
        record(staff=staff, action="person.delete", target=target_of(person_id), reason=why)


def export(*, staff: StaffMember | None, person_id: UUID, form: str) -> tuple[User, dict[str, Any]]:
    user = existing_person(person_id)
    record(staff=staff, action="person.export", target=target_of(user.pk), after={"form": form})
    return user, facts_about(user)


def _checked_reason(reason: str) -> str:
    text = reason.strip()
    if len(text) < 3:
        raise ApiError(400, "reason_missing", "Say in a few words why.", param="reason")
    return text
