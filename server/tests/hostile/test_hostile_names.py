"""Names and reasons with characters that nobody sees are refused; all others come back as typed."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.test import Client
from pytest_django import Settings
from tests.desk.staff_members import caller_with_role
from tests.due_jobs import do_due_jobs

from kaktus.activation.models import CodeBatch
from kaktus.desk.permissions import Role
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache

UNSEEN = ["a\0b", "a\rb", "a\x1b[31mb", "a\u202eb", "a\u2066b"]
WITHOUT_WIDTH = [
    "a\u200bb",
    "a\u200cb",
    "a\u200db",
    "a\u2060b",
    "\ufeffa",
    "a\u2028b",
    "🌵\u200d",
    "\u200d🌵",
    "م\u200d\u200dن",
]
SHOWN = [
    *("=1+1", "@SUM(A1)", "+1", "-1", "<script>alert(1)</script>", "</script>", "{{ 7*7 }}", "%s%n", "../../etc"),
    *("a\"b'c", "(a\\b)", "🌵 Kaktus", "Ж日本", "a;b,c"),
    # Here a joiner is seen: two women are a family, and a Persian word is written correctly.
    *("👩\u200d👩\u200d👧", "❤\ufe0f\u200d🔥", "می\u200cخواهم", "क\u094d\u200dष"),
]


@pytest.fixture(autouse=True)
def _books(db: None, settings: Settings, tmp_path: Path) -> Iterator[None]:
    settings.DATA_DIR = tmp_path
    settings.STORAGE_URL = f"file://{tmp_path}/content"
    load_catalogue(folder=SHIPPED)
    yield
    clear_catalogue_cache()


@pytest.mark.parametrize("text", UNSEEN)
@pytest.mark.parametrize("field", ["name", "note"])
def test_a_batch_has_no_unseen_characters(field: str, text: str) -> None:
    clerk = caller_with_role(Role.CLERK)
    answer = clerk.post("/desk/batches", {"book": "kaktus1", "count": 1, field: text})
    assert answer.status == 422, answer.body
    assert not CodeBatch.objects.exists()


@pytest.mark.parametrize("text", WITHOUT_WIDTH)
def test_a_name_has_no_characters_without_width(text: str) -> None:
    clerk, editor = caller_with_role(Role.CLERK), caller_with_role(Role.EDITOR)
    assert clerk.post("/desk/batches", {"book": "kaktus1", "count": 1, "name": text}).status == 422
    assert editor.call("PATCH", "/desk/lessons/books/kaktus-1", {"title": text}).codes == ["bad_title"]
    # Text from elsewhere brings them along, and nobody looks for a note by its words.
    assert clerk.post("/desk/batches", {"book": "kaktus1", "count": 1, "note": text}).status == 200


@pytest.mark.parametrize("text", UNSEEN)
def test_a_reason_has_no_unseen_characters(text: str) -> None:
    clerk = caller_with_role(Role.CLERK)
    batch = clerk.post("/desk/batches", {"book": "kaktus1", "count": 1}).body["id"]
    do_due_jobs()
    assert clerk.post(f"/desk/batches/{batch}/revoke", {"reason": text}).status == 422


def test_a_note_may_have_several_lines() -> None:
    clerk = caller_with_role(Role.CLERK)
    assert clerk.post("/desk/batches", {"book": "kaktus1", "count": 1, "note": "eins\nzwei"}).status == 200


@pytest.mark.parametrize("text", SHOWN)
@pytest.mark.parametrize("form", ["csv", "pdf", "zip"])
def test_any_other_name_is_exported(text: str, form: str) -> None:
    clerk = caller_with_role(Role.CLERK)
    batch = clerk.post("/desk/batches", {"book": "kaktus1", "count": 2, "name": text}).body["id"]
    do_due_jobs()
    assert clerk.get(f"/desk/batches/{batch}").body["name"] == text
    link = clerk.post("/desk/downloads", {"what": form, "batch": batch})
    assert link.status == 200, link.body
    response = Client().get(link.body["url"])
    content = b"".join(response.streaming_content)  # type: ignore[attr-defined]
    assert "\n" not in response.headers["Content-Disposition"]
    assert content.startswith({"csv": b"activation_code", "pdf": b"%PDF", "zip": b"PK"}[form])
    if form == "csv":
        cells = [row["batch_name"] for row in csv.DictReader(io.StringIO(content.decode()))]
        assert cells == [f"'{text}" if text[0] in "=+-@" else text] * 2
