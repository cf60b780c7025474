"""The API calls of clerks about batches of codes and their figures."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.http import HttpRequest
from django.utils import timezone
from ninja import Query, Router
from ninja.responses import Status

from kaktus.activation.batches.batch_facts import batch_facts, code_facts
from kaktus.activation.batches.batch_figures import Figures, Step, activations, figures_of, figures_of_book
from kaktus.activation.batches.batch_lists import Order, page_of_batches
from kaktus.activation.batches.batch_names import rename_batch
from kaktus.activation.batches.batch_removals import is_removable, remove_batch, removed_facts
from kaktus.activation.batches.code_numbers import number_codes
from kaktus.activation.batches.code_ranges import written
from kaktus.activation.batches.given_out import printed_among
from kaktus.activation.batches.new_batches import start_batch
from kaktus.activation.changes.code_selections import replace_selection, revoke_selection, select_codes
from kaktus.activation.changes.revocations import replace_batch, revoke_batch
from kaktus.activation.lookups.code_lookups import Page, Show, page_of_beginnings, page_of_codes
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.activation.months import is_over
from kaktus.common.api.api_errors import ApiError
from kaktus.common.api.bounds import RowId
from kaktus.desk.api.codes import schemas
from kaktus.desk.api.codes.common import (
    CODES,
    ERRORS,
    asked_by,
    book_group,
    find_batch,
    numbers_of,
    record_batch,
    refusals,
    refused,
    terms_of,
)
from kaktus.desk.api.codes.downloads import (
    batches_of,
    period_of,
    refused_files,
)
from kaktus.jobs.flows import JobProblem, cancel_job
from kaktus.library.catalogue.catalogue_cache import titles_of_group
from kaktus.library.models import BookGroup

router = Router(tags=["desk"], by_alias=True)


@router.get("/code-books", auth=CODES, response={200: schemas.Books} | ERRORS)
def books(request: HttpRequest) -> dict[str, Any]:
    groups = BookGroup.objects.values_list("slug", flat=True)
    return {
        "books": [
            _shown_figures(figures_of_book(slug)) | {"slug": slug, "titles": titles_of_group(slug)} for slug in groups
        ]
    }


@router.get("/batches", auth=CODES, response={200: schemas.DeskBatches} | ERRORS)
def batches(request: HttpRequest, query: Query[schemas.WantedBatches]) -> dict[str, Any]:
    page: Page[CodeBatch] = _page(
        lambda: page_of_batches(group=query.book, search=query.search, order=Order(query.sort), after=query.after)
    )
    figures = figures_of(page.items)
    return {"batches": [batch_facts(batch, figures[batch.pk]) for batch in page.items], "next": page.next}


@router.post("/batches", auth=CODES, response={200: schemas.WholeBatch} | ERRORS)
def new_batch(request: HttpRequest, body: schemas.NewBatch) -> dict[str, Any]:
    if is_over(body.redeem_by, timezone.now()):
        raise ApiError(422, "redeem_by_over", "The last day to redeem the codes is over.", param="redeemBy")
    with transaction.atomic(), refusals():
        batch = start_batch(
            group=book_group(body.book), count=body.count, terms=terms_of(body), asked_by=asked_by(request)
        )
        after = {"book": body.book, "count": body.count, **_shown_terms(body)}
        record_batch(request, "batch.create", batch, after=after)
    return _shown_batch(batch)


@router.get("/batches/{batch_id}", auth=CODES, response={200: schemas.WholeBatch} | ERRORS)
def one_batch(request: HttpRequest, batch_id: RowId) -> dict[str, Any]:
    return _shown_batch(find_batch(batch_id))


@router.post("/batches/{batch_id}/rename", auth=CODES, response={200: schemas.WholeBatch} | ERRORS)
def rename(request: HttpRequest, batch_id: RowId, body: schemas.BatchNames) -> dict[str, Any]:
    batch = find_batch(batch_id)
    with transaction.atomic():
        changed = rename_batch(batch.pk, name=body.name.strip(), note=body.note.strip())
        if changed.before != changed.after:
            record_batch(request, "batch.rename", batch, before=vars(changed.before), after=vars(changed.after))
    return _shown_batch(find_batch(batch_id))


@router.post("/batches/{batch_id}/remove", auth=CODES, response={204: None} | ERRORS)
def remove(request: HttpRequest, batch_id: RowId, body: schemas.RemoveOrder) -> Status[None]:
    batch = find_batch(batch_id)
    with transaction.atomic(), refusals():
        remove_batch(batch.pk, reason=body.reason, asked_by=asked_by(request))
        record_batch(request, "batch.remove", batch, before=removed_facts(batch), reason=body.reason)
    return Status(204, None)


@router.post("/batches/{batch_id}/cancel", auth=CODES, response={204: None} | ERRORS)
def cancel_batch(request: HttpRequest, batch_id: RowId) -> Status[None]:
    batch = find_batch(batch_id)
    if batch.is_complete or batch.revoked_at or batch.job_id is None:
        raise refused("batch_complete", "This batch is complete: revoke it instead.")
    with transaction.atomic():
        try:
            cancel_job(batch.job_id)
        except JobProblem:
            raise refused("batch_complete", "This batch is no longer being made.") from None
        record_batch(request, "batch.cancel", batch, before={"made": batch.made, "wanted": batch.wanted})
    return Status(204, None)


@router.post("/batches/{batch_id}/revoke", auth=CODES, response={200: schemas.WholeBatch} | ERRORS)
def revoke_whole_batch(request: HttpRequest, batch_id: RowId, body: schemas.RevokeOrder) -> dict[str, Any]:
    batch = find_batch(batch_id)
    order: dict[str, Any] = {"reason": body.reason, "used": body.used, "asked_by": asked_by(request)}
    with transaction.atomic(), refusals(), refused_files():
        revoked = (
            revoke_selection(batch, numbers=body.numbers, **order) if body.numbers else revoke_batch(batch, **order)
        )
        record_batch(request, "batch.revoke", batch, after={"used": body.used} | numbers_of(body), reason=body.reason)
    return _shown_batch(revoked)


@router.post("/batches/{batch_id}/replace", auth=CODES, response={200: schemas.WholeBatch} | ERRORS)
def replace_whole_batch(request: HttpRequest, batch_id: RowId, body: schemas.ReplaceOrder) -> dict[str, Any]:
    batch = find_batch(batch_id)
    order: dict[str, Any] = {"count": body.count, "reason": body.reason, "asked_by": asked_by(request)}
    with transaction.atomic(), refusals(), refused_files():
        new = replace_selection(batch, numbers=body.numbers, **order) if body.numbers else replace_batch(batch, **order)
        after = {"batch": new.pk, "count": body.count} | numbers_of(body)
        record_batch(request, "batch.replace", batch, after=after, reason=body.reason)
    return _shown_batch(new)


@router.post("/batches/{batch_id}/selection", auth=CODES, response={200: schemas.CodeSelection} | ERRORS)
def selection(request: HttpRequest, batch_id: RowId, body: schemas.NamedCodes) -> dict[str, Any]:
    with refused_files():
        selected_codes = select_codes(find_batch(batch_id), body.text)
    return vars(selected_codes) | {"numbers": written(selected_codes.ranges)}


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
    batch = find_batch(batch_id).pk
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
    request: HttpRequest, query: Query[schemas.WantedFigures], batch: RowId | None = None, book: str = ""
) -> dict[str, Any]:
    chosen = batches_of(batch, book)
    first, last = period_of(query, chosen)
    counts = activations(batches=[one.pk for one in chosen], first=first, last=last, step=Step(query.by))
    steps = [{"day": day, "activated": number} for day, number in counts.items()]
    figures = _shown_figures(sum(figures_of(chosen).values(), Figures()))
    return figures | {"since": first, "until": last, "steps": steps}


def _page(find: Any) -> Any:
    try:
        return find()
    except ValueError:
        raise ApiError(400, "bad_page", "There is no such page.", param="after") from None


def _shown_figures(figures: Figures) -> dict[str, Any]:
    return vars(figures).copy()


def _shown_terms(body: schemas.CodeTerms) -> dict[str, Any]:
    lasting = {"redeem_by": body.redeem_by and body.redeem_by.isoformat(), "months": body.access_months}
    return {"name": body.name, **lasting, "seats": body.seats_per_code}


def _shown_batch(batch: CodeBatch) -> dict[str, Any]:
    figures = figures_of([batch])[batch.pk]
    return batch_facts(batch, figures) | {"removable": is_removable(batch, activated=figures.activated)}
