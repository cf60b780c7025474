"""A year of a library's life in a few seconds: nothing grows without bound except what is documented as permanent."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from uuid import uuid4

import pytest
from django.apps import apps
from django.test import RequestFactory
from django.utils import timezone
from pytest_django import Settings
from tests.desk.staff_members import staff_member
from tests.due_jobs import do_due_jobs
from tests.library.editors import EDITH, STORY, send, uploaded
from tests.readers import Person, make_person, make_some_codes

from kaktus.activation.batches.new_batches import Terms
from kaktus.activation.batches.prepared_files import prepare_file
from kaktus.activation.models import ActivationCode, CodeBatch, CodeImport, CodeRefusal, PreparedFile
from kaktus.activation.printed.code_imports import start_import
from kaktus.activation.refused_codes import note_refused_code
from kaktus.common.files.storage import storage_at
from kaktus.common.housekeeping import run_due_chores
from kaktus.desk.audit import record
from kaktus.desk.models import StaffMember, Stage
from kaktus.desk.permissions import Role
from kaktus.desk.sessions import open_session
from kaktus.jobs.models import Job, State
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache
from kaktus.library.packages.uploads import Purpose, start_upload, store_piece
from kaktus.library.versions.lesson_versions import live_version, publish_version
from kaktus.limits import Limit, Tally, store, take
from kaktus.mail.flows import note_held_back
from kaktus.mail.messages import send_password_reset
from kaktus.mail.models import Kind
from kaktus.move_in.models import DepartedAccount

pytestmark = pytest.mark.long

TWO_WEEKS = timedelta(days=14)
HALF_A_YEAR = 13
# As docs/operations/retention.md says: codes and what became of them, and what staff did.
KEPT_FOR = {
    *("activation.ActivationCode", "activation.CodeBatch", "activation.BatchCount", "activation.ActivationDay"),
    *("activation.CodeImport", "desk.AuditEntry"),
}
# Tables that must have had rows, or the test proves nothing.
USED = {
    *("accounts.User", "accounts.Session", "account.EmailAddress", "mail.Mail", "mail.SentMail", "jobs.Job"),
    *("library.LessonVersion", "library.Upload", "activation.PreparedFile"),
    *("activation.Reminder", "activation.RefusedCode", "desk.StaffSession", "move_in.DepartedAccount"),
    *("counts of tries", "reports of imports", "files in content", "files in mailbox"),
}


class Clock:
    """A clock ahead of the real one, for Django and everything that reads the seconds since 1970."""

    ahead = timedelta(0)

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        clock, real_time = self, time.time

        class Moved(datetime):
            @classmethod
            def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
                return datetime.now(tz) + clock.ahead

        monkeypatch.setattr("django.utils.timezone.datetime", Moved)
        monkeypatch.setattr(time, "time", lambda: real_time() + clock.ahead.total_seconds())


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def anna(db: None, settings: Settings, tmp_path: Path) -> Iterator[Person]:
    settings.DATA_DIR = tmp_path
    settings.STORAGE_URL = f"file://{tmp_path}/content"
    settings.EMAIL_BACKEND = "kaktus.mail.mailbox.MailboxBackend"
    storage_at(settings.STORAGE_URL).prepare()
    load_catalogue(folder=SHIPPED)
    yield make_person("anna@example.org")
    clear_catalogue_cache()


def test_after_a_year_there_is_no_more_than_after_half_a_year(anna: Person, clock: Clock, tmp_path: Path) -> None:
    codes = make_some_codes(2 * HALF_A_YEAR)
    edith, seen = staff_member(Role.EDITOR), set[Path]()
    measured: list[dict[str, int]] = []
    for step in range(2 * HALF_A_YEAR):
        live(step, anna, codes[step], tmp_path)
        work(step, edith)
        let_files_be_new(tmp_path, seen)
        if (step + 1) % HALF_A_YEAR == 0:
            measured.append(sizes(tmp_path))
        clock.ahead += TWO_WEEKS
        done = run_due_chores()
        assert [chore.name for chore in done if chore.count is None] == []
    half, year = measured
    for name in sorted(year):
        print(f"{name:30} {half[name]:6} {year[name]:6} {'kept' if name in KEPT_FOR else ''}")
    assert [name for name in USED if not half[name]] == []
    grown = {name: (half[name], year[name]) for name in year if name not in KEPT_FOR and year[name] > half[name] + 2}
    assert grown == {}


def live(step: int, anna: Person, code: str, data: Path) -> None:
    """What readers do, and what goes wrong for them."""
    make_person(f"never{step}@example.org", verified=False)
    now = timezone.now()
    ActivationCode.objects.filter(activation_code=code).update(
        activated=True, user=anna.user, activation_date=now, expiration_date=now + timedelta(days=20)
    )
    send_password_reset(to="anna@example.org", link="https://example.org", language="en", person=anna.user.pk)
    note_held_back(kind=Kind.VERIFICATION, to=f"full{step}@example.org", person=anna.user.pk)
    take(Limit("year", 5, timedelta(days=2)), f"somebody {step}")
    DepartedAccount.objects.create(pk=uuid4())
    note_refused_code(user=anna.user, code=code, reason=CodeRefusal.NOT_VALID)
    Job.objects.create(kind="mail", state=State.FAILED, finished_at=timezone.now())
    for place in (data / "downloads" / f"left{step}", data / "kaktus-checks" / str(uuid4()) / "left.zip"):
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(b"left")
    (data / "content" / f"left{step}.partial").write_bytes(b"left")


def work(step: int, edith: StaffMember) -> None:
    """What staff do, and what they leave lying about."""
    open_session(RequestFactory().get("/"), edith, stage=Stage.IN)
    record(staff=edith, action="lesson.publish", target=f"step {step}")
    version = uploaded({"story.html": f"{STORY}{step}"})
    before = live_version("kaktus-1", "farben")
    publish_version(version, instead_of=before.number if before else None)
    upload = start_upload(made_by=EDITH, book="kaktus-1", lesson="farben", name="left.zip", size=4)
    store_piece(upload, 0, b"left")
    prepare_file(batch=CodeBatch.objects.earliest("pk"), form=PreparedFile.Form.CSV)
    start_import(upload=send(b"left", name="left.csv", purpose=Purpose.CODES), terms=Terms())
    CodeImport.objects.create(file_name="done.csv", state=CodeImport.State.DONE, report=b"refused lines")
    do_due_jobs()


def let_files_be_new(data: Path, seen: set[Path]) -> None:
    """The file system does not know of the moved clock."""
    new = {path for path in data.rglob("*") if path.is_file()} - seen
    for path in new:
        os.utime(path, (time.time(), time.time()))
    seen |= new


def sizes(data: Path) -> dict[str, int]:
    rows = {model._meta.label: model._default_manager.count() for model in apps.get_models()}
    files = {
        f"files in {folder}": sum(path.is_file() for path in (data / folder).rglob("*"))
        for folder in ("content", "mailbox", "downloads", "kaktus-checks")
    }
    counted, _ = store().execute("SELECT count(*), 0.0 FROM limits_count", {})
    assert counted
    reports = CodeImport.objects.exclude(report=b"").count()
    return rows | files | {"counts of tries": int(counted[0]), "reports of imports": reports}


def test_every_limit_forgets_within_the_stated_time() -> None:
    from kaktus.accounts import limits as of_accounts
    from kaktus.accounts import password_guesses
    from kaktus.activation import limits as of_activation
    from kaktus.common.retention import COUNTED_TRIES
    from kaktus.desk import downloads
    from kaktus.desk import limits as of_desk
    from kaktus.library import trial
    from kaktus.limits.counting import memory
    from kaktus.mail import quota

    a_day_until_it_is_removed = timedelta(days=1)
    modules = (of_accounts, password_guesses, of_activation, of_desk, downloads, trial, quota)
    counters = [value for module in modules for value in vars(module).values() if isinstance(value, Limit | Tally)]
    assert len(counters) > 15
    for counter in counters:
        longest = counter.period if isinstance(counter, Tally) else max(counter.period, memory(counter))
        assert longest + a_day_until_it_is_removed <= COUNTED_TRIES, counter.name
