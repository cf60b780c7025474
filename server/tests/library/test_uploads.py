"""Sending a package in pieces: it can be resumed, is never larger than announced, and is checked before it counts."""

from __future__ import annotations

import os
from datetime import timedelta
from pathlib import Path

import pytest
from django.conf import settings
from django.utils import timezone
from tests.due_jobs import do_due_jobs, make_due
from tests.library.editors import EDITH, STORY, checked, packed, send, uploaded

from kaktus.common.api.body_limits import PIECE_BYTES
from kaktus.common.files.storage import FolderStorage, Storage
from kaktus.jobs.models import Job, State
from kaktus.library.chores import remove_old_uploads
from kaktus.library.models import LessonVersion, Package, Upload
from kaktus.library.packages import package_checks, uploaded_packages
from kaktus.library.packages.checking_folders import checking_folder
from kaktus.library.packages.package_checks import CHECK_PACKAGE
from kaktus.library.packages.package_words import GERMAN, in_german
from kaktus.library.packages.uploads import (
    Purpose,
    UploadProblem,
    finish_upload,
    missing_pieces,
    open_uploads,
    pieces_of,
    start_upload,
    store_piece,
    take_codes,
)
from kaktus.library.versions.lesson_versions import store_version

pytestmark = pytest.mark.usefixtures("books", "storage")


def begin(size: int, *, name: str = "farben.zip", lesson: str = "farben", purpose: Purpose = Purpose.PACKAGE) -> Upload:
    return start_upload(made_by=EDITH, book="kaktus-1", lesson=lesson, name=name, size=size, purpose=purpose)


def refusal(size: int, **more: object) -> str:
    with pytest.raises(UploadProblem) as refused:
        begin(size, **more)  # type: ignore[arg-type]
    return str(refused.value)


def test_what_arrives_is_checked_and_kept_as_a_version(storage: Storage) -> None:
    version = uploaded({"story.html": STORY, "spiel.js": os.urandom(3 * PIECE_BYTES)})
    assert (version.number, version.kind, version.made_by, version.published_at) == (1, "kaktus", EDITH, None)
    assert version.report == {"first": "story.html", "files": 2, "size": len(STORY) + 3 * PIECE_BYTES, "notes": []}
    assert storage.size(f"kaktus-1/farben/{version.digest}/spiel.js") == 3 * PIECE_BYTES
    assert not Package.objects.exists()
    assert storage.folders("_uploads") == []
    assert list(checking_folder().iterdir()) == []


def test_an_interrupted_upload_goes_on_where_it_stopped() -> None:
    upload = begin(2 * PIECE_BYTES + 5)
    assert missing_pieces(upload) == [0, 1, 2]
    store_piece(upload, 1, bytes(PIECE_BYTES))
    store_piece(upload, 1, bytes(PIECE_BYTES))
    assert missing_pieces(upload) == [0, 2]
    with pytest.raises(UploadProblem, match="2 pieces of the file are missing"):
        finish_upload(upload, check=CHECK_PACKAGE)
    for number, length in ((0, PIECE_BYTES - 1), (2, 6), (2, 4), (3, 1), (-1, PIECE_BYTES)):
        with pytest.raises(UploadProblem):
            store_piece(upload, number, bytes(length))
    store_piece(upload, 0, bytes(PIECE_BYTES))
    store_piece(upload, 2, bytes(5))
    finish_upload(upload, check=CHECK_PACKAGE)
    upload.refresh_from_db()
    with pytest.raises(UploadProblem, match="has arrived already"):
        store_piece(upload, 0, bytes(PIECE_BYTES))
    with pytest.raises(UploadProblem, match="has arrived already"):
        finish_upload(upload, check=CHECK_PACKAGE)


def test_what_is_refused_before_the_first_byte() -> None:
    assert refusal(2 * 1024**3) == "The file is larger than 1024 MB."
    assert refusal(0) == "The file is empty."
    assert refusal(5, name="farben.rar") == "The name must end with .zip or .h5p."
    assert refusal(5, lesson="wetter") == "There is no such lesson."
    assert refusal(9 * 1024**2, name="bild.png", purpose=Purpose.PICTURE) == "The file is larger than 8 MB."
    assert (
        refusal(5, name="bild.svg", purpose=Purpose.PICTURE) == "The name must end with .png or .jpg or .jpeg or .webp."
    )
    assert refusal(65 * 1024**2, name="alte.csv", purpose=Purpose.CODES) == "The file is larger than 64 MB."
    for _ in range(5):
        begin(5)
    assert refusal(5) == "You are sending 5 files already; end one of them first."
    assert not open_uploads(made_by="8").exists()


def zip_with(name: str) -> bytes:
    """Written by hand, because Python would put the name right."""
    marker = "_" * len(name.encode())
    return packed({"story.html": STORY, marker: "x"}).replace(marker.encode(), name.encode())


def encrypted() -> bytes:
    content = bytearray(packed({"story.html": STORY}))
    content[content.rfind(b"PK\x01\x02") + 8] |= 1
    return bytes(content)


def nested_bomb() -> bytes:
    inner = packed({"null.bin": bytes(60 * 1024**2)})
    return packed({"story.html": STORY, "a.zip": packed({"b.zip": inner}), "null.bin": bytes(60 * 1024**2)})


IN_A_LINK = "this name cannot be used in a link; "
BAD: dict[str, tuple[bytes, str]] = {
    "a bomb": (nested_bomb(), "null.bin: unpacks to more than 200 times its size, as no lesson's file does."),
    "truncated": (
        packed({"story.html": STORY})[:-30],
        "farben.zip: is not a ZIP file that can be read; pack it again.",
    ),
    "encrypted": (encrypted(), "story.html: is protected with a password; pack the ZIP file without one."),
    "dots": (zip_with("../oben.js"), "../oben.js: this path leads out of the package."),
    "backslash": (zip_with("bilder\\a.svg"), f"bilder\\a.svg: {IN_A_LINK}pack the ZIP file again."),
    "zero": (zip_with("bild\0.js"), f"bild\\x00.js: {IN_A_LINK}pack the ZIP file again."),
    "long": (zip_with("a" * 300), f"{'a' * 300}: {IN_A_LINK}rename it with plain letters."),
    "case": (
        zip_with("Story.html"),
        "Story.html: this name and story.html are the same on some devices; rename one of them.",
    ),
    "unicode": (
        packed({"story.html": STORY, "ﬁsch.js": "x", "fisch.js": "y"}),
        "fisch.js: this name and ﬁsch.js are the same on some devices; rename one of them.",
    ),
    "no start page": (
        packed({"spiel.js": "x"}),
        "farben.zip: story.html is missing, and there is no index.html, imsmanifest.xml or h5p.json either.",
    ),
    "missing files": (
        packed({"story.html": f'{STORY}<script src="fehlt.js"></script>'}),
        "story.html: fehlt.js is named there but missing.",
    ),
}


@pytest.mark.parametrize("kind", BAD)
def test_bad_packages_are_refused_in_both_languages_and_leave_nothing(kind: str, storage: Storage) -> None:
    content, english = BAD[kind]
    upload = checked(content)
    assert upload.problems[0] == english
    assert upload.ended_at
    assert upload.version is None
    german = in_german(english)
    assert german != english
    assert english.partition(": ")[0] == german.partition(": ")[0]
    assert not LessonVersion.objects.exists()
    assert isinstance(storage, FolderStorage)
    assert [place for place in storage.folder.rglob("*") if place.is_file()] == []


def test_a_zip_file_within_a_package_stays_a_file() -> None:
    version = uploaded({"story.html": STORY, "mehr.zip": packed({"null.bin": bytes(10**6)})})
    assert "mehr.zip" in version.files


def test_every_german_sentence_has_as_many_places() -> None:
    assert all(english.count("{}") == german.count("{}") for english, german in GERMAN.items())
    assert in_german("something new") == "something new"


def test_a_job_that_is_killed_in_the_middle_is_done_again(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    upload = send(packed({"story.html": STORY, "spiel.js": "x"}))
    finish_upload(upload, check=CHECK_PACKAGE)

    def killed(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(uploaded_packages, "store_version", killed)
    with pytest.raises(KeyboardInterrupt):
        do_due_jobs()
    assert Job.objects.get().state == State.RUNNING
    monkeypatch.setattr(uploaded_packages, "store_version", store_version)
    # What a real kill leaves behind.
    (checking_folder() / str(upload.pk) / "kaktus-1").mkdir(parents=True)
    make_due()
    do_due_jobs()
    upload.refresh_from_db()
    assert upload.version
    assert upload.version.stored_at
    assert storage.size(f"kaktus-1/farben/{upload.version.digest}/spiel.js") == 1


def test_a_check_that_breaks_off_every_time_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(uploaded_packages, "store_version", broken)
    upload = send(packed({"story.html": STORY}))
    finish_upload(upload, check=CHECK_PACKAGE)
    for _ in range(5):
        do_due_jobs()
        make_due()
    upload.refresh_from_db()
    assert upload.problems == [package_checks.BROKEN]


def test_forgotten_uploads_are_removed_after_a_day(storage: Storage) -> None:
    old, new = send(b"x" * 10), send(b"y" * 10)
    Upload.objects.filter(pk=old.pk).update(made_at=timezone.now() - timedelta(hours=25))
    (checking_folder() / str(old.pk)).mkdir(parents=True)
    assert not open_uploads(made_by=EDITH).filter(pk=old.pk).exists()
    assert remove_old_uploads() == 1
    assert storage.folders("_uploads") == [str(new.pk)]
    assert not (checking_folder() / str(old.pk)).exists()
    assert Path(settings.DATA_DIR).exists()


def test_the_largest_package_has_no_more_pieces_than_a_list_can_name() -> None:
    upload = begin(1024**3)
    assert pieces_of(upload) == 512


def test_a_list_that_an_import_needs_stays_longer(storage: Storage) -> None:
    needed, unneeded = (send(b"x" * 10, name="alte.csv", purpose=Purpose.CODES) for _ in range(2))
    take_codes(needed, needed=timedelta(days=7))
    with pytest.raises(UploadProblem, match="has arrived already"):
        take_codes(needed, needed=timedelta(days=7))
    Upload.objects.update(made_at=timezone.now() - timedelta(hours=25))
    assert remove_old_uploads() == 1
    assert not Upload.objects.filter(pk=unneeded.pk).exists()
    assert storage.folders("_uploads") == [str(needed.pk)]
    Upload.objects.update(needed_until=timezone.now())
    assert remove_old_uploads() == 1


def test_nobody_else_on_the_machine_reads_what_arrives(storage: Storage) -> None:
    send(b"x" * 10, name="alte.csv", purpose=Purpose.CODES)
    assert isinstance(storage, FolderStorage)
    (piece,) = (place for place in storage.folder.rglob("*") if place.is_file())
    assert piece.stat().st_mode & 0o077 == 0
