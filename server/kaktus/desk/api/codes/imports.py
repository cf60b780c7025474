"""The API calls that import a list of printed codes."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.http import HttpRequest
from ninja import Router
from ninja.responses import Status

from kaktus.activation.batches.batch_facts import job_facts
from kaktus.activation.models import CodeImport
from kaktus.activation.printed import code_imports as imports
from kaktus.activation.printed.list_columns import Columns
from kaktus.common.api.api_errors import ApiError
from kaktus.common.api.bounds import RowId
from kaktus.desk.access import member_of
from kaktus.desk.api.codes import schemas
from kaktus.desk.api.codes.common import (
    CODES,
    ERRORS,
    asked_by,
    book_group,
    find_import,
    refusals,
    terms_of,
)
from kaktus.desk.api.uploads import own_upload
from kaktus.desk.api.uploads import refusals as upload_refusals
from kaktus.desk.audit import record

router = Router(tags=["desk"], by_alias=True)
SHOWN_LINES = 100


@router.post("/imports", auth=CODES, response={200: schemas.DeskImport} | ERRORS)
def new_import(request: HttpRequest, body: schemas.NewImport) -> dict[str, Any]:
    """The file has arrived (`uploads.py`): read its first rows, as a job."""
    upload = own_upload(request, body.upload)
    with upload_refusals():
        started = imports.start_import(upload=upload, terms=terms_of(body), asked_by=asked_by(request))
    return _shown_import(started)


@router.get("/imports/{import_id}", auth=CODES, response={200: schemas.DeskImport} | ERRORS)
def one_import(request: HttpRequest, import_id: RowId) -> dict[str, Any]:
    return _shown_import(find_import(import_id))


@router.post("/imports/{import_id}/columns", auth=CODES, response={204: None} | ERRORS)
def choose_columns(request: HttpRequest, import_id: RowId, body: schemas.ChosenColumns) -> Status[None]:
    """Which column holds what: check all of the file, as a job."""
    if body.book_column is None and not body.book:
        raise ApiError(422, "no_book", "Choose the column that names the books, or a book for all codes.", param="book")
    if body.book_column == body.code:
        raise ApiError(422, "same_column", "Codes and books cannot be in the same column.", param="bookColumn")
    book = book_group(body.book) if body.book else None
    columns = Columns(body.code, body.book_column, body.heading)
    with refusals():
        imports.choose_columns(find_import(import_id).pk, columns=columns, book=book, asked_by=asked_by(request))
    return Status(204, None)


@router.post("/imports/{import_id}/confirm", auth=CODES, response={204: None} | ERRORS)
def confirm_import(request: HttpRequest, import_id: RowId) -> Status[None]:
    code_import = find_import(import_id)
    with transaction.atomic(), refusals():
        imports.confirm_import(code_import.pk, asked_by=asked_by(request))
        after = {"file": code_import.file_name, "accepted": code_import.accepted, "refused": code_import.refused}
        record(staff=member_of(request), action="codes.import", target=f"import {code_import.pk}", after=after)
    return Status(204, None)


@router.delete("/imports/{import_id}", auth=CODES, response={204: None} | ERRORS)
def discard_import(request: HttpRequest, import_id: RowId) -> Status[None]:
    with refusals():
        imports.discard_import(find_import(import_id).pk)
    return Status(204, None)


def _shown_import(code_import: CodeImport) -> dict[str, Any]:
    lines = [line._asdict() for line in imports.refused_lines(code_import)[:SHOWN_LINES]]
    facts = {name: getattr(code_import, name) for name in ("state", "file_name", "size", "problem", "encoding")}
    counts = {name: getattr(code_import, name) for name in ("accepted", "known", "refused", "written")}
    batches = list(code_import.batches.values_list("pk", flat=True))
    job = code_import.job and job_facts(code_import.job)
    preview = code_import.preview and code_import.preview | (code_import.columns or {})
    shown = {
        "preview": preview,
        "book": code_import.group_id or "",
        "refused_lines": lines,
        "batches": batches,
        "job": job,
    }
    return {"id": code_import.pk, **facts, **counts, **shown}
