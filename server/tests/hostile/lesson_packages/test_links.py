"""Links to the server's files, pipes and devices in a package."""

from __future__ import annotations

import gzip
import os
import socket
from pathlib import Path

import brotli
import pytest
from tests.hostile.lesson_packages.good_book import NO_LINK, SCRIPT, Problems

from kaktus.cli import main
from kaktus.common.files.storage import FolderStorage
from kaktus.library.catalogue.catalogue_cache import cached_catalogue

pytestmark = pytest.mark.django_db


def test_the_package_without_any_trick_gets_in(books: Path, lesson: Path, storage: FolderStorage) -> None:
    (lesson / "spiel.js.br").write_bytes(brotli.compress(SCRIPT))
    (lesson / "spiel.js.gz").write_bytes(gzip.compress(SCRIPT))
    (lesson / "wörter.json.gz").write_bytes(b"a file of its own, for there is none beside it")
    (lesson / ".DS_Store").write_bytes(b"passed over")
    assert main(["content", "import", str(books)]) == 0
    files = cached_catalogue().packages["kaktus-3/wetter"].files
    assert sorted(files) == ["bilder/sonne.svg", "spiel.js", "story.html", "wörter.json.gz"]
    assert set(files["spiel.js"]["encodings"]) == {"br", "gzip"}


@pytest.mark.parametrize("ending", [".br", ".gz"])
def test_a_twin_that_is_a_link_to_the_secret_key(lesson: Path, secret: Path, problems: Problems, ending: str) -> None:
    (lesson / f"spiel.js{ending}").symlink_to(secret)
    assert problems() == [f"kaktus-3/wetter/spiel.js{ending}: {NO_LINK}"]


@pytest.mark.parametrize(
    "path",
    [
        *("link", ".link", "kaktus-3/link", "kaktus-3/book.json"),
        *("kaktus-3/wetter/link", "kaktus-3/wetter/.link", "kaktus-3/wetter/story.html", "kaktus-3/wetter/bilder/link"),
    ],
)
def test_a_link_anywhere(books: Path, secret: Path, problems: Problems, path: str) -> None:
    for target in (secret, secret.parent, "nowhere"):
        (books / path).unlink(missing_ok=True)
        (books / path).symlink_to(target)
        assert f"{path}: {NO_LINK}" in problems()


@pytest.mark.parametrize("path", ["kaktus-3", "kaktus-3/wetter", "kaktus-3/wetter/bilder"])
def test_a_folder_that_is_a_link(books: Path, tmp_path: Path, problems: Problems, path: str) -> None:
    (books / path).rename(tmp_path / "elsewhere")
    (books / path).symlink_to(tmp_path / "elsewhere")
    assert f"{path}: {NO_LINK}" in problems()


def test_the_folder_that_the_operator_names_may_be_a_link(books: Path, tmp_path: Path, storage: FolderStorage) -> None:
    (tmp_path / "link").symlink_to(books)
    assert main(["content", "import", str(tmp_path / "link")]) == 0


@pytest.mark.parametrize("path", ["pipe", "spiel.js.br", "story.html", "../book.json", "../pipe", "../../pipe"])
def test_a_pipe_a_socket_or_a_device_is_told_and_not_waited_for(lesson: Path, problems: Problems, path: str) -> None:
    place = lesson / path
    for make in (os.mkfifo, _make_socket, _make_device):
        place.unlink(missing_ok=True)
        make(place)
        assert [line for line in problems() if line.endswith(f"{place.name}: {NO_LINK}")]


def _make_socket(place: Path) -> None:
    with socket.socket(socket.AF_UNIX) as listener:
        # Relative, because the address of a socket must be short.
        before = Path.cwd()
        os.chdir(place.parent)
        listener.bind(place.name)
        os.chdir(before)


def _make_device(place: Path) -> None:
    try:
        os.mknod(place, 0o20666, os.makedev(1, 5))
    except PermissionError:
        # Only root can make a device; otherwise a pipe stands in for it.
        os.mkfifo(place)
