"""The API calls of the staff's notes about a person; they are read with the person's file."""

from __future__ import annotations

from uuid import UUID

from django.http import HttpRequest
from ninja import Field, Router, Schema
from ninja.responses import Status

from kaktus.common.api.bounds import RowId
from kaktus.common.shown_text import ShownText
from kaktus.desk import notes
from kaktus.desk.access import member_of
from kaktus.desk.api.people import DONE, PEOPLE
from kaktus.desk.models import LONGEST_NOTE

router = Router(tags=["desk"], by_alias=True)


class NewNote(Schema):
    text: ShownText = Field(max_length=LONGEST_NOTE)


@router.post("/people/{person_id}/notes", auth=PEOPLE, response=DONE)
def add_note(request: HttpRequest, person_id: UUID, body: NewNote) -> Status[None]:
    notes.add_note(staff=member_of(request), person_id=person_id, text=body.text)
    return Status(204, None)


@router.delete("/people/{person_id}/notes/{note_id}", auth=PEOPLE, response=DONE)
def remove_note(request: HttpRequest, person_id: UUID, note_id: RowId) -> Status[None]:
    notes.remove_note(staff=member_of(request), person_id=person_id, note_id=note_id)
    return Status(204, None)
