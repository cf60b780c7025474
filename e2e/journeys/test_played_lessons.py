"""Lessons: a robot plays them to their end with mistakes; letters are carried and written; a child hears itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from e2e.engines.page import Page, View, wait_until
from e2e.engines.people import open_lesson, record_oneself
from e2e.engines.visits import Visit
from e2e.people.readers import Accounts, Person
from e2e.robot.play import ACTIVITIES, SAVE_DATA, SCRIPTS, Robot
from e2e.robot.robot_page import RobotFrame, RobotPage
from e2e.running import Library

E2E = Path(__file__).parents[1]
ROBOT = [(E2E / "robot" / name).read_text() for name in SCRIPTS]
# The tile that the next place asks for; the first letters of a long word are there already.
FIRST_TILE = """() => {
  const asked = document.querySelector('[data-asks]')?.dataset.asks?.split('>')[0];
  const tiles = [...document.querySelectorAll('.letters-tiles button')];
  const place = tiles.findIndex((tile) => tile.dataset.thing === asked);
  return place < 0 ? null : [place];
}"""
# What is to be written, and points along it; not while Kaktus still shows how.
ROAD = """() => {
  const [road, page] = ['.writing-road', '.writing-page'].map((css) => document.querySelector(css));
  const { asks } = document.querySelector('[data-asks]')?.dataset ?? {};
  if (!road || !asks || page.dataset.thing !== asks.replace('>', '')) return null;
  const [length, toScreen] = [road.getTotalLength(), road.getScreenCTM()];
  const points = Array.from({ length: 25 }, (_, part) => {
    const { x, y } = road.getPointAtLength((length * part) / 24).matrixTransform(toScreen);
    return [x, y];
  });
  return [asks + document.querySelector('.round-dots').ariaLabel, points];
}"""
STARS = """(lesson) => {
  const key = Object.keys(localStorage).find((name) => name.startsWith('kaktus.children.'));
  return key && JSON.parse(localStorage[key]).children[0].lessons[lesson]?.stars;
}"""


@pytest.fixture(scope="module")
def anna(library: Library, accounts: Accounts) -> Person:
    """With both books."""
    return accounts.reader_with(*(library.codes(book)[0] for book in ("kaktus1", "kaktus2")))


def open_game(page: Page, person: Person, activity: str) -> View:
    lesson = open_lesson(page, person, "kaktus-1-interaktiv/farben")
    lesson.by_css(".title-page").wait()
    place = lesson.evaluate(f"() => {ACTIVITIES}").index(activity)
    lesson.by_role("button", "Los!").click()
    lesson.by_css(".game-map-place").nth(place).click()
    return lesson


@pytest.mark.parametrize("name", ["kaktus-1/farben", "kaktus-1-interaktiv/farben"])
def test_a_robot_plays_to_the_end_with_mistakes(visit: Visit, anna: Person, name: str) -> None:
    page = visit(SAVE_DATA, *ROBOT, reduced_motion=True)
    lesson = open_lesson(page, anna, name)
    lesson.by_css(".title-page").wait()
    activities = lesson.evaluate(f"() => {ACTIVITIES}")
    robot = Robot(RobotPage(page), RobotFrame(lesson), "pointer", errs_in=4)
    assert robot.play() == []
    assert robot.mistakes
    assert [screen for screen in robot.screens if screen in activities] == activities
    wait_until(lambda: set(page.evaluate(STARS, name) or {}) == set(activities), "every game has its stars")


def test_a_letter_is_carried_to_its_place(visit: Visit, anna: Person) -> None:
    lesson = open_game(visit(ROBOT[0], reduced_motion=True), anna, "letters")
    tile = lesson.wait_for(FIRST_TILE)[0]
    lesson.by_css(".letters-tiles button").nth(tile).drag_to(lesson.by_css(".word-place"))
    lesson.by_css(".word-place[data-filled=true]").wait()


def test_a_stroke_is_written(visit: Visit, anna: Person) -> None:
    page = visit(ROBOT[0], reduced_motion=True)
    lesson = open_game(page, anna, "writing")
    asked, road = lesson.wait_for(ROAD)
    left, top = lesson.corner()
    first, *rest = [(left + x, top + y) for x, y in road]
    page.driver.point([first, "down", *rest, "up"])
    wait_until(lambda: (lesson.evaluate(ROAD) or [asked])[0] != asked, "the next stroke is asked for")


def test_a_child_hears_the_word_and_itself(visitor: Page, anna: Person) -> None:
    lesson = open_game(visitor, anna, "say-after")
    record_oneself(visitor, lesson)
    # First the word, then the child.
    lesson.by_role("button", "Beides hören").click()
    lesson.by_role("button", re.compile("^Weiter")).click()
    lesson.by_role("button", "Sprechen").wait()
