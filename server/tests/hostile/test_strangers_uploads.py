"""Large bodies from somebody who is not at the desk: they are read and discarded, and nothing is stored."""

from __future__ import annotations

import http.client
import json
import socket
from contextlib import ExitStack, closing
from itertools import cycle
from pathlib import Path

import psutil
import pytest
from tests.delivery.fronts import front_of
from tests.hostile.attacked import Attacked

from kaktus.common.api.body_limits import MAX_BODY_BYTES, PIECE_BYTES
from kaktus.delivery.nginx import nginx_configuration
from testing.nginx import running_nginx
from testing.ports import free_port

ANNOUNCE = """
import django, json
django.setup()
from tests.desk.staff_members import signed_in, staff_member
from kaktus.desk.permissions import Role
from kaktus.library.packages.uploads import Purpose, missing_pieces, start_upload
clerk = staff_member(Role.CLERK, email="sender@publisher.example")
upload = start_upload(made_by=str(clerk.pk), name="a.csv", size=3_000_000, purpose=Purpose.CODES)
print(json.dumps([signed_in(clerk).token, str(upload.pk)]))
"""


@pytest.fixture(scope="module")
def announced(attacked: Attacked) -> tuple[str, str]:
    token, upload = json.loads(attacked.server.run("-c", ANNOUNCE).splitlines()[-1])
    return token, upload


def head(attacked: Attacked, path: str, token: str, length: int) -> bytes:
    lines = (
        f"PUT {path} HTTP/1.1",
        f"Host: localhost:{attacked.server.port}",
        f"Authorization: Bearer {token}",
        "Content-Type: application/octet-stream",
        f"Content-Length: {length}",
    )
    return "\r\n".join((*lines, "", "")).encode()


def answer_to(attacked: Attacked, sent: bytes) -> tuple[int, str]:
    """The answer to a request whose body never comes, or is cut off."""
    with socket.create_connection(("127.0.0.1", attacked.server.port), timeout=30) as client:
        client.sendall(sent)
        response = http.client.HTTPResponse(client)
        response.begin()
        return response.status, json.loads(response.read())["errors"][0]["code"]


def test_strangers_fill_no_memory(attacked: Attacked, announced: tuple[str, str]) -> None:
    """Forty of them send nearly all of a piece, and wait with the rest."""
    piece = f"/api/desk/uploads/{announced[1]}/pieces/0"
    before = memory_of(attacked)
    with ExitStack() as stack:
        clients = [
            stack.enter_context(socket.create_connection(("127.0.0.1", attacked.server.port), timeout=30))
            for _ in range(40)
        ]
        for client, token in zip(clients, cycle(("", "desk-" + "A" * 43, attacked.tokens[0])), strict=False):
            client.sendall(head(attacked, piece, token, PIECE_BYTES) + bytes(PIECE_BYTES - 100))
        grown = memory_of(attacked) - before
        print(f"grew by {grown} MiB")
        assert grown < 40
        answers = set()
        for client in clients:
            client.sendall(bytes(100))
            response = http.client.HTTPResponse(client)
            response.begin()
            answers.add((response.status, json.loads(response.read())["errors"][0]["code"]))
    # A machine that is busy with other things may ask some of them to come again.
    assert answers - {(503, "unavailable")} == {(401, "unauthenticated")}
    unknown = "/api/desk/uploads/00000000-0000-0000-0000-000000000000/pieces/0"
    assert answer_to(attacked, head(attacked, unknown, announced[0], PIECE_BYTES) + bytes(PIECE_BYTES))[0] == 404


def memory_of(attacked: Attacked) -> int:
    """The memory of all workers together, in MiB."""
    assert attacked.server.process
    children = psutil.Process(attacked.server.process.pid).children(recursive=True)
    return int(sum(child.memory_info().rss for child in children)) // 1024**2


def test_a_member_sends_large_pieces_there_and_nowhere_else(attacked: Attacked, announced: tuple[str, str]) -> None:
    token, upload = announced
    pieces = f"/api/desk/uploads/{upload}/pieces"
    assert answer_to(attacked, head(attacked, f"{pieces}/0", token, PIECE_BYTES + 1))[0] == 413
    assert answer_to(attacked, head(attacked, f"{pieces}/7", token, PIECE_BYTES) + bytes(PIECE_BYTES))[0] == 422
    for path in ("/api/desk/imports", "/api/desk/uploads", f"/api/desk/uploads/{upload}", "/api/account/login"):
        assert answer_to(attacked, head(attacked, path, token, MAX_BODY_BYTES + 1))[0] == 413
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/octet-stream"}
    with closing(http.client.HTTPConnection("localhost", attacked.server.port, timeout=30)) as connection:
        for number, length in ((0, PIECE_BYTES), (1, 3_000_000 - PIECE_BYTES), (1, 3_000_000 - PIECE_BYTES)):
            connection.request("PUT", f"{pieces}/{number}", bytes(length), headers)
            response = connection.getresponse()
            assert (response.status, response.read()) == (204, b"")
        connection.request("GET", f"/api/desk/uploads/{upload}", headers=headers)
        assert json.loads(connection.getresponse().read())["missing"] == []


def test_the_limits_behind_nginx_are_the_same(attacked: Attacked, announced: tuple[str, str], tmp_path: Path) -> None:
    token, upload = announced
    port = free_port()
    front = front_of(tmp_path, port=port, library_port=attacked.server.port, grants=None)

    def status_of(path: str, length: int, **headers: str) -> int:
        sent = {"Host": f"localhost:{attacked.server.port}", "Content-Type": "application/octet-stream", **headers}
        with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=30)) as connection:
            connection.request("PUT", path, bytes(length), sent)
            return connection.getresponse().status

    with running_nginx(tmp_path, port=port, configuration=nginx_configuration(front)):
        piece = f"/api/desk/uploads/{upload}/pieces/0"
        assert status_of(piece, PIECE_BYTES, Authorization=f"Bearer {token}") == 204
        assert status_of(piece, PIECE_BYTES) == 401
        assert status_of(piece, PIECE_BYTES + 1, Authorization=f"Bearer {token}") == 413
        assert status_of("/api/desk/imports", MAX_BODY_BYTES + 1, Authorization=f"Bearer {token}") == 413
