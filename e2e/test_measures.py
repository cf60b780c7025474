"""What the robot measures on every screen of a lesson: each measure finds the fault that it is for, and only that."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.checks.accessibility import evening_faults, small_letters_in_lesson, small_targets, small_targets_in_lesson
from e2e.checks.overlaps import overlaps

SOUND = (
    "<button style='inline-size: 80px; block-size: 64px; border: 0'><span style='font-size: 14px'>Bingo</span></button>"
)


def show(page: Page, content: str) -> None:
    page.set_content(
        f"<html lang=de><title>Tiere</title><style>body {{ margin: 0 }}</style><main>{content}</main></html>"
    )


def test_a_small_target_is_found(page: Page) -> None:
    show(page, SOUND)
    assert small_targets(page) + small_targets_in_lesson(page.main_frame) == []
    show(page, SOUND.replace("64px", "60px"))
    assert small_targets(page) == []
    assert len(small_targets_in_lesson(page.main_frame)) == 1
    show(page, SOUND.replace("64px", "40px"))
    assert len(small_targets(page)) == 1


def test_small_letters_are_found(page: Page) -> None:
    show(page, SOUND)
    assert small_letters_in_lesson(page.main_frame) == []
    show(page, SOUND.replace("14px", "12.8px"))
    assert small_letters_in_lesson(page.main_frame) == ["Bingo: 12.8px in a width of 1180"]


def test_colours_that_are_faint_in_the_evening_are_found(page: Page) -> None:
    show(page, "<style>p { color: #26233a } [data-evening] main { background: #fff }</style><p>Gut gemacht!</p>")
    assert evening_faults(page.main_frame) == []
    show(page, "<style>p { color: #26233a } [data-evening] main { background: #1b2233 }</style><p>Gut gemacht!</p>")
    assert len(evening_faults(page.main_frame)) == 1
    assert page.locator("html[data-evening]").count() == 0


def test_things_that_lie_on_each_other_are_found(page: Page) -> None:
    show(page, SOUND + SOUND)
    assert overlaps(page) == []
    show(page, SOUND + SOUND.replace("border", "margin-inline-start: -40px; border"))
    assert len(overlaps(page)) == 1
