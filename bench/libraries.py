"""Seeded libraries in folders of their own, on either database, and the requests that are sent to them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from databases import Postgresql
from people import PASSWORD, address, code, owners_of, token

ROOT = Path(__file__).resolve().parents[1]
BENCH = ROOT / "bench"
# Readers who are asked about again and again; the rest log in or redeem a code.
SAMPLE = 200
MAX_NAMED = 20_000
MAX_UNUSED = 100_000
REAL_LESSON = "kaktus-1/farben"
VERIFY = """
local tokens = {%(tokens)s}
local n = 0
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
function request()
  n = n %% #tokens + 1
  return wrk.format(nil, nil, nil, '{"idToken": "' .. tokens[n] .. '"}')
end
"""
ME = """
local tokens = {%(tokens)s}
local n = 0
function request()
  n = n %% #tokens + 1
  wrk.headers["Authorization"] = "Bearer " .. tokens[n]
  return wrk.format()
end
"""
# Each reader has an address of their own, because the limits count by it.
FROM_ANYWHERE = """
local n = tonumber(os.getenv("OFFSET"))
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
function visitor()
  return "10." .. math.floor(n / 65536) %% 256 .. "." .. math.floor(n / 256) %% 256 .. "." .. n %% 256
end
"""
LOG_IN = (
    FROM_ANYWHERE
    + """
local addresses = {}
for address in io.lines("%(folder)s/addresses") do addresses[#addresses + 1] = address end
function request()
  n = n + 1
  wrk.headers["X-Forwarded-For"] = visitor()
  local body = '{"email": "' .. addresses[n %% #addresses + 1] .. '", "password": "%(password)s"}'
  return wrk.format(nil, nil, nil, body)
end
"""
)
ACTIVATION = (
    FROM_ANYWHERE
    + """
local tokens, codes = {}, {}
for token in io.lines("%(folder)s/tokens") do tokens[#tokens + 1] = token end
for code in io.lines("%(folder)s/codes") do codes[#codes + 1] = code end
function request()
  n = n + 1
  wrk.headers["X-Forwarded-For"] = visitor()
  wrk.headers["Authorization"] = "Bearer " .. tokens[n %% #tokens + 1]
  return wrk.format(nil, nil, nil, '{"activationCode": "' .. codes[n] .. '", "extend": true}')
end
"""
)
SCRIPTS = {"verify": VERIFY, "me": ME, "log-in": LOG_IN, "activation": ACTIVATION}


@dataclass(frozen=True)
class Library:
    folder: Path
    readers: int
    codes: int
    postgresql: Postgresql | None = None
    reuse: bool = False
    """Whether later runs use it again: a million readers take minutes to make."""

    @property
    def tokens(self) -> list[str]:
        """The tokens of readers from all over the table."""
        return [token(number) for number in range(0, self.readers, max(1, self.readers // SAMPLE))]

    @property
    def name(self) -> str:
        return self.folder.name

    @property
    def environ(self) -> dict[str, str]:
        environ = {name: value for name, value in os.environ.items() if not name.startswith("KAKTUS_")}
        database = {"KAKTUS_DATABASE_URL": self.postgresql.url(self.name)} if self.postgresql else {}
        return (
            environ
            | database
            | {
                "KAKTUS_DATA_DIR": str(self.folder),
                "DJANGO_SETTINGS_MODULE": "kaktus.settings",
                "PYTHONPATH": f"{ROOT / 'server'}:{BENCH}",
                "BENCH_DATABASE": str(self.folder / "kaktus.sqlite3"),
                "BENCH_FILES": str(self.folder / "content"),
            }
        )

    def at(self, port: int) -> dict[str, str]:
        """The library answers under its own address alone."""
        return self.environ | {"PORT": str(port)}

    def script(self, name: str) -> Path:
        return self.folder / f"{name}.lua"

    def seed(self) -> None:
        if self.reuse and self._is_seeded():
            return
        print(f"  seeding {self.name}: {self.readers} readers and {self.codes} codes …", flush=True)
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        if self.postgresql:
            self.postgresql.create(self.name)
        for program in (["-m", "kaktus.cli", "migrate"], [str(BENCH / "seed.py"), *self._to_seed()]):
            command = [sys.executable, *program]
            done = subprocess.run(command, env=self.environ, check=True, stdout=subprocess.PIPE, text=True)
        self._write_scripts()
        (self.folder / "seeded").write_text(done.stdout)

    def _is_seeded(self) -> bool:
        return (self.folder / "seeded").exists() and (not self.postgresql or self.postgresql.has(self.name))

    def _to_seed(self) -> list[str]:
        return [
            str(self.readers),
            str(self.codes),
            str(self.folder / "lessons"),
            str(ROOT / "games" / "dist"),
            REAL_LESSON,
        ]

    def _write_scripts(self) -> None:
        # The last ones: the first are those who open the library on a Monday.
        named = range(self.readers)[-MAX_NAMED:]
        unused = range(2 * owners_of(self.readers, self.codes), self.codes)[:MAX_UNUSED]
        for name, lines in (
            ("addresses", map(address, named)),
            ("tokens", map(token, named)),
            ("codes", map(code, unused)),
        ):
            (self.folder / name).write_text("".join(f"{line}\n" for line in lines))
        values = {
            "tokens": ", ".join(f'"{token}"' for token in self.tokens),
            "password": PASSWORD,
            "folder": self.folder,
        }
        for name, script in SCRIPTS.items():
            self.script(name).write_text(script % values)

    def size(self) -> int:
        """The size of the database in bytes, with its indexes."""
        if self.postgresql:
            return self.postgresql.size(self.name)
        return (self.folder / "kaktus.sqlite3").stat().st_size

    def tables(self) -> dict[str, int]:
        """The largest tables of PostgreSQL in bytes, with their indexes."""
        return self.postgresql.tables(self.name) if self.postgresql else {}

    def spent(self, what: str) -> int:
        """How many codes, or first visits of a day, earlier runs have used up."""
        return int(self._notes().get(what, 0))

    def note_spent(self, what: str, count: int) -> None:
        (self.folder / "spent").write_text(json.dumps(self._notes() | {what: count}))

    def _notes(self) -> dict[str, int]:
        file = self.folder / "spent"
        notes: dict[str, int] = json.loads(file.read_text()) if file.exists() else {}
        return notes
