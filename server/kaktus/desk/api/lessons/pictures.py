"""The call that chooses the picture on a lesson's tile."""

from __future__ import annotations

import uuid
from typing import Literal

from django.conf import settings
from django.http import HttpRequest
from ninja import Router, Schema
from ninja.responses import Status

from kaktus.common.api.api_errors import ApiError
from kaktus.common.files.storage import storage_at
from kaktus.desk.access import member_of
from kaktus.desk.api.lessons.editors import EDITORS, ERRORS, LESSON, change, lesson_of
from kaktus.desk.api.uploads import own_upload
from kaktus.desk.audit import record
from kaktus.library.packages import uploads
from kaktus.library.versions import lesson_pictures

router = Router(tags=["desk"], by_alias=True)


class PictureChoice(Schema):
    choice: Literal["own", "drawn", "uploaded"]
    upload: uuid.UUID | None = None


@router.put(f"{LESSON}/picture", auth=EDITORS, response={204: None} | ERRORS)
def choose_picture(request: HttpRequest, book: str, lesson: str, body: PictureChoice) -> Status[None]:
    row, storage = lesson_of(book, lesson), storage_at(settings.STORAGE_URL)
    sent = own_upload(request, body.upload) if body.choice == "uploaded" and body.upload else None
    if (body.choice == "uploaded") != (sent is not None):
        raise ApiError.of_status(422)
    with change():
        before = lesson_pictures.picture_of(book, lesson)
        if sent:
            content = uploads.picture_in(sent)
            uploads.remove_upload(sent)
            lesson_pictures.use_uploaded_picture(row, content, storage=storage)
        elif body.choice == "drawn":
            lesson_pictures.draw_picture(row, storage=storage)
        else:
            lesson_pictures.use_own_picture(row)
        record(
            staff=member_of(request),
            action="lesson.picture",
            target=f"lesson {book}/{lesson}",
            before={"picture": before},
            after={"picture": body.choice},
        )
    return Status(204, None)
