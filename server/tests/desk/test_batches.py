"""The calls of clerks about whole batches: searched, sorted, renamed, removed, and counted over a chosen period."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, time, timedelta
from typing import Any
from urllib.parse import urlencode

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from pytest_django import Settings
from tests.accounts.account_callers import Caller
from tests.due_jobs import do_due_jobs
from tests.readers import make_some_codes

from kaktus.activation.batches.batch_figures import Figures, figures_of
from kaktus.activation.models import ActivationCode, CodeBatch, GivenOut
from kaktus.desk.models import AuditEntry
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache


@pytest.fixture(autouse=True)
def _books(db: None, settings: Settings, tmp_path: Any) -> Iterator[None]:
    settings.DATA_DIR = tmp_path
    settings.STORAGE_URL = f"file://{tmp_path}/content"
    load_catalogue(folder=SHIPPED)
    yield
    clear_catalogue_cache()


def make_batch(count: int = 3, **fields: object) -> CodeBatch:
    make_some_codes(count)
    batch = CodeBatch.objects.latest("pk")
    CodeBatch.objects.filter(pk=batch.pk).update(**fields)
    return batch


def activate(batch: CodeBatch, days_ago: int) -> None:
    # Counted in days of the calendar: `days_ago` times 24 hours may end on another day after a change of the clocks.
    at = timezone.make_aware(datetime.combine(timezone.localdate() - timedelta(days=days_ago), time(12)))
    key = batch.codes.filter(activated=False).values("pk")[:1]
    ActivationCode.objects.filter(pk__in=key).update(
        activated=True, activation_date=at, expiration_date=at + timedelta(days=548)
    )


def test_batches_are_searched_and_sorted_with_their_unused_codes(clerk: Caller) -> None:
    first, second = make_batch(3, name="Herbst"), make_batch(2, name="Frühjahr", note="für Bern")
    activate(first, 1)

    def listed(**query: str) -> list[tuple[str, int]]:
        answer = clerk.get(f"/desk/batches?{urlencode(query)}")
        assert answer.status == 200, answer.body
        return [(batch["name"], batch["unused"]) for batch in answer.body["batches"]]

    assert listed() == [("Frühjahr", 2), ("Herbst", 2)]
    assert listed(search="bern") == [("Frühjahr", 2)]
    assert listed(search=str(first.pk), sort="name") == [("Herbst", 2)]
    activate(second, 1)
    assert listed(sort="unused") == [("Frühjahr", 1), ("Herbst", 2)]
    assert clerk.get("/desk/batches?sort=colour").status == 422
    assert clerk.get("/desk/batches?search=%00").status == 422
    assert clerk.get("/desk/batches?sort=name&after=nonsense").status == 400
    assert clerk.get("/desk/code-books").body["books"][0]["unused"] == 3


def test_a_batch_is_renamed_and_both_names_are_in_the_audit_log(clerk: Caller, support: Caller) -> None:
    batch = make_batch(name="Auflage 1")
    path = f"/desk/batches/{batch.pk}/rename"
    renamed = clerk.post(path, {"name": " Auflage 2 ", "note": "für Bern"})
    assert (renamed.body["name"], renamed.body["note"]) == ("Auflage 2", "für Bern")
    assert clerk.post(path, {"name": "Auflage 2", "note": "für Bern"}).status == 200
    entry = AuditEntry.objects.get(action="batch.rename")
    assert (entry.target, entry.before, entry.after) == (
        f"batch {batch.pk}",
        {"name": "Auflage 1", "note": ""},
        {"name": "Auflage 2", "note": "für Bern"},
    )
    assert clerk.post(path, {"name": "x" * 121, "note": ""}).status == 422
    assert clerk.post("/desk/batches/999/rename", {"name": "", "note": ""}).status == 404
    assert support.post(path, {"name": "", "note": ""}).status == 403


def test_a_batch_is_removed_with_a_reason(clerk: Caller, support: Caller) -> None:
    batch = make_batch(name="Auflage 1")
    path = f"/desk/batches/{batch.pk}"
    assert clerk.get(path).body["removable"] is True
    assert clerk.post(f"{path}/remove", {"reason": ""}).status == 422
    assert support.post(f"{path}/remove", {"reason": "made twice"}).status == 403
    assert clerk.post(f"{path}/remove", {"reason": "made twice"}).status == 204
    shown = clerk.get(path).body
    assert (shown["unused"], shown["removable"], shown["job"]["kind"]) == (0, False, "remove batch")
    assert clerk.post("/desk/downloads", {"what": "csv", "batch": batch.pk}).codes == ["batch_removed"]
    assert clerk.post(f"{path}/remove", {"reason": "made twice"}).codes == ["cannot_remove_busy"]
    do_due_jobs()
    assert clerk.get(path).status == 404
    entry = AuditEntry.objects.get(action="batch.remove")
    assert (entry.reason, entry.before) == (
        "made twice",
        {"book": "kaktus1", "name": "Auflage 1", "note": "", "count": 3},
    )


def test_a_batch_that_is_removed_while_it_is_listed_has_zeros(clerk: Caller) -> None:
    staying, removed = make_batch(), make_batch()
    assert clerk.post(f"/desk/batches/{removed.pk}/remove", {"reason": "made twice"}).status == 204
    listed = list(CodeBatch.objects.all())
    do_due_jobs()
    assert not CodeBatch.objects.filter(pk=removed.pk).exists()
    assert figures_of(listed) == {staying.pk: Figures(made=3, unused=3), removed.pk: Figures()}


def test_a_batch_of_which_somebody_has_codes_is_not_removed(clerk: Caller) -> None:
    batch = make_batch()
    GivenOut.objects.create(batch=batch, form="csv", first=1, last=3)
    assert clerk.get(f"/desk/batches/{batch.pk}").body["removable"] is False
    refused = clerk.post(f"/desk/batches/{batch.pk}/remove", {"reason": "made twice"})
    assert (refused.status, refused.codes) == (409, ["cannot_remove_given_out"])
    assert not AuditEntry.objects.exists()


def test_activations_of_the_whole_time_and_of_a_chosen_one(clerk: Caller) -> None:
    batch = make_batch()
    today = timezone.localdate()

    def figures(**query: object) -> Any:
        answer = clerk.get(f"/desk/code-figures?{urlencode({'batch': batch.pk, **query})}")
        assert answer.status == 200, answer.body
        return answer.body

    assert len(figures(whole="true")["steps"]) == 30
    activate(batch, 400)
    activate(batch, 3)
    whole = figures(whole="true", by="month")
    assert whole["since"] == (today - timedelta(days=400)).isoformat()
    assert (len(whole["steps"]), sum(step["activated"] for step in whole["steps"])) in ((14, 2), (15, 2))
    month = figures()
    assert (month["until"], len(month["steps"]), sum(step["activated"] for step in month["steps"])) == (
        *(today.isoformat(), 30),
        1,
    )
    chosen = figures(since=today - timedelta(days=5), until=today - timedelta(days=2))
    assert [step["activated"] for step in chosen["steps"]] == [0, 0, 1, 0]
    assert clerk.get(f"/desk/code-figures?since={today}&until={today - timedelta(days=1)}").status == 400
    link = clerk.post("/desk/downloads", {"what": "activations", "batch": batch.pk, "by": "month", "whole": True})
    assert link.status == 200


def test_a_page_of_many_batches_costs_few_statements(clerk: Caller) -> None:
    def statements() -> int:
        with CaptureQueriesContext(connection) as queries:
            assert clerk.get("/desk/batches?sort=unused").status == 200
        return len(queries)

    make_batch(1)
    one = statements()
    for _ in range(9):
        make_batch(1)
    # One for each: what is printed of it.
    assert statements() - one <= 9
