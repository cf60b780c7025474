"""Passwords of the former system: they open the account as before, and are stored like all others from then on."""

from __future__ import annotations

import hashlib
import json
import stat
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.conf import settings as live
from pytest_django import Settings
from tests.accounts.account_callers import ANNA, BEN, PASSWORD, Caller

from kaktus.accounts.flows.log_in import renew_hash
from kaktus.accounts.former_passwords import (
    FormerPasswordHasher,
    former_hash,
    former_key,
    keep_former_key,
    stored_password,
)
from kaktus.accounts.models import User
from kaktus.accounts.passwords import PasswordHasher
from kaktus.common.former_key import from_base64, parse_former_key

# The example that the former system's makers publish with their algorithm.
SHOWN = """hash_config {
  algorithm: SCRYPT,
  base64_signer_key: jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==,
  base64_salt_separator: Bw==,
  rounds: 8,
  mem_cost: 14,
}"""
FORMER_PASSWORD = "user1password"
SALT = from_base64("42xEC+ixf3L2lw==")
HASH = from_base64("lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==")
KEY = parse_former_key(SHOWN)


@pytest.fixture
def data_dir(settings: Settings, tmp_path: Path) -> Path:
    settings.DATA_DIR = tmp_path
    return tmp_path


@pytest.fixture
def kept_key(data_dir: Path) -> None:
    keep_former_key(KEY)


@pytest.fixture
def moved_in(db: None, kept_key: None, real_hashing: None) -> User:
    user = User.objects.create(email=ANNA, password=stored_password(password_hash=HASH, salt=SALT))
    EmailAddress.objects.create(user=user, email=ANNA, verified=True, primary=True)
    return user


def log_in(visitor: Caller, password: str, email: str = ANNA) -> int:
    return visitor.post("/account/login", {"email": email, "password": password}).status


def test_the_known_example() -> None:
    assert former_hash(KEY, FORMER_PASSWORD, SALT) == HASH
    assert former_hash(KEY, "user1passwore", SALT) != HASH
    assert len(stored_password(password_hash=HASH, salt=bytes(16))) <= 128


def test_the_first_log_in_stores_the_password_like_all_others(moved_in: User, visitor: Caller) -> None:
    answer = visitor.post("/account/login", {"email": ANNA, "password": FORMER_PASSWORD})
    assert answer.status == 200
    moved_in.refresh_from_db()
    assert moved_in.password.startswith("argon2$argon2id$")
    assert Caller(answer.body["token"]).get("/me").body["email"] == ANNA
    assert log_in(visitor, FORMER_PASSWORD) == 200


def test_also_while_the_address_is_not_confirmed(moved_in: User, visitor: Caller) -> None:
    EmailAddress.objects.update(verified=False)
    answer = visitor.post("/account/login", {"email": ANNA, "password": FORMER_PASSWORD})
    assert answer.status == 200
    assert Caller(answer.body["token"]).get("/me").body["emailVerified"] is False
    moved_in.refresh_from_db()
    assert moved_in.password.startswith("argon2$")


def test_a_wrong_password_changes_nothing_and_is_counted(moved_in: User, visitor: Caller) -> None:
    assert [log_in(visitor, "Falsch123") for _ in range(6)] == [400] * 5 + [429]
    assert log_in(visitor, FORMER_PASSWORD) == 429
    moved_in.refresh_from_db()
    assert moved_in.password == stored_password(password_hash=HASH, salt=SALT)


def test_of_two_devices_at_the_same_moment_both_get_in(moved_in: User) -> None:
    first, second = User.objects.get(), User.objects.get()
    assert renew_hash(first, FORMER_PASSWORD)
    assert renew_hash(second, FORMER_PASSWORD)
    assert first.password == second.password == User.objects.get().password


def test_a_password_that_was_changed_meanwhile_is_not_brought_back(moved_in: User) -> None:
    late = User.objects.get()
    moved_in.set_password(PASSWORD)
    moved_in.save()
    assert not renew_hash(late, FORMER_PASSWORD)
    assert User.objects.get().password == moved_in.password


def test_checking_a_password_leaves_its_hash_alone_so_that_sessions_live_on(moved_in: User) -> None:
    assert moved_in.check_password(FORMER_PASSWORD)
    assert User.objects.get().password == stored_password(password_hash=HASH, salt=SALT)


def test_without_the_key_nobody_gets_in_and_with_it_everybody_does_at_once(
    moved_in: User, visitor: Caller, data_dir: Path
) -> None:
    (data_dir / "former-key").unlink()
    assert log_in(visitor, FORMER_PASSWORD) == 400
    keep_former_key(replace(KEY, rounds=4))
    assert log_in(visitor, FORMER_PASSWORD) == 400
    keep_former_key(KEY)
    assert log_in(visitor, FORMER_PASSWORD) == 200


def test_a_refusal_takes_the_time_of_both_kinds_whoever_was_meant(
    moved_in: User, visitor: Caller, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: Counter[str] = Counter()
    scrypt = hashlib.scrypt

    class Counted(PasswordHasher):
        def encode(self, *arguments: Any) -> str:
            ran["argon2"] += 1
            return super().encode(*arguments)

        def verify(self, *arguments: Any) -> bool:
            ran["argon2"] += 1
            return super().verify(*arguments)

    def counted_scrypt(*arguments: Any, **options: Any) -> bytes:
        ran["scrypt"] += 1
        return scrypt(*arguments, **options)

    ben = User.objects.create_user(email=BEN, password=PASSWORD)
    EmailAddress.objects.create(user=ben, email=BEN, verified=True, primary=True)
    # The hash for addresses without an account is made once.
    log_in(visitor, "Falsch123", "nobody@example.org")
    monkeypatch.setattr(hashlib, "scrypt", counted_scrypt)
    # Django keeps the list of hashers until the setting changes; a class of the test has no address to import.
    monkeypatch.setattr("django.contrib.auth.hashers.get_hashers", lambda: [Counted()])
    monkeypatch.setattr(
        "django.contrib.auth.hashers.get_hashers_by_algorithm",
        lambda: {"argon2": Counted(), "former": FormerPasswordHasher()},
    )
    for email in (ANNA, BEN, "nobody@example.org"):
        ran.clear()
        assert log_in(visitor, "Falsch123", email) == 400
        assert ran == {"argon2": 1, "scrypt": 1}, email


def test_the_key_is_stored_for_this_user_alone(kept_key: None, data_dir: Path) -> None:
    assert stat.S_IMODE((data_dir / "former-key").stat().st_mode) == 0o600
    assert [file.name for file in data_dir.iterdir()] == ["former-key"]
    assert former_key() == KEY


def test_a_setting_comes_before_the_file(kept_key: None, settings: Settings) -> None:
    settings.ENVIRONMENT = live.ENVIRONMENT.model_copy(update={"former_key": replace(KEY, rounds=3)})
    key = former_key()
    assert key
    assert key.rounds == 3


@pytest.mark.parametrize(
    "text",
    [
        SHOWN,
        KEY.as_json(),
        json.dumps({"hash_config": json.loads(KEY.as_json())}),
        json.dumps(
            {
                "signerKey": "jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA",
                "saltSeparator": "Bw",
                "rounds": "8",
                "memCost": 14,
            }
        ),
    ],
)
def test_the_forms_in_which_a_key_comes(text: str) -> None:
    assert parse_former_key(text) == KEY


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "it lacks base64_signer_key and base64_salt_separator and rounds and mem_cost"),
        ("[]", "give the fields"),
        (SHOWN.replace("SCRYPT", "BCRYPT"), "not SCRYPT"),
        (SHOWN.replace("mem_cost: 14,", ""), "it lacks mem_cost"),
        (SHOWN.replace("rounds: 8", "rounds: 80"), "rounds must be a whole number from 1 to 8"),
        (SHOWN.replace("mem_cost: 14", "mem_cost: 40"), "mem_cost must be a whole number from 1 to 14"),
        (SHOWN.replace("Bw==", "B"), "base64_salt_separator is not Base64"),
        (json.dumps(json.loads(KEY.as_json()) | {"base64_signer_key": "AAAA"}), "has 3 bytes instead of 64"),
    ],
)
def test_a_key_that_cannot_be_used(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        parse_former_key(text)
