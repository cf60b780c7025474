"""Starts the OpenID provider that stands in for Google, and tells it who signs in."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import subprocess
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urljoin, urlsplit

import requests

SCRIPT = Path(__file__).resolve().parents[1] / "e2e/openid-provider.mjs"


class OpenIdProvider:
    def __init__(self, redirect: str) -> None:
        self.redirect = redirect
        self._process = subprocess.Popen(
            ["node", str(SCRIPT), "--port", "0", "--redirect", redirect],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert self._process.stdout
            facts = json.loads(next(line for line in self._process.stdout if line.startswith("{")))
        except BaseException:
            self.stop()
            raise
        self.issuer: str = facts["issuer"]
        self.client_id: str = facts["clientId"]
        self.client_secret: str = facts["clientSecret"]

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

    def popup(self, set_up: dict[str, str], *, again: bool = False) -> dict[str, str]:
        """What the page and its popup do: they open the provider's page, which returns with a code."""
        verifier, nonce = secrets.token_urlsafe(48), secrets.token_urlsafe(16)
        challenge = base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).rstrip(b"=").decode()
        query = {
            "client_id": set_up["clientId"],
            "redirect_uri": set_up["redirectUri"],
            "response_type": "code",
            "scope": set_up["scope"],
            "state": "state",
            "nonce": nonce,
            "code_challenge": challenge,
            "code_challenge_method": "S256",
            "prompt": "select_account",
            **({"max_age": "0"} if again else {}),
        }
        code = _followed(set_up["authorizationEndpoint"], query, set_up["redirectUri"])["code"]
        return {"code": code, "codeVerifier": verifier, "nonce": nonce, "redirectUri": set_up["redirectUri"]}

    def stop(self) -> None:
        self._process.terminate()
        self._process.communicate(timeout=10)


def _followed(url: str, query: dict[str, str], back: str) -> dict[str, str]:
    with requests.Session() as browser:
        response = browser.get(url, params=query, allow_redirects=False, timeout=10)
        while not response.headers["Location"].startswith(back):
            following = urljoin(url, response.headers["Location"])
            response = browser.get(following, allow_redirects=False, timeout=10)
    return {key: value[0] for key, value in parse_qs(urlsplit(response.headers["Location"]).query).items()}
