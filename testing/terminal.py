"""Runs a command on a terminal of its own and answers its questions, as an operator does."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from collections.abc import Sequence

# Ctrl-C ends the command even if whoever started the tests, such as a shell in the background, ignores it.
ON_A_TERMINAL = (
    "import os, pty, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL);"
    "sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))"
)
TIMEOUT_S = 60.0


class Terminal:
    """What the command shows is collected in `shown`."""

    def __init__(self, command: Sequence[str], *, environ: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", ON_A_TERMINAL, *command],
            env=environ,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.shown = ""

    def answer(self, question: str, text: str) -> None:
        """Once the question is on the screen."""
        while question not in self.shown:
            assert self._read_more(), self.shown
        assert self._process.stdin
        self._process.stdin.write(text.encode())
        self._process.stdin.flush()

    def leave(self, question: str, key: str) -> None:
        """Presses the key once the question is there, and again every second: a program that is about to read the
        terminal notices Ctrl-C only with the next key."""
        self.answer(question, key)
        assert self._process.stdin
        assert self._process.stdout
        deadline = time.monotonic() + TIMEOUT_S
        while not select.select([self._process.stdout], [], [], 1)[0]:
            assert time.monotonic() < deadline, f"it has gone silent after: {self.shown}"
            self._process.stdin.write(key.encode())
            self._process.stdin.flush()

    def end(self) -> int:
        """The exit code."""
        while self._read_more():
            pass
        assert self._process.stdin
        self._process.stdin.close()
        return self._process.wait(TIMEOUT_S)

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            assert stream
            stream.close()

    def _read_more(self) -> bool:
        assert self._process.stdout
        ready, _, _ = select.select([self._process.stdout], [], [], TIMEOUT_S)
        assert ready, f"it has gone silent after: {self.shown}"
        more = os.read(self._process.stdout.fileno(), 4096)
        self.shown += more.decode(errors="replace")
        return bool(more)
