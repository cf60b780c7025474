"""All lessons of the library, and the way to each of them: from its row in the library into the viewer."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Frame, Locator, Page, expect

from e2e.people.readers import Accounts, Person, expect_path
from e2e.robot.play import Way, tab_to
from e2e.running import Library

BOOKS = Path(__file__).resolve().parents[2] / "games" / "dist"
TILES_IN_VIEW = 4


@dataclass(frozen=True)
class Product:
    book: str
    lesson: str
    # The book's title, and what a code for it unlocks.
    title: str
    group: str
    is_interactive: bool
    place: int
    # How many lessons the book has.
    beside: int

    @property
    def name(self) -> str:
        return f"{self.book}/{self.lesson}"


def all_products() -> list[Product]:
    """As the build describes them."""
    books = [json.loads(file.read_text()) for file in sorted(BOOKS.glob("*/book.json"))]
    return [
        Product(
            book["slug"],
            lesson["slug"],
            book["title"],
            book["group"],
            book["interactive"],
            place,
            len(book["lessons"]),
        )
        for book in books
        for place, lesson in enumerate(book["lessons"])
    ]


def lessons_in(title: str) -> int:
    return sum(product.title == title for product in all_products())


def row(page: Page, title: str) -> Locator:
    return page.get_by_role("region", name=re.compile(rf"Lessons of {title}$")).or_(
        page.get_by_role("group", name=re.compile(rf"Lessons of {title}$"))
    )


def reader_of_all(library: Library, accounts: Accounts) -> Person:
    """Somebody with all books."""
    books = sorted({product.group for product in all_products()})
    return accounts.reader_with(*(library.codes(book)[0] for book in books))


def start_at_level(page: Page, product: Product, level: int) -> None:
    """What this browser has stored of a lesson before it is opened."""
    page.evaluate(
        """([lesson, progress]) => {
          const key = Object.keys(localStorage).find((name) => name.startsWith('kaktus.children.'));
          if (!key) return;
          const kept = JSON.parse(localStorage[key]);
          kept.children[0].lessons[lesson] = progress;
          localStorage[key] = JSON.stringify(kept);
        }""",
        [product.name, {"stars": {}, "words": {}, "level": level}],
    )


def open_lesson(page: Page, product: Product, way: Way) -> Frame:
    """From the library into the lesson's frame, in the way in which it will be played."""
    if "/stage" in page.url:
        page.go_back()
    tiles = row(page, product.title)
    tile = tiles.locator("a").nth(product.place)
    # The last page of a row is always full.
    first = max(0, min(product.place // TILES_IN_VIEW * TILES_IN_VIEW, product.beside - TILES_IN_VIEW)) + 1
    dots = page.locator("section", has=tiles)
    last = min(first + TILES_IN_VIEW - 1, product.beside)
    name = f"Go to lessons {first} to {last}" if first < last else f"Go to lesson {first}"
    dot = dots.get_by_role("button", name=name, exact=True)
    # The row may still be where it was left.
    is_hidden = tile.evaluate("(tile) => tile.closest('[inert]') !== null")
    for target in (dot, tile) if is_hidden else (tile,):
        if way == "pointer":
            target.click()
        else:
            expect(target).to_be_visible()
            tab_to(target)
            page.keyboard.press("Enter")
    expect_path(page, "/stage")
    handle = page.wait_for_selector(f"iframe[src*='/{product.name}/']")
    assert handle is not None
    frame = handle.content_frame()
    assert frame is not None
    frame.wait_for_selector(".title-page")
    if way == "keyboard":
        tab_to(page.locator("iframe"))
    return frame
