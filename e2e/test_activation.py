"""Typing a code from a book."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.checks.watcher import Watcher
from e2e.people.readers import PASSWORD, Accounts, expect_path, sign_in
from e2e.running import Library
from testing.mail_sink import link_in

INVALID = "Invalid acctivation code. Please try again."


def field(page: Page) -> Locator:
    return page.get_by_label("12-digit activation code")


def activate(page: Page, code: str) -> None:
    field(page).fill(code)
    page.get_by_role("button", name="Activate", exact=True).click()


@pytest.fixture
def anna_at_activation(page: Page, accounts: Accounts) -> str:
    anna = accounts.verified()
    sign_in(page, anna)
    page.goto("/activation")
    expect(page.get_by_role("heading", name="Activation", exact=True)).to_be_visible()
    return anna.token


@pytest.mark.journey
def test_a_book_is_unlocked_for_eighteen_months(page: Page, library: Library, anna_at_activation: str) -> None:
    assert accessibility_faults(page) == []
    activate(page, library.codes("kaktus1")[0].lower())
    expect(page.get_by_text("Activation Successful!")).to_be_visible()
    expect(page.get_by_text("You can access this product for 18 months.")).to_be_visible()
    assert accessibility_faults(page) == []
    page.goto("/library")
    expect(page.get_by_role("heading", name="Kaktus 1", exact=True)).to_be_visible()
    until = page.get_by_text(re.compile("available until")).first
    months = datetime.now(UTC).year * 12 + datetime.now(UTC).month - 1 + 18
    expect(until).to_contain_text(str(months // 12))


def test_the_button_waits_for_twelve_characters(page: Page, anna_at_activation: str) -> None:
    button = page.get_by_role("button", name="Activate", exact=True)
    expect(button).to_be_disabled()
    field(page).press_sequentially("abcdefghjkm")
    expect(button).to_be_disabled()
    expect(field(page)).to_have_value("ABCD-EFGH-JKM")
    field(page).press_sequentially("n")
    expect(button).to_be_enabled()
    expect(page.get_by_text("Activation code must be 12 characters.")).to_have_count(0)
    field(page).press_sequentially("p")
    expect(page.get_by_text("Activation code must be 12 characters.")).to_be_visible()
    expect(field(page)).to_have_value("ABCD-EFGH-JKMN")
    page.get_by_role("button", name="Clear the code").click()
    expect(field(page)).to_have_value("")
    expect(field(page)).to_be_focused()


def test_a_pasted_code_loses_its_hyphens_and_spaces(page: Page, library: Library, anna_at_activation: str) -> None:
    code = library.codes("kaktus2")[0]
    activate(page, f" {code[:4]} - {code[4:8]} {code[8:]} ".lower())
    expect(page.get_by_text("Activation Successful!")).to_be_visible()


@pytest.mark.journey
def test_an_unknown_code(page: Page, anna_at_activation: str, watcher: Watcher) -> None:
    watcher.expect("status of 400")
    activate(page, "ABCDEFGHJKMS")
    expect(page.get_by_text(INVALID)).to_be_visible()


@pytest.mark.journey
def test_a_slip_of_the_finger_is_shown_and_costs_nothing(
    page: Page, library: Library, anna_at_activation: str, watcher: Watcher
) -> None:
    watcher.expect("status of 400")
    code = library.codes("kaktus1")[0]
    wrong = ("3" if code[0] != "3" else "4") + code[1:]
    for _ in range(8):
        activate(page, wrong)
        expect(page.get_by_text(INVALID)).to_be_visible()
        expect(page.get_by_text(re.compile("Please (check|compare) the code"))).to_be_visible()
        page.get_by_role("button", name="Clear the code").click()
    activate(page, code)
    expect(page.get_by_text("Activation Successful!")).to_be_visible()


def test_messages_for_a_used_code(
    page: Page, library: Library, accounts: Accounts, anna_at_activation: str, watcher: Watcher
) -> None:
    watcher.expect("status of 400")
    mine, theirs = library.codes("kaktus1", 2)
    accounts.reader_with(theirs, name="ben")
    accounts.call("POST", "/api/activation", {"activationCode": mine}, anna_at_activation)
    activate(page, theirs)
    expect(page.get_by_text("Activation code already used.", exact=True)).to_be_visible()
    activate(page, mine)
    expect(page.get_by_text("Activation code already used by you.", exact=True)).to_be_visible()
    expect(page.get_by_text("Activation code already used.", exact=True)).to_have_count(0)


def test_a_second_code_can_be_kept_for_someone_else(
    page: Page, library: Library, accounts: Accounts, anna_at_activation: str, watcher: Watcher
) -> None:
    watcher.expect("status of 409")
    first, second = library.codes("kaktus1", 2)
    accounts.call("POST", "/api/activation", {"activationCode": first}, anna_at_activation)
    activate(page, second)
    expect(page.get_by_role("group", name=re.compile("^You have Kaktus 1 .* until"))).to_be_focused()
    assert accessibility_faults(page) == []
    page.get_by_role("button", name="Keep it for someone else").click()
    expect(page.get_by_text("has not been used")).to_be_visible()
    accounts.call("POST", "/api/activation", {"activationCode": second}, accounts.verified("ben").token)


def test_a_code_redeemed_under_an_earlier_address(
    page: Page, library: Library, accounts: Accounts, watcher: Watcher
) -> None:
    watcher.expect("status of 400")
    anna, code = accounts.verified(), library.codes("kaktus1")[0]
    accounts.call("POST", "/api/activation", {"activationCode": code}, anna.token)
    new = accounts.newcomer().email
    accounts.call("POST", "/api/account/email", {"newEmail": new, "currentPassword": PASSWORD}, anna.token)
    link = link_in(accounts.mails.wait_for(new))
    sign_in(page, anna)
    page.goto(link)
    expect(page.get_by_role("heading", name="Email Changed")).to_be_visible()
    anna.token = accounts.call("POST", "/api/account/login", {"email": new, "password": PASSWORD})["token"]
    expect_path(page, "/")
    sign_in(page, anna)
    page.goto("/activation")
    activate(page, code)
    expect(page.get_by_text("Product already activated.", exact=True)).to_be_visible()


def test_guessing_is_slowed_down(page: Page, anna_at_activation: str, watcher: Watcher) -> None:
    watcher.expect("status of 4(00|29)")
    from kaktus.activation.codes import check_character

    for guess in range(6):
        body = f"AAAAAAAA{'ABCDEF'[guess]}Z9"
        activate(page, body + check_character(body))
        expect(page.get_by_text(re.compile(f"{re.escape(INVALID)}|Too many wrong codes"))).to_be_visible()
        if guess < 5:
            page.get_by_role("button", name="Clear the code").click()
    expect(page.get_by_text("Too many wrong codes")).to_be_visible()
    expect(page.get_by_text(re.compile("wait .* minutes"))).to_be_visible()


def test_a_failure_tells_that_the_code_is_not_lost(
    page: Page, library: Library, anna_at_activation: str, watcher: Watcher
) -> None:
    watcher.expect("net::ERR_FAILED")
    code = library.codes("kaktus1")[0]
    page.route("**/api/activation", lambda route: route.abort())
    activate(page, code)
    expect(page.get_by_text("It is not lost.")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Activate", exact=True).click()
    expect(page.get_by_text("Activation Successful!")).to_be_visible()


def test_a_code_that_nobody_came_back_for_leaves_the_device_at_any_page(page: Page) -> None:
    page.goto("/contact")
    page.evaluate("localStorage.setItem('kaktus.pendingCode', JSON.stringify({ code: 'ABCDEFGHJKMS', keptAt: 0 }))")
    page.reload()
    page.wait_for_function("() => localStorage.getItem('kaktus.pendingCode') === null")
