"""Hostile names on every page of the desk and of a reader: shown as they are typed, run nowhere, wide nowhere."""

from __future__ import annotations

import io
import time
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Dialog, FilePayload, Page, expect

from e2e.people.readers import Accounts, Person, sign_in
from e2e.people.staff import Staff, sit_down, staff_at_work
from e2e.running import Library

IMAGE = "<img src=x onerror=alert(1)>"
SCRIPT = "</script><script>window.hacked=1</script>"
TEMPLATE = "{{7*7}} ${7*7} %s %n ../../etc"
FORMULA = '=1+1 "a\'b" \\ &amp; <b>'
ARABIC = "كتاب الصبار 🌵 (2)"
LONG = "W" * 120
NAMES = (IMAGE, SCRIPT, TEMPLATE, FORMULA, ARABIC, LONG)
BOOKS = ("kaktus-1", "kaktus-1-interaktiv", "kaktus-2", "kaktus-2-interaktiv")
STAFF_ADDRESS = "o'neil+{{7*7}}%s=1@publisher.example"
PHONE, TABLET = (390, 844), (1180, 820)


@pytest.fixture(scope="module")
def library(start_library: Callable[..., Library]) -> Library:
    """A library of its own: the names would stay in those of other tests."""
    return start_library(KAKTUS_PROXY_COUNT="1")


@pytest.fixture(scope="module")
def base_url(library: Library) -> str:
    return library.url


@pytest.fixture(scope="module")
def browser_context_args(base_url: str) -> dict[str, object]:
    return {"base_url": base_url, "locale": "en-GB", "timezone_id": "Europe/Berlin"}


@dataclass
class Hostile:
    owner: Staff
    readers: list[Person]
    lessons: list[str]
    batches: list[int]
    code: int
    people: list[str]


@pytest.fixture(scope="module")
def hostile(library: Library) -> Hostile:
    accounts, owner = Accounts(library.url, library.mails), staff_at_work(library, "owner")
    library.command("staff", "add", STAFF_ADDRESS, "--role", "clerk", "--json")

    def call(method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        return accounts.call(method, f"/api/desk{path}", body, owner.token)

    member = next(one for one in call("GET", "/staff")["staff"] if one["email"] == STAFF_ADDRESS)
    call("POST", f"/staff/{member['id']}/disable", {"reason": FORMULA})
    lessons = _rename_shelf(call)
    batches = [call("POST", "/batches", _batch(name))["id"] for name in NAMES]
    for batch in batches:
        _wait_until_made(call, batch)
    (code,) = call("GET", f"/batches/{batches[0]}/codes")["codes"]
    readers = [accounts.verified(name) for name in ("o'brien+{{7*7}}%s=1", "w" * 58)]
    for reader in readers:
        for book in ("kaktus1", "kaktus2"):
            activation = {"activationCode": library.codes(book)[0]}
            accounts.call("POST", "/api/activation", activation, reader.token)
    for batch, reason in zip(batches, NAMES, strict=True):
        call("POST", f"/batches/{batch}/revoke", {"reason": reason})
    people = [call("POST", "/people/search", {"text": reader.email})["people"][0]["id"] for reader in readers]
    for person, reason in zip(people, (IMAGE, LONG), strict=True):
        _extend(call, person, reason)
    return Hostile(owner, readers, lessons, batches, code["id"], people)


def _batch(name: str) -> dict[str, object]:
    return {"book": "kaktus1", "count": 1, "name": name, "note": f"{name}\n{SCRIPT}"}


def _rename_shelf(call: Callable[..., Any]) -> list[str]:
    for book, title in zip(BOOKS, (IMAGE, SCRIPT, LONG, ARABIC), strict=True):
        call("PATCH", f"/lessons/books/{book}", {"title": title})
    shelf = {book["book"]: book for group in call("GET", "/lessons")["groups"] for book in group["books"]}
    lessons = [lesson["lesson"] for lesson in shelf[BOOKS[0]]["lessons"]][: len(NAMES)]
    for lesson, title in zip(lessons, NAMES, strict=True):
        call("PATCH", f"/lessons/books/{BOOKS[0]}/lessons/{lesson}", {"title": title})
    return lessons


def _wait_until_made(call: Callable[..., Any], batch: int) -> None:
    deadline = time.monotonic() + 30
    while call("GET", f"/batches/{batch}")["made"] < 1:
        assert time.monotonic() < deadline, "the batch was not made in time"
        time.sleep(0.1)


def _extend(call: Callable[..., Any], person: str, reason: str) -> None:
    code = call("GET", f"/people/{person}")["codes"][0]
    order = {"months": 1, "endsAt": code["endsAt"], "reason": reason}
    call("POST", f"/people/{person}/codes/{code['id']}/extension", order)


@pytest.fixture
def dialogs(page: Page) -> Iterator[list[str]]:
    opened: list[str] = []

    def note(dialog: Dialog) -> None:
        opened.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", note)
    yield opened
    assert opened == []


def assert_harmless(page: Page, *texts: str) -> None:
    """Each text is there to be read, no script of it ran, no element came of it, and nothing is wider than the page."""
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    for text in texts:
        expect(page.get_by_text(text).filter(visible=True).first).to_be_visible()
    state = page.evaluate(
        """() => ({ hacked: 'hacked' in window, elements: document.querySelectorAll('img[src=x], [onerror]').length,
                    wide: document.documentElement.scrollWidth - innerWidth,
                    widest: [...document.querySelectorAll('body *')]
                      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
                      .map((one) => `${one.tagName}.${one.className}`).slice(0, 6) })"""
    )
    assert state["hacked"] is False, page.url
    assert state["elements"] == 0, page.url
    assert state["wide"] <= 0, f"{page.url} is {state['wide']} px too wide: {state['widest']}"


def desk_pages(hostile: Hostile) -> Iterator[tuple[str, tuple[str, ...]]]:
    yield "/desk", ()
    yield "/desk/lessons", (*NAMES[:2], LONG, ARABIC)
    for lesson, title in zip(hostile.lessons, NAMES, strict=True):
        yield f"/desk/lessons/{BOOKS[0]}/{lesson}", (title,)
    yield "/desk/people", ()
    for person, reader, reason in zip(hostile.people, hostile.readers, (IMAGE, LONG), strict=True):
        yield f"/desk/people/{person}", (reader.email, reason, IMAGE)
    yield "/desk/codes", NAMES
    yield "/desk/codes/new", ()
    yield "/desk/codes/import", ()
    for batch, name in zip(hostile.batches, NAMES, strict=True):
        yield f"/desk/codes/batches/{batch}", (name, SCRIPT)
    yield f"/desk/codes/{hostile.code}", (IMAGE,)
    yield "/desk/staff", (STAFF_ADDRESS,)
    yield "/desk/audit", (IMAGE, LONG, FORMULA)
    yield "/desk/account", ()


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_every_page_of_the_desk(page: Page, hostile: Hostile, dialogs: list[str], size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_down(page, hostile.owner)
    faults = []
    for path, texts in desk_pages(hostile):
        page.goto(path)
        try:
            assert_harmless(page, *texts)
        except AssertionError as fault:
            faults.append(f"{path}: {str(fault)[:600]}")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_files_with_hostile_names(page: Page, hostile: Hostile, dialogs: list[str], size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_down(page, hostile.owner, f"/desk/lessons/{BOOKS[0]}/{hostile.lessons[0]}")
    package = io.BytesIO()
    with zipfile.ZipFile(package, "w") as packed:
        packed.writestr("story.html", "<!doctype html><title>x</title>")
        for name in (IMAGE, f"{TEMPLATE}.js", f"{LONG}.js", f"{ARABIC}.js"):
            packed.writestr(f"bilder/{name}", "x")
    file: FilePayload = {"name": f"{IMAGE}{LONG}.zip", "mimeType": "application/zip", "buffer": package.getvalue()}
    page.locator("input[type=file]").first.set_input_files([file])
    assert_harmless(page, f"bilder/{IMAGE}", LONG)
    page.goto("/desk/codes/import")
    rows = "".join(f'ALT00000000{at};"{name.replace(chr(34), chr(34) * 2)}"\n' for at, name in enumerate(NAMES))
    codes: FilePayload = {
        "name": f"{IMAGE}{LONG[:80]}.csv",
        "mimeType": "text/csv",
        "buffer": f"activation_code;book\n{rows}".encode(),
    }
    page.locator("input[type=file]").first.set_input_files([codes])
    page.get_by_role("button", name="Send").click()
    assert_harmless(page, "B: book", IMAGE)
    page.get_by_role("button", name="Check").click()
    assert_harmless(page, "4 codes new, 0 known already, 2 lines refused.", IMAGE)


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_a_reader(page: Page, hostile: Hostile, dialogs: list[str], size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for reader in hostile.readers:
        sign_in(page, reader)
        for path, texts in (
            ("/library", (IMAGE, SCRIPT, LONG, ARABIC)),
            (f"/stage?lesson={BOOKS[0]}/{hostile.lessons[0]}", ()),
            (f"/stage?lesson={BOOKS[0]}/{hostile.lessons[5]}", ()),
            ("/user", (reader.email, IMAGE)),
        ):
            page.goto(path)
            assert_harmless(page, *texts)
