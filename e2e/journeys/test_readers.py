"""Readers: they look around, sign up, confirm their address, unlock a book and open their library."""

from __future__ import annotations

import re

import pytest

from e2e.engines.page import Page
from e2e.engines.people import sign_in
from e2e.engines.visits import Console, Visit
from e2e.people.readers import PASSWORD, Accounts, Person
from e2e.running import Library
from kaktus.activation.codes import likely_slip
from testing.mail_sink import link_in

FINISHED = """() => parent.postMessage({
  kaktus: 1,
  type: 'progress',
  lesson: 'kaktus-1-interaktiv/farben',
  progress: { stars: { memory: 3 }, words: {} },
}, '*')"""


@pytest.mark.journey
def test_a_visitor_tries_a_lesson(visitor: Page) -> None:
    visitor.open("/")
    visitor.by_role("link", re.compile("Try a lesson first")).click()
    visitor.expect_path("/try")
    lesson = visitor.frame()
    lesson.by_role("button", "Los!").click()
    lesson.by_css(".game-map").wait()
    lesson.evaluate(FINISHED)
    visitor.by_role("button", "What comes next?").click()
    visitor.by_role("heading", "That was Farben!").wait()
    visitor.by_role("main").by_role("link", "Sign Up").click()
    visitor.expect_path("/signup")


def test_a_newcomer_signs_up_after_a_mistake(visitor: Page, accounts: Accounts) -> None:
    anna = accounts.newcomer()
    visitor.open("/")
    visitor.by_role("link", "Sign Up").click()
    visitor.by_label("Email").fill(anna.email)
    visitor.by_label("Password").fill(PASSWORD)
    visitor.by_label("Repeat password").fill("another")
    visitor.press("Tab")
    visitor.by_text("Passwords did not match.").wait()
    visitor.by_label("Repeat password").fill(PASSWORD)
    visitor.by_role("button", "Sign Up").click()
    visitor.expect_path("/emailVerification")
    visitor.by_role("heading", "Email Verification Required").wait()
    accounts.mails.wait_for(anna.email)


def test_a_slip_in_the_address_is_suggested_or_corrected_later(visitor: Page, accounts: Accounts) -> None:
    slip, right = (accounts.newcomer().email.replace("example.org", domain) for domain in ("gmial.com", "gmail.com"))
    visitor.open("/signup")
    visitor.by_label("Email").fill(slip)
    visitor.press("Enter")
    visitor.by_role("alert").by_text("Please choose a password.").wait()
    visitor.by_role("button", f"Did you mean {slip.replace('gmial', 'gmail')}?").wait()
    visitor.by_label("Password").fill(PASSWORD)
    visitor.by_label("Repeat password").fill(PASSWORD)
    visitor.by_role("button", "Sign Up").click()
    visitor.expect_path("/emailVerification")
    visitor.by_role("button", "Change the address").click()
    visitor.by_role("button", f"Did you mean {slip.replace('gmial', 'gmail')}?").click()
    visitor.by_label("New email").fill(right)
    visitor.by_role("button", "Send the link to this address").click()
    visitor.by_text(re.compile("A new email is on its way")).wait()
    visitor.open(link_in(accounts.mails.wait_for(right)))
    visitor.by_role("heading", "Email Verified").wait()


def test_the_link_in_the_mail_opens_on_the_same_device(visitor: Page, accounts: Accounts) -> None:
    ben = accounts.unverified()
    sign_in(visitor, ben)
    visitor.open(link_in(accounts.mails.wait_for(ben.email)))
    visitor.by_role("heading", "Email Verified").wait()
    visitor.expect_path("/emailVerification")


def test_the_link_in_the_mail_opens_on_another_device(visitor: Page, visit: Visit, accounts: Accounts) -> None:
    ben = accounts.unverified()
    sign_in(visitor, ben)
    visitor.open("/emailVerification")
    visitor.by_role("heading", "Email Verification Required").wait()
    phone = visit(size=(390, 844))
    phone.open(link_in(accounts.mails.wait_for(ben.email)))
    phone.by_role("status").by_text(re.compile("Your address is confirmed")).wait()
    phone.by_text("You can close this page.").wait()
    visitor.by_role("heading", "Email Verified").wait()


def code_with_a_five(library: Library) -> str:
    """One in which an S instead of the 5 is recognised as a slip."""
    while True:
        code = library.codes("kaktus1")[0]
        if "5" in code and likely_slip(code.replace("5", "S", 1)):
            return code


def test_a_code_with_a_slip_is_understood(
    visitor: Page, library: Library, accounts: Accounts, console: Console
) -> None:
    # The answer that refuses the code.
    console.expect("status of 400")
    sign_in(visitor, accounts.verified())
    visitor.open("/activation")
    code = code_with_a_five(library)
    field, activate = visitor.by_label(re.compile("12-digit activation code")), visitor.by_role("button", "Activate")
    field.fill(code[:-1])
    visitor.press("Enter")
    visitor.by_role("alert").by_text(re.compile("11 of 12 characters")).wait()
    field.fill(code.replace("5", "S", 1).lower())
    activate.click()
    visitor.by_text(re.compile("You typed S; perhaps it is 5")).wait()
    field.fill(code)
    activate.click()
    visitor.by_text("Activation Successful!").wait()


def test_the_library_shows_its_books_and_turns_its_pages(visitor: Page, reader: Person) -> None:
    sign_in(visitor, reader)
    visitor.open("/library")
    visitor.by_role("heading", "Kaktus 1").wait()
    visitor.by_role("heading", "Kaktus 1 Interaktiv").wait()
    visitor.wait_for(
        "() => [...document.querySelectorAll('main a img')].slice(0, 4).every((one) => one.naturalWidth > 0)"
    )
    visitor.by_role("button", "Go to lessons 5 to 8").click()
    visitor.by_role("link", re.compile("^Spiele")).click()
    visitor.expect_path("/stage")
    visitor.frame().by_role("button", "Los!").wait()


BACKGROUND = """() => {
  const [red, green, blue] = getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).map(Number);
  return red + green + blue;
}"""


def test_in_the_evening_it_is_dark(visitor: Page, reader: Person) -> None:
    sign_in(visitor, reader)
    visitor.open("/library")
    assert visitor.evaluate(BACKGROUND) > 600
    visitor.by_role("button", "Dark mode").click()
    visitor.wait_for(f"() => ({BACKGROUND})() < 200")
    visitor.by_role("link", re.compile("^Farben")).click()
    visitor.frame().by_role("button", "Los!").wait()


def test_in_arabic_it_runs_from_right_to_left(visit: Visit) -> None:
    page = visit("try { localStorage.setItem('language', 'ar') } catch {}", size=(390, 844))
    for path, last in (("/", "main h2"), ("/signup", "h1"), ("/questions", "h2"), ("/try", "iframe")):
        page.open(path)
        page.by_css(last).wait()
        assert page.evaluate("() => [document.documentElement.lang, document.documentElement.dir]") == ["ar", "rtl"]
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"{path} scrolls sideways"
    page.frame("iframe").by_role("button", "Los!").wait()
