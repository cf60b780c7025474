"""Lets classes of 25 readers open the library, all of a class at once; what to do comes as JSON, so does what happened.

Open loop: when a class comes was decided before, and it comes whether or not earlier ones have been answered. Every
time counts from the moment at which the class was due, so that a wait for this program, or in the queue of a server
that does not accept, counts too. One thread, epoll and few objects: it must not take the processors away from the
server that it measures.
"""

from __future__ import annotations

import errno
import gc
import json
import math
import random
import resource
import select
import socket
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass

from people import token

CLASS = 25
# Linux's number, which Python has no name for: the port is chosen when the connection is made.
BIND_WITHOUT_PORT = 24
ANSWER_TIMEOUT_S = 10
READ = 256 * 1024


@dataclass(frozen=True)
class Plan:
    port: int
    rate: float
    """Classes in a second."""
    seconds: float
    first: int
    """The number of the first reader; everybody comes once."""
    readers: int
    files: tuple[str, ...]
    """What a lesson's page names, which the browser fetches before the first game."""


class Reader:
    __slots__ = ("answer", "base", "done", "due", "expected", "library_at", "number", "socket")

    def __init__(self, number: int, due: float) -> None:
        self.number = number
        self.due = due
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM | socket.SOCK_NONBLOCK)
        self.answer = b""
        self.expected = 0
        self.done = 0
        self.base = b""
        self.library_at = math.inf


class Morning:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.head = f"Host: 127.0.0.1:{plan.port}\r\nAccept-Encoding: gzip, br\r\n".encode()
        self.files = [file.encode() for file in ("story.html", *plan.files)]
        self.poll = select.epoll()
        self.open: dict[int, Reader] = {}
        self.library: list[float] = []
        self.lesson: list[float] = []
        self.late: list[float] = []
        self.failed: dict[str, int] = {}
        self.answers = 0
        self.bytes = 0

    def run(self) -> None:
        due = list(arrivals(self.plan))
        start = time.monotonic()
        ends = start + self.plan.seconds + ANSWER_TIMEOUT_S
        came = 0
        while came < len(due) or self.open:
            now = time.monotonic()
            while came < len(due) and start + due[came] <= now:
                self.come(self.plan.first + came, start + due[came])
                came += 1
            if now > ends:
                break
            wait = start + due[came] - time.monotonic() if came < len(due) else 0.5
            for number, _ in self.poll.poll(max(wait, 0)):
                self.go_on(self.open[number])
        for reader in list(self.open.values()):
            self.fail(reader, "no answer")

    def come(self, number: int, due: float) -> None:
        reader = Reader(number, due)
        reader.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.open[reader.socket.fileno()] = reader
        self.late.append(time.monotonic() - due)
        reader.socket.setsockopt(socket.SOL_IP, BIND_WITHOUT_PORT, 1)
        reader.socket.bind((school(number // CLASS), 0))
        error = reader.socket.connect_ex(("127.0.0.1", self.plan.port))
        if error not in (0, errno.EINPROGRESS):
            self.fail(reader, "refused")
            return
        # The request is written once the connection is open; from then on it is read.
        self.poll.register(reader.socket.fileno(), select.EPOLLIN | select.EPOLLOUT | select.EPOLLONESHOT)

    def go_on(self, reader: Reader) -> None:
        try:
            if not reader.expected:
                self.ask(reader)
                self.poll.modify(reader.socket.fileno(), select.EPOLLIN)
                return
            data = reader.socket.recv(READ)
        except OSError as error:
            self.fail(reader, errno.errorcode.get(error.errno or 0, "error"))
            return
        if not data:
            self.fail(reader, "closed")
            return
        reader.answer += data
        if reader.expected < 0 and not self.read_head(reader):
            return
        if len(reader.answer) >= reader.expected:
            self.take(reader)

    def ask(self, reader: Reader) -> None:
        reader.answer, reader.expected = b"", -1
        name = token(reader.number % self.plan.readers).encode()
        if reader.done == 0:
            sent = b"GET /api/me HTTP/1.1\r\n" + self.head + b"Authorization: Bearer " + name + b"\r\n\r\n"
        elif reader.done == 1:
            body = b'{"idToken": "' + name + b'"}'
            kind = b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body)
            sent = b"POST /api/verifyToken HTTP/1.1\r\n" + self.head + kind + body
        else:
            sent = b"GET " + reader.base + self.files[reader.done - 2] + b" HTTP/1.1\r\n" + self.head + b"\r\n"
        reader.socket.send(sent)

    def read_head(self, reader: Reader) -> bool:
        """Whether the answer's head is there, and good."""
        end = reader.answer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not reader.answer.startswith(b"HTTP/1.1 200 "):
            self.fail(reader, reader.answer[9:12].decode())
            return False
        head = reader.answer[:end].lower() + b"\r"
        _, _, length = head.partition(b"\ncontent-length:")
        if not length:
            raise SystemExit(f"bench: an answer without a length:\n{head.decode()}")
        reader.expected = end + 4 + int(length[: length.index(b"\r")])
        return True

    def take(self, reader: Reader) -> None:
        self.answers += 1
        self.bytes += len(reader.answer)
        reader.done += 1
        if reader.done == 2:
            reader.library_at = time.monotonic()
            begin = reader.answer.index(b"/content/")
            reader.base = reader.answer[begin : reader.answer.index(b"story.html", begin)]
        if reader.done == 2 + len(self.files):
            self.library.append(reader.library_at - reader.due)
            self.lesson.append(time.monotonic() - reader.due)
            self.leave(reader)
        else:
            self.ask(reader)

    def fail(self, reader: Reader, reason: str) -> None:
        self.failed[reason] = self.failed.get(reason, 0) + 1
        self.library.append(reader.library_at - reader.due)
        self.lesson.append(math.inf)
        self.leave(reader)

    def leave(self, reader: Reader) -> None:
        del self.open[reader.socket.fileno()]
        reader.socket.close()


def school(number: int) -> str:
    """Each class has a network address of its own, as a school has."""
    return f"127.{1 + number // 62_500 % 200}.{number // 250 % 250}.{1 + number % 250}"


def arrivals(plan: Plan) -> Iterator[float]:
    """When each reader is due: classes come by chance (Poisson), the readers of one at the same instant."""
    chance = random.Random(f"monday {plan.rate}")
    for moment in sorted(chance.uniform(0, plan.seconds) for _ in range(round(plan.rate * plan.seconds))):
        yield from [moment] * CLASS


def shares(seconds: list[float]) -> list[float | None]:
    """The milliseconds within which 50, 95, 99 and 100 of a hundred were done; None means never."""
    ordered = sorted(seconds)
    chosen = [ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.95, 0.99, 1)]
    return [None if value == math.inf else round(value * 1000, 1) for value in chosen]


def main() -> None:
    plan = json.load(sys.stdin)
    morning = Morning(Plan(**plan | {"files": tuple(plan["files"])}))
    _, limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    gc.freeze()
    gc.disable()
    start, own = time.monotonic(), time.process_time()
    morning.run()
    answer = {
        "openings": len(morning.lesson),
        "failed": morning.failed,
        "library": shares(morning.library),
        "lesson": shares(morning.lesson),
        "late": shares(morning.late),
        "answers": morning.answers,
        "bytes": morning.bytes,
        "seconds": time.monotonic() - start,
        "cpu": time.process_time() - own,
    }
    print(json.dumps(answer))


if __name__ == "__main__":
    main()
