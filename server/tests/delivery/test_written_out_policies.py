"""No policy of a lesson says 'self': in WebKit it means the frame's opaque origin, which nothing matches."""

from __future__ import annotations

import time
from http import HTTPStatus
from pathlib import Path

import pytest
from pytest_django import Settings
from tests.delivery.fronts import front_of
from tests.delivery.lesson_fetches import Fetch, answer
from tests.readers import Person

from kaktus.delivery.nginx import nginx_configuration
from kaktus.library.catalogue.catalogue_cache import cached_catalogue, clear_catalogue_cache
from kaktus.library.links.visitor_links import visitor_link
from kaktus.library.models import Package
from kaktus.library.reading.package_kinds import H5P, HTML5, KAKTUS, SCORM12, SCORM2004, STORYLINE

HOME = "http://localhost:8000"
NAMES = ("story.html", "spiel.js", "ton.mp3", "bilder/Käse.svg", "kaktus-adapter/storage.js", "nothing")
KINDS = [
    (KAKTUS, ""),
    (STORYLINE, ""),
    (STORYLINE, "1.2"),
    (HTML5, ""),
    (SCORM12, "1.2"),
    (SCORM2004, "2004"),
    (H5P, ""),
]


def folders(farben: str, settings: Settings) -> list[str]:
    """The lesson by a person's link, and by a visitor's."""
    settings.TRIAL_LESSON = "kaktus-1/farben"
    digest = cached_catalogue().packages["kaktus-1/farben"].digest
    return [farben, f"/content/{visitor_link('kaktus-1/farben', now=time.time())}~{digest}/kaktus-1/farben/"]


@pytest.mark.parametrize("content_url", [HOME, "https://lessons.example.org"])
@pytest.mark.parametrize(("kind", "scorm"), KINDS)
def test_every_answer_writes_the_origin_out(
    farben: str, fetch: Fetch, settings: Settings, kind: str, scorm: str, content_url: str
) -> None:
    Package.objects.update(kind=kind, scorm=scorm)
    settings.CONTENT_URL = content_url
    clear_catalogue_cache()
    for folder in folders(farben, settings):
        for name in NAMES:
            for headers in ({}, {"range": "bytes=0-3"}, {"range": "bytes=9999999-"}, {"if_none_match": "*"}):
                answer = fetch(folder + name, **headers)
                policy = answer.headers["Content-Security-Policy"]
                assert "'self'" not in policy, (name, headers)
                # A lesson from another tool may frame its own files, except the page that it starts with.
                is_framed = kind != KAKTUS and name != "story.html" and answer.status != HTTPStatus.NOT_FOUND
                assert policy.endswith(f"frame-ancestors {HOME}") is not is_framed, (name, headers)
        page = fetch(folder + "story.html").headers["Content-Security-Policy"]
        assert f"default-src {content_url}{folder} data: blob:;" in page
        assert page.count(content_url + "/") == page.replace(";", " ").count(f"{content_url}{folder} ")


def test_nginx_names_the_folder_of_each_link(behind_nginx: str, anna: Person) -> None:
    for story in anna.library()["signedUrls"]["kaktus1"][:2]:
        folder = story.removeprefix(HOME).removesuffix("story.html")
        for name in ("story.html", "spiel.js", "ton.mp3"):
            from_library, from_nginx = (answer(f"{behind_nginx}{folder}{name}") for _ in range(2))
            assert (from_library[0], from_nginx[0]) == (200, 200)
            assert "Last-Modified" in from_nginx[1]
            policy = from_nginx[1]["Content-Security-Policy"]
            assert "'self'" not in policy
            assert (f"default-src {behind_nginx}{folder} data:" in policy) is (name == "story.html")


def test_neither_of_nginxs_configurations_says_self(tmp_path: Path) -> None:
    for grants in (None, tmp_path):
        assert "'self'" not in nginx_configuration(front_of(tmp_path, port=1, library_port=2, grants=grants))
