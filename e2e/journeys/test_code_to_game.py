"""The way from the printed code to the first game: nothing to look for, nothing to type twice."""

from __future__ import annotations

import re

import pytest

from e2e.engines.page import Thing, wait_until
from e2e.engines.visits import Visit
from e2e.people.readers import PASSWORD, Accounts
from e2e.running import Library
from testing.mail_sink import link_in

# A small phone, a phone on its side, a laptop at 150 %.
SMALL_SCREENS = ((320, 568), (844, 390), (911, 512))


def expect_in_sight(thing: Thing) -> None:
    below = "(one) => one.getBoundingClientRect().bottom - innerHeight"
    wait_until(lambda: thing.evaluate(below) <= 0, f"{thing} is on the screen")


@pytest.mark.journey
def test_a_waiting_code_comes_first_and_leads_to_a_game(visit: Visit, library: Library, accounts: Accounts) -> None:
    phone, anna, code = visit(size=(390, 844)), accounts.newcomer(), library.codes("kaktus1")[0]
    phone.open(f"/activation#{code}")
    phone.expect_path("/")
    for size in SMALL_SCREENS:
        phone.resize(*size)
        expect_in_sight(phone.by_role("button", "Log in with this code"))
        expect_in_sight(phone.by_role("button", "Sign up with this code"))
    phone.resize(320, 568)
    phone.by_role("button", "Sign up with this code").click()
    phone.by_label("Email").fill(anna.email)
    phone.by_label("Password").fill(PASSWORD)
    phone.by_label("Repeat password").fill(PASSWORD)
    phone.by_role("button", "Sign Up").click()
    phone.expect_path("/emailVerification")
    phone.open(link_in(accounts.mails.wait_for(anna.email)))
    # Nobody has pressed Activate.
    phone.by_text("Activation Successful!").wait()
    phone.by_text(re.compile(" is verified.")).wait()
    expect_in_sight(start := phone.by_role("link", "Start the first lesson"))
    start.click()
    lesson = phone.frame()
    lesson.by_role("button", re.compile("Los")).click()
    lesson.by_role("button", "Zum Anfang").wait()
    assert lesson.by_css(".game-map").count() == 0
