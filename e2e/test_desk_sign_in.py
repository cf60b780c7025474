"""Staff come to the desk: by invitation, with an app, a recovery code or a passkey; and are out when disabled."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.checks.watcher import Watcher
from e2e.people.staff import PASSWORD, Staff, add_staff, authenticator_code, sit_down, staff_at_work
from e2e.running import Library

LANGUAGES = {"en": "en-GB", "de": "de-DE"}


@pytest.fixture(scope="module")
def olga(library: Library) -> Staff:
    return staff_at_work(library, "owner")


def sign_in(page: Page, email: str, password: str = PASSWORD) -> None:
    page.goto("/desk")
    page.get_by_label("Email").fill(email)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("button", name="Sign in").click()


def choose_password(page: Page) -> None:
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_label("Repeat password").fill(PASSWORD)
    page.get_by_role("button", name="Save password").click()


def invite(page: Page, library: Library, owner: Staff, email: str) -> str:
    """The link in the mail."""
    sit_down(page, owner, "/desk/staff")
    page.get_by_role("button", name="Invite somebody").click()
    page.get_by_role("dialog").get_by_label("Email").fill(email)
    page.get_by_role("dialog").get_by_label("Role").select_option("support")
    page.get_by_role("button", name="Send invitation").click()
    expect(page.get_by_text(f"An invitation is on its way to {email}.")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text=email)).to_contain_text("Invited")
    text = library.mails.wait_for(email).get_body(("plain",)).get_content()  # type: ignore[union-attr]
    link = re.search(r"\S+/desk/invitation#\S+", text)
    assert link
    return link[0]


def add_an_authenticator(page: Page) -> list[str]:
    """The recovery codes."""
    page.get_by_role("button", name="Authenticator app").click()
    secret = page.locator("code").inner_text()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    assert accessibility_faults(page) == []
    page.get_by_label("Code from the app").fill(authenticator_code(secret))
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("heading", name="Recovery codes")).to_be_visible()
    codes = page.locator("main li code").all_inner_texts()
    assert len(codes) == 10
    assert accessibility_faults(page) == []
    return codes


@pytest.mark.journey
def test_an_invitation_leads_to_the_desk_and_a_recovery_code_back_to_it(
    page: Page, library: Library, olga: Staff
) -> None:
    email = "karl@publisher.example"
    link = invite(page, library, olga, email)
    karl = page.context.browser.new_context(base_url=library.url, locale="en-GB").new_page()  # type: ignore[union-attr]
    karl.goto(link)
    expect(karl.get_by_text(f"Your access is {email}.")).to_be_visible()
    expect(karl.get_by_text(f"{olga.email} invites you to the desk, with the role “Support”.")).to_be_visible()
    karl.get_by_label("Your name").fill("Karl Kühn")
    assert accessibility_faults(karl) == []
    choose_password(karl)
    expect(karl.get_by_role("heading", name="Your second factor")).to_be_visible()
    assert accessibility_faults(karl) == []
    codes = add_an_authenticator(karl)
    karl.get_by_role("button", name="I have saved them").click()
    expect(karl.get_by_role("navigation", name="Parts of the desk")).to_be_visible()
    expect(karl.get_by_role("link", name="Audit log")).to_have_count(0)
    assert karl.evaluate("Object.keys(localStorage).filter((key) => key.includes('token'))") == []

    karl.get_by_role("button", name="Account and settings").click()
    karl.get_by_role("button", name="Sign out").click()
    karl.goto(link)
    expect(karl.get_by_text("This invitation was used already")).to_be_visible()
    sign_in(karl, email)
    karl.get_by_label("Code").fill(codes[0].lower())
    karl.get_by_role("button", name="Continue").click()
    expect(karl.get_by_role("navigation", name="Parts of the desk")).to_be_visible()
    assert karl.context.cookies() == []
    karl.context.close()


def test_a_one_time_password_is_replaced_and_a_passkey_opens_the_desk(
    page: Page, library: Library, security_key: None
) -> None:
    email, once = add_staff(library, "editor")
    sign_in(page, email, once)
    choose_password(page)
    page.get_by_role("button", name="Passkey").click()
    expect(page.get_by_role("heading", name="Recovery codes")).to_be_visible()
    page.get_by_role("button", name="I have saved them").click()
    page.get_by_role("button", name="Account and settings").click()
    page.get_by_role("button", name="Sign out").click()
    sign_in(page, email)
    page.get_by_role("button", name="Use your passkey").click()
    expect(page.get_by_role("navigation", name="Parts of the desk")).to_be_visible()


def test_somebody_who_is_disabled_is_out_within_ten_seconds(page: Page, library: Library, watcher: Watcher) -> None:
    watcher.expect("status of 401")
    clerk = staff_at_work(library, "clerk")
    sit_down(page, clerk)
    expect(page.get_by_role("navigation", name="Parts of the desk")).to_be_visible()
    library.command("staff", "disable", clerk.email, "--reason", "Left.")
    expect(page.get_by_text("You have been signed out")).to_be_visible(timeout=10_000)


def test_all_tabs_share_one_session_and_one_look(page: Page, library: Library) -> None:
    clerk = staff_at_work(library, "clerk")
    page.goto("/favicon.svg")
    page.evaluate(f"sessionStorage.setItem('kaktus.desk.token', '{clerk.token}')")
    page.goto("/desk")
    second = page.context.new_page()
    second.goto("/desk/codes")
    expect(second.get_by_role("heading", name="Codes", exact=True)).to_be_visible()
    assert second.evaluate("Object.keys(localStorage).filter((key) => key.includes('token'))") == []
    for name in ("Account and settings", "Dark mode"):
        page.get_by_role("button", name=name).click()
    expect(second.locator("body.dark")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    expect(second.get_by_role("button", name="Sign in")).to_be_visible()


def test_what_was_typed_waits_behind_the_sign_in(page: Page, library: Library, watcher: Watcher) -> None:
    watcher.expect("status of 401")
    owner = staff_at_work(library, "owner")
    page.goto("/favicon.svg")
    page.evaluate(f"sessionStorage.setItem('kaktus.desk.token', '{owner.token}')")
    page.goto("/desk/staff")
    page.get_by_role("button", name="Invite somebody").click()
    page.get_by_role("dialog").get_by_label("Email").fill("karl@publisher.example")
    library.post("/desk/sign-out", {}, token=owner.token)
    expect(page.get_by_text("You have been signed out")).to_be_visible(timeout=10_000)
    assert accessibility_faults(page) == []
    page.get_by_label("Email").and_(page.locator(":visible")).fill(owner.email)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    page.get_by_label("Code").fill(authenticator_code(owner.secret))
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("dialog").get_by_label("Email")).to_have_value("karl@publisher.example")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_have_no_accessibility_faults(page: Page, olga: Staff, language: str, dark: bool) -> None:
    page.add_init_script(
        f"localStorage.setItem('language', '{language}'); sessionStorage.setItem('darkMode', '{str(dark).lower()}')"
    )
    page.goto("/desk")
    page.locator("main h1").wait_for()
    assert accessibility_faults(page) == []
    for path in ("/desk", "/desk/staff", "/desk/audit", "/desk/account", "/desk/no-such-page"):
        sit_down(page, olga, path)
        page.locator("main h1").wait_for()
        expect(page.locator("[data-waiting]")).to_have_count(0)
        assert accessibility_faults(page) == [], path
    assert page.locator("html").get_attribute("lang") == language
