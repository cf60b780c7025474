"""Every action in the audit log has a name in both languages of the desk."""

from __future__ import annotations

import re

import pytest

from kaktus.common.environment import ROOT

ACTION = re.compile(r'"((?:audit|batch|book|codes?|desk|group|lesson|person|staff)\.(?!json)[a-z_]+)"')
SOURCES = [ROOT / "server/kaktus" / part for part in ("desk", "accounts", "activation", "library")]
# Written as `desk.add_{way}`.
ADDED = {"desk.add_authenticator", "desk.add_passkey"}


def actions() -> set[str]:
    texts = [file.read_text() for folder in SOURCES for file in folder.rglob("*.py") if "migrations" not in file.parts]
    return ADDED | {action for text in texts for action in ACTION.findall(text)}


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_action_has_a_name(language: str) -> None:
    catalogue = (ROOT / f"web/src/desk/i18n/{language}/audit.ts").read_text()
    assert set(re.findall(r"^    '([a-z_]+\.[a-z_]+)':", catalogue, re.MULTILINE)) == actions()
