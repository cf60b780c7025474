"""Notes of the staff about a person: written, removed, and handed to the person on request."""

from __future__ import annotations

from typing import Final
from uuid import UUID

from django.db import transaction

from kaktus.accounts.models import User
from kaktus.accounts.personal_data import Facts, iso_moment
from kaktus.common.api.api_errors import ApiError
from kaktus.desk.audit import record
from kaktus.desk.models import StaffMember, StaffNote
from kaktus.desk.people import existing_person, target_of

MAX_NOTES: Final = 100


def add_note(*, staff: StaffMember, person_id: UUID, text: str) -> None:
    """The audit log says that there was a note, never what it said: an entry outlives the account."""
    stripped = text.strip()
    if not stripped:
        raise ApiError(400, "note_missing", "Write something first.", param="text")
    with transaction.atomic():
        # Locked, so that nobody deletes the account meanwhile and the limit holds.
        person = existing_person(person_id, lock=True)
        if StaffNote.objects.filter(person=person).count() >= MAX_NOTES:
            raise ApiError(409, "too_many_notes", f"There are {MAX_NOTES} notes already. Remove one first.")
        note = StaffNote.objects.create(person=person, author=staff, text=stripped)
        record(staff=staff, action="person.add_note", target=target_of(person_id), after={"note": note.pk})


def remove_note(*, staff: StaffMember, person_id: UUID, note_id: int) -> None:
    with transaction.atomic():
        gone, _ = StaffNote.objects.filter(pk=note_id, person=person_id).delete()
        if not gone:
            raise ApiError(404, "no_such_note", "This note was removed already.")
        record(staff=staff, action="person.remove_note", target=target_of(person_id), before={"note": note_id})


def notes_for_person(user: User) -> list[Facts]:
    """Without the authors, who are people too: the publisher answers for what they wrote."""
    return [
        {"written_at": iso_moment(note.written_at), "text": note.text}
        for note in StaffNote.objects.filter(person=user).order_by("pk")
    ]
