"""Seeded libraries in folders of their own, and the requests that are sent to them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BENCH = ROOT / "bench"
PASSWORD = "Kaktus-2026"
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
# Everybody comes from an address of their own, as the limits count by it.
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
function request()
  n = n + 1
  wrk.headers["X-Forwarded-For"] = visitor()
  local body = '{"email": "person' .. n %% %(people)s .. '@example.org", "password": "%(password)s"}'
  return wrk.format(nil, nil, nil, body)
end
"""
)
ACTIVATION = (
    FROM_ANYWHERE
    + """
local tokens = {%(tokens)s}
local codes = {}
for code in io.lines("%(codes)s") do codes[#codes + 1] = code end
function request()
  n = n + 1
  wrk.headers["X-Forwarded-For"] = visitor()
  wrk.headers["Authorization"] = "Bearer " .. tokens[n %% #tokens + 1]
  return wrk.format(nil, nil, nil, '{"activationCode": "' .. codes[n] .. '", "extend": true}')
end
"""
)
SCRIPTS = {"verify": VERIFY, "me": ME, "log-in": LOG_IN, "activation": ACTIVATION}


@dataclass
class Library:
    folder: Path
    people: int
    codes: int
    tokens: tuple[str, ...] = ()

    @property
    def environ(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("KAKTUS_")}
        return kept | {
            "KAKTUS_DATA_DIR": str(self.folder),
            "DJANGO_SETTINGS_MODULE": "kaktus.settings",
            "PYTHONPATH": f"{ROOT / 'server'}:{BENCH}",
            "BENCH_DATABASE": str(self.folder / "kaktus.sqlite3"),
            "BENCH_FILES": str(self.folder / "content"),
        }

    def at(self, port: int) -> dict[str, str]:
        """The library answers under its own address alone."""
        return self.environ | {"PORT": str(port)}

    def script(self, name: str) -> Path:
        return self.folder / f"{name}.lua"

    def seed(self) -> None:
        print(f"  seeding {self.people} people and {self.codes} codes …", flush=True)
        self.folder.mkdir()
        run = {"env": self.environ, "check": True, "capture_output": True, "text": True}
        subprocess.run([sys.executable, "-m", "kaktus.cli", "migrate"], **run)  # type: ignore[call-overload]
        codes = self.folder / "codes"
        seed = [str(BENCH / "seed.py"), str(self.people), str(self.codes), str(self.folder / "lessons"), str(codes)]
        done = subprocess.run([sys.executable, *seed, PASSWORD], **run)  # type: ignore[call-overload]
        self.tokens = tuple(json.loads(done.stdout)["tokens"])
        values = {
            "tokens": ", ".join(f'"{token}"' for token in self.tokens),
            "people": self.people,
            "password": PASSWORD,
            "codes": codes,
        }
        for name, script in SCRIPTS.items():
            self.script(name).write_text(script % values)
