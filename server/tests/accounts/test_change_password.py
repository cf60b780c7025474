"""A new password: the old one is required, and every other session ends."""

from __future__ import annotations

from tests.accounts.account_callers import ANNA, PASSWORD, Answer, Caller, Post

NEW = "Neuanfang8"


def change(caller: Caller, current: str = PASSWORD, new: str = NEW) -> Answer:
    return caller.post("/account/password", {"currentPassword": current, "newPassword": new})


def test_this_session_goes_on_with_a_new_token_and_the_others_end(
    anna: Caller, visitor: Caller, new_caller: type[Caller]
) -> None:
    other = new_caller(visitor.post("/account/login", {"email": ANNA, "password": PASSWORD}).body["token"])
    answer = change(anna)
    assert answer.status == 200
    assert new_caller(answer.body["token"]).get("/me").body["email"] == ANNA
    assert anna.get("/me").status == 401
    assert other.get("/me").status == 401
    assert visitor.post("/account/login", {"email": ANNA, "password": NEW}).status == 200
    assert visitor.post("/account/login", {"email": ANNA, "password": PASSWORD}).status == 400


def test_a_notice_is_sent(anna: Caller, post: Post) -> None:
    change(anna)
    assert post.to(ANNA)[-1].subject == "Kaktus: Your password was changed"


def test_a_wrong_current_password_changes_nothing(anna: Caller, visitor: Caller) -> None:
    for wrong in ("Falsch123", ""):
        answer = change(anna, current=wrong)
        assert (answer.status, answer.codes, answer.params) == (400, ["wrong_password"], ["currentPassword"])
        assert answer.body["errors"][0]["message"] == "The current password is incorrect."
    assert visitor.post("/account/login", {"email": ANNA, "password": PASSWORD}).status == 200
    assert anna.get("/me").status == 200


def test_a_weak_new_password_is_refused(anna: Caller) -> None:
    answer = change(anna, new="Password1")
    assert (answer.status, answer.codes, answer.params) == (400, ["password_too_common"], ["newPassword"])


def test_guessing_is_limited(anna: Caller) -> None:
    answers = [change(anna, current="Falsch123") for _ in range(6)]
    assert (answers[-1].status, answers[-1].codes) == (429, ["too_many_login_attempts"])
