"""A forgotten password: the link, the new password, and what ends with it."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest
from allauth.account import forms
from tests.accounts.account_callers import ANNA, PASSWORD, Caller, Post

from kaktus.accounts.limits import RESET_LINK
from kaktus.accounts.models import Session, User

NEW = "Neuanfang8"


def ask(visitor: Caller, post: Post, email: str = ANNA) -> str:
    assert visitor.post("/account/forgot-password", {"email": email}).status == 202
    return str(post.code(email, "resetPassword"))


def reset(visitor: Caller, code: str, password: str = NEW) -> Any:
    return visitor.post("/account/reset-password", {"oobCode": code, "newPassword": password})


def look(visitor: Caller, code: str) -> Any:
    return visitor.post("/account/reset-link", {"oobCode": code})


def test_known_and_unknown_addresses_get_the_same_answer_and_only_one_a_mail(
    anna: Caller, visitor: Caller, post: Post
) -> None:
    before = post.count()
    known_answer = visitor.post("/account/forgot-password", {"email": "ANNA@example.org"})
    assert post.count() == before + 1
    unknown_answer = visitor.post("/account/forgot-password", {"email": "nobody@example.org"})
    assert post.count() == before + 1
    assert (known_answer.status, known_answer.body) == (unknown_answer.status, unknown_answer.body) == (202, {})


def test_the_new_password_replaces_the_old_one_and_ends_every_session(
    anna: Caller, visitor: Caller, post: Post
) -> None:
    assert reset(visitor, ask(visitor, post)).status == 200
    assert anna.get("/me").status == 401
    assert not Session.objects.exists()
    assert visitor.post("/account/login", {"email": ANNA, "password": PASSWORD}).status == 400
    assert visitor.post("/account/login", {"email": ANNA, "password": NEW}).status == 200


def test_a_link_works_once(anna: Caller, visitor: Caller, post: Post) -> None:
    code = ask(visitor, post)
    assert reset(visitor, code).status == 200
    answer = reset(visitor, code, "Nochmals99")
    assert (answer.status, answer.codes) == (400, ["invalid_action_code"])


def test_a_look_at_the_link_tells_whether_it_works_and_spends_nothing(
    anna: Caller, visitor: Caller, post: Post
) -> None:
    code = ask(visitor, post)
    assert [look(visitor, code).status for _ in range(3)] == [200, 200, 200]
    assert look(visitor, code).body == {}
    assert anna.get("/me").status == 200
    assert reset(visitor, code).status == 200
    assert (look(visitor, code).status, look(visitor, code).codes) == (400, ["invalid_action_code"])
    assert look(visitor, "made-up").codes == ["invalid_action_code"]
    assert look(visitor, " ").codes == ["missing_action_code"]


def test_nobody_looks_for_links_without_end(visitor: Caller) -> None:
    answers = [look(visitor, "made-up").status for _ in range(RESET_LINK.amount + 1)]
    assert answers == [400] * RESET_LINK.amount + [429]


def test_an_older_link_dies_with_the_first_use(anna: Caller, visitor: Caller, post: Post) -> None:
    first, second = ask(visitor, post), ask(visitor, post)
    assert reset(visitor, second).status == 200
    assert reset(visitor, first, "Nochmals99").codes == ["invalid_action_code"]


def test_a_link_dies_after_an_hour(anna: Caller, visitor: Caller, post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    code = ask(visitor, post)
    later = datetime.now() + timedelta(minutes=61)  # noqa: DTZ005
    monkeypatch.setattr(type(forms.default_token_generator), "_now", lambda _self: later)
    assert look(visitor, code).codes == ["invalid_action_code"]
    assert reset(visitor, code).codes == ["invalid_action_code"]


def test_a_link_dies_when_the_address_changes(anna: Caller, visitor: Caller, post: Post) -> None:
    code = ask(visitor, post)
    anna.post("/account/email", {"newEmail": "neu@example.org", "currentPassword": PASSWORD})
    change = post.code("neu@example.org", "verifyAndChangeEmail")
    assert anna.post("/account/action", {"mode": "verifyAndChangeEmail", "oobCode": change}).status == 200
    assert reset(visitor, code).codes == ["invalid_action_code"]


def test_a_link_opens_the_account_it_was_made_for_only(anna: Caller, ben: Caller, visitor: Caller, post: Post) -> None:
    code = ask(visitor, post)
    uid_of_ben = User.objects.get(email="ben@example.org").pk.hex
    assert reset(visitor, f"{uid_of_ben}-{code.partition('-')[2]}").codes == ["invalid_action_code"]


def test_a_refused_password_leaves_the_link_usable(anna: Caller, visitor: Caller, post: Post) -> None:
    code = ask(visitor, post)
    answer = reset(visitor, code, "kurz")
    assert (answer.status, set(answer.params)) == (400, {"newPassword"})
    assert "password_too_short" in answer.codes
    assert reset(visitor, code, "Password1").codes == ["password_too_common"]
    assert reset(visitor, code).status == 200


@pytest.mark.parametrize("code", ["", "  "])
def test_a_missing_code_is_told_apart(visitor: Caller, code: str) -> None:
    assert reset(visitor, code).codes == ["missing_action_code"]


def test_a_reset_by_mail_proves_the_address(unverified_anna: Caller, visitor: Caller, post: Post) -> None:
    reset(visitor, ask(visitor, post))
    token = visitor.post("/account/login", {"email": ANNA, "password": NEW}).body["token"]
    assert type(visitor)(token).get("/me").body["emailVerified"] is True


def test_too_many_requests_for_one_address_are_slowed_down(anna: Caller, visitor: Caller) -> None:
    answers = [visitor.post("/account/forgot-password", {"email": ANNA}).status for _ in range(6)]
    assert answers == [202] * 5 + [429]
    assert visitor.post("/account/forgot-password", {"email": "ben@example.org"}).status == 202
