"""The console of each engine: a journey must notice what is in it."""

from __future__ import annotations

import re

import pytest

from e2e.engines.page import Page, wait_until
from e2e.engines.visits import Console

PICTURE = "Object.assign(new Image(), {src: 'http://foreign.invalid/'})"
FAULTS = {
    "broken": "() => console.error('broken')",
    "odd": "() => console.warn('odd')",
    "thrown": "() => void setTimeout(() => { throw new Error('thrown') })",
    # Refused by the page's policy.
    "foreign.invalid": f"() => document.body.append({PICTURE})",
}


def test_a_page_that_behaves_leaves_it_empty(visitor: Page) -> None:
    visitor.open("/")
    visitor.by_role("link", re.compile("Try a lesson first")).wait()


@pytest.mark.parametrize("logged", FAULTS)
def test_whatever_is_wrong_is_in_it(visitor: Page, console: Console, logged: str) -> None:
    console.expect(re.escape(logged))
    visitor.open("/")
    visitor.evaluate(FAULTS[logged])
    wait_until(lambda: any(logged in line for line in visitor.driver.console()), f"{logged} is in the console")
