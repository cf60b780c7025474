"""Signing up: an account, a session, a mail, and clear errors."""

from __future__ import annotations

import pytest
from django.contrib.auth.hashers import Argon2PasswordHasher, identify_hasher
from tests.accounts.account_callers import PASSWORD, Caller, Post

from kaktus.accounts.models import User


def test_a_new_person_is_signed_in_and_gets_a_verification_mail(
    visitor: Caller, new_caller: type[Caller], post: Post
) -> None:
    answer = visitor.post("/account/signup", {"email": "Anna@Example.org ", "password": PASSWORD})
    assert answer.status == 201
    me = new_caller(answer.body["token"]).get("/me").body
    assert (me["email"], me["emailVerified"], me["hasPassword"]) == ("anna@example.org", False, True)
    assert (me["uid"], me["displayName"]) == (str(User.objects.get().pk), "")
    assert [mail.subject for mail in post.to("anna@example.org")] == ["Kaktus: Please confirm your email address"]


def test_the_token_is_opaque_and_long(unverified_anna: Caller) -> None:
    # 32 characters of 36 kinds: 165 bits.
    assert len(unverified_anna.token) == 32
    assert unverified_anna.token.isalnum()


def test_the_password_is_kept_as_argon2id(real_hashing: None, unverified_anna: Caller) -> None:
    password = User.objects.get().password
    assert identify_hasher(password).algorithm == "argon2"
    assert password.startswith("argon2$argon2id$v=19$m=19456,t=2,p=1$")


def test_a_password_hashed_with_other_parameters_is_hashed_again_at_log_in(
    real_hashing: None, anna: Caller, visitor: Caller
) -> None:
    user = User.objects.get()
    user.password = Argon2PasswordHasher().encode(PASSWORD, "salt" * 4)
    user.save()
    assert visitor.post("/account/login", {"email": "anna@example.org", "password": PASSWORD}).status == 200
    assert "$m=19456,t=2,p=1$" in User.objects.get().password


@pytest.mark.parametrize(
    "spelling", ["anna@example.org", "ANNA@EXAMPLE.ORG", " anna@example.org", "ａｎｎａ@example.org"]
)
def test_a_taken_address_is_told(anna: Caller, visitor: Caller, spelling: str) -> None:
    answer = visitor.post("/account/signup", {"email": spelling, "password": PASSWORD})
    assert (answer.status, answer.codes, answer.params) == (400, ["email_taken"], ["email"])
    assert answer.body["errors"][0]["message"] == "Email already in use."
    assert User.objects.count() == 1


@pytest.mark.parametrize(
    ("password", "codes"),
    [
        ("Kurz7", ["password_too_short"]),
        ("sonnenblume7", ["password_needs_upper"]),
        ("SONNENBLUME7", ["password_needs_lower"]),
        ("Sonnenblume", ["password_needs_digit"]),
        ("Sonne٣٣٣", ["password_needs_digit"]),
        ("ö", ["password_too_short", "password_needs_upper", "password_needs_digit"]),
        ("Aa1" + "x" * 126, ["password_too_long"]),
        ("Password1", ["password_too_common"]),
        ("PASSword123", ["password_too_common"]),
        ("Sonne\x00blume7", ["null_characters_not_allowed"]),
        ("", ["required"]),
    ],
)
def test_a_weak_password_is_refused_with_its_reasons(visitor: Caller, password: str, codes: list[str]) -> None:
    answer = visitor.post("/account/signup", {"email": "anna@example.org", "password": password})
    assert (answer.status, answer.codes) == (400, codes)
    assert set(answer.params) == {"password"}
    assert not User.objects.exists()


@pytest.mark.parametrize("password", ["Abcdef1x", "Aa1" + "x" * 125, "Ümläut99", "Жёлтый99x", " Leer zeichen 1 "])
def test_a_good_password_is_taken_as_typed(visitor: Caller, password: str) -> None:
    credentials = {"email": "anna@example.org", "password": password}
    assert visitor.post("/account/signup", credentials).status == 201
    assert visitor.post("/account/login", credentials).status == 200
    if password != password.strip():
        assert visitor.post("/account/login", credentials | {"password": password.strip()}).status == 400


@pytest.mark.parametrize(
    ("email", "code"),
    [
        ("", "email_invalid"),
        ("anna", "email_invalid"),
        ("anna@example", "email_invalid"),
        ("anna @example.org", "email_invalid"),
        ("anna@b@example.org", "email_invalid"),
        ("anna\x00@example.org", "email_invalid"),
        ("anna\u202e@example.org", "email_invalid"),
        ("anna\u200b@example.org", "email_invalid"),
        ("anna\r\nBcc: x@example.org", "email_invalid"),
        ("anna@-example-.org", "email_invalid"),
        ("a" * 308 + "@example.org", "email_too_long"),
        ("anna@" + "x" * 5000 + ".org", "string_too_long"),
    ],
)
def test_what_is_no_address_is_refused(visitor: Caller, email: str, code: str) -> None:
    answer = visitor.post("/account/signup", {"email": email, "password": PASSWORD})
    assert answer.status in (400, 422)
    assert (answer.codes, answer.params) == ([code], ["email"])


def test_an_address_of_320_characters_is_refused_clearly(visitor: Caller) -> None:
    answer = visitor.post("/account/signup", {"email": "a" * 64 + "@" + "b" * 251 + ".org", "password": PASSWORD})
    assert answer.status == 400
    assert answer.codes[0] in ("email_too_long", "email_invalid")


def test_an_international_domain_is_one_address_in_both_spellings(visitor: Caller) -> None:
    assert visitor.post("/account/signup", {"email": "anna@MÜLLER.example", "password": PASSWORD}).status == 201
    assert User.objects.get().email == "anna@müller.example"
    answer = visitor.post("/account/signup", {"email": "anna@xn--mller-kva.example", "password": PASSWORD})
    assert answer.codes == ["email_taken"]


def test_an_address_with_template_signs_is_written_as_it_is(visitor: Caller, post: Post) -> None:
    address = "{%debug%}{{x}}@example.org"
    assert visitor.post("/account/signup", {"email": address, "password": PASSWORD}).status == 201
    assert len(post.to(address)) == 1


def test_the_mail_speaks_the_language_of_the_page(new_caller: type[Caller], post: Post, db: None) -> None:
    caller = new_caller(language="de-AT,de;q=0.9,en;q=0.5")
    caller.post("/account/signup", {"email": "anna@example.org", "password": PASSWORD})
    mail = post.to("anna@example.org")[0]
    assert mail.subject == "Kaktus: Bitte bestätigen Sie Ihre E-Mail-Adresse"
    assert 'lang="de"' in mail.html
    assert "Adresse bestätigen" in mail.text
