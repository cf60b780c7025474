"""The calls of `test_desk_at_once.py`, at the same moment: threads of one program, with a database of its own.

Not inside the tests' own program: its SQLite is in memory, where one thread cannot wait for another.
"""

from __future__ import annotations

import django

django.setup()

import sys  # noqa: E402
from collections.abc import Callable  # noqa: E402
from concurrent.futures import ThreadPoolExecutor  # noqa: E402
from datetime import timedelta  # noqa: E402
from itertools import count  # noqa: E402
from threading import Barrier  # noqa: E402
from typing import Any  # noqa: E402

from django.db import connection  # noqa: E402
from django.utils import timezone  # noqa: E402
from tests.accounts.account_callers import Caller  # noqa: E402
from tests.activation.owned import give_code  # noqa: E402
from tests.desk.staff_members import caller_with_role  # noqa: E402
from tests.readers import make_person, make_some_codes  # noqa: E402

from kaktus.activation.models import ActivationCode  # noqa: E402
from kaktus.desk.models import AuditEntry  # noqa: E402
from kaktus.desk.permissions import Role  # noqa: E402
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue  # noqa: E402
from kaktus.library.models import Lesson, LessonVersion, Package, Upload  # noqa: E402
from kaktus.library.packages.uploads import MAX_OPEN_UPLOADS  # noqa: E402
from kaktus.limits.table_store import close_second_connection  # noqa: E402

ROUNDS = 6
NUMBERS = count()
DONE = (200, 204)
Call = Callable[[], int]


def at_once(*calls: Call) -> list[int]:
    start = Barrier(len(calls))

    def run(call: Call) -> int:
        try:
            start.wait()
            return call()
        finally:
            close_second_connection()
            connection.close()

    with ThreadPoolExecutor(len(calls)) as threads:
        return list(threads.map(run, calls))


def posting(caller: Caller, path: str, body: Any) -> Call:
    other = Caller(caller.token)
    return lambda: other.post(path, body).status


def entries(target: str) -> list[str]:
    return list(AuditEntry.objects.filter(target=target).order_by("pk").values_list("action", flat=True))


def expected(ends: list[int], *actions: str) -> list[str]:
    """The log contains what was done, and nothing else."""
    assert all(end in (*DONE, 400, 409) for end in ends), ends
    return [action for end, action in zip(ends, actions, strict=False) if end in DONE]


def used_up(owner: Caller, what: str) -> None:
    """A reader redeems a code that is revoked, or replaced, meanwhile."""
    reader = make_person(f"reader{next(NUMBERS)}@example.org")
    (fresh,) = make_some_codes(1)
    code = ActivationCode.objects.get(activation_code=fresh)
    path, body = f"/desk/codes/{code.pk}/{what}", {"reason": "both at once"}
    ends = at_once(
        posting(owner, path, body),
        posting(Caller(reader.token), "/activation", {"activationCode": fresh}),
        posting(owner, path, body),
    )
    now = ActivationCode.objects.get(pk=code.pk)
    assert sum(end in DONE for end in ends) == 1, ends
    assert now.activated == (ends[1] == 200) != bool(now.revoked_at)
    assert entries(f"code {code.pk}") == expected([ends[0], ends[2]], f"code.{what}", f"code.{what}")


def redeemed_and_revoked(owner: Caller) -> None:
    used_up(owner, "revoke")


def redeemed_and_replaced(owner: Caller) -> None:
    used_up(owner, "replace")


def moved_and_extended(owner: Caller) -> None:
    number = next(NUMBERS)
    anna, ben = make_person(f"anna{number}@example.org"), make_person(f"ben{number}@example.org")
    ends_at = timezone.now() + timedelta(days=100)
    code = ActivationCode.objects.get(activation_code=give_code(anna, ends_at=ends_at))
    path = f"/desk/people/{anna.user.pk}/codes/{code.pk}"
    assert code.expiration_date
    extension = {"months": 2, "endsAt": code.expiration_date.isoformat(), "reason": "both at once"}
    ends = at_once(
        posting(owner, f"{path}/move", {"to": ben.user.email, "reason": "both at once"}),
        posting(owner, f"{path}/extension", extension),
        posting(owner, f"{path}/extension", extension),
    )
    now = ActivationCode.objects.get(pk=code.pk)
    assert now.expiration_date
    assert ends[0] in DONE or ends[0] == 409
    assert sum(end in DONE for end in ends[1:]) <= 1
    assert sum(end in DONE for end in ends) >= 1
    assert (now.user == ben.user) == (ends[0] in DONE)
    assert (now.expiration_date > code.expiration_date) == any(end in DONE for end in ends[1:])
    written = AuditEntry.objects.filter(reason="both at once", target=f"person {anna.user.pk}").count()
    assert written == sum(end in DONE for end in ends)


def published_by_two(owner: Caller) -> None:
    lesson = Lesson.objects.select_related("book").order_by("pk")[0]
    of_lesson = LessonVersion.objects.filter(book=lesson.book.slug, lesson=lesson.slug)
    first = of_lesson.count() + 1
    for number in (first, first + 1):
        LessonVersion.objects.create(
            book=lesson.book.slug,
            lesson=lesson.slug,
            number=number,
            digest=f"{number:016x}",
            files={},
            report={},
            start="story.html",
            stored_at=timezone.now(),
        )
    live = Package.objects.filter(book=lesson.book.slug, lesson=lesson.slug).first()
    before = of_lesson.get(digest=live.digest).number if live else None
    target = f"lesson {lesson.book.slug}/{lesson.slug}"
    entries_before = len(entries(target))
    path = f"/desk/lessons/books/{lesson.book.slug}/lessons/{lesson.slug}/publish"
    ends = at_once(*(posting(owner, path, {"number": n, "insteadOf": before}) for n in (first, first + 1)))
    assert sorted(ends) == [204, 409], ends
    winner = first + ends.index(204)
    assert Package.objects.get(book=lesson.book.slug, lesson=lesson.slug).digest == of_lesson.get(number=winner).digest
    assert [v.number for v in of_lesson.filter(published_at__isnull=False, withdrawn_at=None)] == [winner]
    assert len(entries(target)) == entries_before + 1, entries(target)


def announced_too_often(owner: Caller) -> None:
    """Twelve files at once, of which one person may send five."""
    Upload.objects.all().delete()
    file = {"purpose": "codes", "name": "codes.csv", "size": 20}
    ends = at_once(*(posting(owner, "/desk/uploads", file) for _ in range(12)))
    assert sorted(ends) == [200] * MAX_OPEN_UPLOADS + [409] * (12 - MAX_OPEN_UPLOADS), ends
    assert Upload.objects.count() == MAX_OPEN_UPLOADS


def revoke_until_killed(owner: Caller) -> None:
    """Says after each answer which code was revoked; somebody ends this program in between."""
    for fresh in make_some_codes(3000):
        code = ActivationCode.objects.get(activation_code=fresh)
        assert owner.post(f"/desk/codes/{code.pk}/revoke", {"reason": "until killed"}).status == 204
        print(code.pk, flush=True)


SCENES = (redeemed_and_revoked, redeemed_and_replaced, moved_and_extended, published_by_two, announced_too_often)

if __name__ == "__main__":
    load_catalogue(folder=SHIPPED)
    at_work = caller_with_role(Role.OWNER)
    if sys.argv[1:] == ["killed"]:
        revoke_until_killed(at_work)
    for scene in SCENES:
        for _ in range(ROUNDS):
            scene(at_work)
        print(scene.__name__, flush=True)
