"""Files for spreadsheets and printers with hostile names in them: no formula, no broken header, no broken PDF."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from django.test import Client
from pytest_django import Settings
from tests.accounts.account_callers import Caller
from tests.desk.sending import choose_columns, send_list
from tests.desk.staff_members import caller_with_role, signed_in, staff_member
from tests.due_jobs import do_due_jobs
from tests.page_reading import texts_of as texts_of_page
from tests.pdf_reading import pages_of, texts_of, title_of
from tests.readers import make_person

from kaktus.accounts.models import User
from kaktus.desk.permissions import Role
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.library.reading.drawn_thumbs import drawn_thumb
from kaktus.move_in.report import CsvListing

FORMULAS = ["=1+1", "+1", "-1", "@SUM(A1)", "=cmd|' /C calc'!A0", '=HYPERLINK("http://x.example")']
TITLES = ["(", ")) Tj ET", "\\", "a\\)b(", "<img src=x onerror=alert(1)>", "{{7*7}} %s", "كتاب 🌵", "W" * 120]
# RFC 6266 with the quoted names that every browser reads in the same way: no quote, no backslash, no folder.
SAFE_DISPOSITION = re.compile(r'(attachment|inline); filename="[A-Za-z0-9._-]+"')


@pytest.fixture(autouse=True)
def _books(db: None, settings: Settings, tmp_path: Path) -> Iterator[None]:
    settings.DATA_DIR = tmp_path
    settings.STORAGE_URL = f"file://{tmp_path}/content"
    load_catalogue(folder=SHIPPED)
    yield
    clear_catalogue_cache()


def download(clerk: Caller, **request: object) -> Any:
    link = clerk.post("/desk/downloads", request)
    assert link.status == 200, link.body
    return Client().get(link.body["url"])


def content_of(response: Any) -> bytes:
    assert SAFE_DISPOSITION.fullmatch(response.headers["Content-Disposition"]), response.headers
    return b"".join(response.streaming_content) if response.streaming else bytes(response.content)


def formulas_in(text: str) -> list[str]:
    return [cell for row in csv.reader(io.StringIO(text)) for cell in row if cell.startswith(("=", "+", "-", "@"))]


@pytest.mark.parametrize("text", FORMULAS)
def test_no_formula_in_the_audit_log(text: str) -> None:
    owner = signed_in(staff_member(Role.OWNER, email="=1+1@publisher.example"))
    batch = owner.post("/desk/batches", {"book": "kaktus1", "count": 1, "name": text, "note": text}).body["id"]
    do_due_jobs()
    assert owner.post(f"/desk/batches/{batch}/revoke", {"reason": text}).status == 200
    client = Client(headers={"Authorization": f"Bearer {owner.token}"})
    log = content_of(client.get("/api/desk/audit.csv")).decode("utf-8-sig")
    assert formulas_in(log) == []
    row = next(row for row in csv.DictReader(io.StringIO(log)) if row["reason"])
    assert (row["reason"], row["who"]) == (f"'{text}", "'=1+1@publisher.example")


@pytest.mark.parametrize("text", FORMULAS)
def test_no_formula_in_the_report_of_an_import(text: str) -> None:
    clerk = caller_with_role(Role.CLERK)
    stream = io.StringIO()
    csv.writer(stream).writerows([["activation_code", "book"], [text, "kaktus1"], ["ALT000000001", text]])
    started = send_list(clerk, stream.getvalue().encode(), name=text[:100])["id"]
    do_due_jobs()
    choose_columns(clerk, started)
    do_due_jobs()
    report = content_of(download(clerk, what="report", importId=started)).decode()
    assert len(report.splitlines()) == 3
    assert formulas_in(report) == []


@pytest.mark.parametrize("text", [*FORMULAS, "\t=1", "\r=1"])
def test_no_formula_in_the_list_of_those_who_did_not_move_in(text: str) -> None:
    stream = io.StringIO()
    CsvListing(stream).write("refused", 1, text, text)
    assert formulas_in(stream.getvalue()) == []


@pytest.mark.parametrize(
    "book", ["a\r\nSet-Cookie: x=1", 'a"; filename="b.exe', "../../etc/passwd", "a\\b", "ä/🌵", "a;b"]
)
def test_figures_of_a_book_that_does_not_exist(book: str) -> None:
    clerk = caller_with_role(Role.CLERK)
    assert clerk.post("/desk/downloads", {"what": "activations", "book": book}).status == 404


def test_figures_have_a_plain_file_name() -> None:
    clerk = caller_with_role(Role.CLERK)
    for book in ({"book": "kaktus1"}, {}):
        assert content_of(download(clerk, what="activations", **book)).startswith(b"day,activated")


@pytest.mark.parametrize("title", TITLES)
def test_titles_on_labels_stay_text(title: str) -> None:
    clerk, editor = caller_with_role(Role.CLERK), caller_with_role(Role.EDITOR)
    assert editor.call("PATCH", "/desk/lessons/books/kaktus-1", {"title": title}).status == 204
    batch = clerk.post("/desk/batches", {"book": "kaktus1", "count": 2, "name": title}).body["id"]
    do_due_jobs()
    pdf = content_of(download(clerk, what="pdf", batch=batch))
    (page,) = pages_of(pdf)
    shown = texts_of(page)[0]
    printed = title.encode("cp1252", "replace").decode("cp1252")
    assert shown == printed or (shown.endswith("…") and printed.startswith(shown[:-1]))
    assert title_of(pdf).startswith(title)
    picture = ElementTree.fromstring(content_of(download(clerk, what="preview", batch=batch)))
    texts = [element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert texts[0] == shown, "the preview shows what is printed"


@pytest.mark.parametrize("name", TITLES)
def test_names_in_the_data_of_a_person_stay_text(name: str) -> None:
    support = caller_with_role(Role.SUPPORT)
    person = make_person("o'brien+=1+1{x}%s@example.org")
    User.objects.filter(pk=person.user.pk).update(display_name=name)
    client = Client(headers={"Authorization": f"Bearer {support.token}"})
    page = content_of(client.get(f"/api/desk/people/{person.user.pk}/export", {"form": "html"}))
    shown = texts_of_page(page.decode())
    assert name in shown
    assert "o'brien+=1+1{x}%s@example.org" in shown
    assert client.get(f"/api/desk/people/{person.user.pk}/export").json()["account"][0]["display_name"] == name


@pytest.mark.parametrize("title", TITLES)
def test_a_picture_drawn_from_a_title_stays_a_picture(title: str) -> None:
    picture = ElementTree.fromstring(drawn_thumb(book_title=title, title=title, position=0))
    assert {element.tag.rpartition("}")[2] for element in picture.iter()}.isdisjoint({"script", "img"})
