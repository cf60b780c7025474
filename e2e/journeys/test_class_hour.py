"""A class hour: a teacher opens a room, and a tablet comes in with six characters, plays, is led, and goes kindly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from e2e.engines.page import Page, wait_until
from e2e.engines.people import sign_in
from e2e.engines.visits import Console, Visit
from e2e.people.readers import Accounts
from e2e.robot.play import SAVE_DATA, SCRIPTS, Robot
from e2e.robot.robot_page import RobotFrame, RobotPage
from e2e.running import Library

E2E = Path(__file__).parents[1]
ROBOT = [(E2E / "robot" / name).read_text() for name in SCRIPTS]
BOOK = "Kaktus 1 Interaktiv"
SRC = "(frame) => frame.src"


def open_the_class(board: Page, activation_code: str) -> str:
    """For two lessons; returns the six characters."""
    board.open("/activation")
    board.by_label(re.compile("12-digit activation code")).fill(activation_code)
    board.by_role("button", "Activate").click()
    board.by_role("link", "Open a class (seats: 2)").click()
    lessons = board.by_role("group", BOOK)
    lessons.by_label("Farben").click()
    lessons.by_label("Zahlen").click()
    board.by_role("button", "Open the class").click()
    board.by_role("heading", "Come in!").wait()
    code: str = board.by_css("main [translate=no]").nth(1).evaluate("(one) => one.textContent")
    return code


def join(tablet: Page, code: str) -> None:
    tablet.open("/join")
    tablet.by_label("Code of your class").fill(code.lower())
    tablet.by_role("button", "Go!").click()
    tablet.by_role("button", "a lion").click()
    tablet.by_role("heading", "What would you like to play?").wait()
    assert tablet.by_css("main li a").count() == 2


def play_a_game_with_mistakes(tablet: Page) -> None:
    lesson = tablet.frame()
    lesson.by_css(".title-page").wait()
    robot = Robot(RobotPage(tablet), RobotFrame(lesson), "pointer", errs_in=1)
    assert robot.play(stops_at=lambda screen: screen == "game-end") == []
    assert robot.mistakes


def send_everybody_to(board: Page, letters: str) -> None:
    chosen = board.by_label("Everybody to")
    chosen.evaluate("(select) => select.focus()")
    board.type(letters)
    board.by_role("button", "Send everybody").click()


@pytest.mark.journey
def test_a_tablet_without_an_account_plays_and_is_led(
    visit: Visit, library: Library, accounts: Accounts, console: Console
) -> None:
    # The tablet learns from two refused calls that its class is over.
    console.expect("status of 40[14]")
    board, tablet = visit(), visit(SAVE_DATA, *ROBOT, reduced_motion=True)
    sign_in(board, accounts.verified())
    code = open_the_class(board, library.class_code(2))
    join(tablet, code)
    board.by_text("1 of 2 tablets").wait()

    tablet.by_role("link", re.compile("^Farben")).click()
    playing = board.by_css("[aria-labelledby=play-heading] li")
    playing.wait_text(re.compile(rf"^Farben {BOOK}1$"))
    play_a_game_with_mistakes(tablet)
    tablet.by_role("button", "Back to the class").click()
    tablet.by_role("link", re.compile(r"^Farben \d stars?$")).wait()
    playing.wait_gone()

    send_everybody_to(board, "Zah")
    wait_until(lambda: "/zahlen/" in tablet.by_css("iframe").evaluate(SRC), "the tablet opens the lesson")
    playing.wait_text(re.compile(rf"^Zahlen {BOOK}1$"))

    board.by_role("button", "Eyes to the front!").click()
    cover = tablet.by_text(re.compile("^Kaktus is listening too"))
    cover.wait()
    board.by_role("button", "Play on").click()
    cover.wait_gone()

    board.by_role("button", "End the class").click()
    board.by_role("dialog").by_role("button", "End the class").click()
    tablet.by_role("heading", "This class is over").wait()
    board.by_role("heading", "Open a class").wait()
