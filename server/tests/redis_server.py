"""A real Redis for one test, which can be stopped, frozen and started again."""

from __future__ import annotations

import shutil
import signal
import subprocess
import time
from pathlib import Path

from redis import Redis, RedisError

from testing.ports import free_port


class RedisServer:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        program = shutil.which("redis-server")
        assert program, "Install Debian's redis-server; 'make redis' does."
        command = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 30
        with Redis(port=self.port) as redis:
            while True:
                try:
                    redis.ping()
                    return
                except RedisError:
                    assert time.monotonic() < deadline, "Redis did not start"
                    time.sleep(0.02)

    def freeze(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        if self.process:
            self.process.send_signal(signal.SIGCONT)
            self.process.kill()
            self.process.wait()
            self.process = None
