"""Neither status, body nor timing reveals whether an address has an account.

TIMING_TRIES=100 and pytest's -s print the medians over 100 tries each.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from tests.accounts.account_callers import Caller
from tests.fresh_limits import forget_all_limits

from kaktus.accounts.models import User

TRIES = int(os.environ.get("TIMING_TRIES", "20"))
CLOSE_ENOUGH_MS = 10
# On an overloaded machine everything takes several times as long, and the noise grows too.
NOISE = 0.06


def medians(call_known: Callable[[int], Any], call_unknown: Callable[[int], Any]) -> tuple[float, float]:
    """Milliseconds of work, measured in turns, so that whatever else the machine does affects both alike."""
    clocks = {"work": time.process_time, "wall": time.perf_counter}
    times: dict[str, tuple[list[float], list[float]]] = {name: ([], []) for name in clocks}
    for number in range(TRIES):
        forget_all_limits()
        answers = []
        for index, call in enumerate((call_known, call_unknown)):
            starts = {name: clock() for name, clock in clocks.items()}
            answers.append(call(number))
            for name, clock in clocks.items():
                times[name][index].append((clock() - starts[name]) * 1000)
        first, second = answers
        assert first.status == second.status
        assert (first.body or {}).get("errors") == (second.body or {}).get("errors")
    for name, (of_known, of_unknown) in times.items():
        print(f"{name}: known {median(of_known):.1f} ms, unknown {median(of_unknown):.1f} ms")
    # Processor time decides, not the wall clock, which on a busy machine varies by more than the limit.
    return median(times["work"][0]), median(times["work"][1])


@pytest.fixture(autouse=True)
def _as_slow_as_for_people(real_hashing: None) -> None: ...


def close(pair: tuple[float, float]) -> bool:
    return abs(pair[0] - pair[1]) <= max(CLOSE_ENOUGH_MS, NOISE * max(pair))


def test_log_in(anna: Caller, visitor: Caller) -> None:
    pair = medians(
        lambda _: visitor.post("/account/login", {"email": "anna@example.org", "password": "Falsch123"}),
        lambda _: visitor.post("/account/login", {"email": "nobody@example.org", "password": "Falsch123"}),
    )
    assert close(pair), pair


def people() -> list[str]:
    """Another address for every try, because only a few mails per hour go to one address."""
    addresses = [f"known{number}@example.org" for number in range(TRIES)]
    for address in addresses:
        user = User.objects.create(email=address, password="!")
        EmailAddress.objects.create(user=user, email=address, verified=True, primary=True)
    return addresses


def test_forgot_password(visitor: Caller) -> None:
    addresses = people()
    pair = medians(
        lambda n: visitor.post("/account/forgot-password", {"email": addresses[n]}),
        lambda n: visitor.post("/account/forgot-password", {"email": f"nobody{n}@example.org"}),
    )
    assert close(pair), pair


def test_change_of_e_mail(anna: Caller) -> None:
    addresses = people()
    pair = medians(
        lambda n: anna.post("/account/email", {"newEmail": addresses[n], "currentPassword": "Sonnenblume7"}),
        lambda n: anna.post("/account/email", {"newEmail": f"n{n}@example.org", "currentPassword": "Sonnenblume7"}),
    )
    assert close(pair), pair
