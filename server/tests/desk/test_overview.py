"""The start page of the desk: each role sees what concerns it, with the numbers of today and of the month."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from pytest_django import Settings
from tests.accounts.account_callers import Caller
from tests.classes.teachers import class_code, open_class, tablet
from tests.readers import make_person, make_some_codes

from kaktus.activation.models import ActivationCode, CodeBatch
from kaktus.desk import overview
from kaktus.desk.models import StaffMember
from kaktus.jobs.models import Job, State
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.library.models import Lesson, LessonVersion, Package
from kaktus.mail.models import Kind, Mail, Problem

pytestmark = pytest.mark.django_db
# The 17th of November in Berlin, half an hour after midnight.
NOW = datetime(2026, 11, 16, 23, 30, tzinfo=UTC)


@pytest.fixture(autouse=True)
def books(db: None, settings: Settings, tmp_path: Path) -> Iterator[None]:
    settings.STORAGE_URL = f"file://{tmp_path}"
    load_catalogue(folder=SHIPPED)
    yield
    clear_catalogue_cache()


@pytest.fixture
def at_night(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timezone, "now", lambda: NOW)


def overview_of(caller: Caller) -> Any:
    answer = caller.get("/desk/overview")
    assert answer.status == 200, answer.body
    return answer.body


def activated(code: str, moment: datetime) -> None:
    ActivationCode.objects.filter(activation_code=code).update(
        activated=True, activation_date=moment, expiration_date=moment + timedelta(days=548)
    )


def test_each_role_sees_what_concerns_it(clerk: Caller, support: Caller, editor: Caller, owner: Caller) -> None:
    parts = ("codes", "classes", "signUps", "mails", "lessons", "drafts")
    seen = [
        [name for name in parts if overview_of(caller)[name] is not None] for caller in (clerk, support, editor, owner)
    ]
    assert seen == [["codes", "classes"], ["signUps", "mails"], ["lessons", "drafts"], list(parts)]
    assert all(len(overview_of(caller)["parts"]) == 4 for caller in (clerk, support, editor))


def test_classes_are_counts(clerk: Caller) -> None:
    assert overview_of(clerk)["classes"] == {"rooms": 0, "tablets": 0, "opened": 0, "joined": 0}
    anna = make_person("anna@example.org")
    assert anna.activate(class_code(3)).status_code == 200
    teacher = Caller(anna.token)
    first, second = open_class(teacher), open_class(teacher, length="weeks")
    for room in (first, first, second):
        tablet(room)
    assert overview_of(clerk)["classes"] == {"rooms": 2, "tablets": 3, "opened": 2, "joined": 3}
    assert teacher.call("DELETE", f"/classes/{first['id']}").status == 204
    assert overview_of(clerk)["classes"] == {"rooms": 1, "tablets": 1, "opened": 2, "joined": 3}


def test_activations_of_today_and_of_the_month_by_book(at_night: None, clerk: Caller) -> None:
    first, second = make_some_codes(5), make_some_codes(3, book="kaktus2")
    activated(first[0], NOW)
    activated(first[1], NOW - timedelta(minutes=31))
    activated(first[2], NOW - timedelta(days=20))
    activated(second[0], NOW - timedelta(days=3))
    codes = overview_of(clerk)["codes"]
    assert (codes["days"][0], codes["days"][-1], len(codes["days"])) == ("2026-11-01", "2026-11-17", 17)
    numbers = [(book["title"], book["today"], book["thisMonth"], sum(book["perDay"])) for book in codes["books"]]
    assert numbers == [("Kaktus 1", 1, 2, 2), ("Kaktus 2", 0, 1, 1)]
    assert codes["books"][0]["perDay"][-2:] == [1, 1]


def test_the_first_days_of_a_month_are_shown_with_those_before(monkeypatch: pytest.MonkeyPatch, clerk: Caller) -> None:
    monkeypatch.setattr(timezone, "now", lambda: datetime(2026, 11, 2, 12, tzinfo=UTC))
    days = overview_of(clerk)["codes"]["days"]
    assert (days[0], days[-1], len(days)) == ("2026-10-20", "2026-11-02", 14)


def test_codes_run_out_by_their_number_and_the_pace(clerk: Caller) -> None:
    first, second = make_some_codes(10), make_some_codes(10, book="kaktus2")
    for code in first[:4]:
        activated(code, timezone.now() - timedelta(days=2))
    activated(second[0], timezone.now() - timedelta(days=2))
    assert overview_of(clerk)["codes"]["runningOut"] == [
        {"group": "kaktus1", "title": "Kaktus 1", "left": 6, "lastsDays": 45}
    ]
    ActivationCode.objects.filter(batch__group="kaktus2", activated=False).update(revoked_at=timezone.now())
    running_out = overview_of(clerk)["codes"]["runningOut"]
    assert running_out[1] == {"group": "kaktus2", "title": "Kaktus 2", "left": 0, "lastsDays": 0}


def test_codes_that_nobody_can_redeem_any_more_are_not_left(clerk: Caller) -> None:
    make_some_codes(10)
    CodeBatch.objects.update(redeem_by=timezone.localdate() - timedelta(days=2))
    codes = overview_of(clerk)["codes"]
    assert codes["books"][0]["unused"] == 0
    assert [book["left"] for book in codes["runningOut"]] == [0]


def test_batches_whose_last_day_comes_near_are_named_the_next_one_first(clerk: Caller) -> None:
    today = timezone.localdate()
    days = [today + timedelta(days=number) for number in (30, -1, 61, 0, 60)]
    for day in days:
        make_some_codes(2)
        batch = CodeBatch.objects.latest("pk")
        CodeBatch.objects.filter(pk=batch.pk).update(redeem_by=day, name=f"until {day}")
    ending = overview_of(clerk)["codes"]["ending"]
    assert [one["redeemBy"] for one in ending] == [days[place].isoformat() for place in (3, 0, 4)]
    assert (ending[0]["name"], ending[0]["title"], ending[0]["unused"]) == (f"until {today}", "Kaktus 1", 2)
    ActivationCode.objects.update(revoked_at=timezone.now())
    assert overview_of(clerk)["codes"]["ending"] == []


def test_a_book_without_codes_does_not_run_out(clerk: Caller) -> None:
    assert overview_of(clerk)["codes"]["runningOut"] == []


def test_sign_ups_are_counted_by_the_day_in_berlin(at_night: None, support: Caller) -> None:
    for place, moment in enumerate((NOW, NOW - timedelta(hours=1), NOW - timedelta(days=30))):
        user = make_person(f"p{place}@example.org").user
        type(user).objects.filter(pk=user.pk).update(joined_at=moment)
    assert overview_of(support)["signUps"] == {"today": 1, "thisMonth": 2}


def test_mails_that_fail_lead_to_their_person_without_naming_them(support: Caller) -> None:
    anna = make_person("anna@example.org").user
    late = Job.objects.create(kind="send_mail", error="SMTPException", due_at=timezone.now())
    Mail.objects.create(person=anna, job=late, kind=Kind.VERIFICATION, to="anna@example.org")
    for problem in (Problem.REFUSED, Problem.HELD_BACK):
        Mail.objects.create(
            person=anna, kind=Kind.PASSWORD_RESET, to="anna@example.org", problem=problem, failed_at=timezone.now()
        )
    mails = overview_of(support)["mails"]
    assert (mails["waiting"], mails["delayed"], mails["failed"]) == (1, 1, 1)
    (mail,) = mails["newest"]
    assert (mail["kind"], mail["problem"], mail["personId"]) == ("password_reset", "refused", str(anna.pk))
    assert "anna@" not in str(mails)


def publish(book: str, lesson: str, *notes: str) -> None:
    report = {"notes": [{"what": note, "names": ["x"], "more": 0} for note in notes]}
    version = {"book": book, "lesson": lesson, "digest": "0" * 16, "files": {}}
    LessonVersion.objects.create(
        number=1, report=report, stored_at=timezone.now(), published_at=timezone.now(), **version
    )
    Package.objects.create(**version)


def test_lessons_without_files_or_with_parts_that_will_not_work_are_named(editor: Caller) -> None:
    assert len(overview_of(editor)["lessons"]) == Lesson.objects.count()
    for book, slug in Lesson.objects.exclude(book="kaktus-1").values_list("book", "slug"):
        publish(book, slug, "hosts", "styles", "webObjects", "thumb")
    for slug in Lesson.objects.filter(book="kaktus-1").exclude(slug="farben").values_list("slug", flat=True):
        publish("kaktus-1", slug, *(["missing", "hosts"] if slug == "zahlen" else []))
    assert [(one["bookTitle"], one["title"], one["trouble"]) for one in overview_of(editor)["lessons"]] == [
        ("Kaktus 1", "Farben", "no_files"),
        ("Kaktus 1", "Zahlen", "notes"),
    ]


def draft(lesson: str, number: int, days_ago: int, **fields: Any) -> None:
    made_at = timezone.now() - timedelta(days=days_ago)
    fields = {"digest": f"{number:016}", "files": {}, "made_at": made_at, "stored_at": made_at} | fields
    LessonVersion.objects.create(book="kaktus-1", lesson=lesson, number=number, **fields)


def test_drafts_that_wait_are_named_with_who_uploaded_them_the_oldest_first(editor: Caller) -> None:
    assert overview_of(editor)["drafts"] == []
    edith = str(StaffMember.objects.get().pk)
    publish("kaktus-1", "farben")
    draft("farben", 2, 1, made_by=edith)
    draft("zahlen", 1, 3)
    draft("zahlen", 2, 2, stored_at=None)
    draft("gone-from-the-shelf", 1, 4)
    waiting = [(one["bookTitle"], one["title"], one["number"], one["madeBy"]) for one in overview_of(editor)["drafts"]]
    assert waiting == [("Kaktus 1", "Zahlen", 1, ""), ("Kaktus 1", "Farben", 2, "editor@publisher.example")]
    shelf = editor.get("/desk/lessons").body["groups"][0]["books"][0]["lessons"]
    assert {one["lesson"]: one["waiting"] for one in shelf if one["waiting"]} == {"farben": 1, "zahlen": 1}


def test_a_draft_that_a_newer_version_has_overtaken_does_not_wait(editor: Caller) -> None:
    draft("farben", 1, 3)
    draft("farben", 2, 2, published_at=timezone.now())
    Package.objects.create(book="kaktus-1", lesson="farben", digest=f"{2:016}", files={})
    draft("farben", 3, 1)
    assert [one["number"] for one in overview_of(editor)["drafts"]] == [3]


def test_the_state_of_database_storage_mail_and_jobs(owner: Caller, settings: Settings, tmp_path: Path) -> None:
    def states() -> dict[str, str]:
        return {part["name"]: part["trouble"] for part in overview_of(owner)["parts"]}

    assert states() == {"database": "", "storage": "", "mail": "", "jobs": ""}
    settings.PUBLIC_URL = "https://kaktus.example"
    assert states()["mail"] == "mail_not_set_up"
    settings.ENVIRONMENT = settings.ENVIRONMENT.model_copy(update={"email_url": "smtp://localhost:25"})
    assert states()["mail"] == ""
    late = Job.objects.create(kind="send_mail", error="SMTPException", due_at=timezone.now())
    Mail.objects.create(job=late, kind=Kind.VERIFICATION, to="anna@example.org")
    assert states()["mail"] == "mail_delayed"
    Job.objects.create(kind="check", state=State.FAILED, finished_at=timezone.now())
    assert states()["jobs"] == "jobs_failed"
    settings.STORAGE_URL = f"file://{tmp_path}/gone"
    assert states()["storage"] == "storage"


def test_ten_batches_cost_little_more_than_one(clerk: Caller) -> None:
    def statements() -> int:
        with CaptureQueriesContext(connection) as queries:
            overview.codes_in_use(timezone.now().date())
        return len(queries)

    make_some_codes(1)
    one = statements()
    for _ in range(9):
        make_some_codes(1)
    assert statements() - one <= 9
