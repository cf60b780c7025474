"""The API calls that hand out files of codes: tables, labels, and those that a job prepares."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.http import FileResponse, HttpRequest
from ninja import Router
from ninja.responses import Status

from kaktus.activation.batches.prepared_files import discard_file
from kaktus.common.api.bounds import RowId
from kaktus.common.api.error_schema import ErrorBody
from kaktus.desk.access import member_of
from kaktus.desk.api.codes import schemas
from kaktus.desk.api.codes.common import (
    CODES,
    ERRORS,
    asked_by,
    find_batch,
    numbers_of,
    refusals,
)
from kaktus.desk.api.codes.downloads import (
    check_download,
    each_batch,
    file_facts,
    file_for,
    prepare_if_large,
)
from kaktus.desk.audit import record
from kaktus.desk.downloads import read_signed_link, signed_link
from kaktus.desk.permissions import Permission

router = Router(tags=["desk"], by_alias=True)


@router.post("/downloads", auth=CODES, response={200: schemas.DownloadLink} | ERRORS)
def new_download(request: HttpRequest, body: schemas.WantedDownload) -> dict[str, str]:
    check_download(body)
    download = body.model_dump(mode="json", by_alias=True, exclude_defaults=True)
    with transaction.atomic(), refusals():
        is_prepared = prepare_if_large(body, asked_by=asked_by(request))
        for one in each_batch(body) if body.what in ("csv", "pdf", "zip") else ():
            after = {"as": one.what} | numbers_of(one)
            record(staff=member_of(request), action="codes.export", target=f"batch {one.batch}", after=after)
    return {"url": "" if is_prepared else signed_link(member_of(request), download)}


@router.get("/batches/{batch_id}/files", auth=CODES, response={200: schemas.CodeFiles} | ERRORS)
def files_of_batch(request: HttpRequest, batch_id: RowId) -> dict[str, Any]:
    files = find_batch(batch_id).files.select_related("job").order_by("-pk")
    return {"files": [file_facts(file) for file in files]}


@router.delete("/batches/{batch_id}/files/{file_id}", auth=CODES, response={204: None} | ERRORS)
def discard_file_of_batch(request: HttpRequest, batch_id: RowId, file_id: RowId) -> Status[None]:
    if file := find_batch(batch_id).files.filter(pk=file_id).first():
        discard_file(file)
    return Status(204, None)


@router.get(
    "/downloads/{token}", auth=None, include_in_schema=True, response={200: None, 404: ErrorBody, 409: ErrorBody}
)
def download(request: HttpRequest, token: str) -> FileResponse:
    """The link itself is the permission: it was given out a minute ago, and works once."""
    return file_for(schemas.WantedDownload(**read_signed_link(token, Permission.CODES)))
