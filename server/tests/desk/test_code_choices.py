"""Codes of several batches, pasted as a list: found, revoked, replaced, printed and exported together."""

from __future__ import annotations

import io
import time
import zipfile
from collections.abc import Iterator
from typing import Any

import pytest
from pytest_django import Settings
from tests.accounts.account_callers import Caller
from tests.desk.test_codes import content_of, created_batch, opened
from tests.due_jobs import do_due_jobs
from tests.readers import make_person

from kaktus.activation.changes import code_choices
from kaktus.activation.models import ActivationCode, CodeBatch, GivenOut, PreparedFile
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


@pytest.fixture
def batches(clerk: Caller) -> tuple[int, int, int]:
    one, two, three = (created_batch(clerk, 12, book=book)["id"] for book in ("kaktus1", "kaktus2", "kaktus1"))
    return one, two, three


def code(batch: int, number: int) -> str:
    return ActivationCode.objects.get(batch=batch, number=number).activation_code


def chosen(clerk: Caller, text: str) -> Any:
    answer = clerk.post("/desk/code-choice", {"text": text})
    assert answer.status == 200, answer.body
    return answer.body


def orders(choice: Any) -> list[dict[str, Any]]:
    return [{"batch": part["batch"], "numbers": part["numbers"]} for part in choice["parts"]]


def revoked(batch: int) -> set[int | None]:
    codes = ActivationCode.objects.filter(batch=batch, revoked_at__isnull=False)
    return set(codes.values_list("number", flat=True))


def test_codes_are_found_in_every_spelling_with_their_batches(clerk: Caller, batches: tuple[int, int, int]) -> None:
    one, two, three = batches
    assert make_person("anna@example.org").activate(code(one, 2)).status_code == 200
    grouped = "-".join(code(one, 5)[place : place + 4] for place in (0, 4, 8))
    lines = [
        code(one, 2),
        f"{grouped} - {code(one, 7)}",
        f"{code(two, 9)}–{code(two, 8)}",
        f"{three}/1-2; {three} / 12",
        *(f"{three}/13", "999999/1", f"{code(one, 1)} bis {code(two, 1)}", "ABCD-EFGH-JKMN", "nonsense"),
    ]
    choice = chosen(clerk, "\n".join(lines))
    assert [(part["batch"], part["numbers"], part["book"]) for part in choice["parts"]] == [
        (one, "2, 5-7", "kaktus1"),
        (two, "8-9", "kaktus2"),
        (three, "1-2, 12", "kaktus1"),
    ]
    first = choice["parts"][0]
    assert (first["count"], first["unused"], first["activated"], first["revoked"]) == (4, 3, 1, 0)
    assert set(choice["unknown"]) == {
        *("nonsense", "ABCD-EFGH-JKMN", f"{code(one, 1)} bis {code(two, 1)}"),
        *(f"{three}/13", "999999/1"),
    }


def test_codes_of_several_batches_are_revoked_and_each_batch_is_in_the_log(
    clerk: Caller, batches: tuple[int, int, int]
) -> None:
    one, two, _ = batches
    parts = orders(chosen(clerk, f"{two}/3-4, {one}/1"))
    assert clerk.post("/desk/code-choice/revoke", {"parts": parts, "reason": "stolen carton"}).status == 204
    do_due_jobs()
    assert (revoked(one), revoked(two)) == ({1}, {3, 4})
    log = AuditEntry.objects.filter(action="batch.revoke").order_by("pk").values_list("target", "after", "reason")
    assert list(log) == [
        (f"batch {one}", {"used": False, "numbers": "1"}, "stolen carton"),
        (f"batch {two}", {"used": False, "numbers": "3-4"}, "stolen carton"),
    ]


def test_if_one_batch_cannot_be_revoked_none_is(clerk: Caller, batches: tuple[int, int, int]) -> None:
    one, two, _ = batches
    assert clerk.post(f"/desk/batches/{two}/revoke", {"reason": "all of it"}).status == 200
    choice = chosen(clerk, f"{one}/1, {two}/1")
    assert [part["isRevoked"] for part in choice["parts"]] == [False, True]
    order = {"parts": orders(choice), "reason": "x"}
    assert clerk.post("/desk/code-choice/revoke", order).codes == ["cannot_revoke_revoked"]
    do_due_jobs()
    assert revoked(one) == set()
    assert AuditEntry.objects.filter(action="batch.revoke").count() == 1


def test_codes_of_several_batches_are_replaced_on_the_terms_of_each(
    clerk: Caller, batches: tuple[int, int, int]
) -> None:
    one, two, three = batches
    assert make_person("anna@example.org").activate(code(one, 1)).status_code == 200
    parts = orders(chosen(clerk, f"{one}/1, {two}/1-2, {three}/5"))
    new = clerk.post("/desk/code-choice/replace", {"parts": parts, "reason": "wet"}).body["batches"]
    do_due_jobs()
    made_now = CodeBatch.objects.filter(pk__in=new).order_by("pk").values_list("group_id", "replaces", "made")
    assert list(made_now) == [("kaktus2", two, 2), ("kaktus1", three, 1)]
    assert (revoked(one), revoked(two), revoked(three)) == (set(), {1, 2}, {5})
    targets = AuditEntry.objects.filter(action="batch.replace").values_list("target", flat=True)
    assert set(targets) == {f"batch {two}", f"batch {three}"}
    order = {"parts": orders(chosen(clerk, f"{one}/1")), "reason": "x"}
    assert clerk.post("/desk/code-choice/replace", order).codes == ["nothing_to_replace"]


def test_codes_of_several_batches_are_files_in_one_download(clerk: Caller, batches: tuple[int, int, int]) -> None:
    one, two, three = batches
    assert clerk.post(f"/desk/batches/{three}/revoke", {"reason": "all of it"}).status == 200
    do_due_jobs()
    parts = orders(chosen(clerk, f"{one}/1-2, {two}/4, {three}/4"))
    names = {
        "csv": [f"codes-{one}-1.csv", f"codes-{two}-4.csv", f"codes-{three}-4.csv"],
        "pdf": [f"labels-{one}-1.pdf", f"labels-{two}-4.pdf"],
        "zip": [f"codes-{one}-1.zip", f"codes-{two}-4.zip"],
    }
    for form, expected in names.items():
        with zipfile.ZipFile(io.BytesIO(content_of(opened(clerk, what=form, parts=parts)))) as archive:
            assert archive.namelist() == expected
            if form == "csv":
                assert archive.read(expected[0]).decode().count(f",{one},") == 2
    printed = GivenOut.objects.filter(form="pdf").order_by("batch").values_list("batch", "first", "last")
    assert list(printed) == [(one, 1, 2), (two, 4, 4)]
    logged = AuditEntry.objects.filter(action="codes.export", after__as="pdf").values_list("target", flat=True)
    assert set(logged) == {f"batch {one}", f"batch {two}"}
    assert clerk.post("/desk/downloads", {"what": "pdf", "parts": parts[2:]}).codes == ["nothing_to_print"]
    assert content_of(opened(clerk, what="pdf", parts=parts[1:])).startswith(b"%PDF"), "one file needs no ZIP"


def test_many_codes_are_prepared_by_a_job_for_each_batch(
    clerk: Caller, batches: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, _ = batches
    monkeypatch.setattr("kaktus.desk.api.codes.downloads.AT_ONCE", {PreparedFile.Form.PDF: 3})
    parts = orders(chosen(clerk, f"{one}/1-2, {two}/4-5"))
    assert clerk.post("/desk/downloads", {"what": "pdf", "parts": parts}).body == {"url": ""}
    do_due_jobs()
    files = PreparedFile.objects.order_by("batch").exclude(size=None).values_list("batch", "numbers")
    assert list(files) == [(one, "1-2"), (two, "4-5")]


def test_what_cannot_be_chosen(clerk: Caller, batches: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    one, *_ = batches
    assert chosen(clerk, " ,;\n") == {"parts": [], "unknown": []}
    for parts in ([], [{"batch": one, "numbers": ""}], [{"batch": one, "numbers": "1"}] * 2):
        assert clerk.post("/desk/code-choice/revoke", {"parts": parts, "reason": "x"}).status == 422
    wrong = {"parts": [{"batch": one, "numbers": "99"}], "reason": "x"}
    assert clerk.post("/desk/code-choice/revoke", wrong).codes == ["bad_numbers"]
    assert clerk.post("/desk/code-choice/revoke", wrong | {"parts": [{"batch": 99999, "numbers": "1"}]}).status == 404
    monkeypatch.setattr(code_choices, "MAX_BATCHES", 2)
    text = ", ".join(f"{batch}/1" for batch in batches)
    assert clerk.post("/desk/code-choice", {"text": text}).codes == ["too_many_batches"]


def test_a_hostile_text_takes_no_time(clerk: Caller) -> None:
    """With a longer span it took minutes of processor time."""
    before = time.process_time()
    assert chosen(clerk, "a" + " " * 50_000 + "b")["parts"] == []
    assert time.process_time() - before < 5
