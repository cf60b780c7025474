"""What support sees of a person, and nothing more: the account, its books, and one timeline of what happened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final, Literal
from uuid import UUID

from allauth.socialaccount.models import SocialAccount
from django.utils import timezone

from kaktus.accounts.models import Session, User
from kaktus.accounts.password_guesses import RECENT_WRONG_PASSWORDS as WRONG_PASSWORDS
from kaktus.accounts.password_guesses import locked_for, recent_wrong_passwords
from kaktus.accounts.queries import is_verified
from kaktus.activation.limits import paused_for
from kaktus.activation.models import ActivationCode, CodeRefusal, RefusedCode
from kaktus.activation.queries import owned_codes
from kaktus.common.api.api_errors import ApiError
from kaktus.desk.models import AuditEntry, StaffNote
from kaktus.library.catalogue.catalogue_cache import titles_of_group
from kaktus.mail.models import Mail, SentMail

MAX_ENTRIES: Final = 50
LOOK: Final = "person.look"

EventKind = Literal[
    "joined",
    "confirmed",
    "logged_in",
    "google_linked",
    "device",
    "activated",
    "ended",
    "revoked",
    "mail",
    "wrong_passwords",
    "refused_code",
    "staff",
]
MailState = Literal["sent", "waiting", "delayed", "refused", "given_up", "held_back"]


@dataclass(frozen=True)
class Event:
    """Something that happened; only the fields that its kind needs are filled."""

    at: datetime
    kind: EventKind
    books: list[str] = field(default_factory=list)
    mail: str = ""
    state: MailState | None = None
    count: int = 0
    device: str = ""
    action: str = ""
    by: str = ""
    reason: str = ""
    code: str = ""
    """The last four characters."""
    refusal: CodeRefusal | None = None


@dataclass(frozen=True)
class PersonAtDesk:
    user: User
    is_confirmed: bool
    has_google: bool
    devices: int
    locked_for: int
    paused_for: int
    codes: list[ActivationCode]
    notes: list[StaffNote]
    timeline: list[Event]


def target_of(user_id: object) -> str:
    """As the audit log names a person."""
    return f"person {user_id}"


def existing_person(person_id: UUID, *, lock: bool = False) -> User:
    people = User.objects.select_for_update() if lock else User.objects.all()
    user = people.filter(pk=person_id).first()
    if user is None:
        raise ApiError(404, "no_such_person", "There is no such account any more.")
    return user


def books_of(code: ActivationCode) -> list[str]:
    return titles_of_group(code.batch.group_id)


def person_at_desk(user: User) -> PersonAtDesk:
    codes = list(owned_codes(user))
    events = [
        *_of_account(user),
        *_of_codes(codes),
        *_of_mails(user),
        *_of_wrong_passwords(user),
        *_of_refused_codes(user),
        *_of_staff(user),
    ]
    return PersonAtDesk(
        user=user,
        is_confirmed=is_verified(user),
        has_google=SocialAccount.objects.filter(user=user).exists(),
        devices=Session.objects.filter(user=user, expire_date__gt=timezone.now()).count(),
        locked_for=locked_for(email=user.email),
        paused_for=paused_for(user),
        codes=codes,
        notes=list(StaffNote.objects.filter(person=user).select_related("author").order_by("-pk")),
        timeline=sorted(events, key=lambda event: event.at, reverse=True),
    )


def _of_account(user: User) -> Iterator[Event]:
    yield Event(user.joined_at, "joined")
    if user.confirmed_at:
        yield Event(user.confirmed_at, "confirmed")
    if user.last_login:
        yield Event(user.last_login, "logged_in")
    for link in SocialAccount.objects.filter(user=user):
        yield Event(link.date_joined, "google_linked")
    for session in Session.objects.filter(user=user, expire_date__gt=timezone.now()).defer("session_data"):
        yield Event(session.created_at, "device", device=" · ".join(filter(None, (session.browser, session.system))))


def _of_codes(codes: list[ActivationCode]) -> Iterator[Event]:
    for code in codes:
        books = books_of(code)
        if code.activation_date:
            yield Event(code.activation_date, "activated", books=books)
        if code.revoked_at:
            yield Event(code.revoked_at, "revoked", books=books)
        elif code.expiration_date and code.expiration_date <= timezone.now():
            yield Event(code.expiration_date, "ended", books=books)


def _of_mails(user: User) -> Iterator[Event]:
    for note in SentMail.objects.filter(person=user):
        yield Event(note.sent_at, "mail", mail=note.kind, state="sent")
    for mail in Mail.objects.filter(person=user).select_related("job"):
        yield Event(mail.failed_at or mail.created_at, "mail", mail=mail.kind, state=_mail_state(mail))


def _mail_state(mail: Mail) -> MailState:
    if mail.problem:
        states: dict[str, MailState] = {"refused": "refused", "given_up": "given_up", "held_back": "held_back"}
        return states[mail.problem]
    return "delayed" if mail.job and mail.job.error else "waiting"


def _of_wrong_passwords(user: User) -> Iterator[Event]:
    """Dated by the first one: the times of the others are not stored."""
    counted = recent_wrong_passwords(email=user.email)
    if counted.tries:
        first_try = datetime.fromtimestamp(counted.ends_at, UTC) - WRONG_PASSWORDS.period
        yield Event(first_try, "wrong_passwords", count=counted.tries)


def _of_refused_codes(user: User) -> Iterator[Event]:
    for one in RefusedCode.objects.filter(user=user):
        yield Event(one.tried_at, "refused_code", code=one.last_four, refusal=CodeRefusal(one.reason))


def _of_staff(user: User) -> Iterator[Event]:
    """What was done for the person, and why. Mere looks are in the audit log only."""
    entries = AuditEntry.objects.filter(target=target_of(user.pk)).exclude(action=LOOK).select_related("staff")
    for entry in entries.order_by("-pk")[:MAX_ENTRIES]:
        by = entry.staff.email if entry.staff else ""
        yield Event(entry.at, "staff", action=entry.action, by=by, reason=entry.reason)
