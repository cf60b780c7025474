"""The devices on which a person is signed in: listed, signed out one by one, and all together."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone
from tests.accounts.account_callers import Caller

from kaktus.accounts.devices import Device, device_of
from kaktus.accounts.models import Session, User
from kaktus.accounts.session_store import digest_of

ANNA = {"email": "anna@example.org", "password": "Sonnenblume7"}
WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)"
WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)"
ANDROID = "Mozilla/5.0 (Linux; Android 10; K)"
MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)"
FIREFOX_ON_ANDROID = "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0"
AGENTS = [
    (FIREFOX_ON_ANDROID, "Firefox", "Android phone"),
    ("Mozilla/5.0 (Android 14; Tablet; rv:128.0) Gecko/128.0 Firefox/128.0", "Firefox", "Android tablet"),
    (f"{ANDROID} {WEBKIT} Chrome/126.0.0.0 Safari/537.36", "Chrome", "Android tablet"),
    (f"{ANDROID} {WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36", "Chrome", "Android phone"),
    ("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox", "Linux"),
    (f"{WINDOWS} {WEBKIT} Chrome/126.0.0.0 Safari/537.36", "Chrome", "Windows"),
    (f"{WINDOWS} {WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0", "Edge", "Windows"),
    (f"{WINDOWS} {WEBKIT} Chrome/126.0.0.0 Safari/537.36 OPR/112.0.0.0", "Opera", "Windows"),
    (
        f"{ANDROID} {WEBKIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36",
        "Samsung Internet",
        "Android phone",
    ),
    (f"Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) {WEBKIT} Chrome/126.0.0.0 Safari/537.36", "Chrome", "ChromeOS"),
    (f"{IPHONE} {WEBKIT} Version/17.5 Mobile/15E148 Safari/604.1", "Safari", "iPhone"),
    (f"{IPHONE} {WEBKIT} CriOS/126.0.0.0 Mobile/15E148 Safari/604.1", "Chrome", "iPhone"),
    (f"{MAC} {WEBKIT} Version/17.5 Safari/605.1.15", "Safari", "Mac or iPad"),
    (f"{MAC} {WEBKIT} CriOS/126.0.0.0 Version/17.5 Safari/605.1.15", "Chrome", "iPad"),
    (f"{MAC} {WEBKIT} Chrome/126.0.0.0 Safari/537.36", "Chrome", "Mac"),
    ("Python-urllib/3.11", "", ""),
    ("", "", ""),
]


@pytest.mark.parametrize(("user_agent", "browser", "system"), AGENTS)
def test_browser_and_system_are_told_by_their_families(user_agent: str, browser: str, system: str) -> None:
    assert device_of(user_agent) == Device(browser, system)


def sign_in(visitor: Caller, new_caller: type[Caller], user_agent: str) -> Caller:
    visitor.client.defaults["HTTP_USER_AGENT"] = user_agent
    return new_caller(visitor.post("/account/login", ANNA).body["token"])


def devices(caller: Caller) -> list[dict[str, Any]]:
    answer = caller.get("/account/devices")
    assert answer.status == 200
    return list(answer.body["devices"])


def test_they_are_listed_to_their_owner_this_one_first(
    anna: Caller, ben: Caller, visitor: Caller, new_caller: type[Caller]
) -> None:
    phone = sign_in(visitor, new_caller, FIREFOX_ON_ANDROID)
    today = timezone.localdate().isoformat()
    Session.objects.filter(pk=digest_of(anna.token)).update(
        created_at=timezone.now() - timedelta(days=40), last_used_on=timezone.localdate() - timedelta(days=2)
    )
    this, other = devices(phone)
    assert {name: this[name] for name in this if name not in ("id", "signedInAt")} == {
        "browser": "Firefox",
        "system": "Android phone",
        "lastUsedOn": today,
        "isThisOne": True,
    }
    assert (other["browser"], other["system"], other["isThisOne"]) == ("", "", False)
    assert this["signedInAt"][:16] == timezone.now().isoformat()[:16]
    assert other["signedInAt"] < other["lastUsedOn"] < today
    assert [device["isThisOne"] for device in devices(anna)] == [True, False]
    assert len(devices(ben)) == 1


def test_nothing_of_the_user_agent_but_the_two_names_is_kept(
    anna: Caller, visitor: Caller, new_caller: type[Caller]
) -> None:
    phone = sign_in(visitor, new_caller, FIREFOX_ON_ANDROID + " Pixel 8 secret-build")
    row = Session.objects.filter(pk=digest_of(phone.token)).values().get()
    assert "Pixel" not in str(row)
    assert "secret" not in str(row)


def test_one_is_signed_out_by_another(anna: Caller, visitor: Caller, new_caller: type[Caller]) -> None:
    phone, laptop = (sign_in(visitor, new_caller, FIREFOX_ON_ANDROID) for _ in range(2))
    epoch = User.objects.get().epoch
    phones_id = devices(phone)[0]["id"]
    assert anna.call("DELETE", f"/account/devices/{phones_id}").status == 204
    assert phone.get("/me").status == 401
    assert laptop.get("/me").status == 200
    assert [device["id"] for device in devices(laptop)].count(phones_id) == 0
    assert anna.call("DELETE", f"/account/devices/{phones_id}").status == 204
    assert User.objects.get().epoch == epoch


def test_the_own_one_can_be_signed_out_too(anna: Caller) -> None:
    assert anna.call("DELETE", f"/account/devices/{devices(anna)[0]['id']}").status == 204
    assert anna.get("/me").status == 401


def test_an_id_is_no_key(anna: Caller, ben: Caller, visitor: Caller, new_caller: type[Caller]) -> None:
    bens = devices(ben)[0]["id"]
    assert bens not in (ben.token, digest_of(ben.token))
    assert new_caller(bens).get("/me").status == 401
    for unknown in (bens, ben.token, digest_of(ben.token), "x", "%00", "a" * 3000, "%27%20OR%201=1"):
        assert anna.call("DELETE", f"/account/devices/{unknown}").status == 204
    assert ben.get("/me").status == 200
    assert visitor.call("DELETE", f"/account/devices/{bens}").status == 401
    assert visitor.get("/account/devices").status == 401


def test_log_out_everywhere_ends_all_sessions_and_all_links(
    anna: Caller, ben: Caller, visitor: Caller, new_caller: type[Caller]
) -> None:
    phone = sign_in(visitor, new_caller, FIREFOX_ON_ANDROID)
    epoch = User.objects.get(email="anna@example.org").epoch
    assert anna.post("/account/logout-everywhere").status == 204
    assert (anna.get("/me").status, phone.get("/me").status, ben.get("/me").status) == (401, 401, 200)
    assert User.objects.get(email="anna@example.org").epoch == epoch + 1
    assert visitor.post("/account/login", ANNA).status == 200


def test_a_device_that_is_not_known_yet_is_named_at_its_next_day(anna: Caller) -> None:
    Session.objects.update(last_used_on=timezone.localdate() - timedelta(days=1))
    anna.client.defaults["HTTP_USER_AGENT"] = FIREFOX_ON_ANDROID
    assert devices(anna)[0]["system"] == "Android phone"
