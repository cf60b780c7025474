"""A password made from one's own address is the first that a stranger tries."""

from __future__ import annotations

import pytest
from tests.accounts.account_callers import PASSWORD, Caller, Post

from kaktus.accounts.models import User
from kaktus.accounts.passwords import is_made_from

ADDRESS = "anna.muster@schule-lindenberg.example.org"


@pytest.mark.parametrize(
    "password",
    [
        "Anna.Muster1",
        "AnnaMuster2026!",
        "annaMUSTER99",
        "4nn4.Must3r",
        "Muster12",
        "12Muster12",
        "MusterAnna1",
        "Lindenberg1",
        "L1ndenberg!",
        "Anna.muster@schule-lindenberg.example.org1",
        "Mustermuster1",
    ],
)
def test_what_is_made_from_the_address(password: str) -> None:
    assert is_made_from(password, address=ADDRESS)


@pytest.mark.parametrize(
    ("password", "address"),
    [
        (PASSWORD, ADDRESS),
        ("Musterhaus-am-See7", ADDRESS),
        ("Annas Garten 12", ADDRESS),
        ("Org12345", ADDRESS),
        ("12345678", ADDRESS),
        ("Eva12345", "eva@example.org"),
        (PASSWORD, ""),
    ],
)
def test_what_is_not(password: str, address: str) -> None:
    assert not is_made_from(password, address=address)


def test_umlauts_are_seen_through() -> None:
    assert is_made_from("Müller77", address="mueller@example.org")
    assert is_made_from("Weiß1234", address="weiss@example.org")


def test_it_is_refused_at_sign_up(visitor: Caller) -> None:
    answer = visitor.post("/account/signup", {"email": ADDRESS.upper(), "password": "Anna.Muster1"})
    assert (answer.status, answer.codes, answer.params) == (400, ["password_from_address"], ["password"])
    assert "Choose one that has nothing to do with it" in answer.body["errors"][0]["message"]
    assert not User.objects.exists()


@pytest.fixture
def muster(visitor: Caller, new_caller: type[Caller]) -> Caller:
    answer = visitor.post("/account/signup", {"email": ADDRESS, "password": PASSWORD})
    return new_caller(answer.body["token"])


def test_it_is_refused_when_the_password_is_changed(muster: Caller) -> None:
    answer = muster.post("/account/password", {"currentPassword": PASSWORD, "newPassword": "Anna.Muster1"})
    assert (answer.status, answer.codes, answer.params) == (400, ["password_from_address"], ["newPassword"])


def test_it_is_refused_with_a_reset_link(muster: Caller, visitor: Caller, post: Post) -> None:
    visitor.post("/account/forgot-password", {"email": ADDRESS})
    link = {"oobCode": post.code(ADDRESS, "resetPassword")}
    answer = visitor.post("/account/reset-password", link | {"newPassword": "Anna.Muster1"})
    assert (answer.status, answer.codes, answer.params) == (400, ["password_from_address"], ["newPassword"])
    assert visitor.post("/account/reset-password", link | {"newPassword": "Neuanfang8"}).status == 200
