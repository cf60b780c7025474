"""The frame around every page: navigation, dark mode, language, titles, focus, and who may see what."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.checks.watcher import Watcher

PUBLIC = (
    "/",
    "/login",
    "/signup",
    "/forgot-password",
    "/privacypolicy",
    "/terms",
    "/questions",
    "/contact",
    "/imprint",
    "/accessibility",
)
PROTECTED = ("/user", "/emailVerification", "/emailChanged", "/activation", "/library", "/stage")


@pytest.mark.parametrize("path", [*PUBLIC, "/no-such-page"])
def test_every_page_is_accessible_narrow_and_wide_light_and_dark(page: Page, watcher: Watcher, path: str) -> None:
    watcher.expect("404")
    page.emulate_media(reduced_motion="reduce")
    page.goto(path)
    expect(page).to_have_url(re.compile(f"{re.escape(path)}$"))
    for change in ("Dark mode", "Light mode"):
        for width in (390, 1180):
            page.set_viewport_size({"width": width, "height": 844})
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            expect(page.get_by_role("navigation", name="Main")).to_be_visible()
            assert accessibility_faults(page) == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
        page.get_by_role("button", name=change).click()


@pytest.mark.parametrize("path", PROTECTED)
def test_a_visitor_on_a_protected_route_goes_to_the_start(page: Page, path: str) -> None:
    page.goto(path)
    expect(page).to_have_url(re.compile(r"//[^/]+/$"))
    expect(page.get_by_role("link", name="Login", exact=True)).to_be_visible()


@pytest.mark.journey
def test_landing(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Kaktus")
    expect(page.get_by_role("main")).to_contain_text("Learning German is child's play")
    page.get_by_role("link", name="Sign Up", exact=True).click()
    expect(page).to_have_url(re.compile("/signup$"))
    page.go_back()
    page.get_by_role("link", name="Login", exact=True).click()
    expect(page).to_have_url(re.compile("/login$"))


@pytest.mark.journey
def test_on_a_phone_on_its_side_kaktus_stands_beside_the_words(page: Page) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto("/")
    kaktus = page.locator("main section").first.locator("svg").last.bounding_box()
    assert kaktus
    assert kaktus["x"] > 844 / 2
    assert kaktus["y"] + kaktus["height"] / 2 < 390


def test_the_navigation_of_a_visitor(page: Page) -> None:
    page.goto("/terms")
    brand = page.get_by_role("banner").get_by_role("link", name="Kaktus")
    expect(brand.locator("svg")).to_be_visible()
    navigation = page.get_by_role("navigation").first
    expect(navigation.get_by_role("link", name="Log in")).to_be_visible()
    for name in ("My Library", "Activation", "Account"):
        expect(navigation.get_by_role("link", name=name)).to_have_count(0)
    expect(navigation.get_by_role("button", name="Log out")).to_have_count(0)


def test_small_screens_have_a_menu(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/")
    menu = page.get_by_role("button", name="Menu")
    log_in = page.get_by_role("link", name="Log in", exact=True)
    expect(log_in).to_be_hidden()
    menu.click()
    expect(menu).to_have_attribute("aria-expanded", "true")
    expect(log_in).to_be_visible()
    page.keyboard.press("Escape")
    expect(log_in).to_be_hidden()
    expect(menu).to_be_focused()


def test_the_footer(page: Page) -> None:
    page.goto("/terms")
    footer = page.get_by_role("contentinfo")
    expect(footer).to_contain_text("Kaktus")
    expect(footer).to_contain_text(str(page.evaluate("new Date().getFullYear()")))
    footer.get_by_role("link", name="Contact Us").click()
    expect(page).to_have_url(re.compile("/contact$"))
    expect(page.get_by_role("link", name="info@example.org").first).to_be_visible()


def choose_language(page: Page, name: str) -> None:
    page.locator("header [aria-expanded][aria-label]").click()
    page.get_by_role("button", name=name, exact=True).last.click()


@pytest.mark.parametrize(("language", "name"), [("English", "Licences"), ("Deutsch", "Lizenzen")])
def test_the_footer_leads_to_the_licences(page: Page, language: str, name: str) -> None:
    page.goto("/terms")
    if language == "Deutsch":
        choose_language(page, "Deutsch")
    page.get_by_role("contentinfo").get_by_role("link", name=name).click()
    expect(page).to_have_url(re.compile("/THIRD-PARTY.txt$"))
    expect(page.get_by_text("Third-party notices of the Kaktus library")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_an_unknown_route_is_a_404_with_our_own_page(page: Page, watcher: Watcher) -> None:
    watcher.expect("404")
    response = page.goto("/no/such/page")
    assert response is not None
    assert response.status == 404
    expect(page.get_by_role("heading", name="404 - Not Found")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("Oops! The page you are looking for doesn't exist.")


def test_dark_mode_is_kept_for_the_visit_and_set_before_the_first_paint(page: Page, watcher: Watcher) -> None:
    watcher.expect("net::ERR_FAILED")
    page.goto("/")
    expect(page.locator("body")).not_to_have_class(re.compile("dark"))
    page.get_by_role("button", name="Dark mode").click()
    expect(page.locator("body")).to_have_class(re.compile("dark"))
    assert page.evaluate("sessionStorage.getItem('darkMode')") == "true"
    # The class must be set before the application runs: hold its script back and look.
    page.route(re.compile(r"/assets/.*\.js"), lambda route: route.abort())
    page.reload(wait_until="commit")
    expect(page.locator("body.dark")).to_be_attached()
    assert page.locator("#root").inner_html() == ""
    page.unroute_all()
    page.reload()
    page.get_by_role("button", name="Light mode").click()
    expect(page.locator("body")).not_to_have_class(re.compile("dark"))


def test_dark_mode_ends_with_the_visit(page: Page, context: BrowserContext) -> None:
    page.goto("/")
    page.get_by_role("button", name="Dark mode").click()
    other = context.new_page()
    other.goto("/terms")
    expect(other.get_by_role("button", name="Dark mode")).to_be_visible()


def test_titles_and_focus_follow_the_page(page: Page) -> None:
    page.goto("/")
    expect(page).to_have_title(re.compile("Kaktus"))
    page.get_by_role("contentinfo").get_by_role("link", name="Terms").click()
    expect(page).to_have_title(re.compile("Terms.*Kaktus"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.go_back()
    expect(page).not_to_have_title(re.compile("Terms"))


def test_the_skip_link_is_the_first_stop(page: Page) -> None:
    page.goto("/terms")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    page.keyboard.press("Tab")
    skip = page.locator(":focus")
    expect(skip).to_have_text(re.compile("Skip"))
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")


@pytest.mark.journey
def test_the_language_can_be_switched_and_is_kept(page: Page) -> None:
    page.goto("/terms")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    choose_language(page, "Deutsch")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Nutzungsbedingungen")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    choose_language(page, "العربية")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.get_by_role("heading", level=1)).to_have_text("شروط الاستخدام")


def test_losing_the_network_is_told(page: Page, context: BrowserContext) -> None:
    page.goto("/terms")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    context.set_offline(True)
    expect(page.get_by_text(re.compile("offline", re.IGNORECASE)).first).to_be_visible()
    context.set_offline(False)
    expect(page.get_by_text(re.compile("offline", re.IGNORECASE))).to_have_count(0)


@pytest.mark.parametrize("path", PUBLIC)
def test_the_files_that_a_page_names_ahead_are_those_it_uses_and_come_once(page: Page, path: str) -> None:
    answer = page.goto(path)
    assert answer is not None
    named = re.findall(r"<(/assets/[^>]+)>", answer.headers["link"])
    assert named
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    loaded = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)")
    assert [loaded.count(file) for file in named] == [1] * len(named)
    used = page.evaluate("[...document.styleSheets].map(({ href }) => new URL(href).pathname)")
    assert [file for file in named if file.endswith(".css") and file not in used] == []


def test_a_page_that_cannot_be_loaded_offers_a_way_back(page: Page, watcher: Watcher) -> None:
    watcher.expect("net::ERR_FAILED|dynamically imported module")
    page.goto("/")
    page.route(re.compile(r"/assets/terms.*\.js"), lambda route: route.abort())
    page.get_by_role("contentinfo").get_by_role("link", name="Terms").click()
    expect(page.get_by_role("heading", name="Something went wrong")).to_be_visible()
    expect(page.get_by_role("link", name="Back to the start")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Load the page again").click()
    expect(page.get_by_role("heading", name="Terms of use")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/privacypolicy", "No cookies are used."),
        ("/privacypolicy", "Only e-mail addresses and activation codes are collected."),
        ("/privacypolicy", "Your data is not shared with third parties."),
        ("/privacypolicy", "There is no user-generated content"),
        ("/terms", "18 months"),
        ("/terms", "Sharing accounts or codes with others is not allowed and may lead to termination."),
        ("/imprint", "KAKTUS_IMPRINT_NAME"),
        ("/accessibility", "(WCAG) 2.2, level AA"),
    ],
)
def test_the_static_pages_say_what_they_must(page: Page, path: str, says: str) -> None:
    page.goto(path)
    expect(page.get_by_role("main")).to_contain_text(re.compile(re.escape(says), re.IGNORECASE))
