"""Two clicks, or two tabs, at the same moment: one wins, the other gets an answer; on a served library."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import unquote

import pytest

from testing.served_library import ServedLibrary
from testing.waiting import wait_until

pytestmark = pytest.mark.long

PASSWORD = "Sonnenblume7"
ANNA = "anna@example.org"


def at_once(library: ServedLibrary, path: str, body: dict[str, str], *, token: str = "") -> tuple[list[int], set[str]]:
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: library.post(path, body, token=token), range(4)))
    codes = {answer["errors"][0]["code"] for status, answer in answers if status >= 400}
    return sorted(status for status, _ in answers), codes


def code_from_mailbox(library: ServedLibrary, mode: str) -> str:
    for name in re.findall(r'href="/mailbox/([0-9a-f-]+)"', library.get("/mailbox")[1]):
        match = re.search(rf"mode={mode}&amp;oobCode=([^\s<\"]+)", library.get(f"/mailbox/{name}")[1])
        if match:
            return unquote(match[1])
    return ""


def test_sign_up_and_every_link_work_once(new_library: Callable[..., ServedLibrary]) -> None:
    library = new_library(KAKTUS_WORKERS="2")
    library.start()
    assert at_once(library, "/account/signup", {"email": ANNA, "password": PASSWORD}) == (
        [201, 400, 400, 400],
        {"email_taken"},
    )
    token = library.post("/account/login", {"email": ANNA, "password": PASSWORD})[1]["token"]
    code = wait_until(lambda: code_from_mailbox(library, "verifyEmail"))
    confirmation = {"mode": "verifyEmail", "oobCode": code}
    once = [200, 400, 400, 400]
    assert at_once(library, "/account/action", confirmation, token=token) == (once, {"used_action_code"})

    library.post("/account/forgot-password", {"email": ANNA})
    code = wait_until(lambda: code_from_mailbox(library, "resetPassword"))
    new_password = {"oobCode": code, "newPassword": "Neuanfang8"}
    assert at_once(library, "/account/reset-password", new_password) == (once, {"invalid_action_code"})
