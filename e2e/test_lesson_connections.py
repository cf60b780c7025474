"""A lesson that tries to send something to a stranger finds no way out of its frame."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Error, Frame, Page, expect

from e2e.checks.watcher import Watcher
from e2e.people.readers import Accounts, expect_path, sign_in
from e2e.running import Library

# The result: the browser looks for connections, or the name of the error with which it refuses.
CALL = """(port) => new Promise((resolve) => {
  try {
    const urls = [`turn:127.0.0.1:${port}`, `stun:127.0.0.1:${port}`];
    const peer = new RTCPeerConnection({ iceServers: [{ urls, username: 'what a child did', credential: 'x' }] });
    peer.createDataChannel('x');
    peer.onicegatheringstatechange = () => resolve(peer.iceGatheringState);
    peer.setLocalDescription();
  } catch (error) {
    resolve(error.name);
  }
})"""
OPEN_FRAME = """([attribute, value]) => new Promise((resolve) => {
  const frame = document.createElement('iframe');
  frame.onload = resolve;
  frame.setAttribute(attribute, value);
  document.body.append(frame);
})"""


class Stranger:
    """A STUN and TURN server that only counts the packets that arrive."""

    def __init__(self) -> None:
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.bind(("127.0.0.1", 0))
        self._socket.settimeout(10)
        self.port: int = self._socket.getsockname()[1]

    def wait_for_a_packet(self) -> None:
        self._socket.recv(4096)

    def packets(self) -> int:
        """How many have come; a packet of our own arrives after all that were sent before."""
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as own:
            own.sendto(b"the last", ("127.0.0.1", self.port))
        count = 0
        while self._socket.recv(4096) != b"the last":
            count += 1
        return count

    def stop(self) -> None:
        self._socket.close()


@pytest.fixture
def new_stranger() -> Iterator[Callable[[], Stranger]]:
    with ExitStack() as all_of_them:

        def make() -> Stranger:
            stranger = Stranger()
            all_of_them.callback(stranger.stop)
            return stranger

        yield make


@pytest.fixture
def lesson(page: Page, library: Library, accounts: Accounts) -> Frame:
    person = accounts.reader_with(library.codes("kaktus1")[0])
    sign_in(page, person)
    page.goto("/library")
    page.get_by_role("link", name="Farben").first.click()
    expect_path(page, "/stage")
    frame = page.frame_locator("iframe[title='Interactive game']")
    expect(frame.get_by_role("button", name=re.compile("Los"))).to_be_visible()
    return page.frames[-1]


@pytest.mark.journey
@pytest.mark.parametrize("inner", [False, True], ids=["itself", "by a frame of its own"])
def test_a_lesson_calls_nobody(page: Page, lesson: Frame, new_stranger: Callable[[], Stranger], inner: bool) -> None:
    caller = lesson
    if inner:
        lesson.evaluate(OPEN_FRAME, ["srcdoc", "<p>a frame of its own</p>"])
        caller = page.frames[-1]
        assert caller.parent_frame == lesson
    stranger, comparison = new_stranger(), new_stranger()
    # Newer browsers refuse when the packet is to be sent, or end the process of a frame that should not have asked.
    try:
        assert caller.evaluate(CALL, stranger.port) in ("NotAllowedError", "gathering")
    except Error as error:
        if "Target crashed" not in error.message:
            raise
    # A page without the policy starts later, and is heard.
    elsewhere = page.context.new_page()
    assert elsewhere.evaluate(CALL, comparison.port) == "gathering"
    comparison.wait_for_a_packet()
    assert stranger.packets() == 0


def test_a_lesson_frames_no_other_page(page: Page, lesson: Frame, watcher: Watcher) -> None:
    watcher.expect("violates the following Content Security Policy directive: \"frame-src 'none'\"")
    for address in ("data:text/html,<p>x</p>", "story.html", "/"):
        lesson.evaluate(OPEN_FRAME, ["src", address])
        assert page.frames[-1].url.startswith("chrome-error:")
