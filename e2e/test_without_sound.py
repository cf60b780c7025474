"""A lesson on a device that plays nothing: no loudspeaker, or a browser that waits for a tap."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Page

from e2e.people.readers import Accounts, sign_in
from e2e.running import Library

# Notes when each line begins; the story is played by the clock of the device.
REFUSES = """
window.lines = [];
HTMLMediaElement.prototype.play = function () {
  if (this.src) lines.push(performance.now());
  return Promise.reject(new DOMException('no tap yet', 'NotAllowedError'));
};
"""
NO_DEVICE = """
window.lines = [];
HTMLMediaElement.prototype.play = function () {
  lines.push(performance.now());
  setTimeout(() => this.dispatchEvent(new Event('error')));
  return new Promise(() => {});
};
"""
THREE_MORE = """(before) => new Promise((resolve) => {
  setInterval(() => lines.length >= before + 3 && resolve(lines.slice(before)), 50);
})"""


@pytest.mark.parametrize("device", [REFUSES, NO_DEVICE], ids=["refuses", "no loudspeaker"])
def test_the_lines_of_a_story_do_not_rush_by(page: Page, accounts: Accounts, library: Library, device: str) -> None:
    anna = accounts.verified()
    (code,) = library.codes("kaktus1")
    accounts.call("POST", "/api/activation", {"activationCode": code}, token=anna.token)
    sign_in(page, anna)
    page.add_init_script(device)
    page.goto("/stage?lesson=kaktus-1/farben")
    lesson = page.frame_locator("iframe")
    lesson.get_by_role("button", name="Los!").click()
    lesson.locator(".game-map button").first.click()
    frame = page.frames[-1]
    before = frame.evaluate("lines.length")
    starts = frame.evaluate(THREE_MORE, before)
    assert min(later - earlier for earlier, later in pairwise(starts)) > 500, starts
