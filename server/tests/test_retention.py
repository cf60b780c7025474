"""What the page about retention says is what the chores do."""

from __future__ import annotations

import re

from kaktus.common.environment import ROOT
from kaktus.common.retention import NUMBERS
from kaktus.mail.letters import WORDINGS

ROW = re.compile(r"^\|(?P<what>[^|]+)\|(?P<where>[^|]+)\|(?P<how_long>[^|]+)\|(?P<names>[^|]*)\|$")


def documented() -> dict[str, str]:
    """How long, by name."""
    page = (ROOT / "docs" / "operations" / "retention.md").read_text()
    rows = [row for line in page.splitlines() if (row := ROW.match(line))]
    return {name: row["how_long"] for row in rows for name in re.findall(r"`(\w+)`", row["names"])}


def in_words(name: str) -> str:
    number, days = NUMBERS[name], {1: "a day", 365: "a year"}
    if name.endswith("Days"):
        return days.get(number, f"{number} days")
    return f"{number} hours" if name.endswith("Hours") else f"{number} newest"


def test_the_page_says_every_number() -> None:
    rows = documented()
    assert rows.keys() == NUMBERS.keys()
    assert {name: rows[name] for name in rows if in_words(name) not in rows[name]} == {}


def test_mails_say_the_same_numbers() -> None:
    for language, wording in WORDINGS.items():
        assert str(NUMBERS["unverifiedAccountDays"]) in wording.verification.after, language
        assert str(NUMBERS["unverifiedWarningDays"]) in wording.account_ends.subject, language
