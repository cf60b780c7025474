"""In 'Sprich nach!' a child hears the word and its own voice, or plays without; Chromium simulates the microphone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, FrameLocator, Page, expect

from e2e.checks.accessibility import accessibility_faults
from e2e.people.readers import Person, sign_in

FAKE_MICROPHONE = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")


@pytest.fixture
def context(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], browser_context_args: dict[str, Any]
) -> Iterator[BrowserContext]:
    options = browser_type_launch_args | {"args": [*browser_type_launch_args["args"], *FAKE_MICROPHONE]}
    browser = browser_type.launch(**options)
    yield browser.new_context(**browser_context_args)
    browser.close()


def open_game(page: Page, person: Person) -> FrameLocator:
    sign_in(page, person)
    page.goto("/stage?lesson=kaktus-1/farben")
    game = page.frame_locator("iframe[title='Interactive game']")
    game.get_by_role("button", name=re.compile("Los")).click()
    game.get_by_role("button", name=re.compile("Sprich nach!")).click()
    return game


@pytest.mark.journey
def test_a_child_hears_the_word_and_itself(page: Page, anna: Person) -> None:
    sent: list[str] = []
    game = open_game(page, anna)
    page.on("request", lambda request: sent.append(request.method))
    speak = game.get_by_role("button", name="Sprechen", exact=True)
    speak.click()
    question = page.get_by_role("dialog", name="May Kaktus hear your voice?")
    expect(question).to_be_visible()
    assert accessibility_faults(page) == []
    question.get_by_role("button", name="Use the microphone").click()
    speak.click()
    mark = page.get_by_role("button", name="Stop the recording")
    expect(mark).to_be_visible()
    assert accessibility_faults(page) == []
    # A recording ends by itself: on a busy machine perhaps before its page has been looked at.
    expect(mark).to_be_hidden()
    # First the word, then the child; both again if wanted.
    again = game.get_by_role("button", name="Beides hören")
    expect(again).to_be_visible()
    again.click()
    for stop in (game.get_by_role("button", name="Fertig"), mark):
        speak.click()
        stop.click()
        expect(mark).to_be_hidden()
    expect(again).to_be_visible()
    game.get_by_role("button", name="Weiter").click()
    expect(game.get_by_role("button", name="Hören", exact=True)).to_be_visible()
    expect(question).to_be_hidden()
    assert "POST" not in sent


def test_whoever_says_no_plays_without(page: Page, anna: Person) -> None:
    game = open_game(page, anna)
    speak = game.get_by_role("button", name="Sprechen", exact=True)
    speak.click()
    page.get_by_role("button", name="Play without it").click()
    expect(game.get_by_text("Sprich laut mit!")).to_be_visible()
    expect(speak).to_be_hidden()
    game.get_by_role("button", name="Weiter").click()
    expect(game.get_by_text("Sprich laut mit!")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
