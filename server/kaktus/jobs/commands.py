"""The operator's commands for jobs: work on them, show them, try one again, or cancel one."""

from __future__ import annotations

import argparse
from typing import Final

from kaktus.common.command import CommandError, moment
from kaktus.jobs.flows import JobProblem, cancel_job, retry_job, retry_waiting
from kaktus.jobs.models import Job, State
from kaktus.jobs.queries import job_counts, jobs_in
from kaktus.jobs.worker import Worker

MAX_LINES: Final = 50


def run_work(options: argparse.Namespace) -> int:
    return Worker(parent=options.parent).run()


def run_list(_options: argparse.Namespace) -> None:
    counts = job_counts()
    print(", ".join(f"{number} {state}" for state, number in counts.items()) + ".")
    for state in (State.RUNNING, State.WAITING, State.FAILED):
        for job in jobs_in(state)[:MAX_LINES]:
            print(f"  {job.pk}  {job.kind}  {job.state}  {_line_about(job)}")
        if counts[state] > MAX_LINES:
            print(f"  … and {counts[state] - MAX_LINES} more that are {state}.")


def run_show(options: argparse.Namespace) -> None:
    job = Job.objects.filter(pk=options.job).first()
    if job is None:
        raise CommandError(f"There is no job {options.job}. To see all, run: ./kaktus jobs list")
    facts = {
        "job": job.pk,
        "kind": job.kind,
        "about": ", ".join(f"{name} {value}" for name, value in job.args.items()),
        "staff": job.asked_by,
        "state": job.state + (", to be cancelled" if job.cancel_asked and job.state == "running" else ""),
        "tried": _times(job.attempts),
        "progress": _progress(job),
        "last error": job.error,
        "asked for": moment(job.created_at),
        "next try": moment(job.due_at) if job.state == "waiting" else "",
        "last start": moment(job.started_at),
        "ended": moment(job.finished_at),
        "worker": job.claim,
    }
    for name, fact in facts.items():
        if fact:
            print(f"{name:<12}{fact}")


def run_retry(options: argparse.Namespace) -> None:
    try:
        if options.kind:
            print(f"✓ Jobs that are tried again now: {retry_waiting(options.kind)}.")
            return
        retry_job(options.job)
    except JobProblem as problem:
        raise CommandError(str(problem)) from None
    print(f"✓ Job {options.job} is tried again now.")


def run_cancel(options: argparse.Namespace) -> None:
    try:
        state = cancel_job(options.job)
    except JobProblem as problem:
        raise CommandError(str(problem)) from None
    if state == State.CANCELLED:
        print(f"✓ Job {options.job} is cancelled.")
    else:
        print(f"✓ Job {options.job} runs; it stops at its next step. To see it, run: ./kaktus jobs show {options.job}")


def _line_about(job: Job) -> str:
    when = {
        "running": f"since {moment(job.started_at)}",
        "waiting": f"tried {_times(job.attempts)}, next {moment(job.due_at)}",
        "failed": f"{moment(job.finished_at)}, tried {_times(job.attempts)}",
    }[job.state]
    return "  ".join(part for part in (when, _progress(job), job.error) if part)


def _progress(job: Job) -> str:
    if not job.steps_done and job.steps_total is None:
        return ""
    return f"{job.steps_done} steps" if job.steps_total is None else f"{job.steps_done} of {job.steps_total} steps"


def _times(number: int) -> str:
    return "once" if number == 1 else f"{number} times"
