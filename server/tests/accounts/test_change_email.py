"""Another e-mail address: requested with the password, used only once it is confirmed."""

from __future__ import annotations

import time

import pytest
from allauth.account.models import EmailAddress
from tests.accounts.account_callers import ANNA, PASSWORD, Answer, Caller, Post

from kaktus.accounts.models import Session, User

NEW = "neu@example.org"


def ask(caller: Caller, new_email: str = NEW, password: str = PASSWORD) -> Answer:
    return caller.post("/account/email", {"newEmail": new_email, "currentPassword": password})


def confirm(caller: Caller, code: str) -> Answer:
    return caller.post("/account/action", {"mode": "verifyAndChangeEmail", "oobCode": code})


def test_the_confirmed_address_replaces_the_old_one_everywhere(anna: Caller, visitor: Caller, post: Post) -> None:
    assert ask(anna, " NEU@example.org").status == 202
    answer = confirm(anna, post.code(NEW, "verifyAndChangeEmail"))
    assert (answer.status, answer.body) == (200, {"email": NEW})
    assert User.objects.get().email == NEW
    assert list(EmailAddress.objects.values_list("email", "verified", "primary")) == [(NEW, True, True)]
    assert visitor.post("/account/login", {"email": NEW, "password": PASSWORD}).status == 200
    assert visitor.post("/account/login", {"email": ANNA, "password": PASSWORD}).status == 400


def test_every_session_ends_with_the_change(anna: Caller, visitor: Caller, post: Post) -> None:
    visitor.post("/account/login", {"email": ANNA, "password": PASSWORD})
    ask(anna)
    confirm(anna, post.code(NEW, "verifyAndChangeEmail"))
    assert anna.get("/me").status == 401
    assert not Session.objects.exists()


def test_the_old_address_is_told_at_both_steps(anna: Caller, post: Post) -> None:
    ask(anna)
    assert post.to(ANNA)[-1].subject == "Kaktus: A new email address was asked for"
    confirm(anna, post.code(NEW, "verifyAndChangeEmail"))
    assert post.to(ANNA)[-1].subject == "Kaktus: Your email address was changed"
    assert NEW not in post.to(ANNA)[-1].text


def test_until_it_is_confirmed_the_new_address_opens_nothing(anna: Caller, visitor: Caller, post: Post) -> None:
    ask(anna)
    assert visitor.post("/account/login", {"email": NEW, "password": PASSWORD}).status == 400
    before = post.count()
    assert visitor.post("/account/forgot-password", {"email": NEW}).status == 202
    assert post.count() == before
    assert anna.get("/me").body["email"] == ANNA


def test_asking_for_an_address_does_not_keep_its_owner_from_signing_up(
    anna: Caller, visitor: Caller, post: Post
) -> None:
    ask(anna)
    code = post.code(NEW, "verifyAndChangeEmail")
    assert visitor.post("/account/signup", {"email": NEW, "password": PASSWORD}).status == 201
    assert confirm(anna, code).codes == ["invalid_action_code"]
    assert anna.get("/me").body["email"] == ANNA


def test_an_address_in_use_gets_the_same_answer_and_no_link(anna: Caller, ben: Caller, post: Post) -> None:
    before = len(post.to("ben@example.org"))
    taken, free = ask(anna, "ben@example.org"), ask(anna)
    assert (taken.status, taken.body) == (free.status, free.body) == (202, {})
    assert len(post.to("ben@example.org")) == before


def test_the_password_is_asked_for(anna: Caller, post: Post) -> None:
    for wrong in ("Falsch123", ""):
        answer = ask(anna, password=wrong)
        assert (answer.status, answer.codes, answer.params) == (400, ["wrong_password"], ["currentPassword"])
    assert not post.to(NEW)


def test_guessing_the_password_here_is_limited_too(anna: Caller) -> None:
    answers = [ask(anna, password="Falsch123") for _ in range(6)]
    assert (answers[-1].status, answers[-1].codes) == (429, ["too_many_login_attempts"])


@pytest.mark.parametrize(("email", "code"), [(ANNA, "same_as_current"), ("x", "email_invalid"), ("", "email_invalid")])
def test_an_unusable_address_is_refused(anna: Caller, email: str, code: str) -> None:
    answer = ask(anna, email)
    assert (answer.status, answer.codes, answer.params) == (400, [code], ["newEmail"])


@pytest.mark.parametrize(("email", "code"), [(ANNA, "same_as_current"), ("x", "email_invalid")])
def test_what_is_wrong_with_the_address_is_told_before_the_password(anna: Caller, email: str, code: str) -> None:
    assert ask(anna, email, password="Falsch123").codes == [code]


def test_a_link_works_once_even_when_the_old_address_comes_back(
    anna: Caller, visitor: Caller, new_caller: type[Caller], post: Post
) -> None:
    ask(anna)
    first = post.code(NEW, "verifyAndChangeEmail")
    confirm(anna, first)
    again = new_caller(visitor.post("/account/login", {"email": NEW, "password": PASSWORD}).body["token"])
    assert confirm(again, first).codes == ["invalid_action_code"]
    ask(again, ANNA)
    confirm(again, post.code(ANNA, "verifyAndChangeEmail"))
    back = new_caller(visitor.post("/account/login", {"email": ANNA, "password": PASSWORD}).body["token"])
    assert confirm(back, first).codes == ["invalid_action_code"]


def test_a_link_dies_after_an_hour(anna: Caller, post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    ask(anna)
    code = post.code(NEW, "verifyAndChangeEmail")
    now = time.time()
    monkeypatch.setattr("django.core.signing.time.time", lambda: now + 3605)
    assert confirm(anna, code).codes == ["invalid_action_code"]


def test_a_link_of_another_account_changes_nothing(anna: Caller, ben: Caller, post: Post) -> None:
    ask(anna)
    assert confirm(ben, post.code(NEW, "verifyAndChangeEmail")).codes == ["invalid_action_code"]
    assert ben.get("/me").body["email"] == "ben@example.org"


def test_a_new_password_stops_a_change_under_way(anna: Caller, new_caller: type[Caller], post: Post) -> None:
    ask(anna)
    code = post.code(NEW, "verifyAndChangeEmail")
    token = anna.post("/account/password", {"currentPassword": PASSWORD, "newPassword": "Neuanfang8"}).body["token"]
    assert confirm(new_caller(token), code).codes == ["invalid_action_code"]


def test_one_kind_of_link_is_no_other(anna: Caller, post: Post) -> None:
    ask(anna)
    code = post.code(NEW, "verifyAndChangeEmail")
    answer = anna.post("/account/action", {"mode": "verifyEmail", "oobCode": code})
    assert answer.codes == ["invalid_action_code"]


def test_a_change_needs_the_session_of_its_owner(anna: Caller, visitor: Caller, post: Post) -> None:
    anna.post("/account/email", {"newEmail": "neu@example.org", "currentPassword": PASSWORD})
    change = {"mode": "verifyAndChangeEmail", "oobCode": post.code("neu@example.org", "verifyAndChangeEmail")}
    answer = visitor.post("/account/action", change)
    assert (answer.status, answer.codes) == (401, ["unauthenticated"])
    assert anna.get("/me").body["email"] == ANNA
