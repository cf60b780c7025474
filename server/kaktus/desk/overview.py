"""What the start page of the desk shows: how the books are used, and what needs attention.

Each part is asked for only if the role may see it. All of it comes from figures that were added up before, from
indexes, or from small tables, so that the page stays quick with ten million codes.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass
from datetime import date, timedelta
from typing import Final

from django.conf import settings
from django.utils import timezone

from kaktus.accounts.queries import signed_up_since
from kaktus.activation.batches.batch_figures import Figures, Step, activations, figures_of
from kaktus.activation.models import CodeBatch
from kaktus.activation.months import day_in_berlin, start_of_day
from kaktus.classes.queries import RoomFigures, room_figures
from kaktus.common.health import Trouble, readiness_problems
from kaktus.common.visitor import is_for_this_machine
from kaktus.desk.drafts import waiting_drafts
from kaktus.desk.permissions import Permission
from kaktus.jobs.models import State
from kaktus.jobs.queries import jobs_in
from kaktus.library.models import Book
from kaktus.library.queries import WaitingVersion
from kaktus.library.versions.lessons_in_trouble import LessonInTrouble, lessons_in_trouble
from kaktus.mail.models import Mail
from kaktus.mail.queries import MailTrouble, mail_trouble, undeliverable_mails
from kaktus.mail.sending import SEND_MAIL

# A plot of the first days of a month would say nothing.
MIN_PLOT_DAYS: Final = 14
PACE_DAYS: Final = 30
# By then more codes should have been made and printed.
MIN_SUPPLY_DAYS: Final = 60
ENDS_SOON_DAYS: Final = 60
MAX_LISTED: Final = 5


@dataclass(frozen=True)
class BookUse:
    group: str
    title: str
    today: int
    this_month: int
    per_day: list[int]
    unused: int


@dataclass(frozen=True)
class RunningOut:
    group: str
    title: str
    left: int
    lasts_days: int | None
    """At the pace of the last thirty days; None if nobody has redeemed one in that time."""


@dataclass(frozen=True)
class EndingBatch:
    """Its unused codes are accepted for a few weeks only."""

    id: int
    name: str
    title: str
    unused: int
    redeem_by: date


@dataclass(frozen=True)
class CodesInUse:
    days: list[date]
    books: list[BookUse]
    running_out: list[RunningOut]
    ending: list[EndingBatch]
    """The next ones first."""


@dataclass(frozen=True)
class SignUps:
    today: int
    this_month: int


@dataclass(frozen=True)
class MailsInTrouble(MailTrouble):
    newest: list[Mail]


@dataclass(frozen=True)
class PartState:
    name: str
    trouble: str
    """'' if all is well."""


@dataclass(frozen=True)
class Overview:
    parts: list[PartState]
    codes: CodesInUse | None = None
    classes: RoomFigures | None = None
    sign_ups: SignUps | None = None
    mails: MailsInTrouble | None = None
    lessons: list[LessonInTrouble] | None = None
    drafts: list[WaitingVersion] | None = None


def overview_for(permissions: Collection[Permission]) -> Overview:
    today = day_in_berlin(timezone.now())
    people, editing = Permission.PEOPLE in permissions, Permission.LESSONS in permissions
    return Overview(
        parts=part_states(),
        codes=codes_in_use(today) if Permission.CODES in permissions else None,
        classes=room_figures() if Permission.CODES in permissions else None,
        sign_ups=_sign_ups(today) if people else None,
        mails=_mails() if people else None,
        lessons=lessons_in_trouble() if editing else None,
        drafts=waiting_drafts() if editing else None,
    )


def codes_in_use(today: date) -> CodesInUse:
    month = today.replace(day=1)
    first = min(month, today - timedelta(days=MIN_PLOT_DAYS - 1))
    asked_from = min(first, today - timedelta(days=PACE_DAYS - 1))
    batches: dict[str, list[CodeBatch]] = {}
    for batch in CodeBatch.objects.all():
        batches.setdefault(batch.group_id, []).append(batch)
    figures = figures_of(batch for own in batches.values() for batch in own)
    days = [first + timedelta(days=number) for number in range((today - first).days + 1)]
    titles = _titles()
    in_use = CodesInUse(days=days, books=[], running_out=[], ending=_ending(batches, figures, titles, today))
    for group, title in titles.items():
        own = batches.get(group, [])
        unused = sum(figures[batch.pk].unused for batch in own)
        by_day = activations(batches=[batch.pk for batch in own], first=asked_from, last=today, step=Step.DAY)
        in_use.books.append(
            BookUse(
                group=group,
                title=title,
                today=by_day[today],
                this_month=sum(number for day, number in by_day.items() if day >= month),
                per_day=[by_day[day] for day in days],
                unused=unused,
            )
        )
        pace = sum(number for day, number in by_day.items() if day > today - timedelta(days=PACE_DAYS))
        running_out = _running_out(group, title, unused, pace) if own else None
        if running_out:
            in_use.running_out.append(running_out)
    return in_use


def _running_out(group: str, title: str, left: int, pace: int) -> RunningOut | None:
    lasts = left * PACE_DAYS // pace if pace else None
    if left and (lasts is None or lasts >= MIN_SUPPLY_DAYS):
        return None
    return RunningOut(group=group, title=title, left=left, lasts_days=lasts)


def _ending(
    batches: dict[str, list[CodeBatch]], figures: dict[int, Figures], titles: dict[str, str], today: date
) -> list[EndingBatch]:
    latest = today + timedelta(days=ENDS_SOON_DAYS)
    ending = [
        EndingBatch(batch.pk, batch.name, titles.get(group, group), figures[batch.pk].unused, batch.redeem_by)
        for group, own in batches.items()
        for batch in own
        if batch.redeem_by and batch.redeem_by <= latest and figures[batch.pk].unused
    ]
    return sorted(ending, key=lambda batch: (batch.redeem_by, batch.id))[:MAX_LISTED]


def _titles() -> dict[str, str]:
    """A group of books by the title of its first one."""
    titles: dict[str, str] = {}
    for group, title in Book.objects.values_list("group_id", "title"):
        titles.setdefault(group, title)
    return titles


def _sign_ups(today: date) -> SignUps:
    return SignUps(
        today=signed_up_since(start_of_day(today)), this_month=signed_up_since(start_of_day(today.replace(day=1)))
    )


def _mails() -> MailsInTrouble:
    return MailsInTrouble(**asdict(mail_trouble()), newest=list(undeliverable_mails()[:MAX_LISTED]))


def part_states() -> list[PartState]:
    troubles = {problem.trouble for problem in readiness_problems()}
    database = (Trouble.DATABASE_OUTDATED, Trouble.DATABASE_SILENT, Trouble.DATABASE_CLOSED)
    has_failed_jobs = jobs_in(State.FAILED).exclude(kind=SEND_MAIL.name).exists()
    return [
        PartState("database", next((trouble for trouble in database if trouble in troubles), "")),
        PartState("storage", Trouble.STORAGE if Trouble.STORAGE in troubles else ""),
        PartState("mail", _mail_state()),
        PartState("jobs", "jobs_failed" if has_failed_jobs else ""),
    ]


def _mail_state() -> str:
    if not settings.ENVIRONMENT.email_url:
        # On the operator's own machine everybody reads their mails in the local mailbox.
        return "" if is_for_this_machine() else "mail_not_set_up"
    return "mail_delayed" if mail_trouble().delayed else ""
