"""Members of the staff who ask for more than the library can do: they have to wait, and nobody else does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytest_django import Settings
from tests.accounts.account_callers import Caller
from tests.desk.staff_members import signed_in, staff_member
from tests.due_jobs import do_due_jobs
from tests.library.editors import STORY, packed, send

from kaktus.activation.batches.new_batches import MAKE_CODES
from kaktus.activation.models import CodeBatch
from kaktus.cli import main
from kaktus.common.files.storage import storage_at
from kaktus.desk.models import StaffMember
from kaktus.desk.permissions import Role
from kaktus.jobs.flows import enqueue
from kaktus.jobs.models import Job, State
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.library.models import Upload
from kaktus.library.packages.package_checks import CHECK_PACKAGE
from kaktus.library.packages.uploads import (
    LARGEST_PICTURE,
    Purpose,
    UploadProblem,
    finish_upload,
    picture_in,
    start_upload,
)

FARBEN = "/desk/lessons/books/kaktus-1/lessons/farben"


@pytest.fixture(autouse=True)
def _books(db: None, settings: Settings, tmp_path: Path) -> Iterator[None]:
    settings.DATA_DIR = tmp_path
    settings.STORAGE_URL = f"file://{tmp_path}/content"
    storage_at(settings.STORAGE_URL).prepare()
    load_catalogue(folder=SHIPPED)
    yield
    clear_catalogue_cache()


def member(role: Role, name: str) -> Caller:
    return signed_in(staff_member(role, email=f"{name}@example.org"))


def new_batch(caller: Caller) -> Any:
    return caller.post("/desk/batches", {"book": "kaktus1", "count": 1_000_000})


def test_a_hundred_batches_of_a_million_codes() -> None:
    mia, max_ = member(Role.CLERK, "mia"), member(Role.CLERK, "max")
    answers = [new_batch(mia) for _ in range(100)]
    assert [answer.status for answer in answers].count(200) == 10
    refused = answers[-1].body["errors"][0]
    assert (answers[-1].status, refused["code"]) == (409, "too_many_open")
    assert "wait until one of them has ended" in refused["message"]
    assert CodeBatch.objects.count() == 10
    assert new_batch(max_).status == 200
    batch = CodeBatch.objects.order_by("pk").first()
    assert batch
    assert mia.post(f"/desk/batches/{batch.pk}/cancel", {}).status == 204
    assert new_batch(mia).status == 200


def test_the_command_line_says_so_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["codes", "create", "--book", "kaktus1", "--count", "3"]) == 0
    for _ in range(10):
        enqueue(MAKE_CODES, batch=0)
    batch = CodeBatch.objects.get()
    capsys.readouterr()
    assert main(["codes", "replace", "--batch", str(batch.pk), "--reason", "lost"]) == 2
    printed = capsys.readouterr().err
    assert "10 jobs of this kind ('make codes') wait or run already" in printed
    assert "./kaktus jobs list" in printed
    batch.refresh_from_db()
    assert batch.revoked_at is None


def test_an_editors_check_waits_for_no_batch() -> None:
    """It has a lane of its own, and in it other members' checks take turns."""
    mia = member(Role.CLERK, "mia")
    for _ in range(10):
        new_batch(mia)
    assert CHECK_PACKAGE.lane is not MAKE_CODES.lane
    upload = send(packed({"story.html": STORY}))
    finish_upload(upload, check=CHECK_PACKAGE)
    assert Job.objects.get(kind=CHECK_PACKAGE.name).asked_by == upload.made_by


def test_more_checks_than_one_may_have_open() -> None:
    content = packed({"story.html": STORY})
    for _ in range(10):
        finish_upload(send(content), check=CHECK_PACKAGE)
    eleventh = send(content)
    with pytest.raises(UploadProblem) as refused:
        finish_upload(eleventh, check=CHECK_PACKAGE)
    assert refused.value.code == "too_many_open"
    do_due_jobs()
    finish_upload(eleventh, check=CHECK_PACKAGE)
    assert Job.objects.filter(state=State.WAITING).count() == 1


def test_a_package_is_no_picture_and_a_picture_no_package() -> None:
    edith = staff_member(Role.EDITOR, email="edith@example.org")
    caller = signed_in(edith)
    package = _announced(edith, name="farben.zip", size=64 * 1024 * 1024)
    answer = caller.call("PUT", f"{FARBEN}/picture", {"choice": "uploaded", "upload": str(package.pk)})
    assert (answer.status, answer.body["errors"][0]["code"]) == (422, "not_a_picture")
    assert Upload.objects.filter(pk=package.pk).exists()
    picture = _announced(edith, name="bild.png", size=100, purpose=Purpose.PICTURE)
    checked = caller.post(f"/desk/lessons/uploads/{picture.pk}/check", {})
    assert (checked.status, checked.body["errors"][0]["code"]) == (422, "not_a_package")
    Upload.objects.filter(pk=picture.pk).update(size=LARGEST_PICTURE + 1)
    picture.refresh_from_db()
    with pytest.raises(UploadProblem, match="not announced as a picture"):
        picture_in(picture)


def _announced(edith: StaffMember, *, name: str, size: int, purpose: Purpose = Purpose.PACKAGE) -> Upload:
    return start_upload(made_by=str(edith.pk), book="kaktus-1", lesson="farben", name=name, size=size, purpose=purpose)
