"""The library is lost while people redeem codes: what was acknowledged before the backup comes back with it.

RELIABILITY=full takes 20 backups instead of two.
"""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.backups.postgresql_client import client_path
from tests.readers import shipped_lessons, write_lessons
from tests.real_server import NewDatabase, RealServer, activate

pytestmark = pytest.mark.long

BACKUPS = 20 if os.environ.get("RELIABILITY") == "full" else 2
PEOPLE = 3
SEVERAL = """
import contextlib, io, json, sys
from kaktus.cli import main
done = []
for command in json.loads(sys.argv[1]):
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()) as printed:
        done.append({"code": main(command), "printed": printed.getvalue()})
print(json.dumps(done))
"""


@pytest.fixture
def server(tmp_path: Path, new_database: NewDatabase) -> Iterator[RealServer]:
    server = RealServer(tmp_path / "data", new_database("backup"), settings={"PATH": client_path()})
    try:
        yield server
    finally:
        server.kill()


def test_nothing_acknowledged_before_a_backup_is_lost(
    server: RealServer, tmp_path: Path, new_database: NewDatabase
) -> None:
    seed = server.prepare(people=PEOPLE, codes=PEOPLE * BACKUPS * 1500)
    server.command("content", "import", str(write_lessons(tmp_path / "lessons")))
    server.start()
    taken: list[tuple[dict[str, str], Path]] = []
    with people_redeeming(server, seed) as acknowledged:
        for number in range(BACKUPS):
            before = wait_for_more(acknowledged, than=20 * number + 20)
            new = json.loads(server.command("backup", "--json", str(tmp_path / "backups")))
            assert len(acknowledged) > len(before), "nobody redeemed a code meanwhile"
            assert new["lessons"] == shipped_lessons()
            assert new["newArchives"] == (0 if number else new["lessons"])
            taken.append((before, Path(new["backup"])))
    before, backup = taken[-1]
    verified, refused = several(server, ["backup", "verify", str(backup)], ["restore", str(backup)])
    assert verified["code"] == 0, verified
    assert refused["code"] == 2
    assert "already" in refused["printed"] or "not empty" in refused["printed"]

    key = (server.data / "secret-key").read_bytes()
    server.kill()
    # Moved, not removed: processes that are about to die may still hold files in it.
    server.data.rename(tmp_path / "lost")
    new_database("backup")
    server.data.mkdir(mode=0o700)
    (server.data / "secret-key").write_bytes(key)
    done = several(server, ["restore", str(backup)], ["migrate"], ["content", "check"])
    assert [command["code"] for command in done] == [0, 0, 0], done
    server.start()
    owners = {code: owner for code, owner, _ in server.owners()}
    print(f"acknowledged before the backup: {len(before)}, in the restored library: {len(owners)}")
    assert {code: owners.get(code) for code in before} == before
    with closing(server.connect()) as connection:
        for code, owner in list(before.items())[:PEOPLE]:
            status, answer = activate(connection, seed["people"][owner], code)
            assert (status, answer["errors"][0]["code"]) == (400, "used_by_you"), answer


def several(server: RealServer, *commands: list[str]) -> Any:
    """In one program, because each takes longer to start than to do this."""
    return json.loads(server.run("-c", SEVERAL, json.dumps(commands)))


class people_redeeming:
    """Each redeems one code after the other; which codes were acknowledged to whom is known at any time."""

    def __init__(self, server: RealServer, seed: Any) -> None:
        self.server, self.enough, self.acknowledged = server, threading.Event(), dict[str, str]()
        shares = [seed["codes"][number::PEOPLE] for number in range(PEOPLE)]
        self.threads = [
            threading.Thread(target=self.redeem, args=(email, token, share))
            for (email, token), share in zip(seed["people"].items(), shares, strict=True)
        ]

    def redeem(self, email: str, token: str, codes: list[str]) -> None:
        with closing(self.server.connect()) as connection:
            for code in codes:
                if self.enough.is_set():
                    return
                if activate(connection, token, code, extend=True)[0] == 200:
                    self.acknowledged[code] = email

    def __enter__(self) -> dict[str, str]:
        for thread in self.threads:
            thread.start()
        return self.acknowledged

    def __exit__(self, *_: object) -> None:
        self.enough.set()
        for thread in self.threads:
            thread.join()


def wait_for_more(acknowledged: dict[str, str], *, than: int) -> dict[str, str]:
    deadline = time.monotonic() + 60
    while len(acknowledged) <= than:
        assert time.monotonic() < deadline, "nobody redeems a code"
        time.sleep(0.01)
    return dict(acknowledged)
