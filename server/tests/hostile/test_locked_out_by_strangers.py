"""Strangers who guess at an account do not keep its owner out, and their guesses stay bounded."""

from __future__ import annotations

import time
from itertools import count
from typing import Any

import pytest
from django.contrib.auth.hashers import make_password
from django.test import Client
from pytest_django import Settings
from tests.accounts.account_callers import ANNA, PASSWORD, Answer, Caller, Post
from tests.desk.staff_members import staff_member

from kaktus.cli import main
from kaktus.desk.authenticator_codes import STEP_S, code_at, new_secret
from kaktus.desk.models import AuditEntry, StaffMember
from kaktus.desk.permissions import Role
from kaktus.desk.second_factors import store_authenticator

pytestmark = pytest.mark.django_db
OLGA = "olga@publisher.example"
HOME = "198.51.100.7"
LOG_IN = "/account/login"
SIGN_IN = "/desk/sign-in"
WRONG = "Falsch123"
# Free tries before a network's access to an account is locked, and from all networks together in an hour.
FREE, FREE_EVERYWHERE = 5, 120


@pytest.fixture(autouse=True)
def _quick_hashing(settings: Settings) -> None:
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture
def secret() -> str:
    return new_secret()


@pytest.fixture
def olga(secret: str) -> StaffMember:
    """The last owner."""
    member = staff_member(Role.OWNER, OLGA)
    member.password = make_password(PASSWORD)
    member.save()
    store_authenticator(member, secret=secret, step=0)
    return member


def at(address: str) -> Caller:
    caller = Caller()
    caller.client = Client(REMOTE_ADDR=address)
    return caller


def attempt(caller: Caller, path: str, email: str, password: str, **more: Any) -> Answer:
    return caller.post(path, {"email": email, "password": password} | more)


def guess_from_everywhere(path: str, email: str) -> int:
    """Guesses from one network after another until a new one is locked out; how many there were."""
    guesses = 0
    for number in count():
        stranger = at(f"203.0.113.{number}")
        for _ in range(FREE):
            if attempt(stranger, path, email, WRONG).status == 429:
                return guesses
            guesses += 1
    raise AssertionError


def be_in(caller: Caller, secret: str) -> str:
    """Olga signs in with both factors; returns what her browser shows at the next log-in."""
    token = attempt(caller, SIGN_IN, OLGA, PASSWORD).body["token"]
    code = code_at(secret, int(time.time()) // STEP_S)
    return str(Caller(token).post("/desk/sign-in/code", {"code": code}).body["device"])


@pytest.mark.parametrize(("path", "email"), [(LOG_IN, ANNA), (SIGN_IN, OLGA)])
def test_one_network_locks_out_itself_only(olga: StaffMember, path: str, email: str) -> None:
    assert at(HOME).post("/account/signup", {"email": ANNA, "password": PASSWORD}).status == 201
    stranger = at("203.0.113.1")
    answers = [attempt(stranger, path, email, WRONG).status for _ in range(FREE + 1)]
    assert answers == [400] * FREE + [429]
    assert attempt(at(HOME), path, email, PASSWORD).status == 200


@pytest.mark.parametrize(("path", "email"), [(LOG_IN, "nobody@example.org"), (SIGN_IN, OLGA)])
def test_from_many_networks_guesses_are_bounded(olga: StaffMember, path: str, email: str) -> None:
    assert guess_from_everywhere(path, email) == FREE_EVERYWHERE
    refused = attempt(at(HOME), path, email, PASSWORD)
    assert (refused.status, refused.codes) == (429, ["too_many_login_attempts"])
    assert 3000 < int(refused.headers["Retry-After"]) <= 3600


def test_many_networks_do_not_keep_a_device_out_that_was_in_before(olga: StaffMember, secret: str) -> None:
    device = be_in(at("192.0.2.9"), secret)
    guess_from_everywhere(SIGN_IN, OLGA)
    assert attempt(at(HOME), SIGN_IN, OLGA, PASSWORD).status == 429
    assert attempt(at(HOME), SIGN_IN, OLGA, PASSWORD, device=device).status == 200


def test_not_even_a_colleague_at_the_same_network_keeps_it_out(olga: StaffMember, secret: str) -> None:
    device = be_in(at(HOME), secret)
    for number in range(70):
        attempt(at(HOME), SIGN_IN, f"nobody{number}@publisher.example" if number > FREE else OLGA, WRONG)
    assert attempt(at(HOME), SIGN_IN, OLGA, PASSWORD).status == 429
    assert attempt(at(HOME), SIGN_IN, OLGA, PASSWORD, device=device).status == 200


def test_a_device_guesses_no_more_than_a_network(olga: StaffMember, secret: str) -> None:
    device = be_in(at(HOME), secret)
    answers = [attempt(at(f"203.0.113.{n}"), SIGN_IN, OLGA, WRONG, device=device).status for n in range(FREE + 1)]
    assert answers == [400] * FREE + [429]


@pytest.mark.parametrize("forged", ["x", "a:b:c", "\0", "ü" * 50])
def test_a_proof_that_is_made_up_or_of_somebody_else_counts_for_nothing(
    olga: StaffMember, secret: str, forged: str
) -> None:
    colleague = staff_member(Role.CLERK, "karl@publisher.example")
    device = be_in(at(HOME), secret)
    stranger = at("203.0.113.1")
    for proof in (forged, device):
        for _ in range(FREE):
            attempt(stranger, SIGN_IN, colleague.email, WRONG, device=proof)
        assert attempt(stranger, SIGN_IN, colleague.email, WRONG, device=proof).status == 429


def test_a_proof_ends(olga: StaffMember, secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    device = be_in(at("192.0.2.9"), secret)
    guess_from_everywhere(SIGN_IN, OLGA)
    later = time.time() + 91 * 24 * 3600
    monkeypatch.setattr("django.core.signing.time.time", lambda: later)
    # The counts of that time have expired too, so this checks only the proof.
    from kaktus.desk.known_devices import known_device

    assert known_device(device, email=OLGA) == ""


@pytest.mark.parametrize("command", ["set-password", "unlock"])
def test_the_operator_lifts_the_lock(olga: StaffMember, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    home = at(HOME)
    for _ in range(FREE):
        attempt(home, SIGN_IN, OLGA, WRONG)
    guess_from_everywhere(SIGN_IN, OLGA)
    assert attempt(home, SIGN_IN, OLGA, PASSWORD).status == 429
    assert main(["staff", command, OLGA, "--reason", "A stranger guessed."]) == 0
    printed = capsys.readouterr().out
    password = printed.split("password: ")[1].split()[0] if command == "set-password" else PASSWORD
    assert attempt(home, SIGN_IN, OLGA, password).status == 200
    assert AuditEntry.objects.filter(target=f"staff {olga.pk}", reason="A stranger guessed.").exists()


def test_who_is_signed_in_can_still_prove_who_they_are(olga: StaffMember, secret: str) -> None:
    token = at(HOME).post("/account/signup", {"email": ANNA, "password": PASSWORD}).body["token"]
    for _ in range(FREE + 1):
        attempt(at(HOME), LOG_IN, ANNA, WRONG)
    guess_from_everywhere(LOG_IN, ANNA)
    changed = {"currentPassword": PASSWORD, "newPassword": "Neuanfang8"}
    assert Caller(token).post("/account/password", changed).status == 200


def test_a_reader_gets_in_where_they_were_of_late_and_by_mail() -> None:
    post = Post()
    at(HOME).post("/account/signup", {"email": ANNA, "password": PASSWORD})
    assert attempt(at(HOME), LOG_IN, ANNA, PASSWORD).status == 200
    guess_from_everywhere(LOG_IN, ANNA)
    assert attempt(at(HOME), LOG_IN, ANNA, PASSWORD).status == 200
    school = at("192.0.2.20")
    assert attempt(school, LOG_IN, ANNA, PASSWORD).status == 429
    school.post("/account/forgot-password", {"email": ANNA})
    code = post.code(ANNA, "resetPassword")
    assert school.post("/account/reset-password", {"oobCode": code, "newPassword": "Neuanfang8"}).status == 200
    guess_from_everywhere(LOG_IN, ANNA)
    assert attempt(school, LOG_IN, ANNA, "Neuanfang8").status == 200, "the stranger goes on, but the network is known"
