"""The operator's commands for jobs: work on them, show them, try one again, or cancel one."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, Final

from kaktus.common.command import CommandError, moment

if TYPE_CHECKING:
    from kaktus.jobs.models import Job

MAX_LINES: Final = 50


def add_commands(commands: Any) -> None:
    parser = commands.add_parser("jobs", help="manage mails and other work in the background")
    inner = parser.add_subparsers(dest="jobs_command", required=True, metavar="command")

    work = inner.add_parser("work", help="do the jobs that are due, until Ctrl-C ('serve' does this by itself)")
    work.add_argument("--parent", type=int, help=argparse.SUPPRESS)
    work.set_defaults(run=run_work)

    list_ = inner.add_parser("list", help="show the jobs that run, wait or failed")
    list_.set_defaults(run=run_list)

    show = inner.add_parser("show", help="show everything about one job")
    show.add_argument("job", type=int, help="its number, as 'list' shows it")
    show.set_defaults(run=run_show)

    retry = inner.add_parser("retry", help="try a job again now")
    which = retry.add_mutually_exclusive_group(required=True)
    which.add_argument("job", type=int, nargs="?", help="its number, as 'list' shows it")
    which.add_argument("--kind", help="all jobs of this kind that wait for another try, such as 'mail'")
    retry.set_defaults(run=run_retry)

    cancel = inner.add_parser("cancel", help="take a job out of the queue, or stop it at its next step")
    cancel.add_argument("job", type=int, help="its number, as 'list' shows it")
    cancel.set_defaults(run=run_cancel)


def run_work(options: argparse.Namespace) -> int:
    from kaktus.jobs.worker import Worker

    return Worker(parent=options.parent).run()


def run_list(_options: argparse.Namespace) -> None:
    from kaktus.jobs.models import State
    from kaktus.jobs.queries import job_counts, jobs_in

    counts = job_counts()
    print(", ".join(f"{number} {state}" for state, number in counts.items()) + ".")
    for state in (State.RUNNING, State.WAITING, State.FAILED):
        for job in jobs_in(state)[:MAX_LINES]:
            print(f"  {job.pk}  {job.kind}  {job.state}  {_line_about(job)}")
        if counts[state] > MAX_LINES:
            print(f"  … and {counts[state] - MAX_LINES} more that are {state}.")


def run_show(options: argparse.Namespace) -> None:
    from kaktus.jobs.models import Job

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
    from kaktus.jobs.flows import JobProblem, retry_job, retry_waiting

    try:
        if options.kind:
            print(f"✓ Jobs that are tried again now: {retry_waiting(options.kind)}.")
            return
        retry_job(options.job)
    except JobProblem as problem:
        raise CommandError(str(problem)) from None
    print(f"✓ Job {options.job} is tried again now.")


def run_cancel(options: argparse.Namespace) -> None:
    from kaktus.jobs.flows import JobProblem, cancel_job
    from kaktus.jobs.models import State

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
