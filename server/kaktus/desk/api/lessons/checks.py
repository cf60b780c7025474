"""The call that has an uploaded package checked."""

from __future__ import annotations

import uuid

from django.http import HttpRequest
from ninja import Router

from kaktus.desk.access import member_of
from kaktus.desk.api.lessons.editors import EDITORS, ERRORS, change
from kaktus.desk.api.uploads import UploadShown, own_upload, shown_upload
from kaktus.desk.audit import record
from kaktus.library.packages import uploads
from kaktus.library.packages.package_checks import CHECK_PACKAGE

router = Router(tags=["desk"], by_alias=True)


@router.post("/uploads/{upload}/check", auth=EDITORS, response={200: UploadShown} | ERRORS)
def check_upload(request: HttpRequest, upload: uuid.UUID) -> UploadShown:
    """Everything has arrived: check it, as a job."""
    own = own_upload(request, upload)
    with change():
        uploads.finish_upload(own, check=CHECK_PACKAGE)
        record(
            staff=member_of(request),
            action="lesson.upload",
            target=f"lesson {own.book}/{own.lesson}",
            after={"file": own.name, "bytes": own.size},
        )
    return shown_upload(own_upload(request, upload))
