"""What the calls about codes share: who may make them, what they look up, and how the flows' refusals are told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.http import HttpRequest

from kaktus.activation.batches.batch_removals import CannotRemove
from kaktus.activation.batches.new_batches import Terms
from kaktus.activation.changes.revocations import CannotRevoke
from kaktus.activation.models import CodeBatch, CodeImport
from kaktus.activation.printed.code_imports import ImportProblem
from kaktus.common.api.api_errors import ApiError
from kaktus.common.api.error_schema import ErrorBody
from kaktus.desk.access import DeskAccess, member_of
from kaktus.desk.api.codes import schemas
from kaktus.desk.audit import record
from kaktus.desk.permissions import Permission
from kaktus.jobs.flows import TooManyOpen
from kaktus.library.models import BookGroup

CODES = DeskAccess(Permission.CODES)
CODE = DeskAccess(Permission.CODE)
ERRORS = {400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody}


@contextmanager
def refusals() -> Iterator[None]:
    """Turns what the flows refuse into answers."""
    try:
        yield
    except CannotRevoke as problem:
        raise refused(f"cannot_revoke_{problem.reason}", str(problem)) from problem
    except CannotRemove as problem:
        raise refused(f"cannot_remove_{problem.reason}", str(problem)) from problem
    except ImportProblem as problem:
        raise refused("import_state", str(problem)) from problem
    except TooManyOpen as problem:
        raise refused("too_many_open", str(problem)) from problem


def refused(code: str, message: str) -> ApiError:
    return ApiError(409, code, message)


def asked_by(request: HttpRequest) -> str:
    return str(member_of(request).pk)


def record_batch(request: HttpRequest, action: str, batch: CodeBatch, **facts: Any) -> None:
    record(staff=member_of(request), action=action, target=f"batch {batch.pk}", **facts)


def numbers_of(body: schemas.RevokeOrder | schemas.WantedDownload | schemas.ChosenNumbers) -> dict[str, str]:
    return {"numbers": body.numbers[: schemas.LONGEST_REASON]} if body.numbers else {}


def terms_of(body: schemas.CodeTerms) -> Terms:
    return Terms(
        name=body.name.strip(),
        note=body.note.strip(),
        redeem_by=body.redeem_by,
        access_months=body.access_months,
        seats_per_code=body.seats_per_code,
    )


def book_group(slug: str) -> BookGroup:
    group = BookGroup.objects.filter(slug=slug).first()
    if group is None:
        raise ApiError(400, "no_such_book", "There is no such book.", param="book")
    return group


def find_import(import_id: int) -> CodeImport:
    code_import = CodeImport.objects.select_related("job").filter(pk=import_id).first()
    if code_import is None:
        raise ApiError.of_status(404)
    return code_import


def find_batch(batch_id: int) -> CodeBatch:
    batch = CodeBatch.objects.select_related("job").filter(pk=batch_id).first()
    if batch is None:
        raise ApiError.of_status(404)
    return batch
