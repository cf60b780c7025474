"""The API calls about codes of several batches, revoked or replaced together; the audit log names each batch."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.http import HttpRequest
from ninja import Router
from ninja.responses import Status

from kaktus.activation.batches.code_ranges import written
from kaktus.activation.changes.code_choices import TooManyBatches, choose_codes
from kaktus.activation.changes.code_selections import Selection, replace_selection, revoke_selection, select_codes
from kaktus.activation.models import CodeBatch
from kaktus.common.api.api_errors import ApiError
from kaktus.desk.api.codes import schemas
from kaktus.desk.api.codes.common import (
    CODES,
    ERRORS,
    asked_by,
    find_batch,
    numbers_of,
    record_batch,
    refusals,
    refused,
)
from kaktus.desk.api.codes.downloads import refused_files

router = Router(tags=["desk"], by_alias=True)


@router.post("/code-choice", auth=CODES, response={200: schemas.CodeChoice} | ERRORS)
def choose(request: HttpRequest, body: schemas.NamedCodes) -> dict[str, Any]:
    """Not a GET: a code is worth money, and would be in the log of every proxy."""
    try:
        choice = choose_codes(body.text)
    except TooManyBatches as problem:
        raise ApiError(422, "too_many_batches", str(problem), param="text") from None
    return {"parts": [_shown_part(*part) for part in choice.parts], "unknown": choice.unknown}


@router.post("/code-choice/revoke", auth=CODES, response={204: None} | ERRORS)
def revoke_chosen(request: HttpRequest, body: schemas.RevokeChoice) -> Status[None]:
    with transaction.atomic(), refusals(), refused_files():
        for part in body.parts:
            batch = find_batch(part.batch)
            order: dict[str, Any] = {"reason": body.reason, "used": body.used, "asked_by": asked_by(request)}
            revoke_selection(batch, numbers=part.numbers, **order)
            record_batch(
                request, "batch.revoke", batch, after={"used": body.used} | numbers_of(part), reason=body.reason
            )
    return Status(204, None)


@router.post("/code-choice/replace", auth=CODES, response={200: schemas.NewBatches} | ERRORS)
def replace_chosen(request: HttpRequest, body: schemas.ReplaceChoice) -> dict[str, Any]:
    """As many new codes for each batch as were unused; those of a batch without any are left alone."""
    new: list[int] = []
    with transaction.atomic(), refusals(), refused_files():
        for part in body.parts:
            batch = find_batch(part.batch)
            count = select_codes(batch, part.numbers).unused
            if count:
                order: dict[str, Any] = {"count": count, "reason": body.reason, "asked_by": asked_by(request)}
                new.append(replace_selection(batch, numbers=part.numbers, **order).pk)
                after = {"batch": new[-1], "count": count} | numbers_of(part)
                record_batch(request, "batch.replace", batch, after=after, reason=body.reason)
        if not new:
            raise refused("nothing_to_replace", "None of these codes is unused: there is nothing to replace.")
    return {"batches": new}


def _shown_part(batch: CodeBatch, selection: Selection) -> dict[str, Any]:
    facts = {"batch": batch.pk, "name": batch.name, "book": batch.group_id, "is_revoked": bool(batch.revoked_at)}
    counts = {name: getattr(selection, name) for name in ("count", "unused", "activated", "revoked")}
    return {**facts, "numbers": written(selection.ranges), **counts}
