"""Files that are replaced between the check and the import."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.hostile.lesson_packages.good_book import NO_LINK, SCRIPT

from kaktus.common.files.storage import FolderStorage
from kaktus.library.models import Package
from kaktus.library.packages.content_folders import BadContent, read_content
from kaktus.library.packages.folder_imports import import_content

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("size", ["same", "longer"])
def test_a_file_that_is_exchanged_after_the_check(
    books: Path, lesson: Path, secret: Path, storage: FolderStorage, size: str
) -> None:
    secret.write_bytes(b"K" * len(SCRIPT) * (1 if size == "same" else 2))
    swaps: list[Callable[[Path], None]] = [
        lambda file: file.symlink_to(secret),
        lambda file: file.hardlink_to(secret),
        os.mkfifo,
        os.mkdir,
    ]
    for swap in swaps:
        content = read_content(books)
        (lesson / "spiel.js").unlink()
        swap(lesson / "spiel.js")
        with pytest.raises(BadContent, match=r"^kaktus-3/wetter/spiel\.js: "):
            import_content(content, storage=storage)
        (lesson / "spiel.js").rmdir() if (lesson / "spiel.js").is_dir() else (lesson / "spiel.js").unlink()
        (lesson / "spiel.js").write_bytes(SCRIPT)
    assert not Package.objects.exists()
    assert not [file for file in storage.folder.rglob("*") if file.is_file() and b"K" in file.read_bytes()]


def test_a_lesson_folder_that_becomes_a_link_after_the_check(
    books: Path, lesson: Path, tmp_path: Path, storage: FolderStorage
) -> None:
    content = read_content(books)
    lesson.rename(tmp_path / "elsewhere")
    lesson.symlink_to(tmp_path / "elsewhere")
    with pytest.raises(BadContent, match=NO_LINK):
        import_content(content, storage=storage)
    assert not Package.objects.exists()
