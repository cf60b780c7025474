"""Which version a link opens: an open lesson keeps its files, and a preview shows one version to one staff member."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from django.utils import timezone
from tests.delivery.lesson_fetches import Fetch, without_version
from tests.library.editors import STORY, uploaded
from tests.readers import Person

from kaktus.library.links import preview_links
from kaktus.library.links.access_links import ACCESS_LIFE_S, Grant, access_link
from kaktus.library.links.preview_links import MARK, PREVIEW_LIFE_S, Preview, preview_link, register_preview_check
from kaktus.library.models import LessonVersion
from kaktus.library.versions.lesson_versions import live_version, publish_version
from kaktus.library.versions.version_cache import clear_version_cache

EDITH = "7"


@pytest.fixture(autouse=True)
def _staff() -> Iterator[None]:
    before = preview_links._may_preview
    register_preview_check(lambda staff: staff == EDITH)
    clear_version_cache()
    yield
    register_preview_check(before)
    clear_version_cache()


@pytest.fixture
def draft(lessons: Path) -> LessonVersion:
    return uploaded({"story.html": STORY, "neu.js": "neu"})


def preview(version: LessonVersion, *, staff: str = EDITH, ends_in: int = 60) -> str:
    token = preview_link(Preview(staff, version.pk), now=time.time() + ends_in - PREVIEW_LIFE_S)
    return f"/content/{token}/kaktus-1/farben/"


def test_an_open_lesson_keeps_its_files(farben: str, draft: LessonVersion, anna: Person, fetch: Fetch) -> None:
    old = fetch(farben + "spiel.js")
    publish_version(draft, instead_of=1)
    assert fetch(farben + "spiel.js") == old
    assert fetch(farben + "neu.js").status == 404
    url: str = anna.library()["signedUrls"]["kaktus1"][0]
    new = url.removeprefix("http://localhost:8000").removesuffix("story.html")
    assert fetch(new + "neu.js").body == b"neu"
    assert fetch(new + "spiel.js").status == 404


def test_a_link_without_its_version_opens_nothing(farben: str, fetch: Fetch) -> None:
    """A lesson knows its own version only; without this, its link would lead to every lesson of the group."""
    for other in ("kaktus-1/farben", "kaktus-1/tiere", "kaktus-1-interaktiv/farben"):
        path = farben.replace("kaktus-1/farben", other)
        for place in (without_version(path), without_version(path).replace(f"/{other}", f"~/{other}")):
            assert fetch(place + "story.html").status == 404
            assert fetch(place + "spiel.js").status == 404
        assert fetch(path + "spiel.js").status == (200 if path == farben else 404)


def test_for_as_long_as_links_are_valid(farben: str, draft: LessonVersion, fetch: Fetch) -> None:
    publish_version(draft, instead_of=1)
    gone = timezone.now() - timedelta(seconds=ACCESS_LIFE_S)
    LessonVersion.objects.filter(number=1, book="kaktus-1", lesson="farben").update(withdrawn_at=gone)
    assert fetch(farben + "story.html").status == 404


def test_a_draft_is_not_for_readers(farben: str, draft: LessonVersion, fetch: Fetch) -> None:
    live = live_version("kaktus-1", "farben")
    assert live
    assert fetch(farben.replace(live.digest, draft.digest) + "story.html").status == 404
    assert fetch(farben.replace(live.digest, "0" * 16) + "story.html").status == 404


def test_a_preview_shows_the_draft_in_the_same_sandbox(farben: str, draft: LessonVersion, fetch: Fetch) -> None:
    seen, published = fetch(preview(draft) + "story.html"), fetch(farben + "story.html")
    assert seen.body == STORY.encode()
    names = seen.headers.keys() - {"ETag", "Content-Length"}
    # The policy names each link's own folder.
    of_draft = {name: seen.headers[name].replace(preview(draft), farben) for name in names}
    assert of_draft == {name: published.headers[name] for name in names}
    assert fetch(preview(draft) + "neu.js").body == b"neu"
    assert fetch(preview(draft) + "spiel.js").status == 404
    assert fetch(preview(draft) + "story.html", sec_fetch_dest="document").status == 404


def test_it_opens_no_other_lesson_and_no_other_version(draft: LessonVersion, fetch: Fetch) -> None:
    assert fetch(preview(draft).replace("/farben/", "/zahlen/") + "story.html").status == 404
    assert fetch(preview(draft).replace("/kaktus-1/", "/kaktus-2/") + "story.html").status == 404
    LessonVersion.objects.filter(pk=draft.pk).update(stored_at=None)
    clear_version_cache()
    assert fetch(preview(draft) + "story.html").status == 404


def test_it_ends(draft: LessonVersion, fetch: Fetch) -> None:
    assert fetch(preview(draft, ends_in=2) + "story.html").status == 200
    assert fetch(preview(draft, ends_in=0) + "story.html").status == 404
    assert fetch(preview(draft, staff="8") + "story.html").status == 404
    register_preview_check(lambda _: False)
    clear_version_cache()
    assert fetch(preview(draft) + "story.html").status == 404


def test_it_is_no_persons_link_and_the_other_way_round(
    farben: str, draft: LessonVersion, anna: Person, fetch: Fetch
) -> None:
    token = preview(draft).split("/")[2]
    assert fetch(f"/content/{token.removeprefix(MARK)}/kaktus-1/farben/story.html").status == 404
    grant = access_link(Grant(anna.user.pk, anna.user.epoch, "kaktus1", int(time.time()) + 600))
    assert fetch(f"/content/{MARK}{grant}/kaktus-1/farben/story.html").status == 404
    for place in range(len(MARK), len(token), 5):
        changed = token[:place] + ("A" if token[place] != "A" else "B") + token[place + 1 :]
        assert fetch(f"/content/{changed}/kaktus-1/farben/story.html").status == 404


def test_nginx_is_granted_the_version_of_the_link(
    farben: str, draft: LessonVersion, fetch: Fetch, grants: Path
) -> None:
    publish_version(draft, instead_of=1)
    fetch(farben + "story.html")
    fetch(preview(draft) + "story.html")
    granted = {place.readlink().name for place in grants.glob("*/*/*/*")}
    assert granted == {farben.split("/")[2].rpartition("~")[2], draft.digest}
