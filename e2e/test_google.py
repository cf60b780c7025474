"""Sign in with Google, against a real OpenID provider that stands in for it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.checks.watcher import Watcher
from e2e.people.readers import PASSWORD, Accounts, expect_path
from e2e.running import Library
from testing.openid_provider import OpenIdProvider
from testing.ports import free_port


@pytest.fixture(scope="module")
def provider_and_library(start_library: Callable[..., Library]) -> Iterator[tuple[OpenIdProvider, Library]]:
    port = free_port()
    provider = OpenIdProvider(f"http://localhost:{port}/auth/google")
    try:
        library = start_library(port=port, KAKTUS_PROXY_COUNT="1", **provider.settings)
        # Its first answer takes a busy machine longer than anybody waits for Google's.
        deadline = time.monotonic() + 60
        while library.get("/api/account/google")[0] != 200 and time.monotonic() < deadline:
            time.sleep(1)
        yield provider, library
    finally:
        provider.stop()


@pytest.fixture(scope="module")
def base_url(provider_and_library: tuple[OpenIdProvider, Library]) -> str:
    return provider_and_library[1].url


@pytest.fixture(scope="module")
def browser_context_args(base_url: str) -> dict[str, object]:
    return {"base_url": base_url, "locale": "en-GB", "viewport": {"width": 1180, "height": 820}}


@pytest.fixture(scope="module")
def accounts(provider_and_library: tuple[OpenIdProvider, Library]) -> Accounts:
    return Accounts(provider_and_library[1].url, provider_and_library[1].mails)


@pytest.fixture
def google(provider_and_library: tuple[OpenIdProvider, Library], watcher: Watcher) -> OpenIdProvider:
    watcher.allow_host(provider_and_library[0].issuer)
    # The provider's own pages are not ours to judge.
    watcher.expect(r"favicon|status of 404.*localhost")
    return provider_and_library[0]


@pytest.mark.journey
def test_a_new_person_signs_up_in_a_popup(page: Page, google: OpenIdProvider, accounts: Accounts) -> None:
    email = accounts.newcomer("gina").email
    google.person(subject=email, email=email, name="Gina")
    page.goto("/signup")
    page.get_by_role("button", name="Sign up with Google").click()
    expect_path(page, "/library")
    page.goto("/user")
    expect(page.get_by_text(email).first).to_be_visible()


def test_a_waiting_code_is_there_after_the_sign_up(
    page: Page, google: OpenIdProvider, accounts: Accounts, provider_and_library: tuple[OpenIdProvider, Library]
) -> None:
    email, code = accounts.newcomer("gina").email, provider_and_library[1].codes("kaktus1")[0]
    google.person(subject=email, email=email)
    page.goto(f"/activation#{code}")
    page.get_by_role("button", name="Sign up with this code").click()
    page.get_by_role("button", name="Sign up with Google").click()
    page.get_by_role("button", name="Activate", exact=True).click()
    expect(page.get_by_text("Activation Successful!")).to_be_visible()


def test_the_same_person_comes_back(page: Page, google: OpenIdProvider, accounts: Accounts) -> None:
    email = accounts.newcomer("gina").email
    google.person(subject=email, email=email)
    for _ in range(2):
        page.goto("/login")
        page.get_by_role("button", name="Sign in with Google").click()
        expect_path(page, "/library")
        page.get_by_role("button", name="Log out").click()
        expect_path(page, "/")


def test_a_closed_popup_can_be_tried_again(page: Page, google: OpenIdProvider, accounts: Accounts) -> None:
    email = accounts.newcomer("gina").email
    google.person(subject=email, email=email, ask=True)
    page.goto("/login")
    with page.expect_popup() as popup:
        page.get_by_role("button", name="Sign in with Google").click()
    popup.value.get_by_role("button", name="Continue").wait_for()
    popup.value.close()
    expect(page.get_by_text("was closed before you were done")).to_be_visible()
    with page.expect_popup() as popup:
        page.get_by_role("button", name="Sign in with Google").click()
    popup.value.get_by_role("button", name="Continue").click()
    expect_path(page, "/library")


def test_cancelling_at_google_is_no_error(page: Page, google: OpenIdProvider, accounts: Accounts) -> None:
    email = accounts.newcomer("gina").email
    google.person(subject=email, email=email, cancel=True)
    page.goto("/login")
    page.get_by_role("button", name="Sign in with Google").click()
    expect(page.get_by_role("main")).to_contain_text("try again")
    expect_path(page, "/login")


def test_a_blocked_popup_gives_way_to_a_plain_link(page: Page, google: OpenIdProvider, accounts: Accounts) -> None:
    email = accounts.newcomer("gina").email
    google.person(subject=email, email=email)
    page.add_init_script("window.open = () => null")
    page.goto("/login")
    page.get_by_role("button", name="Sign in with Google").click()
    expect(page.get_by_text("did not let us open the Google window")).to_be_visible()
    page.get_by_role("link", name="Continue with Google on this page").click()
    expect_path(page, "/library")


@pytest.mark.parametrize("fault", ["wrong-audience", "wrong-nonce", "expired", "wrong-signature", "wrong-issuer"])
def test_a_token_that_is_not_for_us_is_refused(
    page: Page, google: OpenIdProvider, accounts: Accounts, watcher: Watcher, fault: str
) -> None:
    watcher.expect("status of 400")
    email = accounts.newcomer("gina").email
    google.person(subject=email, email=email, fault=fault)
    page.goto("/login")
    page.get_by_role("button", name="Sign in with Google").click()
    expect(page.get_by_text("Google sign-in did not work. Please try again.")).to_be_visible()
    expect_path(page, "/login")


def test_an_unverified_google_address_is_refused_with_a_reason(
    page: Page, google: OpenIdProvider, accounts: Accounts, watcher: Watcher
) -> None:
    watcher.expect("status of 400")
    email = accounts.newcomer("gina").email
    google.person(subject=email, email=email, emailVerified=False)
    page.goto("/login")
    page.get_by_role("button", name="Sign in with Google").click()
    expect(page.get_by_text("Google has not verified your email address yet")).to_be_visible()


def test_an_unverified_squatter_loses_the_account_and_its_password(
    page: Page, google: OpenIdProvider, accounts: Accounts
) -> None:
    squatter = accounts.unverified("gina")
    google.person(subject=squatter.email, email=squatter.email)
    page.goto("/login")
    page.get_by_role("button", name="Sign in with Google").click()
    expect_path(page, "/library")
    assert accounts.status("GET", "/api/me", token=squatter.token) == 401
    login = {"email": squatter.email, "password": PASSWORD}
    assert accounts.status("POST", "/api/account/login", login) == 400


def test_a_person_without_a_password_sets_one_and_deletes_the_account(
    page: Page, google: OpenIdProvider, accounts: Accounts
) -> None:
    email = accounts.newcomer("gina").email
    google.person(subject=email, email=email)
    page.goto("/login")
    page.get_by_role("button", name="Sign in with Google").click()
    expect_path(page, "/library")
    page.goto("/user")
    page.get_by_role("button", name="Choose a password").click()
    expect(page.get_by_label("Current password", exact=True)).to_have_count(0)
    page.get_by_label("New password", exact=True).fill(PASSWORD)
    page.get_by_label("Repeat password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Save Password").click()
    expect(page.get_by_text("Your new password is saved.")).to_be_visible()
    assert accounts.status("POST", "/api/account/login", {"email": email, "password": PASSWORD}) == 200


def test_a_person_without_a_password_deletes_the_account(
    page: Page, google: OpenIdProvider, accounts: Accounts
) -> None:
    email = accounts.newcomer("gina").email
    google.person(subject=email, email=email)
    page.goto("/login")
    page.get_by_role("button", name="Sign in with Google").click()
    expect_path(page, "/library")
    page.goto("/user")
    page.get_by_role("button", name="Continue with deletion").click()
    page.get_by_role("dialog").get_by_role("button", name="Permanently Delete").click(timeout=9000)
    expect_path(page, "/")
    assert page.evaluate("localStorage.getItem('kaktus.token')") is None


def test_linking_keeps_the_password_of_a_verified_account(
    page: Page, google: OpenIdProvider, accounts: Accounts
) -> None:
    anna = accounts.verified("anna")
    google.person(subject=f"google-{anna.email}", email=anna.email)
    page.goto("/login")
    page.get_by_role("button", name="Sign in with Google").click()
    expect_path(page, "/library")
    assert accounts.status("POST", "/api/account/login", {"email": anna.email, "password": PASSWORD}) == 200
    accounts.mails.wait_for(anna.email, count=2)


def test_without_a_client_id_the_button_says_so(page: Page, library: Library, watcher: Watcher) -> None:
    watcher.allow_host(library.url)
    page.goto(f"{library.url}/login")
    page.get_by_role("button", name="Sign in with Google").click()
    expect(page.get_by_text("Google sign-in is not set up here")).to_be_visible()
