"""The one lesson that anybody may try: its link opens that lesson and nothing else, for an hour at most."""

from __future__ import annotations

import base64
import time
from pathlib import Path

import pytest
from django.test import Client
from pytest_django import Settings
from tests.delivery.lesson_fetches import Fetch, Fetched, answer, link_to, token_of, without_version
from tests.readers import Person

from kaktus.library.links.access_links import Grant, access_link
from kaktus.library.links.signed_texts import STEP_S, sign_data
from kaktus.library.links.visitor_links import MARK, PURPOSE, VISITOR_LIFE_S, opens_for_visitors, visitor_link

TRIAL = "kaktus-1-interaktiv/farben"
OTHERS = (
    "kaktus-1-interaktiv/zahlen",
    "kaktus-1/farben",
    "kaktus-1/tiere",
    "kaktus-2/tiere",
    "kaktus-2-interaktiv/tiere",
)


@pytest.fixture
def trial(lessons: Path) -> str:
    """The path of the lesson's folder in a visitor's link, with a slash at its end."""
    response = Client().post("/api/trial", content_type="application/json")
    assert response.status_code == 200
    url: str = response.json()["url"]
    return url.removeprefix("http://localhost:8000").removesuffix("story.html")


@pytest.fixture
def not_found(lessons: Path, fetch: Fetch) -> Fetched:
    """What a person without a link gets."""
    refused = fetch("/content/x/y/z/story.html")
    assert refused.status == 404
    return refused


def expiring(*, ends_in: int, lesson: str = TRIAL) -> str:
    return visitor_link(lesson, now=time.time() + ends_in - VISITOR_LIFE_S)


def test_it_opens_the_lesson_with_all_its_files(trial: str, fetch: Fetch) -> None:
    assert trial.endswith(f"/{TRIAL}/")
    assert b"<title>Farben</title>" in fetch(trial + "story.html").body
    assert fetch(trial + "spiel.js", accept_encoding="br").headers["Content-Encoding"] == "br"
    assert fetch(trial + "ton.mp3", range="bytes=0-9").status == 206
    assert fetch(trial + "bilder/Käse.svg").status == 200


def test_the_lesson_is_shut_in_as_any_other(trial: str, farben: str, fetch: Fetch) -> None:
    visitors, members = (fetch(folder + "story.html").headers for folder in (trial, farben))
    names = visitors.keys() - {"Cache-Control", "ETag", "Content-Length"}
    # The policy names each link's own folder.
    of_visitors = {name: visitors[name].replace(trial, farben) for name in names}
    assert of_visitors == {name: members[name] for name in names}
    assert fetch(trial + "story.html", sec_fetch_dest="document").status == 404


@pytest.mark.parametrize("lesson", OTHERS)
def test_it_opens_no_other_lesson_and_no_other_book(trial: str, fetch: Fetch, not_found: Fetched, lesson: str) -> None:
    assert fetch(link_to(lesson, token_of(trial)) + "story.html") == not_found
    # Nor would a link that we had signed for that lesson ourselves.
    signed = expiring(ends_in=1800, lesson=lesson)
    assert fetch(link_to(lesson, signed) + "story.html") == not_found
    assert fetch(link_to(TRIAL, signed) + "story.html") == not_found


def test_it_needs_the_version(trial: str, fetch: Fetch, not_found: Fetched) -> None:
    assert fetch(without_version(trial) + "story.html") == not_found


@pytest.mark.parametrize(
    "name",
    [
        "",
        "nothing.js",
        "../zahlen/story.html",
        "../../kaktus-2/tiere/story.html",
        "..%2fzahlen/story.html",
        "/etc/passwd",
    ],
)
def test_nothing_beside_the_lessons_files(trial: str, fetch: Fetch, not_found: Fetched, name: str) -> None:
    assert fetch(trial + name) == not_found


def test_every_changed_byte(trial: str, fetch: Fetch, not_found: Fetched) -> None:
    token = token_of(trial)
    for place in range(len(token)):
        for other in "Aa_.~%\x00":
            if other != token[place]:
                changed = token[:place] + other + token[place + 1 :]
                assert fetch(trial.replace(token, changed) + "story.html") == not_found
    for changed in (token[:-1], token + "A", token + "=", MARK + token, token + "~", token.upper()):
        assert fetch(trial.replace(token, changed) + "story.html") == not_found


def test_a_visitors_link_is_no_persons_link_and_the_other_way_round(
    trial: str, farben: str, anna: Person, fetch: Fetch, not_found: Fetched
) -> None:
    visitors, annas = token_of(trial), token_of(farben)
    assert fetch(link_to(TRIAL, visitors.removeprefix(MARK)) + "story.html") == not_found
    assert fetch(link_to(TRIAL, MARK + annas) + "story.html") == not_found
    end = int(time.time()) + 600
    for group in (TRIAL, "kaktus1"):
        widened = access_link(Grant(anna.user.pk, anna.user.epoch, group, end))
        assert fetch(link_to(TRIAL, MARK + widened) + "story.html") == not_found


def test_what_it_says_cannot_be_written_anew(trial: str, fetch: Fetch, not_found: Fetched) -> None:
    payload, _, signature = token_of(trial).removeprefix(MARK).partition(".")
    data = base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4))
    for lesson in OTHERS:
        other = base64.urlsafe_b64encode(data.replace(TRIAL.encode(), lesson.encode())).decode().rstrip("=")
        assert fetch(link_to(lesson, f"{MARK}{other}.{signature}") + "story.html") == not_found


@pytest.mark.parametrize("data", [b"", b"\0" * 7, b"\xff" * 8])
def test_data_that_is_too_short(
    lessons: Path, fetch: Fetch, not_found: Fetched, settings: Settings, data: bytes
) -> None:
    token = MARK + sign_data(data, purpose=PURPOSE, secrets=tuple(settings.LINK_SECRETS))
    assert fetch(link_to(TRIAL, token) + "story.html") == not_found


def test_it_ends_within_the_hour(lessons: Path, fetch: Fetch, not_found: Fetched) -> None:
    now = 1_800_000_000 // STEP_S * STEP_S
    token = visitor_link(TRIAL, now=now)
    for after, opens in ((0, True), (VISITOR_LIFE_S - 1, True), (VISITOR_LIFE_S, False)):
        assert opens_for_visitors(token, TRIAL, now=now + after) == opens
    assert fetch(link_to(TRIAL, expiring(ends_in=-STEP_S)) + "story.html") == not_found


def test_all_visitors_share_one_link_and_a_cache_may_store_what_it_opens(trial: str, fetch: Fetch) -> None:
    now = 1_800_000_000 // STEP_S * STEP_S
    assert len({visitor_link(TRIAL, now=now + second) for second in range(0, STEP_S, 10)}) == 1
    assert fetch(trial + "story.html").headers["Cache-Control"] == "public, no-cache"
    assert fetch(trial + "spiel.js").headers["Cache-Control"] == f"public, max-age={VISITOR_LIFE_S}"


def test_a_persons_files_stay_private_after_a_visitor_has_had_them(
    trial: str, farben: str, fetch: Fetch, settings: Settings
) -> None:
    assert fetch(trial + "spiel.js").status == 200
    annas = link_to(TRIAL, token_of(farben))
    assert fetch(annas + "spiel.js").headers["Cache-Control"].startswith("private")


@pytest.mark.parametrize("lesson", ["kaktus-1-interaktiv/tiere", ""])
def test_links_end_when_the_publisher_chooses_another_lesson(
    trial: str, fetch: Fetch, not_found: Fetched, settings: Settings, lesson: str
) -> None:
    settings.TRIAL_LESSON = lesson
    assert fetch(trial + "story.html") == not_found


def test_a_change_of_the_secret(trial: str, fetch: Fetch, not_found: Fetched, settings: Settings) -> None:
    settings.LINK_SECRETS = ["another secret " * 4, *settings.LINK_SECRETS]
    assert fetch(trial + "story.html").status == 200
    settings.LINK_SECRETS = settings.LINK_SECRETS[:1]
    assert fetch(trial + "story.html") == not_found


def test_it_signs_nobody_in(trial: str) -> None:
    token = token_of(trial)
    for value in (token, token.removeprefix(MARK)):
        assert Client().get("/api/me", headers={"Authorization": f"Bearer {value}"}).status_code == 401
        body = {"idToken": value}
        assert Client().post("/api/verifyToken", body, content_type="application/json").status_code == 401


def test_it_grants_nginx_the_one_lesson(trial: str, fetch: Fetch, grants: Path) -> None:
    assert fetch(trial + "story.html").status == 200
    assert fetch(link_to(OTHERS[0], token_of(trial)) + "story.html").status == 404
    granted = {place.relative_to(grants).as_posix().partition("/")[2] for place in grants.glob("*/*/*/*")}
    assert granted == {trial.removeprefix("/content/").removesuffix("/")}


def test_nginx_sends_it_with_the_same_headers_and_refuses_the_rest(behind_nginx: str, trial: str) -> None:
    for name in ("story.html", "ton.mp3"):
        (first, from_library), (second, from_nginx) = (answer(behind_nginx + trial + name) for _ in range(2))
        assert (first, second) == (200, 200)
        assert "Last-Modified" in from_nginx
        assert "Last-Modified" not in from_library or name == "ton.mp3"
        assert from_nginx["Cache-Control"] == from_library["Cache-Control"]
        assert from_nginx["Cache-Control"].startswith("public")
    for lesson in OTHERS:
        assert answer(behind_nginx + link_to(lesson, token_of(trial)) + "story.html")[0] == 404
