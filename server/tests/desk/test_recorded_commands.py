"""Whatever an operator's command changes is in the audit log, under the names that the desk uses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytest_django import Settings
from tests.due_jobs import do_due_jobs
from tests.library.editors import STORY, packed
from tests.readers import make_some_codes

from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.cli import main
from kaktus.common.files.storage import storage_at
from kaktus.desk.models import AuditEntry
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache


@pytest.fixture(autouse=True)
def _books(db: None) -> Iterator[None]:
    load_catalogue(folder=SHIPPED)
    yield
    clear_catalogue_cache()


@pytest.fixture
def _storage(settings: Settings, tmp_path: Path) -> None:
    settings.STORAGE_URL = f"file://{tmp_path}/content"
    storage_at(settings.STORAGE_URL).prepare()


def entries() -> list[tuple[str, str, Any, Any, str]]:
    rows = AuditEntry.objects.order_by("id")
    assert {row.staff for row in rows} <= {None}
    return [(row.action, row.target, row.before, row.after, row.reason) for row in rows]


def test_new_codes_and_their_export(tmp_path: Path) -> None:
    assert main(["codes", "create", "--book", "kaktus1", "--count", "3", "--name", "Print run 3"]) == 0
    batch = CodeBatch.objects.get()
    assert main(["codes", "export", str(batch.pk), "--csv", str(tmp_path / "codes.csv")]) == 0
    terms = {"book": "kaktus1", "count": 3, "name": "Print run 3", "redeem_by": None, "months": 18, "seats": 0}
    assert entries() == [
        ("batch.create", f"batch {batch.pk}", None, terms, ""),
        ("codes.export", f"batch {batch.pk}", None, {"as": "csv", "count": 3}, ""),
    ]


def test_revoked_and_replaced_codes() -> None:
    first, second = make_some_codes(2)
    assert main(["codes", "revoke", first, "--reason", "stolen"]) == 0
    assert main(["codes", "revoke", first]) == 2
    assert main(["codes", "replace", second, "--reason", "torn"]) == 0
    old, new = ActivationCode.objects.get(activation_code=second), ActivationCode.objects.latest("pk")
    assert entries() == [
        ("code.revoke", f"code {old.pk - 1}", None, {"code": f"{first[:4]}…{first[-2:]}", "used": False}, "stolen"),
        (
            "code.replace",
            f"code {old.pk}",
            {"code": f"{second[:4]}…{second[-2:]}"},
            {"code": f"{new.activation_code[:4]}…{new.activation_code[-2:]}"},
            "torn",
        ),
    ]


def test_revoked_and_replaced_batches() -> None:
    make_some_codes(2)
    make_some_codes(2)
    first, second = CodeBatch.objects.order_by("pk")
    assert main(["codes", "revoke", "--batch", str(first.pk), "--reason", "printed twice"]) == 0
    assert main(["codes", "replace", "--batch", str(second.pk), "--reason", "lost"]) == 0
    new = CodeBatch.objects.latest("pk")
    assert entries() == [
        ("batch.revoke", f"batch {first.pk}", None, {"used": False}, "printed twice"),
        ("batch.replace", f"batch {second.pk}", None, {"batch": new.pk, "count": 2}, "lost"),
    ]


def test_renamed_and_removed_batches(capsys: pytest.CaptureFixture[str]) -> None:
    make_some_codes(2)
    batch = str(CodeBatch.objects.get().pk)
    assert main(["codes", "rename", batch]) == 2
    assert main(["codes", "rename", batch, "--name", "x" * 121]) == 2
    assert main(["codes", "rename", batch, "--name", "Print run 4"]) == 0
    assert main(["codes", "rename", batch, "--name", "Print run 4"]) == 0
    capsys.readouterr()
    assert main(["codes", "batches", "--search", "run 4", "--sort", "unused"]) == 0
    assert "2 unused  Print run 4" in capsys.readouterr().out
    assert main(["codes", "batches", "--search", "run 5"]) == 0
    assert capsys.readouterr().out == ""
    assert main(["codes", "remove", batch, "--reason", " "]) == 2
    assert main(["codes", "remove", batch, "--reason", "made twice"]) == 0
    assert main(["codes", "remove", batch, "--reason", "made twice"]) == 2
    do_due_jobs()
    assert not CodeBatch.objects.exists()
    facts = {"book": "kaktus1", "name": "Print run 4", "note": "", "count": 2}
    names = [{"name": name, "note": ""} for name in ("", "Print run 4")]
    assert entries() == [
        ("batch.rename", f"batch {batch}", *names, ""),
        ("batch.remove", f"batch {batch}", facts, None, "made twice"),
    ]


def test_a_range_of_codes() -> None:
    make_some_codes(5)
    batch = str(CodeBatch.objects.get().pk)
    assert main(["codes", "revoke", "--batch", batch, "--numbers", "6-", "--reason", "stolen"]) == 2
    assert main(["codes", "revoke", "--batch", batch, "--numbers", "1-2", "--reason", "stolen"]) == 0
    do_due_jobs()
    assert main(["codes", "replace", "--batch", batch, "--numbers", "2-3", "--reason", "lost"]) == 0
    new = CodeBatch.objects.latest("pk")
    assert entries() == [
        ("batch.revoke", f"batch {batch}", None, {"used": False, "numbers": "1-2"}, "stolen"),
        ("batch.replace", f"batch {batch}", None, {"batch": new.pk, "count": 1, "numbers": "2-3"}, "lost"),
    ]


def test_imported_codes(tmp_path: Path) -> None:
    (tmp_path / "old.csv").write_text("activation_code,book\n000011112222,kaktus1\nSHORT,kaktus1\n")
    assert main(["codes", "import", str(tmp_path / "old.csv"), "--check"]) == 1
    assert entries() == []
    assert main(["codes", "import", str(tmp_path / "old.csv")]) == 1
    ((action, _, _, after, _),) = entries()
    assert (action, after) == ("codes.import", {"file": "old.csv", "accepted": {"kaktus1": 1}, "refused": 1})


@pytest.mark.usefixtures("_storage")
def test_lessons(tmp_path: Path) -> None:
    for number in (1, 2):
        (tmp_path / "farben.zip").write_bytes(packed({"story.html": STORY + str(number)}))
        options = ["--draft"] if number == 2 else []
        command = ["content", "import", str(tmp_path / "farben.zip"), "--lesson", "kaktus-1/farben", *options]
        assert main(command) == 0
    assert main(["content", "publish", "kaktus-1/farben", "2"]) == 0
    assert main(["content", "back", "kaktus-1/farben"]) == 0
    lesson = "lesson kaktus-1/farben"
    assert entries() == [
        ("lesson.upload", lesson, None, {"file": "farben.zip", "version": 1}, ""),
        ("lesson.publish", lesson, None, {"version": 1}, ""),
        ("lesson.upload", lesson, None, {"file": "farben.zip", "version": 2}, ""),
        ("lesson.publish", lesson, {"version": 1}, {"version": 2}, ""),
        ("lesson.back", lesson, {"version": 2}, {"version": 1}, ""),
    ]
