"""A batch is renamed, and removed while nobody has any of its codes; a code that is redeemed meanwhile wins."""

from __future__ import annotations

import io

import pytest
from tests.due_jobs import do_due_jobs
from tests.readers import Person, make_some_codes

from kaktus.activation.batches import batch_removals, new_batches
from kaktus.activation.batches.batch_names import rename_batch
from kaktus.activation.batches.batch_removals import CannotRemove, is_removable, remove_batch
from kaktus.activation.batches.code_exports import BeingRemoved, write_csv
from kaktus.activation.batches.given_out import note_given_out
from kaktus.activation.batches.new_batches import Terms, start_batch
from kaktus.activation.batches.prepared_files import prepare_file
from kaktus.activation.changes.revocations import CannotRevoke, replace_batch, replace_code, revoke_batch, revoke_code
from kaktus.activation.lookups.code_lookups import find_code
from kaktus.activation.models import ActivationCode, CodeBatch, GivenOut, PreparedFile, Revocation
from kaktus.jobs.flows import cancel_job
from kaktus.jobs.models import State
from kaktus.library.models import BookGroup

pytestmark = pytest.mark.usefixtures("books")


@pytest.fixture(autouse=True)
def _small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (new_batches, batch_removals):
        monkeypatch.setattr(module, "ROWS_PER_TRANSACTION", 2)


@pytest.fixture
def batch() -> CodeBatch:
    make_some_codes(5)
    return CodeBatch.objects.get()


def remove(batch: CodeBatch) -> CodeBatch:
    return remove_batch(batch.pk, reason="made twice")


def a_code(batch: CodeBatch) -> ActivationCode:
    code = batch.codes.first()
    assert code
    return code


def refusal(batch: CodeBatch) -> str:
    assert not is_removable(batch, activated=batch.codes.filter(activated=True).count())
    with pytest.raises(CannotRemove) as refused:
        remove(batch)
    return refused.value.reason


def test_a_new_name_leaves_the_rest_as_it_is(batch: CodeBatch) -> None:
    CodeBatch.objects.update(name="Auflage 1", note="für Bern")
    changed = rename_batch(batch.pk, name="Auflage 2")
    assert (changed.before.name, changed.after.name, changed.after.note) == ("Auflage 1", "Auflage 2", "für Bern")
    rename_batch(batch.pk, note="")
    batch.refresh_from_db()
    assert (batch.name, batch.note) == ("Auflage 2", "")


def test_a_batch_goes_with_its_codes_and_with_the_reasons_of_revoked_ones(batch: CodeBatch) -> None:
    make_some_codes(2)
    revoke_code(a_code(batch), reason="torn")
    assert is_removable(batch, activated=0)
    remove(batch)
    do_due_jobs()
    assert (CodeBatch.objects.count(), ActivationCode.objects.count()) == (1, 2)
    assert not Revocation.objects.exists()


def test_its_codes_are_refused_at_once(batch: CodeBatch, anna: Person) -> None:
    code = a_code(batch)
    remove(batch)
    batch.refresh_from_db()
    assert anna.activate(code.activation_code).status_code == 400
    with pytest.raises(BeingRemoved):
        write_csv(batch, io.BytesIO())
    with pytest.raises(BeingRemoved):
        note_given_out(batch, form=PreparedFile.Form.CSV, ranges=((1, 5),), last=5)
    with pytest.raises(CannotRevoke):
        replace_code(code)
    assert refusal(batch) == "busy"


def test_what_somebody_may_have_is_not_removed(batch: CodeBatch, anna: Person) -> None:
    assert anna.activate(a_code(batch).activation_code).status_code == 200
    assert refusal(batch) == "redeemed"
    ActivationCode.objects.update(
        activated=False, user=None, users_information="", activation_date=None, expiration_date=None
    )
    CodeBatch.objects.update(imported=True)
    batch.refresh_from_db()
    assert refusal(batch) == "imported"
    CodeBatch.objects.update(imported=False)
    batch.refresh_from_db()
    note_given_out(batch, form=PreparedFile.Form.CSV, ranges=((1, 2),), last=2)
    assert refusal(batch) == "given_out"
    GivenOut.objects.all().delete()
    prepare_file(batch=batch, form=PreparedFile.Form.CSV)
    assert refusal(batch) == "given_out"
    PreparedFile.objects.all().delete()
    replace_code(a_code(batch))
    with pytest.raises(CannotRemove, match="stays for the record"):
        remove(batch)


def test_a_batch_with_a_successor_stays_for_the_record(batch: CodeBatch) -> None:
    replace_batch(batch, count=1)
    batch.refresh_from_db()
    assert refusal(batch) == "busy"
    do_due_jobs()
    batch.refresh_from_db()
    assert refusal(batch) == "replaced"


def test_a_batch_that_is_being_made_is_cancelled_instead() -> None:
    started = start_batch(group=BookGroup.objects.get(slug="kaktus1"), count=5, terms=Terms())
    assert refusal(started) == "busy"


def test_a_revoked_batch_can_be_removed_too(batch: CodeBatch) -> None:
    revoke_batch(batch)
    do_due_jobs()
    remove(batch)
    do_due_jobs()
    assert not CodeBatch.objects.exists()


def test_a_code_that_is_redeemed_meanwhile_keeps_the_whole_batch(batch: CodeBatch, anna: Person) -> None:
    """As on PostgreSQL, if the statement that redeems it began before the removal was ordered."""
    code = a_code(batch)
    remove(batch)
    CodeBatch.objects.update(revoked_at=None)
    assert anna.activate(code.activation_code).status_code == 200
    CodeBatch.objects.update(revoked_at=code.batch.created_at)
    do_due_jobs()
    batch.refresh_from_db()
    assert batch.job
    assert (batch.revoked_at, batch.revoke_reason, batch.job.state) == (None, "", State.FAILED)
    assert batch.codes.count() == 5
    assert find_code(code.activation_code)


def test_a_removal_that_is_cancelled_changes_nothing(batch: CodeBatch) -> None:
    removed = remove(batch)
    assert removed.job_id
    cancel_job(removed.job_id)
    batch.refresh_from_db()
    assert (batch.revoked_at, batch.codes.count()) == (None, 5)
    assert is_removable(batch, activated=0)
