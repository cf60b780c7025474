"""The API calls of support: find people and codes, look at a person, help."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Literal
from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from ninja import Field, Router, Schema
from ninja.responses import Status

from kaktus.accounts.models import User
from kaktus.activation.codes import grouped
from kaktus.activation.lookups.code_lookups import state_of
from kaktus.activation.models import ActivationCode, CodeRefusal
from kaktus.common.api.bounds import Moment, RowId
from kaktus.common.api.error_schema import ErrorBody
from kaktus.common.shown_text import ShownText
from kaktus.desk import support
from kaktus.desk.access import DeskAccess, member_of
from kaktus.desk.api.code_owners import CodeOwner
from kaktus.desk.data_sheets import data_sheet
from kaktus.desk.people import Event, EventKind, MailState, books_of
from kaktus.desk.permissions import Permission

LONGEST_TEXT = 300
LONGEST_REASON = 500
router = Router(tags=["desk"], by_alias=True)
PEOPLE = DeskAccess(Permission.PEOPLE)
ERRORS = {
    400: ErrorBody,
    401: ErrorBody,
    403: ErrorBody,
    404: ErrorBody,
    409: ErrorBody,
    422: ErrorBody,
    429: ErrorBody,
}
DONE = {204: None} | ERRORS

CodeState = Literal["unused", "activated", "expired", "revoked", "too_late"]


class SearchedText(Schema):
    text: str = Field(max_length=LONGEST_TEXT)


class FoundPerson(Schema):
    id: UUID
    email: str
    confirmed: bool
    joined_at: datetime = Field(serialization_alias="joinedAt")


class DeskCode(Schema):
    """A code as support sees it: where it is from, what it is worth, who has it and since when."""

    id: int
    code: str
    books: list[str]
    batch: str
    batch_made_at: datetime = Field(serialization_alias="batchMadeAt")
    imported: bool
    state: CodeState
    activated_at: datetime | None = Field(serialization_alias="activatedAt")
    ends_at: datetime | None = Field(serialization_alias="endsAt")
    revoked_at: datetime | None = Field(serialization_alias="revokedAt")
    owner: CodeOwner | None


class SearchResult(Schema):
    people: list[FoundPerson]
    more_people: bool = Field(serialization_alias="morePeople")
    codes: list[DeskCode]
    more_codes: bool = Field(serialization_alias="moreCodes")
    codes_are_guesses: bool = Field(serialization_alias="codesAreGuesses")
    """No code is spelt as it was typed; these are if some characters were misread."""


class TimelineEvent(Schema):
    at: datetime
    kind: EventKind
    books: list[str]
    mail: str
    state: MailState | None
    count: int
    device: str
    action: str
    by: str
    reason: str
    code: str
    """The last four characters of one that was refused."""
    refusal: CodeRefusal | None


class PersonNote(Schema):
    id: int
    text: str
    author: str
    written_at: datetime = Field(serialization_alias="writtenAt")


class PersonFile(Schema):
    id: UUID
    email: str
    confirmed: bool
    closed: bool
    joined_at: datetime = Field(serialization_alias="joinedAt")
    last_login_at: datetime | None = Field(serialization_alias="lastLoginAt")
    language: str
    has_password: bool = Field(serialization_alias="hasPassword")
    has_google: bool = Field(serialization_alias="hasGoogle")
    devices: int
    locked_for: int = Field(serialization_alias="lockedFor")
    """Seconds until a password is accepted again; 0 if the account is not locked."""
    paused_for: int = Field(serialization_alias="pausedFor")
    """Seconds until a code is accepted again; 0 if there is no pause."""
    codes: list[DeskCode]
    notes: list[PersonNote]
    timeline: list[TimelineEvent]


class AccessExtension(Schema):
    months: int = Field(strict=True)
    ends_at: Moment = Field(alias="endsAt")
    """The end that the member of staff saw."""
    reason: ShownText = Field(max_length=LONGEST_REASON)


class NewOwner(Schema):
    to: str = Field(max_length=LONGEST_TEXT)
    reason: ShownText = Field(max_length=LONGEST_REASON)


class MovedTo(Schema):
    owner: UUID


class Why(Schema):
    reason: ShownText = Field(max_length=LONGEST_REASON)


class CorrectedAddress(Why):
    email: str = Field(max_length=LONGEST_TEXT)


class Departure(Schema):
    email: str = Field(max_length=LONGEST_TEXT)
    reason: ShownText = Field(max_length=LONGEST_REASON)


@router.post("/people/search", auth=PEOPLE, response={200: SearchResult} | ERRORS)
def search(request: HttpRequest, body: SearchedText) -> SearchResult:
    """Not a GET: what is searched for would be in the log of every proxy."""
    matches = support.search(staff=member_of(request), typed=body.text)
    return SearchResult(
        people=[
            FoundPerson(id=person.pk, email=person.email, confirmed=person.is_confirmed, joined_at=person.joined_at)  # type: ignore[attr-defined]
            for person in matches.people.people
        ],
        more_people=matches.people.has_more,
        codes=[desk_code(code) for code in matches.codes.codes],
        more_codes=matches.codes.has_more,
        codes_are_guesses=matches.codes.is_guess,
    )


@router.get("/people/{person_id}", auth=PEOPLE, response={200: PersonFile} | ERRORS)
def person(request: HttpRequest, person_id: UUID) -> PersonFile:
    seen = support.look_at(staff=member_of(request), person_id=person_id)
    user = seen.user
    return PersonFile(
        id=user.pk,
        email=user.email,
        confirmed=seen.is_confirmed,
        closed=not user.is_active,
        joined_at=user.joined_at,
        last_login_at=user.last_login,
        language=user.language,
        has_password=user.has_usable_password(),
        has_google=seen.has_google,
        devices=seen.devices,
        locked_for=seen.locked_for,
        paused_for=seen.paused_for,
        codes=[desk_code(code, owner=user) for code in seen.codes],
        notes=[
            PersonNote(id=note.pk, text=note.text, author=note.author.email, written_at=note.written_at)
            for note in seen.notes
        ],
        timeline=[event(one) for one in seen.timeline],
    )


@router.post("/people/{person_id}/verification-mail", auth=PEOPLE, response=DONE)
def verification_mail(request: HttpRequest, person_id: UUID) -> Status[None]:
    support.send_verification_mail(staff=member_of(request), person_id=person_id)
    return Status(204, None)


@router.post("/people/{person_id}/unlock", auth=PEOPLE, response=DONE)
def unlock(request: HttpRequest, person_id: UUID) -> Status[None]:
    support.lift_locks(staff=member_of(request), person_id=person_id)
    return Status(204, None)


@router.post("/people/{person_id}/sign-out", auth=PEOPLE, response=DONE)
def sign_out(request: HttpRequest, person_id: UUID) -> Status[None]:
    support.sign_out_everywhere(staff=member_of(request), person_id=person_id)
    return Status(204, None)


@router.post("/people/{person_id}/codes/{code_id}/extension", auth=PEOPLE, response=DONE)
def extension(request: HttpRequest, person_id: UUID, code_id: RowId, body: AccessExtension) -> Status[None]:
    support.extend(
        staff=member_of(request),
        person_id=person_id,
        code_id=code_id,
        ends_at=body.ends_at,
        months=body.months,
        reason=body.reason,
    )
    return Status(204, None)


@router.post("/people/{person_id}/codes/{code_id}/move", auth=PEOPLE, response={200: MovedTo} | ERRORS)
def move(request: HttpRequest, person_id: UUID, code_id: RowId, body: NewOwner) -> MovedTo:
    owner = support.move(staff=member_of(request), person_id=person_id, code_id=code_id, to=body.to, reason=body.reason)
    return MovedTo(owner=owner)


@router.post("/people/{person_id}/address", auth=PEOPLE, response=DONE)
def address(request: HttpRequest, person_id: UUID, body: CorrectedAddress) -> Status[None]:
    """Corrects one that was mistyped and never confirmed."""
    support.correct_address(staff=member_of(request), person_id=person_id, email=body.email, reason=body.reason)
    return Status(204, None)


@router.post("/people/{person_id}/reset-mail", auth=PEOPLE, response=DONE)
def reset_mail(request: HttpRequest, person_id: UUID, body: Why) -> Status[None]:
    support.send_reset_mail(staff=member_of(request), person_id=person_id, reason=body.reason)
    return Status(204, None)


@router.post("/people/{person_id}/codes/{code_id}/release", auth=PEOPLE, response=DONE)
def release(request: HttpRequest, person_id: UUID, code_id: RowId, body: Why) -> Status[None]:
    """The code is as if nobody had redeemed it."""
    support.free(staff=member_of(request), person_id=person_id, code_id=code_id, reason=body.reason)
    return Status(204, None)


@router.post("/people/{person_id}/deletion", auth=PEOPLE, response=DONE)
def deletion(request: HttpRequest, person_id: UUID, body: Departure) -> Status[None]:
    support.delete(staff=member_of(request), person_id=person_id, typed=body.email, reason=body.reason)
    return Status(204, None)


@router.get("/people/{person_id}/export", auth=PEOPLE, response={200: None} | ERRORS)
def export(request: HttpRequest, person_id: UUID, form: Literal["json", "html"] = "json") -> HttpResponse:
    """A file, for the person to keep."""
    user, facts = support.export(staff=member_of(request), person_id=person_id, form=form)
    if form == "html":
        response = HttpResponse(data_sheet(facts, language=user.language), content_type="text/html; charset=utf-8")
    else:
        text = json.dumps(facts, indent=1, ensure_ascii=False) + "\n"
        response = HttpResponse(text.encode(), content_type="application/json")
    response.headers["Content-Disposition"] = f'attachment; filename="data-{timezone.localdate()}.{form}"'
    return response


def desk_code(code: ActivationCode, *, owner: User | None = None) -> DeskCode:
    person = owner or code.user
    return DeskCode(
        id=code.pk,
        code=grouped(code.activation_code),
        books=books_of(code),
        batch=str(code.batch),
        batch_made_at=code.batch.created_at,
        imported=code.batch.imported,
        state=state_of(code).value,
        activated_at=code.activation_date,
        ends_at=code.expiration_date,
        revoked_at=code.revoked_at,
        owner=CodeOwner(id=person.pk, email=person.email) if person else None,
    )


def event(one: Event) -> TimelineEvent:
    return TimelineEvent(**vars(one))
