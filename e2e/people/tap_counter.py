"""Acts on a page as a person does, and counts the taps and the filled fields."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator, Page


@dataclass
class TapCounter:
    taps: int = 0
    fields: int = 0

    def tap(self, thing: Locator) -> None:
        thing.click()
        self.taps += 1

    def fill(self, field: Locator, text: str) -> None:
        field.fill(text)
        self.fields += 1

    def open_link(self, page: Page, link: str) -> None:
        """A link in a mail."""
        page.goto(link)
        self.taps += 1
