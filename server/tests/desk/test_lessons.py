"""The editor's calls: the shelf, uploads in pieces, the report, preview, publishing, the way back, and who did it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from typing import Any
from urllib.parse import urlsplit

import pytest
from django.test import TestCase
from django.utils import timezone
from pytest_django import Settings
from tests.accounts.account_callers import Caller
from tests.delivery.lesson_fetches import fetch_path
from tests.desk.sending import announce, send, send_piece
from tests.desk.staff_members import signed_in, staff_member
from tests.due_jobs import do_due_jobs
from tests.library.editors import STORY, packed

from kaktus.activation.models import CodeBatch
from kaktus.common.api.body_limits import PIECE_BYTES
from kaktus.common.files.storage import storage_at
from kaktus.desk.models import AuditEntry, StaffMember
from kaktus.desk.permissions import Role
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import cached_catalogue, clear_catalogue_cache
from kaktus.library.chores import remove_old_versions
from kaktus.library.models import LessonVersion
from kaktus.library.versions.version_cache import clear_version_cache
from testing.framed_packages import framed_files
from testing.ports import free_port

FARBEN = "/desk/lessons/books/kaktus-1/lessons/farben"


@pytest.fixture(autouse=True)
def _shelf(db: None, settings: Settings, tmp_path: Any) -> Iterator[None]:
    settings.STORAGE_URL = f"file://{tmp_path}/content"
    storage_at(settings.STORAGE_URL).prepare()
    load_catalogue(folder=SHIPPED)
    clear_version_cache()
    yield
    clear_catalogue_cache()
    clear_version_cache()


def checked(caller: Caller, content: bytes) -> Any:
    upload = send(caller, content)
    assert caller.post(f"/desk/lessons/uploads/{upload}/check").body["state"] == "checking"
    with TestCase.captureOnCommitCallbacks(execute=True):
        do_due_jobs()
    return caller.get(f"/desk/uploads/{upload}").body


def test_from_the_upload_to_the_reader_and_back(editor: Caller) -> None:
    page = '<script src="https://cdn.verlag.de/a.js"></script><img src="fehlt.png">'
    for number, text in enumerate((STORY, page), start=1):
        result = checked(editor, packed({"story.html" if number == 1 else "index.html": text}))
        assert (result["state"], result["version"], result["problems"]) == ("checked", number, [])
    shown = editor.get(FARBEN).body
    assert [version["kind"] for version in shown["versions"]] == ["html5", "kaktus"]
    second = shown["versions"][0]
    assert (second["first"], second["madeBy"], second["publishedAt"]) == (
        "index.html",
        "editor@publisher.example",
        None,
    )
    assert second["notes"] == [
        {"what": "startHosts", "level": "start", "names": ["cdn.verlag.de"], "more": 0},
        {"what": "missing", "level": "parts", "names": ["fehlt.png"], "more": 0},
    ]
    assert editor.post(f"{FARBEN}/publish", {"number": 1, "insteadOf": None}).status == 204
    assert editor.post(f"{FARBEN}/publish", {"number": 2, "insteadOf": 1}).status == 204
    again = editor.post(f"{FARBEN}/publish", {"number": 2, "insteadOf": 1})
    assert (again.status, again.codes) == (409, ["published_meanwhile"])
    shown = editor.get(FARBEN).body
    assert (shown["live"], shown["backTo"]) == (2, 1)
    assert editor.post(f"{FARBEN}/back", {"insteadOf": 2}).status == 204
    assert editor.get(FARBEN).body["live"] == 1
    actions = list(AuditEntry.objects.order_by("pk").values_list("action", "target", "before", "after"))
    assert actions[-1] == ("lesson.back", "lesson kaktus-1/farben", {"version": 2}, {"version": 1})
    assert [action for action, *_ in actions] == ["lesson.upload"] * 2 + ["lesson.publish"] * 2 + ["lesson.back"]


def test_a_lesson_is_taken_off_the_shelf_and_put_back(editor: Caller) -> None:
    def is_on_the_shelf() -> bool:
        books = [book for group in cached_catalogue().groups for book in group.books if book.slug == "kaktus-1"]
        return any(lesson.slug == "farben" for book in books for lesson in book.lessons)

    off, on = {"on": False, "reason": "a wrong word"}, {"on": True, "reason": "mended"}
    assert editor.post(f"{FARBEN}/shelf", off).codes == ["never_published"]
    checked(editor, packed({"story.html": STORY}))
    assert editor.post(f"{FARBEN}/publish", {"number": 1, "insteadOf": None}).status == 204
    assert editor.post(f"{FARBEN}/shelf", {"on": False, "reason": ""}).status == 422
    assert editor.post(f"{FARBEN}/shelf", off).status == 204
    assert not is_on_the_shelf()
    shown = editor.get(FARBEN).body
    assert (shown["offShelf"], shown["removable"], shown["live"]) == (True, False, 1)
    assert editor.call("DELETE", FARBEN).codes == ["was_published"]
    checked(editor, packed({"story.html": STORY + " "}))
    assert editor.post(f"{FARBEN}/publish", {"number": 2, "insteadOf": 1}).status == 204
    load_catalogue(folder=SHIPPED)
    clear_catalogue_cache()
    assert not is_on_the_shelf(), "neither a new version nor an import puts it back"
    assert editor.post(f"{FARBEN}/shelf", on).status == 204
    assert is_on_the_shelf()
    assert AuditEntry.objects.get(action="lesson.take_off").reason == "a wrong word"
    assert AuditEntry.objects.get(action="lesson.put_back").target == "lesson kaktus-1/farben"


def test_a_refused_package_says_why_in_both_languages(editor: Caller) -> None:
    result = checked(editor, packed({"spiel.js": "x"}))
    assert (result["state"], result["version"]) == ("refused", None)
    assert result["problems"] == [
        {
            "en": "farben.zip: story.html is missing, and there is no index.html, imsmanifest.xml or h5p.json either.",
            "de": "farben.zip: Es gibt keine Startseite: story.html fehlt, und weder index.html noch imsmanifest.xml"
            " noch h5p.json ist da.",
        }
    ]
    assert editor.get(FARBEN).body["versions"] == []


def test_a_preview_is_for_one_member_while_signed_in(editor: Caller) -> None:
    checked(editor, packed({"story.html": STORY}))
    url = editor.post(f"{FARBEN}/preview", {"number": 1}).body["url"].removeprefix("http://localhost:8000")
    assert fetch_path(url).body == STORY.encode()
    StaffMember.objects.update(disabled_at=timezone.now())
    clear_version_cache()
    assert fetch_path(url).status == 404
    assert editor.get(FARBEN).status == 401


def test_frames_that_call_each_other_play_from_an_origin_of_their_own(editor: Caller, settings: Settings) -> None:
    checked(editor, packed(framed_files("frameset")))
    names = ["menu.html", "pages/one.html", "pages/two.html"]
    (version,) = editor.get(FARBEN).body["versions"]
    assert version["notes"] == [{"what": "oneOrigin", "level": "start", "names": names, "more": 0}]
    settings.CONTENT_URL, settings.LESSON_ORIGINS = "http://all.localhost:8000", "http://*.localhost:8000"
    (version,) = editor.get(FARBEN).body["versions"]
    assert version["notes"] == [{"what": "ownOrigin", "level": "harmless", "names": names, "more": 0}]
    url = urlsplit(editor.post(f"{FARBEN}/preview", {"number": 1}).body["url"])
    assert re.fullmatch(r"lesson-[0-9a-f]{32}\.localhost:8000", url.netloc)
    assert fetch_path(url.path, host=url.netloc).status == 200
    assert fetch_path(url.path, host=f"lesson-{'0' * 32}.localhost:8000").status == 404


def test_an_upload_belongs_to_one_member_and_can_be_resumed(editor: Caller) -> None:
    content = bytes(PIECE_BYTES + 1)
    upload = announce(editor, len(content)).body["id"]
    assert send_piece(editor, upload, 1, b"x").status_code == 204
    other = signed_in(staff_member(Role.OWNER))
    assert other.get(f"/desk/uploads/{upload}").status == 404
    assert send_piece(other, upload, 0, content[:PIECE_BYTES]).status_code == 404
    body = editor.get(f"/desk/uploads/{upload}").body
    assert (body["state"], body["missing"], body["pieceSize"]) == ("receiving", [0], PIECE_BYTES)
    early = editor.post(f"/desk/lessons/uploads/{upload}/check")
    assert (early.status, early.codes) == (409, ["incomplete"])
    assert [one["id"] for one in editor.get(FARBEN).body["uploads"]] == [upload]
    assert editor.call("DELETE", f"/desk/uploads/{upload}").status == 204
    assert editor.get(f"/desk/uploads/{upload}").status == 404


def test_pieces_have_the_size_and_the_type_that_was_announced(editor: Caller) -> None:
    upload = announce(editor, PIECE_BYTES * 2).body["id"]
    assert send_piece(editor, upload, 0, bytes(PIECE_BYTES + 1)).status_code == 413
    assert send_piece(editor, upload, 0, bytes(PIECE_BYTES - 1)).status_code == 422
    assert send_piece(editor, upload, 2, bytes(PIECE_BYTES)).status_code == 422
    assert send_piece(editor, upload, 0, b"{}", kind="application/json").status_code == 415
    too_large = announce(editor, 2 * 1024**3)
    assert (too_large.status, too_large.codes) == (422, ["too_large"])


def test_the_shelf_changes_without_a_restart(editor: Caller, visitor: Caller) -> None:
    assert editor.post("/desk/lessons/groups", {"slug": "kaktus3"}).status == 204
    book = {"slug": "kaktus-3", "title": "Kaktus 3", "group": "kaktus3", "interactive": False}
    assert editor.post("/desk/lessons/books", book).status == 204
    assert editor.post("/desk/lessons/books", book).codes == ["title_taken"]
    assert editor.post("/desk/lessons/books/kaktus-3/lessons", {"slug": "wetter", "title": "Wetter"}).status == 204
    assert editor.call("PATCH", "/desk/lessons/books/kaktus-1", {"title": "Kaktus Eins"}).status == 204
    assert editor.call("PATCH", FARBEN, {"title": "Bunt"}).status == 204
    groups = {"slugs": ["kaktus3", "kaktus1", "kaktus2"]}
    assert editor.call("PUT", "/desk/lessons/groups/order", groups).status == 204
    slugs = [one["lesson"] for one in editor.get("/desk/lessons").body["groups"][1]["books"][0]["lessons"]]
    assert editor.call("PUT", "/desk/lessons/books/kaktus-1/order", {"slugs": slugs[::-1]}).status == 204
    shown = visitor.get("/catalogue").body["groups"]
    assert [group["group"] for group in shown] == ["kaktus3", "kaktus1", "kaktus2"]
    assert shown[0]["books"] == []
    assert shown[1]["books"][0]["title"] == "Kaktus Eins"
    assert shown[1]["books"][0]["lessons"][-1]["title"] == "Bunt"
    assert AuditEntry.objects.filter(action="book.rename", before={"title": "Kaktus 1"}).count() == 1


def test_an_empty_book_has_an_empty_order(editor: Caller) -> None:
    editor.post("/desk/lessons/groups", {"slug": "kaktus3"})
    book = {"slug": "kaktus-3", "title": "Kaktus 3", "group": "kaktus3", "interactive": False}
    assert editor.post("/desk/lessons/books", book).status == 204
    assert editor.call("PUT", "/desk/lessons/books/kaktus-3/order", {"slugs": []}).status == 204
    assert editor.call("PUT", "/desk/lessons/books/kaktus-1/order", {"slugs": []}).codes == ["changed_meanwhile"]
    assert editor.call("PUT", "/desk/lessons/groups/order", {"slugs": []}).codes == ["changed_meanwhile"]


def test_a_bucket_that_does_not_answer_is_no_fault_of_the_call(editor: Caller, settings: Settings) -> None:
    settings.STORAGE_URL = f"s3+http://key:secret@127.0.0.1:{free_port()}/books"
    answer = editor.call("PUT", f"{FARBEN}/picture", {"choice": "drawn"})
    assert (answer.status, answer.codes) == (503, ["storage_unavailable"])
    assert editor.get(FARBEN).body["picture"] == "own"


def test_what_readers_never_saw_can_be_removed(editor: Caller, settings: Settings) -> None:
    for path, body in (
        ("/desk/lessons/groups", {"slug": "kaktus9"}),
        ("/desk/lessons/books", {"slug": "kaktus-9", "title": "Kaktus 9", "group": "kaktus9"}),
        ("/desk/lessons/books/kaktus-9/lessons", {"slug": "vertipt", "title": "Vertippt"}),
    ):
        assert editor.post(path, body).status == 204
    lesson = "/desk/lessons/books/kaktus-9/lessons/vertipt"
    content = packed({"story.html": STORY})
    upload = editor.post(
        "/desk/uploads",
        {"purpose": "package", "book": "kaktus-9", "lesson": "vertipt", "name": "a.zip", "size": len(content)},
    ).body["id"]
    send_piece(editor, upload, 0, content)
    editor.post(f"/desk/lessons/uploads/{upload}/check")
    assert editor.call("DELETE", lesson).codes == ["being_checked"]
    with TestCase.captureOnCommitCallbacks(execute=True):
        do_due_jobs()
    assert storage_at(settings.STORAGE_URL).folders("kaktus-9/vertipt") != []
    assert editor.get(lesson).body["removable"] is True
    assert editor.call("DELETE", "/desk/lessons/groups/kaktus9").codes == ["not_empty"]
    assert editor.call("DELETE", "/desk/lessons/books/kaktus-9").codes == ["not_empty"]
    with TestCase.captureOnCommitCallbacks(execute=True):
        assert editor.call("DELETE", lesson).status == 204
    assert editor.get(lesson).status == 404
    assert storage_at(settings.STORAGE_URL).folders("kaktus-9") == []
    assert not LessonVersion.objects.filter(lesson="vertipt").exists()
    assert editor.call("DELETE", "/desk/lessons/books/kaktus-9").status == 204
    assert editor.call("DELETE", "/desk/lessons/groups/kaktus9").status == 204
    assert [group["group"] for group in editor.get("/desk/lessons").body["groups"]] == ["kaktus1", "kaktus2"]
    done = AuditEntry.objects.filter(action__endswith=".remove").order_by("pk")
    assert [(entry.action, entry.target, entry.before) for entry in done] == [
        ("lesson.remove", "lesson kaktus-9/vertipt", {"title": "Vertippt"}),
        ("book.remove", "book kaktus-9", {"title": "Kaktus 9"}),
        ("group.remove", "group kaktus9", None),
    ]


def test_what_readers_have_stays(editor: Caller) -> None:
    assert editor.get(FARBEN).body["removable"] is False
    assert editor.call("DELETE", FARBEN).codes == ["was_published"]
    assert editor.call("DELETE", "/desk/lessons/books/kaktus-1").codes == ["not_empty"]
    assert editor.call("DELETE", "/desk/lessons/groups/nothing").status == 404
    editor.post("/desk/lessons/groups", {"slug": "kaktus9"})
    CodeBatch.objects.create(group_id="kaktus9")
    assert editor.call("DELETE", "/desk/lessons/groups/kaktus9").codes == ["has_codes"]


def test_files_that_the_storage_kept_of_a_removed_lesson_go_at_night(editor: Caller, settings: Settings) -> None:
    storage = storage_at(settings.STORAGE_URL)
    storage.put("kaktus-1/vertipt/0123456789abcdef/story.html", BytesIO(b"x"))
    remove_old_versions()
    assert storage.folders("kaktus-1/vertipt") == []


def test_files_of_a_removed_book_go_at_night(editor: Caller, settings: Settings) -> None:
    storage = storage_at(settings.STORAGE_URL)
    storage.put("gone/vertipt/0123456789abcdef/story.html", BytesIO(b"x"))
    storage.put("gone/vertipt/picture-0123456789abcdef/picture.webp", BytesIO(b"x"))
    for others in ("elsewhere/2026/report/a.txt", "_prepared/one/codes.csv"):
        storage.put(others, BytesIO(b"x"))
    remove_old_versions()
    assert storage.folders("gone/vertipt") == []
    assert storage.size("elsewhere/2026/report/a.txt") == storage.size("_prepared/one/codes.csv") == 1


def test_thumbnails(editor: Caller) -> None:
    assert editor.call("PUT", f"{FARBEN}/picture", {"choice": "drawn"}).status == 204
    assert editor.get(FARBEN).body["picture"] == "drawn"
    upload = send(editor, b"<svg/>" * 20, name="bild.png", purpose="picture")
    no_picture = editor.call("PUT", f"{FARBEN}/picture", {"choice": "uploaded", "upload": upload})
    assert (no_picture.status, no_picture.codes) == (422, ["not_a_picture"])
    assert editor.get(FARBEN).body["picture"] == "drawn"
    assert editor.call("PUT", f"{FARBEN}/picture", {"choice": "own"}).status == 204
    assert editor.get(FARBEN).body["picture"] == "own"
