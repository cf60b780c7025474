"""Revoking and replacing codes: what a person who types one learns, and what is kept."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone
from tests.due_jobs import do_due_jobs
from tests.readers import Person, make_some_codes

from kaktus.activation.batches.new_batches import Terms, start_batch
from kaktus.activation.changes.revocations import CannotRevoke, replace_batch, replace_code, revoke_batch, revoke_code
from kaktus.activation.lookups.code_lookups import State, find_code, state_of
from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.library.models import BookGroup


def stored(code: str) -> ActivationCode:
    row = find_code(code)
    assert row
    return row


def test_a_revoked_code_looks_like_none(anna: Person) -> None:
    (code,) = make_some_codes(1)
    revoke_code(stored(code), reason="stolen from a shop")
    assert anna.activate(code).json()["errors"][0]["code"] == "invalid_code"
    assert (state_of(stored(code)), stored(code).revocation.reason) == (State.REVOKED, "stolen from a shop")


def test_twice_is_refused_and_so_is_a_code_in_use(anna: Person) -> None:
    (code,) = make_some_codes(1)
    anna.activate(code)
    with pytest.raises(CannotRevoke, match="in use"):
        revoke_code(stored(code))
    before = anna.user.epoch
    revoke_code(stored(code), used=True)
    anna.user.refresh_from_db()
    assert anna.user.epoch == before + 1
    assert stored(code).activated
    with pytest.raises(CannotRevoke, match="already"):
        revoke_code(stored(code), used=True)


def test_a_replacement_has_the_same_terms_and_is_linked(anna: Person) -> None:
    (old,) = make_some_codes(1)
    replaced = replace_code(stored(old), reason="unreadable")
    assert replaced.new.batch_id == replaced.old.batch_id
    assert stored(old).revocation.replacement == replaced.new
    assert CodeBatch.objects.get().made == CodeBatch.objects.get().codes.count() == 2
    assert anna.activate(old).status_code == 400
    assert anna.activate(replaced.new.activation_code).status_code == 200


def test_a_code_that_came_too_late_gets_a_replacement_that_can_be_redeemed(anna: Person, ben: Person) -> None:
    late, later = make_some_codes(2)
    old = CodeBatch.objects.get()
    CodeBatch.objects.update(name="Auflage 1", redeem_by=timezone.localdate() - timedelta(days=1), access_months=6)
    first, second = (replace_code(stored(code)).new for code in (late, later))
    assert anna.activate(first.activation_code).json()["months"] == 6
    assert ben.activate(second.activation_code).status_code == 200
    assert first.batch == second.batch
    assert (first.batch.name, first.batch.redeem_by, first.batch.replaces) == ("Auflage 1", None, old)


def test_no_code_of_a_revoked_batch_is_taken_from_that_moment_on(anna: Person, ben: Person) -> None:
    used, unused = make_some_codes(2)
    anna.activate(used)
    revoke_batch(CodeBatch.objects.get(), reason="printed twice")
    # The job has not even begun.
    assert ben.activate(unused).json()["errors"][0]["code"] == "invalid_code"
    assert ben.activate(used).json()["errors"][0]["code"] == "code_used"
    do_due_jobs()
    assert stored(unused).revoked_at
    assert stored(used).revoked_at is None
    assert anna.library()["signedUrls"]["kaktus1"]
    with pytest.raises(CannotRevoke, match="already"):
        revoke_batch(CodeBatch.objects.get())


def test_a_batch_can_be_revoked_with_the_codes_in_use(anna: Person) -> None:
    (code,) = make_some_codes(1)
    anna.activate(code)
    before = anna.user.epoch
    revoke_batch(CodeBatch.objects.get(), used=True)
    do_due_jobs()
    anna.user.refresh_from_db()
    assert anna.user.epoch == before + 1
    assert not anna.library()["signedUrls"]["kaktus1"]


def test_a_batch_is_replaced_on_the_same_terms_but_for_a_last_day_that_is_over(books: None) -> None:
    group = BookGroup.objects.get(slug="kaktus2")
    old = start_batch(group=group, count=5, terms=Terms(name="Auflage 1", access_months=12))
    with pytest.raises(CannotRevoke, match="cancel it instead"):
        revoke_batch(old)
    do_due_jobs()
    CodeBatch.objects.update(redeem_by=timezone.localdate() - timedelta(days=1))
    new = replace_batch(old, count=4, reason="wrong paper")
    do_due_jobs()
    new.refresh_from_db()
    assert (new.name, new.access_months, new.made, new.replaces) == ("Auflage 1", 12, 4, old)
    assert new.redeem_by is None
    assert not old.codes.filter(revoked_at=None).exists()
