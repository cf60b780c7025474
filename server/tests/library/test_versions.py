"""Versions of a lesson: published at once and whole, the ones before are kept, and there is a way back."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from threading import Barrier, Thread

import pytest
from django.db import connection
from django.utils import timezone
from tests.library.editors import STORY, uploaded
from tests.readers import Person, make_some_codes

from kaktus.common.files.storage import FolderStorage, Storage
from kaktus.common.retention import LESSON_VERSIONS
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import cached_catalogue, clear_catalogue_cache
from kaktus.library.catalogue.catalogue_changes import add_book, add_group, add_lesson
from kaktus.library.chores import remove_old_versions
from kaktus.library.models import Lesson, LessonVersion, Package
from kaktus.library.packages.content_folders import read_content
from kaktus.library.packages.folder_imports import import_content
from kaktus.library.queries import staff_shelf
from kaktus.library.versions.lesson_versions import VersionProblem, go_back, live_version, publish_version

FARBEN = "kaktus-1/farben"


def live() -> int | None:
    version = live_version("kaktus-1", "farben")
    return version.number if version else None


def upload(text: str) -> LessonVersion:
    return uploaded({"story.html": STORY, "spiel.js": text})


def test_publish_and_go_back_and_forth(books: None, storage: Storage) -> None:
    first, second = upload("eins"), upload("zwei")
    assert live() is None
    assert publish_version(first, instead_of=None).before is None
    assert cached_catalogue().packages[FARBEN].folder == f"{FARBEN}/{first.digest}"
    done = publish_version(second, instead_of=1)
    assert (done.version.number, done.before and done.before.number) == (2, 1)
    assert cached_catalogue().packages[FARBEN].folder == f"{FARBEN}/{second.digest}"
    assert go_back("kaktus-1", "farben", instead_of=2).version == first
    assert live() == 1
    assert go_back("kaktus-1", "farben", instead_of=1).version == second
    assert Package.objects.get().files == second.files


def test_who_publishes_on_top_of_somebody_else_is_told(books: None, storage: Storage) -> None:
    versions = [upload(text) for text in ("eins", "zwei", "drei")]
    publish_version(versions[0], instead_of=None)
    publish_version(versions[1], instead_of=1)
    with pytest.raises(VersionProblem, match="Somebody else has just published: readers now get version 2"):
        publish_version(versions[2], instead_of=1)
    with pytest.raises(VersionProblem, match="readers now get version 2"):
        go_back("kaktus-1", "farben", instead_of=1)
    assert live() == 2


@pytest.fixture
def stored_books(transactional_db: None, storage: Storage) -> Iterator[None]:
    load_catalogue(folder=SHIPPED)
    yield
    clear_catalogue_cache()


@pytest.mark.skipif(connection.vendor == "sqlite", reason="the test's database in memory knows one writer only")
def test_of_two_editors_at_the_same_moment_one_is_told(stored_books: None) -> None:
    versions = [upload("eins"), upload("zwei")]
    outcomes: list[str] = []
    together = Barrier(2)

    def publish(version: LessonVersion) -> None:
        together.wait()
        try:
            publish_version(version, instead_of=None)
            outcomes.append("done")
        except VersionProblem as problem:
            outcomes.append(problem.code)
        finally:
            connection.close()

    editors = [Thread(target=publish, args=[version]) for version in versions]
    for editor in editors:
        editor.start()
    for editor in editors:
        editor.join()
    assert sorted(outcomes) == ["done", "published_meanwhile"]
    assert Package.objects.filter(book="kaktus-1", lesson="farben").count() == 1


def test_there_is_nothing_to_go_back_to(books: None, storage: Storage) -> None:
    publish_version(upload("eins"), instead_of=None)
    upload("a draft is no way back")
    with pytest.raises(VersionProblem, match="no earlier version"):
        go_back("kaktus-1", "farben", instead_of=1)


def test_the_same_files_are_the_same_version(books: None, storage: Storage) -> None:
    assert upload("eins") == upload("eins")
    assert LessonVersion.objects.count() == 1


def test_a_version_whose_files_are_not_all_there_is_not_published(books: None, storage: Storage) -> None:
    version = upload("eins")
    LessonVersion.objects.update(stored_at=None)
    with pytest.raises(VersionProblem, match="no longer there"):
        publish_version(version, instead_of=None)
    assert not Package.objects.exists()


def test_a_new_book_appears_with_its_first_published_lesson(books: None, storage: Storage, anna: Person) -> None:
    add_group(slug="kaktus3")
    add_book(slug="kaktus-3", title="Kaktus 3", group="kaktus3", interactive=False)
    (code,) = make_some_codes(1, book="kaktus3")
    anna.activate(code)
    anna.activate(make_some_codes(1, book="kaktus2")[0])
    message = anna.library()
    # The pages count the dates by the groups that have links.
    assert message["signedUrls"]["kaktus3"] == []
    assert len(message["expirationDates"]) == 1
    add_lesson(book="kaktus-3", slug="wetter", title="Wetter")
    assert anna.library()["signedUrls"]["kaktus3"] == []
    assert [group.books for group in cached_catalogue().groups if group.slug == "kaktus3"] == [()]
    Lesson.objects.filter(slug="wetter").update(draft=False)
    clear_catalogue_cache()
    assert len(anna.library()["signedUrls"]["kaktus3"]) == 1


def test_a_lesson_is_shown_once_it_is_published(books: None, storage: Storage) -> None:
    (before, *_) = cached_catalogue().groups
    add_lesson(book="kaktus-1", slug="wetter", title="Wetter")
    (kaktus1, *_) = cached_catalogue().groups
    assert kaktus1.books == before.books
    publish_version(uploaded({"story.html": STORY}, lesson="wetter"), instead_of=None)
    (kaktus1, *_) = cached_catalogue().groups
    assert [lesson.title for lesson in kaktus1.books[0].lessons][-1] == "Wetter"
    assert kaktus1.stories[len(before.books[0].lessons)].path.endswith("/kaktus-1/wetter/story.html")


def test_the_shelf_of_the_staff(lessons: Path, storage: Storage) -> None:
    import_content(read_content(lessons), storage=storage)
    upload("neu")
    add_lesson(book="kaktus-1", slug="wetter", title="Wetter")
    (kaktus1, *_) = staff_shelf()
    farben, *_, wetter = kaktus1.books[0].lessons
    assert (farben.live, farben.versions, farben.waiting) == (1, 2, 1)
    assert farben.thumb.startswith("/thumbs/kaktus-1/farben.svg?v=")
    assert (wetter.title, wetter.live, wetter.versions, wetter.thumb) == ("Wetter", None, 0, "")


def test_old_versions_are_removed_with_their_files(books: None, storage: Storage) -> None:
    assert isinstance(storage, FolderStorage)
    for number in range(LESSON_VERSIONS + 4):
        version = upload(str(number))
        publish_version(version, instead_of=live())
    publish_version(LessonVersion.objects.get(number=1), instead_of=live())
    forgotten = storage.folder / FARBEN / "0123456789abcdef"
    forgotten.mkdir()
    # All were open just now.
    assert remove_old_versions() == 0
    assert not forgotten.exists()
    long_ago = timezone.now() - timedelta(days=40)
    LessonVersion.objects.filter(withdrawn_at__isnull=False).update(withdrawn_at=long_ago)
    LessonVersion.objects.update(made_at=long_ago)
    assert remove_old_versions() == 3
    numbers = LessonVersion.objects.order_by("number").values_list("number", flat=True)
    assert list(numbers) == [1, *range(5, LESSON_VERSIONS + 5)]
    assert live() == 1
    there = {folder.name for folder in (storage.folder / FARBEN).iterdir()}
    assert there == set(LessonVersion.objects.values_list("digest", flat=True))


def test_old_drafts_and_halves_are_removed(books: None, storage: Storage) -> None:
    publish_version(upload("eins"), instead_of=None)
    draft, half, new = upload("zwei"), upload("drei"), upload("vier")
    LessonVersion.objects.filter(pk=draft.pk).update(made_at=timezone.now() - timedelta(days=31))
    two_days = timezone.now() - timedelta(days=2)
    LessonVersion.objects.filter(pk=half.pk).update(made_at=two_days, stored_at=None)
    assert remove_old_versions() == 2
    assert set(LessonVersion.objects.values_list("number", flat=True)) == {1, new.number}
