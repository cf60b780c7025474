"""A real Redis for one test, which can be stopped, frozen and started again."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from pathlib import Path

from redis import Redis, RedisError

from testing.ports import free_port
from testing.programs import kill_program, spawn_program, wait_until_ready


class RedisServer:
    def __init__(self, folder: Path, *, address: str = "127.0.0.1") -> None:
        self.folder = folder
        self.address = address
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://{self.address}:{self.port}/0"

    def start(self) -> None:
        program = shutil.which("redis-server")
        assert program, "Install Debian's redis-server; 'make redis' does."
        command = [
            program,
            "--port",
            str(self.port),
            "--bind",
            self.address,
            "--protected-mode",
            "no",
            "--save",
            "",
            "--dir",
            str(self.folder),
        ]
        self.process = spawn_program(command, environ=os.environ)
        wait_until_ready(self.process, self._answers, seconds=30)

    def _answers(self) -> bool:
        try:
            with Redis(self.address, port=self.port) as redis:
                return bool(redis.ping())
        except RedisError:
            return False

    def freeze(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        if self.process:
            kill_program(self.process)
            self.process = None
