"""What the library grants to a web server in front, which then sends the files of lessons itself."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from django.db.models import F
from tests.delivery.lesson_fetches import Fetch, answer, without_version
from tests.readers import Person

from kaktus.accounts.models import User
from kaktus.common.environment import ROOT
from kaktus.delivery.grants import AHEAD_S, grant
from kaktus.delivery.lesson_policies import file_headers
from kaktus.delivery.valid_links import CACHED_S
from kaktus.library.catalogue.catalogue_cache import cached_catalogue

HOME = "http://localhost:8000"
NOW = 1_800_000_000.5


def granted_seconds(grants: Path) -> list[str]:
    return sorted(folder.name for folder in grants.iterdir())


def test_a_file_that_was_sent_opens_the_lesson_for_the_coming_seconds(farben: str, fetch: Fetch, grants: Path) -> None:
    assert fetch(farben + "story.html").status == 200
    assert len(granted_seconds(grants)) == AHEAD_S
    (link,) = {place.resolve() for place in grants.glob(f"*{farben.removeprefix('/content').removesuffix('/')}")}
    assert link.as_posix().endswith(cached_catalogue().packages["kaktus-1/farben"].folder)
    assert (link / "story.html").is_file()


@pytest.mark.parametrize("path", ["nothing.js", "../../tiere/story.html"])
def test_what_is_refused_grants_nothing(farben: str, fetch: Fetch, grants: Path, path: str) -> None:
    assert fetch(farben + path).status == 404
    assert granted_seconds(grants) == []


def test_a_tampered_link_and_a_page_of_its_own_grant_nothing(farben: str, fetch: Fetch, grants: Path) -> None:
    assert fetch(farben.replace("/content/", "/content/x") + "story.html").status == 404
    assert fetch(farben + "story.html", sec_fetch_dest="document").status == 404
    assert granted_seconds(grants) == []


def test_grants_end_by_themselves_and_are_cleared_away(tmp_path: Path) -> None:
    grant(tmp_path, "token/kaktus-1/farben", ROOT, now=NOW)
    assert granted_seconds(tmp_path) == [str(int(NOW) + ahead) for ahead in range(AHEAD_S)]
    later = int(NOW) + AHEAD_S + 1
    grant(tmp_path, "other/kaktus-1/farben", ROOT, now=later)
    assert granted_seconds(tmp_path) == [str(later + ahead) for ahead in range(AHEAD_S)]


def test_nobody_can_list_the_tokens(tmp_path: Path) -> None:
    grant(tmp_path, "token/kaktus-1/farben", ROOT, now=NOW)
    assert {folder.stat().st_mode & 0o777 for folder in tmp_path.iterdir()} == {0o711}


def test_granted_twice_is_granted_once(tmp_path: Path) -> None:
    for _ in range(2):
        grant(tmp_path, "token/kaktus-1/farben", ROOT, now=NOW)
    assert len(granted_seconds(tmp_path)) == AHEAD_S


def test_what_both_remember_stays_below_ten_seconds() -> None:
    assert AHEAD_S + CACHED_S < 10


def test_nginx_sends_what_is_granted_and_ends_with_it(behind_nginx: str, anna: Person) -> None:
    story = anna.library()["signedUrls"]["kaktus1"][0].removeprefix("http://localhost:8000")
    folder = behind_nginx + story.removesuffix("story.html")
    from_library, first = answer(behind_nginx + story)
    from_nginx, second = answer(behind_nginx + story)
    assert (from_library, from_nginx) == (200, 200)
    names = set(dict(file_headers(HOME, HOME))) | {"Cache-Control"}
    written = {name: second[name].replace(behind_nginx, HOME) for name in names}
    assert written == {name: first[name] for name in names}
    assert "Last-Modified" in second
    assert "Last-Modified" not in first
    assert answer(folder.removesuffix("/"))[0] == 404
    assert answer(without_version(behind_nginx + story))[0] == 404
    assert answer(folder + "nothing.js")[0] == 404
    assert answer(behind_nginx + story, Sec_Fetch_Dest="document")[0] == 404
    User.objects.filter(pk=anna.user.pk).update(epoch=F("epoch") + 1)
    deadline = time.monotonic() + 10
    while answer(behind_nginx + story)[0] == 200:
        assert time.monotonic() < deadline, "the link outlives what ended it"
        time.sleep(0.1)
