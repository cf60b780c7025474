"""Lessons whose pages call each other: an origin for each link, which opens this lesson and nothing else."""

from __future__ import annotations

import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from pytest_django import Settings
from tests.delivery.lesson_fetches import Fetched, fetch_path
from tests.readers import Person, make_person, make_some_codes

from kaktus.common.files.storage import storage_at
from kaktus.common.pages.protective_headers import content_security_policy
from kaktus.library.catalogue.catalogue_cache import Story, cached_catalogue, clear_catalogue_cache
from kaktus.library.links.lesson_origins import lesson_url
from kaktus.library.links.visitor_links import visitor_link
from kaktus.library.packages.content_folders import read_content
from kaktus.library.packages.folder_imports import import_content
from testing.framed_packages import write_framed_book

PUBLIC = "http://localhost:8000"
SHARED = "http://all.localhost:8000"


@pytest.fixture
def framed(anna: Person, settings: Settings, tmp_path: Path) -> dict[str, str]:
    """Anna's links, by lesson."""
    settings.CONTENT_URL, settings.LESSON_ORIGINS = SHARED, "http://*.localhost:8000"
    import_content(read_content(write_framed_book(tmp_path / "rahmen")), storage=storage_at(settings.STORAGE_URL))
    clear_catalogue_cache()
    assert anna.activate(make_some_codes(1, book="rahmen1")[0]).status_code == 200
    return links_of(anna)


def links_of(person: Person) -> dict[str, str]:
    urls: list[str] = person.library()["signedUrls"]["rahmen1"]
    return {url.split("/")[-2]: url for url in urls}


def fetch_url(url: str, **headers: str) -> Fetched:
    parts = urlsplit(url)
    return fetch_path(parts.path, host=parts.netloc, **headers)


def on_host_of(other: str, url: str) -> str:
    return url.replace(urlsplit(url).netloc, urlsplit(other).netloc)


def test_only_lessons_that_need_it_get_an_origin_and_each_its_own(framed: dict[str, str]) -> None:
    assert {lesson: package.one_origin for lesson, package in cached_catalogue().packages.items()}.items() >= {
        "rahmen-1/webobjekt": False,
        "rahmen-1/frameset": True,
        "rahmen-1/frameset-2": True,
        "kaktus-1/farben": False,
    }.items()
    hosts = {lesson: urlsplit(url).hostname or "" for lesson, url in framed.items()}
    assert hosts["webobjekt"] == "all.localhost"
    labels = {hosts[name].removesuffix(".localhost") for name in ("frameset", "frameset-2")}
    assert len(labels) == 2
    assert {len(label) for label in labels} == {39}
    assert all(fetch_url(url).status == 200 for url in framed.values())


def test_two_accounts_never_share_an_origin(framed: dict[str, str]) -> None:
    ben = make_person("ben@example.org")
    assert ben.activate(make_some_codes(1, book="rahmen1")[0]).status_code == 200
    of_ben = links_of(ben)
    assert urlsplit(of_ben["frameset"]).hostname != urlsplit(framed["frameset"]).hostname
    assert fetch_url(on_host_of(framed["frameset"], of_ben["frameset"])).status == 404


def test_a_lesson_s_host_opens_no_other_lesson(framed: dict[str, str], anna: Person) -> None:
    ours: str = anna.library()["signedUrls"]["kaktus1"][0]
    own, other = framed["frameset"], framed["frameset-2"]
    assert fetch_url(on_host_of(own, other)).status == 404
    assert fetch_url(on_host_of(own, framed["webobjekt"])).status == 404
    assert fetch_url(on_host_of(own, ours)).status == 404
    # One that needs no origin gets none, even with the right name.
    token, mark, rest = ours.partition("/content/")[2].partition("~")
    unneeded = lesson_url(token, Story(f"{mark}{rest}", one_origin=True))
    assert fetch_url(unneeded).status == 404
    assert fetch_url(ours).status == 200


def test_its_pages_may_see_each_other_and_load_from_their_own_folder_only(framed: dict[str, str]) -> None:
    folder = framed["frameset"].rpartition("/")[0] + "/"
    origin = f"http://{urlsplit(folder).netloc}"
    for page in ("start.html", "menu.html", "pages/one.html"):
        answer = fetch_url(folder + page)
        assert answer.headers["Content-Security-Policy"] == (
            f"sandbox allow-scripts allow-same-origin; default-src {folder} data: blob:; "
            f"script-src {folder} 'unsafe-inline' 'unsafe-eval' blob: data:; style-src {folder} 'unsafe-inline'; "
            f"object-src 'none'; frame-src {folder}; base-uri 'none'; form-action 'none'; "
            f"frame-ancestors {PUBLIC} {origin}"
        )
        assert answer.headers["Origin-Agent-Cluster"] == "?1"
    assert fetch_url(folder + "spiel.js").headers["Content-Security-Policy"].startswith("sandbox; default-src data:; ")


def test_on_the_shared_host_the_same_page_has_an_opaque_origin(framed: dict[str, str]) -> None:
    policy = fetch_url(on_host_of(SHARED, framed["frameset"])).headers["Content-Security-Policy"]
    assert policy.startswith("sandbox allow-scripts; ")
    assert "lesson-" not in policy


def test_no_service_worker_is_sent_and_nothing_is_opened_as_a_page_of_its_own(framed: dict[str, str]) -> None:
    folder = framed["frameset"].rpartition("/")[0] + "/"
    assert fetch_url(f"{folder}worker.js").status == 200
    assert fetch_url(f"{folder}worker.js", service_worker="script").status == 404
    assert fetch_url(f"{folder}start.html", sec_fetch_dest="document").status == 404


def test_a_change_of_the_secret_ends_no_lesson(framed: dict[str, str], settings: Settings) -> None:
    settings.LINK_SECRETS = ["another secret " * 4, *settings.LINK_SECRETS]
    assert fetch_url(framed["frameset"]).status == 200
    settings.LINK_SECRETS = settings.LINK_SECRETS[:1]
    assert fetch_url(framed["frameset"]).status == 404


def test_visitors_get_such_a_lesson_from_an_origin_of_its_own_too(framed: dict[str, str], settings: Settings) -> None:
    settings.TRIAL_LESSON = "rahmen-1/frameset"
    digest = cached_catalogue().packages["rahmen-1/frameset"].digest
    token = visitor_link("rahmen-1/frameset", now=time.time())
    url = lesson_url(token, Story(f"~{digest}/rahmen-1/frameset/start.html", one_origin=True))
    assert fetch_url(url).status == 200
    assert urlsplit(url).hostname != urlsplit(framed["frameset"]).hostname


def test_without_a_wildcard_it_stays_in_an_opaque_origin(
    framed: dict[str, str], anna: Person, settings: Settings
) -> None:
    settings.LESSON_ORIGINS = ""
    assert links_of(anna)["frameset"].startswith(f"{SHARED}/content/")
    answer = fetch_url(framed["frameset"])
    assert answer.headers["Content-Security-Policy"].startswith("sandbox allow-scripts; ")


def test_the_library_s_pages_may_frame_the_hosts_of_lessons(settings: Settings) -> None:
    settings.CONTENT_URL, settings.LESSON_ORIGINS = SHARED, "http://*.localhost:8000"
    assert f"frame-src http://*.localhost:8000 {PUBLIC}/lesson-shell;" in content_security_policy()
