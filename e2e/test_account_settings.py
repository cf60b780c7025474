"""Account settings: change of e-mail and password, devices, and deletion."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.checks.watcher import Watcher
from e2e.people.readers import NEW_PASSWORD, PASSWORD, Accounts, Person, assert_red, expect_path, log_in, sign_in
from e2e.running import Library
from testing.mail_sink import link_in


def open_settings(page: Page, person: Person) -> None:
    sign_in(page, person)
    page.goto("/user")
    expect(page.get_by_text(person.email).first).to_be_visible()
    expect(page.get_by_role("region", name="Devices").get_by_role("listitem").first).to_be_visible()


def ask_for_change(page: Page, new_email: str, password: str = PASSWORD) -> None:
    page.get_by_role("button", name="Edit email").click()
    page.get_by_label("New email", exact=True).fill(new_email)
    page.get_by_label("Current password", exact=True).first.fill(password)
    page.get_by_role("button", name="Send email confirmation").click()


def open_password_form(page: Page) -> None:
    page.get_by_role("button", name="Change password").click()


def change_password(page: Page, current: str, new: str = NEW_PASSWORD) -> None:
    if page.get_by_label("New password", exact=True).count() == 0:
        open_password_form(page)
    page.get_by_label("Current password", exact=True).last.fill(current)
    page.get_by_label("New password", exact=True).fill(new)
    page.get_by_label("Repeat password", exact=True).fill(new)
    page.get_by_role("button", name="Save Password").click()


def answering(body: dict[str, Any]) -> Callable[[Route], None]:
    return lambda route: route.fulfill(status=400, json=body)


def test_the_page_is_accessible_and_leads_to_recovery(page: Page, accounts: Accounts) -> None:
    open_settings(page, accounts.verified())
    assert accessibility_faults(page) == []
    page.get_by_role("link", name="Recover Account").click()
    expect_path(page, "/forgot-password")


@pytest.mark.journey
def test_change_of_email_from_request_to_log_in_with_the_new_address(page: Page, accounts: Accounts) -> None:
    anna, new = accounts.verified(), accounts.newcomer().email
    open_settings(page, anna)
    ask_for_change(page, new)
    expect(page.get_by_text("Email change successful!")).to_be_visible()
    mail = accounts.mails.wait_for(new)
    assert accounts.status("POST", "/api/account/login", {"email": new, "password": PASSWORD}) == 400
    page.goto(link_in(mail))
    expect(page.get_by_role("heading", name="Email Changed")).to_be_visible()
    start = time.monotonic()
    expect_path(page, "/")
    assert 1.5 < time.monotonic() - start < 6
    assert accounts.status("GET", "/api/me", token=anna.token) == 401
    old_mails = accounts.mails.wait_for(anna.email, count=2)
    assert "oobCode" not in str(old_mails)
    log_in(page, new, PASSWORD)
    expect_path(page, "/library")
    page.goto("/user")
    expect(page.get_by_text(new).first).to_be_visible()


def test_the_edit_toggle_shows_and_hides_the_form(page: Page, accounts: Accounts) -> None:
    open_settings(page, accounts.verified())
    expect(page.get_by_label("New email", exact=True)).to_be_hidden()
    page.get_by_role("button", name="Edit email").click()
    expect(page.get_by_label("New email", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Send email confirmation")).to_be_disabled()
    page.get_by_role("button", name="Edit email").click()
    expect(page.get_by_label("New email", exact=True)).to_be_hidden()


def test_the_password_form_opens_on_request_and_is_accessible(page: Page, accounts: Accounts) -> None:
    open_settings(page, accounts.verified())
    expect(page.get_by_role("button", name="Save Password")).to_have_count(0)
    open_password_form(page)
    expect(page.get_by_role("button", name="Save Password")).to_be_disabled()
    assert accessibility_faults(page) == []
    open_password_form(page)
    expect(page.get_by_role("button", name="Save Password")).to_have_count(0)


@pytest.mark.journey
def test_books_and_codes_are_listed_and_a_code_is_shown_on_request(
    page: Page, accounts: Accounts, library: Library
) -> None:
    anna = accounts.verified()
    (code,) = library.codes("kaktus1")
    accounts.call("POST", "/api/activation", {"activationCode": code}, anna.token)
    assert accounts.call("GET", "/api/me", token=anna.token)["userLibrary"] == [code]
    open_settings(page, anna)
    part = page.get_by_role("region", name="My books and codes")
    expect(part.get_by_text("Kaktus 1 and Kaktus 1 Interaktiv", exact=True)).to_be_visible()
    expect(part.get_by_text("Available until", exact=False)).to_be_visible()
    printed = "-".join((code[:4], code[4:8], code[8:]))
    expect(part.get_by_text(printed)).to_have_count(0)
    part.get_by_role("button", name="Show code").press("Enter")
    expect(part.get_by_text(printed)).to_be_visible()
    assert accessibility_faults(page) == []


STOP_LINK = """
from kaktus.accounts.action_links import stop_link
from kaktus.accounts.models import User
print(stop_link(User.objects.get(email="{email}")))
"""


def test_reminders_end_by_the_switch_and_by_the_link_of_a_mail(
    page: Page, accounts: Accounts, library: Library
) -> None:
    anna = accounts.verified()

    def has_reminders() -> bool:
        return bool(accounts.call("GET", "/api/me", token=anna.token)["reminders"])

    open_settings(page, anna)
    knob = page.get_by_role("switch", name="Remind me by email before access ends")
    expect(knob).to_be_checked()
    knob.press(" ")
    expect(page.get_by_text("You will not be reminded.")).to_be_attached()
    assert not has_reminders()
    page.get_by_text("Remind me by email before access ends").click()
    expect(page.get_by_text("You will be reminded.")).to_be_attached()
    assert has_reminders()
    link = library.command("django", "shell", "--no-imports", "-c", STOP_LINK.format(email=anna.email)).strip()
    page.evaluate("localStorage.clear()")
    page.goto(link)
    expect(page.get_by_role("heading", name="No more reminders")).to_be_visible()
    assert accessibility_faults(page) == []
    assert not has_reminders()
    page.get_by_role("main").get_by_role("link", name="Log in").click()
    expect_path(page, "/login")


def test_a_wrong_password_does_not_change_the_email(page: Page, accounts: Accounts, watcher: Watcher) -> None:
    watcher.expect("status of 400")
    open_settings(page, accounts.verified())
    ask_for_change(page, accounts.newcomer().email, "Wrong-Password-1")
    expect(page.get_by_text("The current password is incorrect.")).to_be_visible()


def test_an_email_update_that_fails_is_told(page: Page, accounts: Accounts, watcher: Watcher) -> None:
    watcher.expect("status of 500")
    open_settings(page, accounts.verified())
    page.route("**/api/account/email", lambda route: route.fulfill(status=500, json={}))
    ask_for_change(page, accounts.newcomer().email)
    assert_red(page.get_by_text("Error updating email. Please re-login and try again."))


def test_an_address_of_somebody_else_is_not_told(page: Page, accounts: Accounts) -> None:
    anna, ben = accounts.verified("anna"), accounts.verified("ben")
    open_settings(page, anna)
    ask_for_change(page, ben.email)
    expect(page.get_by_text("Email change successful!")).to_be_visible()


def test_change_of_password_signs_out_other_devices_only(page: Page, accounts: Accounts) -> None:
    anna = accounts.verified()
    elsewhere = accounts.call("POST", "/api/account/login", {"email": anna.email, "password": PASSWORD})["token"]
    open_settings(page, anna)
    open_password_form(page)
    page.get_by_label("New password", exact=True).focus()
    for rule in ("At least 8 characters", "Mix of uppercase and lowercase letters", "At least one number"):
        expect(page.get_by_text(rule, exact=True)).to_be_visible()
    change_password(page, PASSWORD)
    expect(page.get_by_text("Your new password is saved.")).to_be_visible()
    assert accounts.status("GET", "/api/me", token=elsewhere) == 401
    page.reload()
    expect(page.get_by_text(anna.email).first).to_be_visible()
    assert accounts.status("POST", "/api/account/login", {"email": anna.email, "password": NEW_PASSWORD}) == 200


def test_a_wrong_current_password_is_told(page: Page, accounts: Accounts, watcher: Watcher) -> None:
    watcher.expect("status of 400")
    open_settings(page, accounts.verified())
    change_password(page, "Wrong-Password-1")
    expect(page.get_by_text("The current password is incorrect.")).to_be_visible()


def test_a_password_change_after_the_session_ended_is_told(page: Page, accounts: Accounts, watcher: Watcher) -> None:
    watcher.expect("status of 401")
    anna = accounts.verified()
    open_settings(page, anna)
    accounts.call("POST", "/api/account/logout", token=anna.token)
    change_password(page, PASSWORD)
    expect(page.get_by_text("Error updating password. Please re-login and try again.")).to_be_visible()


def test_any_other_failure_of_a_password_change_is_told(page: Page, accounts: Accounts, watcher: Watcher) -> None:
    watcher.expect("status of 40[01]")
    open_settings(page, accounts.verified())
    for body, text in (
        ({"errors": [{"code": "invalid_action_code", "message": ""}]}, "Something is wrong; try again later."),
        ({"errors": [{"code": "something_else", "message": ""}]}, "Something went wrong; try again later."),
    ):
        page.route("**/api/account/password", answering(body))
        change_password(page, PASSWORD)
        expect(page.get_by_text(text, exact=True)).to_be_visible()
        page.unroute_all()


PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0"


def test_devices_are_logged_out_one_by_one_and_everywhere(
    page: Page, accounts: Accounts, browser: Browser, base_url: str, watcher: Watcher
) -> None:
    # The page that stays open learns of the end if it has the time.
    watcher.expect("status of 401")
    anna = accounts.verified()
    with browser.new_context(base_url=base_url, user_agent=PHONE, service_workers="block") as phones:
        phone = phones.new_page()
        log_in(phone, anna.email, PASSWORD)
        expect_path(phone, "/library")
        open_settings(page, anna)
        devices = page.get_by_role("region", name="Devices")
        expect(devices.get_by_role("listitem")).to_have_count(2)
        assert accessibility_faults(page) == []
        devices.get_by_role("button", name="Log out: Firefox on an Android phone").press("Enter")
        expect(devices.get_by_text("Firefox on an Android phone has been logged out.")).to_be_visible()
        expect(devices.get_by_role("listitem")).to_have_count(1)
        phone.goto("/user")
        expect_path(phone, "/login")

        log_in(phone, anna.email, PASSWORD)
        expect_path(phone, "/user")
        phone.get_by_role("button", name="Log out everywhere").click()
        expect_path(phone, "/")
        expect(phone.get_by_text("You have been logged out on all your devices.")).to_be_visible()
    assert accounts.status("GET", "/api/me", token=anna.token) == 401


def test_a_device_that_was_logged_out_elsewhere_is_told(page: Page, accounts: Accounts, watcher: Watcher) -> None:
    watcher.expect("status of 401")
    anna = accounts.verified()
    open_settings(page, anna)
    accounts.call("POST", "/api/account/logout-everywhere", token=anna.token)
    page.reload()
    expect_path(page, "/login")
    expect(page.get_by_text("Your session has ended", exact=False).first).to_be_visible()


@pytest.mark.journey
def test_deletion_waits_five_seconds_and_removes_everything(page: Page, accounts: Accounts) -> None:
    anna = accounts.verified()
    open_settings(page, anna)
    page.get_by_role("button", name="Continue with deletion").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Wait 5 seconds")).to_be_disabled()
    assert accessibility_faults(page) == []
    delete = dialog.get_by_role("button", name="Permanently Delete")
    expect(delete).to_be_visible(timeout=7000)
    expect(delete).to_be_disabled()
    dialog.get_by_label("Current password", exact=True).fill(PASSWORD)
    expect(delete).to_be_enabled()
    delete.click()
    expect_path(page, "/")
    assert accounts.status("GET", "/api/me", token=anna.token) == 401
    assert accounts.status("POST", "/api/account/login", {"email": anna.email, "password": PASSWORD}) == 400


def test_deletion_can_be_called_off(page: Page, accounts: Accounts) -> None:
    anna = accounts.verified()
    open_settings(page, anna)
    opener = page.get_by_role("button", name="Continue with deletion")
    opener.click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    opener.click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Wait 5 seconds")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(opener).to_be_focused()
    assert accounts.status("GET", "/api/me", token=anna.token) == 200


def test_a_wrong_password_does_not_delete(page: Page, accounts: Accounts, watcher: Watcher) -> None:
    watcher.expect("status of 400")
    anna = accounts.verified()
    open_settings(page, anna)
    page.get_by_role("button", name="Continue with deletion").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Current password", exact=True).fill("Wrong-Password-1")
    dialog.get_by_role("button", name="Permanently Delete").click(timeout=9000)
    expect(dialog.get_by_text("The current password is incorrect.")).to_be_visible()
    assert accounts.status("GET", "/api/me", token=anna.token) == 200
