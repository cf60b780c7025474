"""Jobs for the tests; each writes a line every time it is done."""

from __future__ import annotations

import os
import time
from datetime import timedelta
from pathlib import Path

from kaktus.jobs.kinds import GiveUp, JobKind, Lane
from kaktus.jobs.running_job import RunningJob

PAUSES = (timedelta(seconds=10), timedelta(minutes=1), timedelta(hours=1))


def folder() -> Path:
    return Path(os.environ["JOBS_TEST_FOLDER"])


def leave_line(job: RunningJob) -> None:
    time.sleep(0.01)
    with (folder() / "done").open("a") as stream:
        stream.write(f"{job.id} {os.getpid()}\n")


def step_until_told(job: RunningJob) -> None:
    steps = 0
    while not (folder() / "go").exists():
        steps += 1
        job.progress(steps, 1_000_000)
        time.sleep(0.01)
    leave_line(job)


def wait_until_told(job: RunningJob) -> None:
    (folder() / "waits").touch()
    while not (folder() / "go").exists():
        time.sleep(0.01)
    leave_line(job)


def stumble(_job: RunningJob) -> None:
    raise ValueError("anna@example.org")


def find_it_hopeless(_job: RunningJob) -> None:
    raise GiveUp("The file has no column 'code'.")


LINE = JobKind(name="line", lane=Lane.QUICK, run=leave_line, pauses=PAUSES)
STEPS = JobKind(name="steps", lane=Lane.LONG, run=step_until_told, pauses=PAUSES)
WAIT = JobKind(name="wait", lane=Lane.LONG, run=wait_until_told, pauses=PAUSES)
STUMBLE = JobKind(name="stumble", lane=Lane.LONG, run=stumble, pauses=PAUSES)
HOPELESS = JobKind(name="hopeless", lane=Lane.LONG, run=find_it_hopeless, pauses=PAUSES)
NAMES = [f"{__name__}.{name}" for name in ("LINE", "STEPS", "WAIT", "STUMBLE", "HOPELESS")]
