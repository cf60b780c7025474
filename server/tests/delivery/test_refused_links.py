"""Whatever is wrong with a link, the answer is the same."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from pytest_django import Settings
from tests.accounts.account_callers import PASSWORD, Caller, Post
from tests.delivery.lesson_fetches import Fetch, Fetched, link_to, token_of
from tests.readers import Person

from kaktus.accounts.flows.delete_account import forget_person
from kaktus.activation.changes.revocations import revoke_code
from kaktus.activation.models import ActivationCode
from kaktus.delivery import valid_links
from kaktus.library.links.access_links import ACCESS_LIFE_S, Grant, access_link, read_access_link
from kaktus.library.links.signed_texts import STEP_S, end_of_link

NEW_PASSWORD = "Neuanfang8"


@pytest.fixture
def not_found(lessons: Path, fetch: Fetch) -> Fetched:
    """What a person without a link gets."""
    answer = fetch("/content/x/y/z/story.html")
    assert answer.status == 404
    return answer


def test_every_changed_byte(farben: str, fetch: Fetch, not_found: Fetched) -> None:
    assert fetch(farben + "story.html").status == 200
    token = token_of(farben)
    for place in range(len(token)):
        for other in "Aa_.%\x00" if place % 7 else "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=":
            if other != token[place]:
                changed = token[:place] + other + token[place + 1 :]
                assert fetch(farben.replace(token, changed) + "story.html") == not_found


def test_shortened_lengthened_and_doubled_tokens(farben: str, fetch: Fetch, not_found: Fetched) -> None:
    token = token_of(farben)
    for changed in (token[:-1], token + "A", token + "=", token + ".", "." + token, token + token, "", token.upper()):
        assert fetch(farben.replace(token, changed) + "story.html") == not_found


def test_a_link_that_ran_out(anna: Person, farben: str, fetch: Fetch, not_found: Fetched) -> None:
    for ends_in, status in ((60, 200), (0, 404), (-60, 404)):
        grant = Grant(anna.user.pk, anna.user.epoch, "kaktus1", int(time.time()) + ends_in)
        answer = fetch(farben.replace(token_of(farben), access_link(grant)) + "story.html")
        assert answer.status == status
        assert status == 200 or answer == not_found


def test_a_link_that_was_read_before_runs_out_too(anna: Person) -> None:
    grant = Grant(anna.user.pk, anna.user.epoch, "kaktus1", 1_800_000_000)
    token = access_link(grant)
    assert read_access_link(token, now=1_799_999_999) == read_access_link(token, now=1_799_999_999) == grant
    assert read_access_link(token, now=1_800_000_000) is None
    assert read_access_link(token + "x" * 60_000, now=1_799_999_999) is None


def test_a_foreign_group(farben: str, fetch: Fetch, not_found: Fetched) -> None:
    assert fetch(link_to("kaktus-2/tiere", token_of(farben)) + "story.html") == not_found


@pytest.mark.parametrize(
    "name",
    [
        "",
        "nothing.html",
        "STORY.HTML",
        "story.html/",
        "/story.html",
        "./story.html",
        "../farben/story.html",
        "../../../../../../etc/passwd",
        "%2e%2e/farben/story.html",
        "..%2f..%2fsecret-key",
        "..\\farben\\story.html",
        "bilder\\Käse.svg",
        "bilder",
        "bilder/",
        "story.html\x00",
        "story.html\x00.mp3",
        "%00",
        "story.html%00",
        "/etc/passwd",
        "file:///etc/passwd",
        "spiel.js.gz",
        "book.json",
        ".partial",
        "Ka\u0308se.svg",
        "\udcff",
    ],
)
def test_names_that_are_in_no_list(farben: str, fetch: Fetch, not_found: Fetched, name: str) -> None:
    encoded = name.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
    assert fetch(farben + encoded) == not_found


@pytest.mark.parametrize("place", ["", "/", "kaktus-1", "kaktus-1/farben", "../x/y/z", "kaktus-1/../kaktus-1/farben/a"])
def test_paths_with_too_little_or_too_much(farben: str, fetch: Fetch, not_found: Fetched, place: str) -> None:
    assert fetch(f"/content/{token_of(farben)}/{place}") == not_found


def test_a_lesson_does_not_open_as_a_page_of_its_own(farben: str, fetch: Fetch, not_found: Fetched) -> None:
    assert fetch(farben + "story.html", sec_fetch_dest="document") == not_found
    assert fetch(farben + "story.html", sec_fetch_dest="iframe").status == 200


def reset_password(person: Person) -> None:
    """By a person who is not signed in, with the link from the mail."""
    visitor, address = Caller(), person.user.email
    assert visitor.post("/account/forgot-password", {"email": address}).status == 202
    code = Post().code(address, "resetPassword")
    assert visitor.post("/account/reset-password", {"oobCode": code, "newPassword": NEW_PASSWORD}).status == 200


def change_password(person: Person) -> None:
    signed_in = Caller(
        Caller().post("/account/login", {"email": person.user.email, "password": PASSWORD}).body["token"]
    )
    change = {"currentPassword": PASSWORD, "newPassword": NEW_PASSWORD}
    assert signed_in.post("/account/password", change).status == 200


def deactivate(person: Person) -> None:
    person.user.is_active = False
    person.user.save()


@pytest.mark.parametrize(
    "end",
    [
        reset_password,
        change_password,
        deactivate,
        lambda person: forget_person(person.user),
        lambda person: revoke_code(ActivationCode.objects.get(user=person.user), used=True),
    ],
    ids=["reset password", "new password", "deactivation", "deletion", "revocation"],
)
def test_links_end_with_what_they_rest_on(
    anna: Person,
    farben: str,
    fetch: Fetch,
    not_found: Fetched,
    monkeypatch: pytest.MonkeyPatch,
    end: Callable[[Person], None],
) -> None:
    anna.user.set_password(PASSWORD)
    anna.user.save()
    assert fetch(farben + "story.html").status == 200
    end(anna)
    # The process caches it for a few seconds only.
    now = time.monotonic()
    monkeypatch.setattr("kaktus.delivery.valid_links.time.monotonic", lambda: now + valid_links.CACHED_S)
    assert fetch(farben + "story.html") == not_found


def test_the_cache_of_epochs_is_bounded(farben: str, fetch: Fetch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(valid_links, "MAX_PEOPLE", 1)
    valid_links._epochs[__import__("uuid").uuid4()] = (1, 0.0)
    assert fetch(farben + "story.html").status == 200
    assert len(valid_links._epochs) == 1


def test_after_a_change_of_the_secret_links_made_before_hold(
    farben: str, fetch: Fetch, not_found: Fetched, settings: Settings
) -> None:
    settings.LINK_SECRETS = ["another secret " * 4, *settings.LINK_SECRETS]
    assert fetch(farben + "story.html").status == 200
    settings.LINK_SECRETS = settings.LINK_SECRETS[:1]
    assert fetch(farben + "story.html") == not_found


def test_links_of_a_quarter_of_an_hour_are_the_same_and_never_outlive_access() -> None:
    start = 1_800_000_000 // STEP_S * STEP_S
    ends = {end_of_link(ACCESS_LIFE_S, now=start + second, at_most=start * 2) for second in range(0, STEP_S, 10)}
    assert ends == {start + ACCESS_LIFE_S}
    assert end_of_link(ACCESS_LIFE_S, now=start, at_most=start + 5.9) == start + 5


@hypothesis_settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(token=st.text(max_size=450) | st.binary(max_size=90).map(lambda data: data.hex()))
def test_no_made_up_token_is_read(token: str) -> None:
    assert read_access_link(token, now=0) is None
