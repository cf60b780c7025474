"""What an editor does with packages: packs one, sends it in pieces, and waits for the check."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping

from django.test import TestCase
from tests.due_jobs import do_due_jobs
from tests.readers import OURS

from kaktus.common.api.body_limits import PIECE_BYTES
from kaktus.library.models import LessonVersion, Upload
from kaktus.library.packages.package_checks import CHECK_PACKAGE
from kaktus.library.packages.uploads import Purpose, finish_upload, pieces_of, start_upload, store_piece

EDITH = "7"
STORY = f"<!doctype html>{OURS}<title>Neu</title>"


def packed(files: Mapping[str, str | bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as package:
        for name, content in files.items():
            package.writestr(name, content)
    return buffer.getvalue()


def send(
    content: bytes, *, lesson: str = "farben", name: str = "farben.zip", purpose: Purpose = Purpose.PACKAGE
) -> Upload:
    upload = start_upload(made_by=EDITH, book="kaktus-1", lesson=lesson, name=name, size=len(content), purpose=purpose)
    # The last piece first: the order does not matter.
    for number in reversed(range(pieces_of(upload))):
        store_piece(upload, number, content[number * PIECE_BYTES : (number + 1) * PIECE_BYTES])
    return upload


def checked(content: bytes, *, lesson: str = "farben") -> Upload:
    upload = send(content, lesson=lesson)
    finish_upload(upload, check=CHECK_PACKAGE)
    with TestCase.captureOnCommitCallbacks(execute=True):
        do_due_jobs()
    upload.refresh_from_db()
    return upload


def uploaded(files: Mapping[str, str | bytes], *, lesson: str = "farben") -> LessonVersion:
    upload = checked(packed(files), lesson=lesson)
    assert upload.version, upload.problems
    return upload.version
