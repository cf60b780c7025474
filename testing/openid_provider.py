"""Starts the OpenID provider that stands in for Google, and tells it who signs in."""

from __future__ import annotations

import json
import subprocess
import urllib.request
from pathlib import Path
from typing import Any

SCRIPT = Path(__file__).resolve().parents[1] / "e2e/openid-provider.mjs"


class OpenIdProvider:
    def __init__(self, redirect: str) -> None:
        self._process = subprocess.Popen(
            ["node", str(SCRIPT), "--port", "0", "--redirect", redirect],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert self._process.stdout
            told = json.loads(next(line for line in self._process.stdout if line.startswith("{")))
        except BaseException:
            self.stop()
            raise
        self.issuer: str = told["issuer"]
        self.client_id: str = told["clientId"]
        self.client_secret: str = told["clientSecret"]

    @property
    def settings(self) -> dict[str, str]:
        return {
            "KAKTUS_GOOGLE_ISSUER": self.issuer,
            "KAKTUS_GOOGLE_CLIENT_ID": self.client_id,
            "KAKTUS_GOOGLE_CLIENT_SECRET": self.client_secret,
        }

    def person(self, **who: Any) -> None:
        """Who signs in next, and what goes wrong: subject, email, emailVerified, ask, cancel, fault."""
        request = urllib.request.Request(f"{self.issuer}/control", data=json.dumps(who).encode(), method="PUT")
        with urllib.request.urlopen(request, timeout=10):
            pass

    def stop(self) -> None:
        self._process.terminate()
        self._process.communicate(timeout=10)
