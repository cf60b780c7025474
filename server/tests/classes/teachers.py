"""What teachers and tablets do in the tests about classes."""

from __future__ import annotations

from typing import Any

from tests.accounts.account_callers import Answer, Caller

from kaktus.activation.batches.new_batches import Terms, codes_of, create_batch
from kaktus.library.models import BookGroup

FARBEN, ZAHLEN = "kaktus-1/farben", "kaktus-1/zahlen"


def class_code(seats: int, *, book: str = "kaktus1") -> str:
    terms = Terms(seats_per_code=seats)
    (code,) = codes_of(create_batch(group=BookGroup.objects.get(slug=book), count=1, terms=terms))
    return code


def open_class(teacher: Caller, **choice: Any) -> dict[str, Any]:
    answer = teacher.post("/classes", {"group": "kaktus1", "length": "lesson"} | choice)
    assert answer.status == 201, answer.body
    room: dict[str, Any] = answer.body
    return room


def board(teacher: Caller, room: dict[str, Any]) -> Any:
    answer = teacher.get(f"/classes/{room['id']}")
    assert answer.status == 200, answer.body
    return answer.body


def change(teacher: Caller, room: dict[str, Any], **changes: Any) -> Answer:
    return teacher.call("PATCH", f"/classes/{room['id']}", changes)


def join(code: str) -> Answer:
    return Caller().post("/seats", {"code": code})


def tablet(room: dict[str, Any]) -> Caller:
    answer = join(room["code"])
    assert answer.status == 201, answer.body
    return Caller(answer.body["token"])


def play(seat: Caller, lesson: str = "") -> Any:
    answer = seat.post("/seat", {"lesson": lesson})
    assert answer.status == 200, answer.body
    return answer.body
