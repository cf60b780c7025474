"""The facts about batches and codes that the desk and the command line both show."""

from __future__ import annotations

from datetime import date, datetime
from typing import Any

from kaktus.activation.batches.batch_figures import Figures
from kaktus.activation.batches.given_out import next_to_print
from kaktus.activation.codes import grouped
from kaktus.activation.lookups.code_lookups import state_of
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.jobs.models import Job


def batch_facts(batch: CodeBatch, figures: Figures) -> dict[str, Any]:
    return {
        "id": batch.pk,
        "book": batch.group_id,
        "name": batch.name,
        "note": batch.note,
        "imported": batch.imported,
        "created_at": batch.created_at,
        "redeem_by": batch.redeem_by,
        "access_months": batch.access_months,
        "seats_per_code": batch.seats_per_code,
        "wanted": batch.wanted,
        "made": figures.made,
        "activated": figures.activated,
        "expired": figures.expired,
        "revoked": figures.revoked,
        "unused": figures.unused,
        "seats": figures.seats,
        "revoked_at": batch.revoked_at,
        "revoke_reason": batch.revoke_reason,
        "replaces": batch.replaces_id,
        "next_to_print": next_to_print(batch),
        "job": batch.job and job_facts(batch.job),
    }


def job_facts(job: Job) -> dict[str, Any]:
    return {
        "id": job.pk,
        "kind": job.kind,
        "state": job.state,
        "done": job.steps_done,
        "total": job.steps_total,
        "cancelling": job.cancel_asked,
        "error": job.error,
    }


def code_facts(code: ActivationCode) -> dict[str, Any]:
    """Without its owner: not everybody who may see the code may see the person."""
    revocation = getattr(code, "revocation", None)
    reason = revocation.reason if revocation else code.batch.revoke_reason if code.batch.revoked_at else ""
    replacement = revocation.replacement if revocation else None
    replaced = getattr(code, "replacement_of", None)
    return {
        "id": code.pk,
        "number": code.number,
        "activation_code": code.activation_code,
        "shown": grouped(code.activation_code),
        "book": code.batch.group_id,
        "batch": code.batch_id,
        "batch_name": code.batch.name,
        "state": state_of(code).value,
        "owner_gone": code.activated and code.user_id is None,
        "activation_date": code.activation_date,
        "expiration_date": code.expiration_date,
        "revoked_at": code.revoked_at or (None if code.activated else code.batch.revoked_at),
        "reason": reason,
        "replaced_by": replacement and replacement.activation_code,
        "replaces": replaced and replaced.code.activation_code,
    }


def as_json(value: object) -> str:
    """For `json.dumps(default=…)`."""
    return value.isoformat() if isinstance(value, datetime | date) else str(value)
