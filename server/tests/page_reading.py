"""What a browser shows of a page that the library has written: its texts, and no element that was not meant."""

from __future__ import annotations

from html.parser import HTMLParser


class _Texts(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.texts.append(data.strip("\n"))


def texts_of(page: str) -> list[str]:
    reader = _Texts()
    reader.feed(page)
    reader.close()
    assert reader.tags <= {"html", "meta", "title", "style", "h1", "h2", "dl", "dt", "dd", "p"}
    return reader.texts
