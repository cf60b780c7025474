"""The API calls of clerks: batches of codes, their labels, their figures, single codes, and lists of printed ones."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.http import FileResponse, HttpRequest
from django.utils import timezone
from ninja import Router
from ninja.responses import Status

from kaktus.activation.batches.batch_facts import batch_facts, code_facts, job_facts
from kaktus.activation.batches.batch_figures import Figures, Step, activations, figures_of, figures_of_book
from kaktus.activation.batches.code_numbers import number_codes
from kaktus.activation.batches.code_ranges import written
from kaktus.activation.batches.given_out import printed_among
from kaktus.activation.batches.new_batches import Terms, start_batch
from kaktus.activation.batches.prepared_files import discard_file
from kaktus.activation.codes import grouped
from kaktus.activation.models import ActivationCode, CodeBatch, CodeImport
from kaktus.activation.months import is_over
from kaktus.activation.printed import code_imports as imports
from kaktus.activation.support.code_lookups import Page, Show, page_of_batches, page_of_beginnings, page_of_codes
from kaktus.activation.support.code_parts import find_codes
from kaktus.activation.support.code_selections import replace_selection, revoke_selection, select_codes
from kaktus.activation.support.revocations import CannotRevoke, replace_batch, replace_code, revoke_batch, revoke_code
from kaktus.common.api.api_errors import ApiError
from kaktus.common.api.bounds import Day, RowId
from kaktus.common.api.error_schema import ErrorBody
from kaktus.desk import code_schemas as schemas
from kaktus.desk.access import DeskAccess, member_of
from kaktus.desk.api.uploads import own_upload
from kaktus.desk.api.uploads import refusals as upload_refusals
from kaktus.desk.audit import record
from kaktus.desk.code_files import (
    batches_of,
    check_wanted,
    file_facts,
    file_for,
    period_of,
    prepared_if_large,
    refused_files,
)
from kaktus.desk.code_schemas import LONGEST_REASON
from kaktus.desk.downloads import signed_link, wanted_by
from kaktus.desk.permissions import Permission, permissions_of
from kaktus.jobs.flows import JobProblem, TooManyOpen, cancel_job
from kaktus.library.catalogue.catalogue_cache import titles_of_group
from kaktus.library.models import BookGroup

router = Router(tags=["desk"], by_alias=True)
CODES = DeskAccess(Permission.CODES)
CODE = DeskAccess(Permission.CODE)
ERRORS = {400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody}
SHOWN_LINES = 100


@router.get("/code-books", auth=CODES, response={200: schemas.Books} | ERRORS)
def books(request: HttpRequest) -> dict[str, Any]:
    groups = BookGroup.objects.values_list("slug", flat=True)
    return {
        "books": [
            _shown_figures(figures_of_book(slug)) | {"slug": slug, "titles": titles_of_group(slug)} for slug in groups
        ]
    }


@router.get("/batches", auth=CODES, response={200: schemas.DeskBatches} | ERRORS)
def batches(request: HttpRequest, book: str = "", after: str = "") -> dict[str, Any]:
    page: Page[CodeBatch] = _page(lambda: page_of_batches(group=book, after=after))
    figures = figures_of(page.items)
    return {"batches": [batch_facts(batch, figures[batch.pk]) for batch in page.items], "next": page.next}


@router.post("/batches", auth=CODES, response={200: schemas.DeskBatch} | ERRORS)
def new_batch(request: HttpRequest, body: schemas.NewBatch) -> dict[str, Any]:
    if is_over(body.redeem_by, timezone.now()):
        raise ApiError(422, "redeem_by_over", "The last day to redeem the codes is over.", param="redeemBy")
    with transaction.atomic(), _refusals():
        batch = start_batch(group=_group(body.book), count=body.count, terms=_terms(body), asked_by=_asked_by(request))
        after = {"book": body.book, "count": body.count, **_shown_terms(body)}
        _record(request, "batch.create", batch, after=after)
    return _shown_batch(batch)


@router.get("/batches/{batch_id}", auth=CODES, response={200: schemas.DeskBatch} | ERRORS)
def one_batch(request: HttpRequest, batch_id: RowId) -> dict[str, Any]:
    return _shown_batch(_batch(batch_id))


@router.post("/batches/{batch_id}/cancel", auth=CODES, response={204: None} | ERRORS)
def cancel_batch(request: HttpRequest, batch_id: RowId) -> Status[None]:
    batch = _batch(batch_id)
    if batch.is_complete or batch.revoked_at or batch.job_id is None:
        raise _refused("batch_complete", "This batch is complete: revoke it instead.")
    with transaction.atomic():
        try:
            cancel_job(batch.job_id)
        except JobProblem:
            raise _refused("batch_complete", "This batch is no longer being made.") from None
        _record(request, "batch.cancel", batch, before={"made": batch.made, "wanted": batch.wanted})
    return Status(204, None)


@router.post("/batches/{batch_id}/revoke", auth=CODES, response={200: schemas.DeskBatch} | ERRORS)
def revoke_whole_batch(request: HttpRequest, batch_id: RowId, body: schemas.RevokeOrder) -> dict[str, Any]:
    batch = _batch(batch_id)
    order: dict[str, Any] = {"reason": body.reason, "used": body.used, "asked_by": _asked_by(request)}
    with transaction.atomic(), _refusals(), refused_files():
        revoked = (
            revoke_selection(batch, numbers=body.numbers, **order) if body.numbers else revoke_batch(batch, **order)
        )
        _record(request, "batch.revoke", batch, after={"used": body.used} | _numbers(body), reason=body.reason)
    return _shown_batch(revoked)


@router.post("/batches/{batch_id}/replace", auth=CODES, response={200: schemas.DeskBatch} | ERRORS)
def replace_whole_batch(request: HttpRequest, batch_id: RowId, body: schemas.ReplaceOrder) -> dict[str, Any]:
    batch = _batch(batch_id)
    order: dict[str, Any] = {"count": body.count, "reason": body.reason, "asked_by": _asked_by(request)}
    with transaction.atomic(), _refusals(), refused_files():
        new = replace_selection(batch, numbers=body.numbers, **order) if body.numbers else replace_batch(batch, **order)
        after = {"batch": new.pk, "count": body.count} | _numbers(body)
        _record(request, "batch.replace", batch, after=after, reason=body.reason)
    return _shown_batch(new)


@router.post("/batches/{batch_id}/selection", auth=CODES, response={200: schemas.CodeSelection} | ERRORS)
def selection(request: HttpRequest, batch_id: RowId, body: schemas.NamedCodes) -> dict[str, Any]:
    with refused_files():
        found = select_codes(_batch(batch_id), body.text)
    return vars(found) | {"numbers": written(found.ranges)}


@router.get("/batches/{batch_id}/codes", auth=CODES, response={200: schemas.BatchCodes} | ERRORS)
def codes_of_batch(
    request: HttpRequest,
    batch_id: RowId,
    show: Show = Show.ALL,
    search: str = "",
    number: RowId = 1,
    after: str = "",
) -> dict[str, Any]:
    """`number` is the one to begin with, where all are listed."""
    batch = _batch(batch_id).pk
    number_codes(batch)
    page: Page[ActivationCode] = _page(
        lambda: (
            page_of_beginnings(typed=search, batch=batch, after=after)
            if search
            else page_of_codes(batch=batch, show=show, first=number, after=after)
        )
    )
    printed = printed_among(batch, (code.number for code in page.items))
    codes = [code_facts(code) | {"printed": code.number in printed} for code in page.items]
    return {"codes": codes, "next": page.next}


@router.get("/code-figures", auth=CODES, response={200: schemas.CodeStatistics} | ERRORS)
def code_figures(
    request: HttpRequest,
    by: schemas.StepName = "day",
    batch: RowId | None = None,
    book: str = "",
    since: Day | None = None,
    until: Day | None = None,
) -> dict[str, Any]:
    first, last = period_of(since, until)
    chosen = batches_of(batch, book)
    found = activations(batches=[one.pk for one in chosen], first=first, last=last, step=Step(by))
    steps = [{"day": day, "activated": number} for day, number in found.items()]
    return _shown_figures(sum(figures_of(chosen).values(), Figures())) | {"steps": steps}


@router.post("/codes/search", auth=CODE, response={200: schemas.ClerksCodes} | ERRORS)
def search_codes(request: HttpRequest, body: schemas.SearchedCode) -> dict[str, Any]:
    """Not a GET: a code is worth money, and would be in the log of every proxy."""
    found = find_codes(body.text)
    return {
        "codes": [_shown_code(code) for code in found.codes],
        "more": found.has_more,
        "guesses": found.is_guess,
    }


@router.get("/codes/{code_id}", auth=CODE, response={200: schemas.WholeCode} | ERRORS)
def one_code(request: HttpRequest, code_id: RowId) -> dict[str, Any]:
    """Whoever may see people sees who has the code, which is recorded like every look at a person."""
    code, staff = _code(code_id), member_of(request)
    owner = None
    if Permission.PEOPLE in permissions_of(staff.role):
        record(staff=staff, action="code.look", target=_of(code))
        owner = code.user and {"id": code.user.pk, "email": code.user.email}
    return _shown_code(code) | {"owner": owner}


@router.post("/codes/{code_id}/revoke", auth=CODE, response={204: None} | ERRORS)
def revoke_one_code(request: HttpRequest, code_id: RowId, body: schemas.RevokeOrder) -> Status[None]:
    with transaction.atomic(), _refusals():
        code = revoke_code(_code(code_id), reason=body.reason, used=body.used)
        after = {"code": code.activation_code, "used": code.activated}
        record(staff=member_of(request), action="code.revoke", target=_of(code), after=after, reason=body.reason)
    return Status(204, None)


@router.post("/codes/{code_id}/replace", auth=CODE, response={200: schemas.NewCode} | ERRORS)
def replace_one_code(request: HttpRequest, code_id: RowId, body: schemas.RevokeOrder) -> dict[str, Any]:
    with transaction.atomic(), _refusals():
        replaced = replace_code(_code(code_id), reason=body.reason, used=body.used)
        before, after = {"code": replaced.old.activation_code}, {"code": replaced.new.activation_code}
        record(
            staff=member_of(request),
            action="code.replace",
            target=_of(replaced.old),
            before=before,
            after=after,
            reason=body.reason,
        )
    return {"id": replaced.new.pk, "shown": grouped(replaced.new.activation_code)}


@router.post("/imports", auth=CODES, response={200: schemas.DeskImport} | ERRORS)
def new_import(request: HttpRequest, body: schemas.NewImport) -> dict[str, Any]:
    """The file has arrived (`uploads.py`): check it, as a job."""
    group = _group(body.book) if body.book else None
    upload = own_upload(request, body.upload)
    with upload_refusals():
        started = imports.start_import(upload=upload, book=group, terms=_terms(body), asked_by=_asked_by(request))
    return _shown_import(started)


@router.get("/imports/{import_id}", auth=CODES, response={200: schemas.DeskImport} | ERRORS)
def one_import(request: HttpRequest, import_id: RowId) -> dict[str, Any]:
    return _shown_import(_import(import_id))


@router.post("/imports/{import_id}/confirm", auth=CODES, response={204: None} | ERRORS)
def confirm_import(request: HttpRequest, import_id: RowId) -> Status[None]:
    found = _import(import_id)
    with transaction.atomic(), _refusals():
        imports.confirm_import(found.pk, asked_by=_asked_by(request))
        after = {"file": found.file_name, "accepted": found.accepted, "refused": found.refused}
        record(staff=member_of(request), action="codes.import", target=f"import {found.pk}", after=after)
    return Status(204, None)


@router.delete("/imports/{import_id}", auth=CODES, response={204: None} | ERRORS)
def discard_import(request: HttpRequest, import_id: RowId) -> Status[None]:
    with _refusals():
        imports.discard_import(_import(import_id).pk)
    return Status(204, None)


@router.post("/downloads", auth=CODES, response={200: schemas.DownloadLink} | ERRORS)
def new_download(request: HttpRequest, body: schemas.WantedDownload) -> dict[str, str]:
    check_wanted(body)
    wanted = body.model_dump(mode="json", by_alias=True, exclude_defaults=True)
    with transaction.atomic(), _refusals():
        file = prepared_if_large(body, asked_by=_asked_by(request))
        if body.what in ("csv", "pdf", "zip"):
            after = {"as": body.what} | _numbers(body)
            record(staff=member_of(request), action="codes.export", target=f"batch {body.batch}", after=after)
    return {"url": "" if file else signed_link(member_of(request), wanted)}


@router.get("/batches/{batch_id}/files", auth=CODES, response={200: schemas.CodeFiles} | ERRORS)
def files_of_batch(request: HttpRequest, batch_id: RowId) -> dict[str, Any]:
    files = _batch(batch_id).files.select_related("job").order_by("-pk")
    return {"files": [file_facts(file) for file in files]}


@router.delete("/batches/{batch_id}/files/{file_id}", auth=CODES, response={204: None} | ERRORS)
def discard_file_of_batch(request: HttpRequest, batch_id: RowId, file_id: RowId) -> Status[None]:
    if file := _batch(batch_id).files.filter(pk=file_id).first():
        discard_file(file)
    return Status(204, None)


@router.get(
    "/downloads/{token}", auth=None, include_in_schema=True, response={200: None, 404: ErrorBody, 409: ErrorBody}
)
def download(request: HttpRequest, token: str) -> FileResponse:
    """The link itself is the permission: it was given out a minute ago, and works once."""
    return file_for(schemas.WantedDownload(**wanted_by(token, Permission.CODES)))


class _refusals:
    """Turns what the flows refuse into answers."""

    def __enter__(self) -> None: ...

    def __exit__(self, _kind: object, problem: object, _where: object) -> None:
        if isinstance(problem, CannotRevoke):
            raise _refused(f"cannot_revoke_{problem.reason}", str(problem)) from problem
        if isinstance(problem, imports.ImportProblem):
            raise _refused("import_state", str(problem)) from problem
        if isinstance(problem, TooManyOpen):
            raise _refused("too_many_open", str(problem)) from problem


def _asked_by(request: HttpRequest) -> str:
    return str(member_of(request).pk)


def _refused(code: str, message: str) -> ApiError:
    return ApiError(409, code, message)


def _page(find: Any) -> Any:
    try:
        return find()
    except ValueError:
        raise ApiError(400, "bad_page", "There is no such page.", param="after") from None


def _record(request: HttpRequest, action: str, batch: CodeBatch, **facts: Any) -> None:
    record(staff=member_of(request), action=action, target=f"batch {batch.pk}", **facts)


def _numbers(body: schemas.RevokeOrder | schemas.WantedDownload) -> dict[str, str]:
    return {"numbers": body.numbers[:LONGEST_REASON]} if body.numbers else {}


def _of(code: ActivationCode) -> str:
    return f"code {code.pk}"


def _shown_figures(figures: Figures) -> dict[str, Any]:
    return vars(figures).copy()


def _terms(body: schemas.CodeTerms) -> Terms:
    return Terms(
        name=body.name.strip(), note=body.note.strip(), redeem_by=body.redeem_by, access_months=body.access_months
    )


def _shown_terms(body: schemas.CodeTerms) -> dict[str, Any]:
    return {"name": body.name, "redeem_by": body.redeem_by and body.redeem_by.isoformat(), "months": body.access_months}


def _group(slug: str) -> BookGroup:
    group = BookGroup.objects.filter(slug=slug).first()
    if group is None:
        raise ApiError(400, "no_such_book", "There is no such book.", param="book")
    return group


def _batch(batch_id: int) -> CodeBatch:
    batch = CodeBatch.objects.select_related("job").filter(pk=batch_id).first()
    if batch is None:
        raise ApiError.of_status(404)
    return batch


def _code(code_id: int) -> ActivationCode:
    code = ActivationCode.objects.select_related("batch", "user").filter(pk=code_id).first()
    if code is None:
        raise ApiError.of_status(404)
    return code


def _shown_code(code: ActivationCode) -> dict[str, Any]:
    batch, facts = code.batch, code_facts(code)
    revocation, origin = getattr(code, "revocation", None), getattr(code, "replacement_of", None)
    return facts | {
        "printed": code.number in printed_among(batch.pk, [code.number]),
        "books": titles_of_group(batch.group_id),
        "imported": batch.imported,
        "batch_made_at": batch.created_at,
        "redeem_by": batch.redeem_by,
        "access_months": batch.access_months,
        "replaced_by": _other(revocation and revocation.replacement),
        "replaces": _other(origin and origin.code),
    }


def _other(code: ActivationCode | None) -> dict[str, Any] | None:
    return {"id": code.pk, "shown": grouped(code.activation_code)} if code else None


def _import(import_id: int) -> CodeImport:
    found = CodeImport.objects.select_related("job").filter(pk=import_id).first()
    if found is None:
        raise ApiError.of_status(404)
    return found


def _shown_batch(batch: CodeBatch) -> dict[str, Any]:
    return batch_facts(batch, figures_of([batch])[batch.pk])


def _shown_import(found: CodeImport) -> dict[str, Any]:
    lines = [line._asdict() for line in imports.refused_lines(found)[:SHOWN_LINES]]
    facts = {name: getattr(found, name) for name in ("state", "file_name", "size", "problem", "encoding")}
    counts = {name: getattr(found, name) for name in ("accepted", "known", "refused", "written")}
    made = list(found.batches.values_list("pk", flat=True))
    job = found.job and job_facts(found.job)
    return {"id": found.pk, **facts, **counts, "refused_lines": lines, "batches": made, "job": job}
