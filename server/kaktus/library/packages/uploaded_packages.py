"""Checks an uploaded package in the same way as an import, and stores it as a version of its lesson."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from django.conf import settings
from django.db import transaction
from django.utils import timezone

from kaktus.common.command import printable
from kaktus.common.files.storage import storage_at
from kaktus.jobs.kinds import GiveUp
from kaktus.jobs.running_job import RunningJob
from kaktus.library.models import LessonVersion, Upload
from kaktus.library.packages.checking_folders import checking_folder
from kaktus.library.packages.content_folders import BadContent, Content, read_content
from kaktus.library.packages.uploads import assemble, drop_pieces
from kaktus.library.reading.lesson_folders import opened
from kaktus.library.reading.plain_folders import CannotRead, PlainFolder
from kaktus.library.versions.lesson_versions import store_version

# The shares of the progress bar.
FETCHED, READ, ALL = 30, 60, 100


def check_upload(job: RunningJob) -> Callable[[], None] | None:
    upload = Upload.objects.filter(job=job.id).first()
    if upload is None:
        return None
    with _scratch_folder(upload) as folder:
        place = folder / upload.book / f"{upload.lesson}{Path(upload.name).suffix.lower()}"
        place.parent.mkdir()
        with place.open("wb") as file:
            assemble(upload, file, progress=lambda done, total: job.progress(done * FETCHED // total, ALL))
        job.progress(FETCHED, ALL)
        try:
            content = read_content(folder, whole=False, watch=lambda: job.progress(FETCHED, ALL))
            job.progress(READ, ALL)
            version = _stored_version(content, upload, job)
        except BadContent as bad:
            return partial(_end, upload, problems=_plain(bad.problems, upload, place))
        except CannotRead as problem:
            raise GiveUp(str(problem)) from None
    return partial(_end, upload, version=version)


def _stored_version(content: Content, upload: Upload, job: RunningJob) -> LessonVersion:
    (item,) = content.lessons

    def progress(done: int, total: int) -> None:
        job.progress(READ + done * (ALL - READ) // max(total, 1), ALL)

    with PlainFolder.at(content.folder) as folder, folder.folder(item.book) as book, opened(book, item) as source:
        storage = storage_at(settings.STORAGE_URL)
        return store_version(item, source, storage=storage, made_by=upload.made_by, progress=progress)


def _plain(problems: list[str], upload: Upload, place: Path) -> list[str]:
    """Names the file as the sender knows it, not by the place where it was checked."""
    checked = f"{upload.book}/{place.name}"
    whole = f"{checked}: "
    lines = (
        f"{upload.name}: {problem.removeprefix(whole)}" if problem.startswith(whole) else problem
        for problem in problems
    )
    return [printable(line.removeprefix(f"{checked}/")) for line in lines]


def _end(upload: Upload, *, version: LessonVersion | None = None, problems: list[str] | None = None) -> None:
    Upload.objects.filter(pk=upload.pk).update(version=version, problems=problems or [], ended_at=timezone.now())
    transaction.on_commit(partial(drop_pieces, upload))


@contextmanager
def _scratch_folder(upload: Upload) -> Iterator[Path]:
    """A folder of its own. What a killed check left there is removed by the next try, or by the daily chore."""
    folder = checking_folder() / str(upload.pk)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
