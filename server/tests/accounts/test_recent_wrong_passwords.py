"""What support can see of wrong passwords: how many there were recently, and for how long the account is locked."""

from __future__ import annotations

from tests.accounts.account_callers import ANNA, PASSWORD, Caller

from kaktus.accounts.flows.delete_account import forget_person
from kaktus.accounts.models import User
from kaktus.accounts.password_guesses import locked_for, recent_wrong_passwords, unlock_account


def log_in(visitor: Caller, password: str) -> int:
    return visitor.post("/account/login", {"email": ANNA, "password": password}).status


def test_wrong_passwords_are_counted_and_right_ones_are_not(anna: Caller, visitor: Caller) -> None:
    assert recent_wrong_passwords(email=ANNA).tries == 0
    for password in ("Falsch123", PASSWORD, "Falsch123"):
        log_in(visitor, password)
    assert recent_wrong_passwords(email=ANNA).tries == 2
    assert not locked_for(email=ANNA)


def test_a_lock_is_seen_and_lifted_and_the_count_stays(anna: Caller, visitor: Caller) -> None:
    for _ in range(6):
        log_in(visitor, "Falsch123")
    assert 0 < locked_for(email=ANNA) <= 300
    unlock_account(email=ANNA)
    assert locked_for(email=ANNA) == 0
    assert log_in(visitor, PASSWORD) == 200
    assert recent_wrong_passwords(email=ANNA).tries == 5


def test_the_count_goes_with_the_account(anna: Caller, visitor: Caller) -> None:
    log_in(visitor, "Falsch123")
    forget_person(User.objects.get(email=ANNA))
    assert recent_wrong_passwords(email=ANNA).tries == 0
