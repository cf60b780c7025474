"""The API calls about one code: found by what somebody reads out, looked at, revoked, replaced."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.http import HttpRequest
from ninja import Router
from ninja.responses import Status

from kaktus.activation.batches.batch_facts import code_facts
from kaktus.activation.batches.given_out import printed_among
from kaktus.activation.changes.revocations import replace_code, revoke_code
from kaktus.activation.codes import grouped
from kaktus.activation.lookups.code_parts import find_codes
from kaktus.activation.models import ActivationCode
from kaktus.common.api.api_errors import ApiError
from kaktus.common.api.bounds import RowId
from kaktus.desk.access import member_of
from kaktus.desk.api.codes import schemas
from kaktus.desk.api.codes.common import (
    CODE,
    ERRORS,
    refusals,
)
from kaktus.desk.audit import record
from kaktus.desk.permissions import Permission, permissions_of
from kaktus.library.catalogue.catalogue_cache import titles_of_group

router = Router(tags=["desk"], by_alias=True)


@router.post("/codes/search", auth=CODE, response={200: schemas.ClerksCodes} | ERRORS)
def search_codes(request: HttpRequest, body: schemas.SearchedCode) -> dict[str, Any]:
    """Not a GET: a code is worth money, and would be in the log of every proxy."""
    matches = find_codes(body.text)
    return {
        "codes": [_shown_code(code) for code in matches.codes],
        "more": matches.has_more,
        "guesses": matches.is_guess,
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
    with transaction.atomic(), refusals():
        code = revoke_code(_code(code_id), reason=body.reason, used=body.used)
        after = {"code": code.activation_code, "used": code.activated}
        record(staff=member_of(request), action="code.revoke", target=_of(code), after=after, reason=body.reason)
    return Status(204, None)


@router.post("/codes/{code_id}/replace", auth=CODE, response={200: schemas.NewCode} | ERRORS)
def replace_one_code(request: HttpRequest, code_id: RowId, body: schemas.RevokeOrder) -> dict[str, Any]:
    with transaction.atomic(), refusals():
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


def _of(code: ActivationCode) -> str:
    return f"code {code.pk}"


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
        "seats_per_code": batch.seats_per_code,
        "replaced_by": _other(revocation and revocation.replacement),
        "replaces": _other(origin and origin.code),
    }


def _other(code: ActivationCode | None) -> dict[str, Any] | None:
    return {"id": code.pk, "shown": grouped(code.activation_code)} if code else None
