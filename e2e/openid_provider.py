"""Starts the OpenID provider that stands in for Google, and tells it who signs in."""

from __future__ import annotations

import json
import subprocess
import urllib.request
from pathlib import Path
from typing import Any

SCRIPT = Path(__file__).with_name("openid-provider.mjs")


class OpenIdProvider:
    def __init__(self, redirect: str) -> None:
        self._process = subprocess.Popen(
            ["node", str(SCRIPT), "--port", "0", "--redirect", redirect],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout is not None
        told = json.loads(self._process.stdout.readline())
        self.issuer: str = told["issuer"]
        self.settings = {
            "KAKTUS_GOOGLE_ISSUER": self.issuer,
            "KAKTUS_GOOGLE_CLIENT_ID": told["clientId"],
            "KAKTUS_GOOGLE_CLIENT_SECRET": told["clientSecret"],
        }

    def person(self, **who: Any) -> None:
        """Who signs in next, and what goes wrong: subject, email, emailVerified, ask, cancel, fault."""
        request = urllib.request.Request(f"{self.issuer}/control", data=json.dumps(who).encode(), method="PUT")
        with urllib.request.urlopen(request, timeout=10):
            pass

    def stop(self) -> None:
        self._process.terminate()
        self._process.communicate(timeout=10)
