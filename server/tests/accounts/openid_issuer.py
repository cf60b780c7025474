"""An OpenID provider on this machine that says whatever a test wants, signed with its own key."""

from __future__ import annotations

import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import jwt
from cryptography.hazmat.primitives.asymmetric import rsa

CLIENT = "kaktus-tests"
MOMENTS = ("iat", "exp", "auth_time")
KEY = rsa.generate_private_key(public_exponent=65537, key_size=2048)


class Issuer:
    """`claims` go into its tokens: times as seconds from now, None for what is left out. `metadata` describes it.

    `hangs` and `drips` are paths: the first are never answered, the second are answered byte by byte. Others take
    as many seconds as `takes_s` says.
    """

    def __init__(self) -> None:
        self.claims: dict[str, Any] = {}
        self.metadata: dict[str, Any] = {}
        self.hangs: set[str] = set()
        self.drips: set[str] = set()
        self.takes_s: dict[str, float] = {}
        self.asked: list[str] = []
        self.nonce = "a-nonce"
        self.key_id = "first"
        self._over = threading.Event()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._conversation())
        self._server.daemon_threads = True
        self.url = f"http://localhost:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._over.set()
        self._server.shutdown()
        self._server.server_close()

    def answer_to(self, path: str) -> dict[str, Any]:
        if path == "/.well-known/openid-configuration":
            places = {"authorization_endpoint": "auth", "token_endpoint": "token", "jwks_uri": "keys"}
            return (
                {"issuer": self.url} | {name: f"{self.url}/{place}" for name, place in places.items()} | self.metadata
            )
        if path == "/keys":
            return {"keys": [self._public_key()]}
        return {"access_token": "x", "id_token": self._token()}

    def _public_key(self) -> dict[str, Any]:
        public: dict[str, Any] = json.loads(jwt.algorithms.RSAAlgorithm.to_jwk(KEY.public_key()))
        return public | {"kid": self.key_id, "alg": "RS256", "use": "sig"}

    def _token(self) -> str:
        now = int(time.time())
        payload: dict[str, Any] = {
            "iss": self.url,
            "aud": CLIENT,
            "sub": "google-anna",
            "iat": 0,
            "exp": 600,
            "nonce": self.nonce,
            "email": "anna@example.org",
            "email_verified": True,
        } | self.claims
        payload |= {name: now + payload[name] for name in MOMENTS if isinstance(payload.get(name), int)}
        payload = {name: value for name, value in payload.items() if value is not None}
        return jwt.encode(payload, KEY, algorithm="RS256", headers={"kid": self.key_id})

    def _conversation(self) -> type[BaseHTTPRequestHandler]:
        issuer = self

        class Conversation(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                issuer.asked.append(self.path)
                if self.path in issuer.hangs:
                    issuer._over.wait()
                    return
                time.sleep(issuer.takes_s.get(self.path, 0))
                body = json.dumps(issuer.answer_to(self.path)).encode()
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                if self.path not in issuer.drips:
                    self.wfile.write(body)
                    return
                for byte in body:
                    self.wfile.write(bytes([byte]))
                    if issuer._over.wait(0.2):
                        return

            def do_POST(self) -> None:
                self.rfile.read(int(self.headers["Content-Length"]))
                self.do_GET()

            def log_message(self, *_arguments: object) -> None:
                pass

        return Conversation
