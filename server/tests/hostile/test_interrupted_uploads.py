"""A full disk and killed processes in an upload, a check and a publication: readers see all or nothing."""

from __future__ import annotations

import errno
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

import pytest
from django.utils import timezone
from pytest_django import Settings
from tests.due_jobs import do_due_jobs, make_due
from tests.library.editors import STORY, checked, packed, send
from tests.real_server import NewDatabase, RealServer

from kaktus.common import retention
from kaktus.common.api.body_limits import PIECE_BYTES
from kaktus.common.files.storage import FolderStorage, storage_at
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.library.chores import remove_half_files, remove_old_uploads, remove_old_versions
from kaktus.library.models import LessonVersion, Package, Upload
from kaktus.library.packages.checking_folders import checking_folder
from kaktus.library.packages.package_checks import CHECK_PACKAGE
from kaktus.library.packages.uploads import UploadProblem, finish_upload, missing_pieces, start_upload, store_piece
from kaktus.library.versions import lesson_versions
from kaktus.library.versions.lesson_versions import publish_version
from testing.programs import spawn_program
from testing.waiting import wait_until

FILES = {"story.html": STORY, **{f"bild{number}.svg": f"<svg id='{number}'/>" for number in range(9)}}


@pytest.fixture
def storage(db: None, settings: Settings, tmp_path: Path) -> Iterator[FolderStorage]:
    settings.DATA_DIR = tmp_path
    settings.STORAGE_URL = f"file://{tmp_path}/content"
    load_catalogue(folder=SHIPPED)
    folder_storage = storage_at(settings.STORAGE_URL)
    assert isinstance(folder_storage, FolderStorage)
    folder_storage.prepare()
    yield folder_storage
    clear_catalogue_cache()


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """The disk has room for this many more files, and half of the next."""

    def fill(after: int) -> None:
        remaining = after
        copy = shutil.copyfileobj

        def limited(source: IO[bytes], target: IO[bytes], *rest: Any) -> None:
            nonlocal remaining
            if remaining == 0:
                target.write(source.read(10))
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            remaining -= 1
            copy(source, target, *rest)

        monkeypatch.setattr(shutil, "copyfileobj", limited)

    return fill


def files_in(storage: FolderStorage) -> list[str]:
    return sorted(str(file.relative_to(storage.folder)) for file in storage.folder.rglob("*") if file.is_file())


def a_day_later(storage: FolderStorage) -> None:
    """Runs the chores of the next day on everything that is there now."""
    long_ago = timezone.now() - 2 * retention.UPLOAD
    Upload.objects.update(made_at=long_ago)
    LessonVersion.objects.filter(stored_at=None).update(made_at=long_ago)
    for file in storage.folder.rglob("*"):
        os.utime(file, (long_ago.timestamp(), long_ago.timestamp()))
    remove_old_uploads()
    remove_old_versions()
    remove_half_files()


@pytest.mark.django_db
def test_a_full_disk_while_a_piece_arrives(storage: FolderStorage, full_disk: Callable[[int], None]) -> None:
    content = bytes(3 * PIECE_BYTES)
    upload = start_upload(made_by="7", book="kaktus-1", lesson="farben", name="a.zip", size=len(content))
    full_disk(1)
    store_piece(upload, 0, content[:PIECE_BYTES])
    with pytest.raises(OSError, match="No space left"):
        store_piece(upload, 1, content[:PIECE_BYTES])
    assert missing_pieces(upload) == [1, 2]
    assert len(files_in(storage)) == 1, "half a piece would keep the disk full"
    with pytest.raises(UploadProblem, match="pieces of the file are missing"):
        finish_upload(upload, check=CHECK_PACKAGE)
    a_day_later(storage)
    assert files_in(storage) == []


@pytest.mark.django_db
@pytest.mark.parametrize("after", [0, 4, 9])
def test_a_full_disk_while_a_version_is_stored(
    storage: FolderStorage, full_disk: Callable[[int], None], monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    upload = send(packed(FILES))
    finish_upload(upload, check=CHECK_PACKAGE)
    full_disk(after)
    do_due_jobs()
    (half,) = LessonVersion.objects.all()
    assert (half.stored_at, Package.objects.count()) == (None, 0)
    with pytest.raises(lesson_versions.VersionProblem):
        publish_version(half, instead_of=None)
    assert list(checking_folder().glob("*")) == []
    monkeypatch.undo()
    make_due()
    do_due_jobs()
    upload.refresh_from_db()
    assert upload.version == half
    assert upload.version.stored_at
    a_day_later(storage)
    whole = [f"kaktus-1/farben/{half.digest}/{name}" for name in FILES]
    assert files_in(storage) == sorted(whole)


@pytest.mark.django_db
def test_what_a_full_disk_left_for_good_is_swept(storage: FolderStorage, full_disk: Callable[[int], None]) -> None:
    finish_upload(send(packed(FILES)), check=CHECK_PACKAGE)
    full_disk(3)
    for _ in range(5):
        do_due_jobs()
        make_due()
    assert Upload.objects.get().problems
    a_day_later(storage)
    assert (files_in(storage), LessonVersion.objects.count(), Upload.objects.count()) == ([], 0, 0)


@pytest.mark.django_db
def test_a_publication_that_breaks_off_changes_nothing(storage: FolderStorage, monkeypatch: pytest.MonkeyPatch) -> None:
    first = checked(packed(FILES)).version
    second = checked(packed(FILES | {"neu.svg": "<svg/>"})).version
    assert first
    assert second
    publish_version(first, instead_of=None)
    steps = ("LessonVersion", "Package")
    for step in steps:
        model: Any = getattr(lesson_versions, step)
        broken = "save" if step == "LessonVersion" else "save_base"

        def disk_full(*_: object, **__: object) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        with monkeypatch.context() as patch:
            patch.setattr(model, broken, disk_full)
            with pytest.raises(OSError, match="No space left"):
                publish_version(second, instead_of=first.number)
        second.refresh_from_db()
        assert Package.objects.get().digest == first.digest
        assert second.published_at is None
    assert publish_version(second, instead_of=first.number).version == second


PREPARE = """
import django, os, sys
django.setup()
from tests.library.editors import STORY, send
from kaktus.library.models import Upload
from kaktus.library.packages.package_checks import CHECK_PACKAGE
from kaktus.library.packages.uploads import finish_upload
finish_upload(send(open(sys.argv[1], "rb").read()), check=CHECK_PACKAGE)
"""
MAIL = """
import django
django.setup()
from kaktus.mail.models import Kind, Mail
from kaktus.jobs.flows import enqueue
from kaktus.mail.sending import SEND_MAIL
Mail.objects.create(job=enqueue(SEND_MAIL), kind=Kind.REMINDER, to="anna@example.org")
"""
ASK = """
import django, json
django.setup()
from kaktus.jobs.models import Job
from kaktus.library.models import LessonVersion, Package, Upload
print(json.dumps([[list(row) for row in Job.objects.order_by("pk").values_list("kind", "state", "attempts")],
    LessonVersion.objects.exclude(stored_at=None).count(), Package.objects.count(), Upload.objects.get().problems]))
"""


# Kills itself when it is about to write this row.
KILLED_PUBLICATION = """
import django, os, signal, sys
django.setup()
from kaktus.library.versions import lesson_versions
from kaktus.library.models import LessonVersion
def kill_this_process(*_, **__): os.kill(os.getpid(), signal.SIGKILL)
if sys.argv[1] == "Package":
    lesson_versions.Package.save_base = kill_this_process
if sys.argv[1] == "LessonVersion":
    lesson_versions.LessonVersion.save = kill_this_process
first, second = LessonVersion.objects.order_by("number")
lesson_versions.publish_version(second, instead_of=first.number)
"""
TWO_VERSIONS = """
import django
django.setup()
from tests.library.editors import STORY, checked, packed
from kaktus.library.versions.lesson_versions import publish_version
versions = [checked(packed({"story.html": STORY, "bild.svg": f"<svg id='{name}'/>"})).version for name in "ab"]
publish_version(versions[0], instead_of=None)
"""
PUBLISHED = """
import django, json
django.setup()
from kaktus.library.models import LessonVersion, Package
first, second = LessonVersion.objects.order_by("number")
print(json.dumps([Package.objects.get().digest == first.digest, second.published_at is None]))
"""


@pytest.fixture
def library(tmp_path: Path, new_database: NewDatabase) -> RealServer:
    server = RealServer(tmp_path / "data", new_database("interrupted"))
    server.prepare(people=0, codes=0)
    return server


def readers_below(pid: int) -> list[int]:
    """Processes that read a lesson for this one."""
    pids = Path(f"/proc/{pid}/task").glob("*/children")
    children = [int(child) for file in pids for child in file.read_text().split()]
    return [child for child in children if b"reader_process" in Path(f"/proc/{child}/cmdline").read_bytes()]


@pytest.mark.long
def test_a_process_that_is_killed_in_the_middle_of_a_publication(library: RealServer) -> None:
    library.run("-c", TWO_VERSIONS)
    for row in ("LessonVersion", "Package"):
        command = [sys.executable, "-c", KILLED_PUBLICATION, row]
        killed = subprocess.run(command, env=library.environ, capture_output=True, timeout=60, check=False)
        assert killed.returncode == -signal.SIGKILL, killed.stderr
        assert json.loads(library.run("-c", PUBLISHED)) == [True, True]
    library.run("-c", KILLED_PUBLICATION, "nothing")
    assert json.loads(library.run("-c", PUBLISHED)) == [False, False]


@pytest.mark.long
@pytest.mark.parametrize("name", [signal.SIGTERM, signal.SIGKILL])
def test_a_worker_that_ends_in_the_middle_of_a_check(library: RealServer, tmp_path: Path, name: signal.Signals) -> None:
    """It ends at once, although its reader hangs; mails go out meanwhile, and the next worker repeats the check."""
    from tests.hostile.lesson_packages.test_stopped_checks import heavy_file

    heavy_file(tmp_path / "heavy.zip", 1)
    library.run("-c", PREPARE, str(tmp_path / "heavy.zip"))
    command = (sys.executable, "-m", "kaktus.cli", "jobs", "work")
    worker = spawn_program(command, environ=library.environ, log=library.log)
    try:
        (reader,) = wait_until(lambda: readers_below(worker.pid), within=60)
        os.kill(reader, signal.SIGSTOP)
        library.run("-c", MAIL)
        wait_until(lambda: '"kind":"mail"' in library.log.read_text(), within=60)
        started = time.monotonic()
        worker.send_signal(name)
        worker.wait(30)
        print(f"stopped within {time.monotonic() - started:.1f} s")
        assert time.monotonic() - started < 5
        with suppress(ProcessLookupError):
            os.kill(reader, signal.SIGCONT)
        wait_until(lambda: not _cmdline(reader), within=60)
    finally:
        worker.kill()
        worker.wait()
    ((job, _mail), stored, published, problems) = json.loads(library.run("-c", ASK))
    expected = ["check-package", "waiting", 0] if name == signal.SIGTERM else ["check-package", "running", 1]
    assert (job, stored, published, problems) == (expected, 0, 0, [])


def _cmdline(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def test_a_half_file_that_gets_its_name_meanwhile_does_not_stop_the_chore(settings: Settings, tmp_path: Path) -> None:
    settings.STORAGE_URL = f"file://{tmp_path}"
    # Listed, but gone when it is looked at.
    (tmp_path / "gone.partial").symlink_to("nowhere")
    (tmp_path / "old.partial").touch()
    os.utime(tmp_path / "old.partial", (0, 0))
    assert remove_half_files() == 1
    assert not (tmp_path / "old.partial").exists()
