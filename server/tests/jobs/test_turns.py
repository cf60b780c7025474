"""Long jobs take turns, by member of the staff and by kind: nobody waits for all that another has asked for."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import timedelta

import pytest
from django.utils import timezone
from tests.jobs.tasks import LINE, STEPS, STUMBLE, WAIT, folder

from kaktus.jobs.claims import Turns, claim_next
from kaktus.jobs.flows import TooManyOpen, cancel_job, enqueue
from kaktus.jobs.kinds import JobKind
from kaktus.jobs.models import Job, State
from kaktus.jobs.runner import Runner

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("own_kinds")]
KINDS = ["steps", "wait", "stumble"]


def ask(kind: JobKind, member: str, number: int = 1) -> None:
    for _ in range(number):
        enqueue(kind, asked_by=member)


def done_in_turn(turns: Turns) -> tuple[str, str]:
    job = claim_next(KINDS, turns=turns)
    assert job
    Job.objects.filter(pk=job.pk).update(state=State.DONE, due_at=None, finished_at=timezone.now(), claim="")
    return job.asked_by, job.kind


def test_a_hundred_jobs_of_one_member_hold_up_nobody() -> None:
    ask(STEPS, "mia", 100)
    ask(WAIT, "edith")
    ask(STEPS, "max", 2)
    turns = Turns()
    order = [done_in_turn(turns) for _ in range(6)]
    assert order == [
        *[("mia", "steps"), ("edith", "wait"), ("max", "steps")],
        *[("mia", "steps"), ("max", "steps"), ("mia", "steps")],
    ]


def test_the_kinds_of_one_member_take_turns_too() -> None:
    ask(STEPS, "mia", 3)
    ask(WAIT, "mia", 3)
    ask(STEPS, "max", 2)
    turns = Turns()
    order = [done_in_turn(turns) for _ in range(6)]
    assert order[0::2] == [("mia", "steps"), ("mia", "wait"), ("mia", "steps")]
    assert order[1::2] == [("max", "steps"), ("max", "steps"), ("mia", "wait")]


def test_whoever_comes_new_waits_for_one_job_of_each_other_at_most() -> None:
    """However much the others ask for meanwhile."""
    dice = random.Random(21)
    turns = Turns()
    members = ["mia", "max", "edith", ""]
    for round_ in range(30):
        for member in members:
            ask(dice.choice([STEPS, WAIT, STUMBLE]), member, dice.randint(0, 3))
        newcomer = f"new{round_}"
        ask(WAIT, newcomer)
        served = [done_in_turn(turns)[0] for _ in range(len(members) + 1)]
        assert newcomer in served


def test_two_workers_that_take_turns_by_themselves_leave_nobody_out() -> None:
    ask(STEPS, "mia", 50)
    ask(WAIT, "edith", 5)
    first, second = Turns(), Turns()
    order = [done_in_turn(turns)[0] for _ in range(6) for turns in (first, second)]
    assert order.count("edith") == 5


def test_a_job_that_waits_for_another_try_takes_no_turn() -> None:
    ask(STEPS, "mia", 2)
    ask(WAIT, "edith")
    Job.objects.filter(asked_by="edith").update(due_at=timezone.now() + timedelta(hours=1))
    turns = Turns()
    assert [done_in_turn(turns)[0] for _ in range(2)] == ["mia", "mia"]
    assert claim_next(KINDS, turns=turns) is None


def test_a_member_has_only_so_many_open() -> None:
    limited = replace(STEPS, most_open=3)
    ask(limited, "mia", 3)
    with pytest.raises(TooManyOpen, match=r"^3 jobs of this kind \('steps'\) wait or run already"):
        enqueue(limited, asked_by="mia")
    ask(limited, "max")
    ask(WAIT, "mia", 5)
    done_in_turn(Turns())
    ask(limited, "mia")
    cancel_job(Job.objects.filter(asked_by="mia", kind="steps", state=State.WAITING).values_list("pk", flat=True)[0])
    ask(limited, "mia")
    assert Job.objects.filter(kind="steps", asked_by="mia", due_at__isnull=False).count() == 3


def test_quick_jobs_are_done_as_they_are_due_whoever_asked() -> None:
    jobs = [enqueue(LINE, asked_by=member) for member in ("mia", "mia", "max")]
    Runner({LINE.name: LINE}).run_due_jobs()
    lines = (folder() / "done").read_text().split()[::2]
    assert lines == [str(job.pk) for job in jobs]
