"""Signing in with Google, against a real OpenID provider."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from allauth.account.models import EmailAddress
from allauth.socialaccount.models import SocialAccount
from pytest_django import Settings
from tests.accounts.account_callers import ANNA, PASSWORD, Answer, Caller, Post

from kaktus.accounts.models import User
from kaktus.accounts.session_store import SIGN_IN, SessionStore
from testing.openid_provider import OpenIdProvider

REDIRECT = "http://localhost:8000/auth/google"


@pytest.fixture(scope="module")
def provider() -> Iterator[OpenIdProvider]:
    server = OpenIdProvider(REDIRECT)
    yield server
    server.stop()


class Google:
    """What the page and the popup do together."""

    def __init__(self, provider: OpenIdProvider) -> None:
        self.issuer, self.person, self._provider = provider.issuer, provider.person, provider

    def popup(self, caller: Caller, **changes: str) -> dict[str, str]:
        """Open the provider's page and come back with a code."""
        # On the page that asks to confirm, the person there signs in again.
        parameters = self._provider.popup(caller.get("/account/google").body, again=bool(caller.token))
        return parameters | changes

    def sign_in(self, caller: Caller, **changes: str) -> Answer:
        return caller.post("/account/google", self.popup(caller, **changes))


@pytest.fixture
def google(provider: OpenIdProvider, settings: Settings, db: None) -> Google:
    settings.ENVIRONMENT = settings.ENVIRONMENT.model_copy(
        update={
            "google_client_id": provider.client_id,
            "google_client_secret": provider.client_secret,
            "google_issuer": provider.issuer,
        }
    )
    settings.PUBLIC_URL = "http://localhost:8000"
    helper = Google(provider)
    helper.person()
    return helper


def test_a_new_person_is_verified_at_once_and_only_what_is_needed_is_kept(
    google: Google, visitor: Caller, new_caller: type[Caller], post: Post
) -> None:
    answer = google.sign_in(visitor)
    assert (answer.status, answer.body["isNew"]) == (200, True)
    me = new_caller(answer.body["token"]).get("/me").body
    assert (me["email"], me["emailVerified"], me["displayName"], me["hasPassword"]) == (
        ANNA,
        True,
        "Anna Beispiel",
        False,
    )
    link = SocialAccount.objects.get()
    assert (link.provider, link.uid, link.extra_data) == (google.issuer, "google-anna", {})
    assert User.objects.get().confirmed_at
    assert post.count() == 0


def test_the_second_time_it_is_the_same_person_by_subject(
    google: Google, visitor: Caller, new_caller: type[Caller]
) -> None:
    google.sign_in(visitor)
    google.person(email="anna.neu@example.org")
    answer = google.sign_in(visitor)
    assert (answer.status, answer.body["isNew"]) == (200, False)
    assert new_caller(answer.body["token"]).get("/me").body["email"] == ANNA
    assert User.objects.count() == 1


@pytest.mark.parametrize(
    "fault",
    [
        "wrong-audience",
        "wrong-authorized-party",
        "wrong-issuer",
        "wrong-nonce",
        "no-nonce",
        "expired",
        "wrong-signature",
    ],
)
def test_a_token_that_is_not_right_is_refused(google: Google, visitor: Caller, fault: str) -> None:
    google.person(fault=fault)
    answer = google.sign_in(visitor)
    assert (answer.status, answer.codes) == (400, ["google_sign_in_failed"])
    assert not User.objects.exists()


@pytest.mark.parametrize("field", ["code", "codeVerifier", "nonce", "redirectUri"])
def test_an_answer_that_is_not_the_popups_is_refused(google: Google, visitor: Caller, field: str) -> None:
    answer = google.sign_in(visitor, **{field: "x" * 43})
    assert (answer.status, answer.codes) == (400, ["google_sign_in_failed"])


def test_a_code_works_once(google: Google, visitor: Caller) -> None:
    body = google.popup(visitor)
    assert visitor.post("/account/google", body).status == 200
    assert visitor.post("/account/google", body).codes == ["google_sign_in_failed"]


def test_an_unconfirmed_google_address_is_refused_with_the_reason(google: Google, visitor: Caller) -> None:
    google.person(emailVerified=False)
    answer = google.sign_in(visitor)
    assert (answer.status, answer.codes) == (400, ["google_email_unverified"])
    assert "Google has not confirmed" in answer.body["errors"][0]["message"]
    assert not User.objects.exists()


def test_a_strangers_unverified_account_loses_password_and_sessions(
    google: Google, unverified_anna: Caller, visitor: Caller, new_caller: type[Caller], post: Post
) -> None:
    attacker = unverified_anna
    attacker.post("/account/email", {"newEmail": "boese@example.org", "currentPassword": PASSWORD})
    change = post.code("boese@example.org", "verifyAndChangeEmail")
    answer = google.sign_in(visitor)
    assert answer.status == 200
    assert attacker.get("/me").status == 401
    assert visitor.post("/account/login", {"email": ANNA, "password": PASSWORD}).status == 400
    owner = new_caller(answer.body["token"])
    assert owner.get("/me").body == owner.get("/me").body | {"emailVerified": True, "hasPassword": False}
    assert User.objects.get().confirmed_at
    late = owner.post("/account/action", {"mode": "verifyAndChangeEmail", "oobCode": change})
    assert late.codes == ["invalid_action_code"]


def test_a_verified_account_is_linked_keeps_its_password_and_is_told(
    google: Google, anna: Caller, visitor: Caller, post: Post
) -> None:
    answer = google.sign_in(visitor)
    assert (answer.status, answer.body["isNew"]) == (200, False)
    assert User.objects.count() == 1
    assert anna.get("/me").status == 200
    assert visitor.post("/account/login", {"email": ANNA, "password": PASSWORD}).status == 200
    assert post.to(ANNA)[-1].subject == "Kaktus: Google sign-in was added to your account"


def test_another_google_account_with_the_same_address_does_not_get_in(google: Google, visitor: Caller) -> None:
    google.sign_in(visitor)
    google.person(subject="google-somebody-else")
    assert google.sign_in(visitor).codes == ["wrong_google_account"]


def signed_in_long_ago(google: Google, visitor: Caller, new_caller: type[Caller]) -> Caller:
    caller = new_caller(google.sign_in(visitor).body["token"])
    store = SessionStore(session_key=caller.token)
    store[SIGN_IN] |= {"at": store[SIGN_IN]["at"] - 301}
    store.save()
    return caller


def test_without_a_password_a_fresh_google_sign_in_stands_for_it(
    google: Google, visitor: Caller, new_caller: type[Caller]
) -> None:
    caller = signed_in_long_ago(google, visitor, new_caller)
    calls = [
        ("/account/email", {"newEmail": "neu@example.org"}),
        ("/account/password", {"newPassword": "Neuanfang8"}),
        ("/account/delete", {}),
    ]
    for path, body in calls:
        answer = caller.post(path, body)
        assert (answer.status, answer.codes) == (403, ["google_sign_in_required"])
    again = google.sign_in(caller)
    assert (again.status, again.body) == (200, {"token": caller.token, "isNew": False})
    assert caller.post(*calls[0]).status == 202
    assert caller.post(*calls[2]).status == 204
    assert not User.objects.exists()


def test_right_after_a_sign_in_a_password_can_be_set(google: Google, visitor: Caller, new_caller: type[Caller]) -> None:
    caller = new_caller(google.sign_in(visitor).body["token"])
    answer = caller.post("/account/password", {"newPassword": "Neuanfang8"})
    assert answer.status == 200
    assert new_caller(answer.body["token"]).get("/me").body["hasPassword"] is True
    assert visitor.post("/account/login", {"email": ANNA, "password": "Neuanfang8"}).status == 200


def test_confirming_with_a_different_google_account_is_refused(
    google: Google, visitor: Caller, new_caller: type[Caller]
) -> None:
    caller = signed_in_long_ago(google, visitor, new_caller)
    google.person(subject="google-ben", email="ben@example.org")
    assert google.sign_in(caller).codes == ["wrong_google_account"]
    assert caller.post("/account/delete", {}).codes == ["google_sign_in_required"]
    assert User.objects.count() == 1


def test_with_a_dead_token_nothing_is_confirmed(google: Google, anna: Caller) -> None:
    anna.post("/account/logout")
    assert google.sign_in(anna).status == 401


def test_an_e_mail_change_keeps_the_google_link(
    google: Google, visitor: Caller, new_caller: type[Caller], post: Post
) -> None:
    caller = new_caller(google.sign_in(visitor).body["token"])
    caller.post("/account/email", {"newEmail": "neu@example.org"})
    code = post.code("neu@example.org", "verifyAndChangeEmail")
    assert caller.post("/account/action", {"mode": "verifyAndChangeEmail", "oobCode": code}).status == 200
    answer = google.sign_in(visitor)
    assert answer.body["isNew"] is False
    assert EmailAddress.objects.get().email == "neu@example.org"


def test_an_unreachable_provider_is_told(google: Google, visitor: Caller, settings: Settings) -> None:
    settings.ENVIRONMENT = settings.ENVIRONMENT.model_copy(update={"google_issuer": "http://localhost:9"})
    assert (visitor.get("/account/google").status, visitor.get("/account/google").codes) == (
        503,
        ["google_unreachable"],
    )


def test_without_a_client_id_it_is_not_set_up(visitor: Caller) -> None:
    answer = visitor.get("/account/google")
    assert (answer.status, answer.body["enabled"], answer.body["clientId"]) == (200, False, "")
    body = {"code": "x", "codeVerifier": "x", "nonce": "x", "redirectUri": "x"}
    assert visitor.post("/account/google", body).codes == ["google_not_set_up"]
