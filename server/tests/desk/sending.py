"""How a file gets to the desk: announced, and sent piece by piece."""

from __future__ import annotations

from typing import Any

from tests.accounts.account_callers import Answer, Caller

from kaktus.common.api.body_limits import PIECE_BYTES

BYTES = "application/octet-stream"


def announce(caller: Caller, size: int, *, name: str = "farben.zip", purpose: str = "package") -> Answer:
    lesson = {} if purpose == "codes" else {"book": "kaktus-1", "lesson": "farben"}
    return caller.post("/desk/uploads", {"purpose": purpose, "name": name, "size": size, **lesson})


def send_piece(caller: Caller, upload: str, number: int, content: bytes, *, kind: str = BYTES) -> Any:
    return caller.client.generic(
        "PUT",
        f"/api/desk/uploads/{upload}/pieces/{number}",
        content,
        content_type=kind,
        headers={"Authorization": f"Bearer {caller.token}"},
    )


def send(caller: Caller, content: bytes, *, name: str = "farben.zip", purpose: str = "package") -> str:
    upload: str = announce(caller, len(content), name=name, purpose=purpose).body["id"]
    for place in range(0, len(content), PIECE_BYTES):
        assert send_piece(caller, upload, place // PIECE_BYTES, content[place : place + PIECE_BYTES]).status_code == 204
    return upload


def send_list(caller: Caller, content: bytes, *, name: str = "alte.csv", **terms: object) -> Any:
    """The import that has begun: its first rows are read next."""
    upload = send(caller, content, name=name, purpose="codes")
    started = caller.post("/desk/imports", {"upload": upload, **terms})
    assert started.status == 200, started.body
    return started.body


def choose_columns(caller: Caller, import_id: int, *, book: str = "") -> None:
    """As they were guessed."""
    preview = caller.get(f"/desk/imports/{import_id}").body["preview"]
    choice = {"code": preview["code"], "bookColumn": preview["book"], "heading": preview["heading"], "book": book}
    assert caller.post(f"/desk/imports/{import_id}/columns", choice).status == 204
