"""Staff for browser tests and pictures: added by the operator's command, signed in with real authenticator codes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import struct
import time
from dataclasses import dataclass
from itertools import count
from typing import Any

from playwright.sync_api import Page

from e2e.running import Library

PASSWORD = "Kaffeetasse9"
# How long a code is the present one, and how long it may take to be sent.
STEP_S, SENDING_S = 30, 6
_numbers = count(1)


@dataclass
class Staff:
    email: str
    secret: str
    token: str
    recovery_codes: list[str]


def wait_for_fresh_code() -> None:
    """Until the present code is valid for long enough to be sent, even on a busy machine."""
    left = STEP_S - time.time() % STEP_S
    if left < SENDING_S:
        time.sleep(left)


def authenticator_code(secret: str, *, step: int = 0) -> str:
    """As an app on a phone computes it (RFC 6238), from the secret as the page shows it."""
    key = base64.b32decode(secret.replace(" ", ""))
    digest = hmac.digest(key, struct.pack(">Q", int(time.time()) // STEP_S + step), hashlib.sha1)
    start = digest[-1] & 15
    return str((struct.unpack(">I", digest[start : start + 4])[0] & 0x7FFFFFFF) % 10**6).zfill(6)


def add_staff(library: Library, role: str) -> tuple[str, str]:
    """The address and the one-time password of a new member."""
    email = f"{role}-{next(_numbers)}@publisher.example"
    member = json.loads(library.command("staff", "add", email, "--role", role, "--json"))
    return email, member["one_time_password"]


def staff_at_work(library: Library, role: str) -> Staff:
    """Signed in for the first time, by the calls that the pages make."""
    email, once = add_staff(library, role)
    token = _call(library, "/sign-in", {"email": email, "password": once})["token"]
    _call(library, "/account/first-password", {"password": PASSWORD}, token)
    secret = _call(library, "/account/authenticator", {}, token)["secret"]
    wait_for_fresh_code()
    # The code before: the next log-in of a test then has the present one, as each counts once.
    added = _call(library, "/account/authenticator/confirm", {"code": authenticator_code(secret, step=-1)}, token)
    return Staff(email, secret, added["admission"]["token"], added["recoveryCodes"])


def sit_down(page: Page, staff: Staff, path: str = "/desk") -> None:
    """Opens a page of the desk as this member."""
    page.add_init_script(f"sessionStorage.setItem('kaktus.desk.token', '{staff.token}')")
    page.goto(path)


def _call(library: Library, path: str, body: object, token: str = "") -> Any:
    status, answer = library.post(f"/desk{path}", body, token=token)
    assert status == 200, (path, status, answer)
    return answer
