"""Deleting an account: nothing about the person stays; used codes stay used, without an address."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from allauth.account.models import EmailAddress
from django.utils import timezone
from pytest_django import Settings
from tests.accounts.account_callers import ANNA, PASSWORD, Answer, Caller, Post
from tests.due_jobs import do_due_jobs

from kaktus.accounts.flows.delete_account import forget_person
from kaktus.accounts.models import Session, User
from kaktus.activation.batches.new_batches import demo_codes
from kaktus.activation.models import ActivationCode
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.mail.mailbox import stored_mails


def delete(caller: Caller, password: str = PASSWORD) -> Answer:
    return caller.post("/account/delete", {"password": password})


def test_person_sessions_and_waiting_mails_are_gone(anna: Caller, ben: Caller, visitor: Caller, post: Post) -> None:
    visitor.post("/account/login", {"email": ANNA, "password": PASSWORD})
    visitor.post("/account/forgot-password", {"email": ANNA})
    assert delete(anna).status == 204
    assert anna.get("/me").status == 401
    assert list(User.objects.values_list("email", flat=True)) == ["ben@example.org"]
    assert not EmailAddress.objects.filter(email=ANNA).exists()
    assert Session.objects.count() == 1
    assert post.to(ANNA) == []
    assert post.to("ben@example.org")
    assert visitor.post("/account/login", {"email": ANNA, "password": PASSWORD}).status == 400


def test_kept_mails_of_the_local_mailbox_go_too(anna: Caller, ben: Caller, settings: Settings, tmp_path: Path) -> None:
    settings.DATA_DIR = tmp_path
    settings.EMAIL_BACKEND = "kaktus.mail.mailbox.MailboxBackend"
    do_due_jobs()
    assert {mail.to for mail in stored_mails()} == {ANNA, "ben@example.org"}
    delete(anna)
    assert {mail.to for mail in stored_mails()} == {"ben@example.org"}


def test_a_used_code_stays_used_and_forgets_its_owner(anna: Caller) -> None:
    load_catalogue(folder=SHIPPED)
    code = demo_codes(each=1)["kaktus1"][0]
    now = timezone.now()
    ActivationCode.objects.filter(activation_code=code).update(
        activated=True,
        user=User.objects.get(),
        users_information=ANNA,
        activation_date=now,
        expiration_date=now + timedelta(days=500),
    )
    assert delete(anna).status == 204
    left = ActivationCode.objects.get(activation_code=code)
    assert (left.activated, left.user, left.users_information) == (True, None, "")


def test_the_password_is_asked_for(anna: Caller) -> None:
    for wrong in ("Falsch123", ""):
        answer = delete(anna, wrong)
        assert (answer.status, answer.codes, answer.params) == (400, ["wrong_password"], ["password"])
    assert anna.get("/me").status == 200


def test_a_second_click_finds_nobody(anna: Caller) -> None:
    assert delete(anna).status == 204
    assert delete(anna).status == 401


def test_the_address_is_free_again(anna: Caller, visitor: Caller) -> None:
    delete(anna)
    assert visitor.post("/account/signup", {"email": ANNA, "password": PASSWORD}).status == 201


def test_the_operator_can_forget_a_person_too(anna: Caller) -> None:
    forget_person(User.objects.get())
    assert not User.objects.exists()
