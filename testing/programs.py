"""Programs that a test starts: it waits until they answer, and none outlives a failed start."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path


def spawn_program(
    command: Sequence[str], *, environ: Mapping[str, str], log: Path | None = None, umask: int = -1
) -> subprocess.Popen[bytes]:
    """In a group of its own, so that it can be killed with all its processes."""
    with (log or Path(os.devnull)).open("ab") as stream:
        return subprocess.Popen(
            command, env=environ, stdout=stream, stderr=subprocess.STDOUT, umask=umask, start_new_session=True
        )


def wait_until_ready(
    process: subprocess.Popen[bytes], is_ready: Callable[[], bool], *, log: Path | None = None, seconds: float = 120
) -> None:
    """A program that stops or does not get ready in time is killed, and the error contains what it has printed."""
    deadline = time.monotonic() + seconds
    try:
        while not is_ready():
            assert process.poll() is None, f"{process.args!r} has stopped:\n{_text_of(log)}"
            assert time.monotonic() < deadline, f"{process.args!r} did not get ready:\n{_text_of(log)}"
            time.sleep(0.05)
    except BaseException:
        kill_program(process)
        raise


def _text_of(log: Path | None) -> str:
    return log.read_text(errors="replace") if log else ""


def answers_ok(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return bool(answer.status == 200)
    except urllib.error.HTTPError as error:
        error.close()
        return False
    except OSError:
        return False


def answers_anything(url: str) -> bool:
    try:
        urllib.request.urlopen(url, timeout=5).close()
    except urllib.error.HTTPError as error:
        error.close()
    except OSError:
        return False
    return True


def stop_program(process: subprocess.Popen[bytes], *, seconds: float = 60) -> int:
    """As systemd does it: asked to stop, and killed if it does not. Returns its exit code."""
    process.terminate()
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        kill_program(process)
        return process.wait()


def kill_program(process: subprocess.Popen[bytes]) -> None:
    """Without warning, with all its processes: as in a power cut."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
