"""Photographs every game of the lessons, as it begins or after a mistake, to pictures and one contact sheet.

.venv/bin/python e2e/pictures/lesson_sheet.py [--lessons tiere natur] [--games memory] [--sizes 1024x768]
    [--evening] [--mistake]

The built lessons are served as they are, without a library around them. What lies over something else is printed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright  # noqa: E402

from e2e.checks.overlaps import OVERLAPS  # noqa: E402
from e2e.lessons.bare_lessons import DIST, bare_lessons, open_lesson  # noqa: E402
from e2e.robot.play import ACTIVITIES  # noqa: E402
from e2e.running import browser_options  # noqa: E402

SIZES = ("1024x768", "390x844", "844x390", "320x568")
THUMB_HEIGHT = 200
# Longer than anything moves by itself.
SETTLED_MS = 700
SHEET_STYLE = """
body { margin: 20px; background: #fffdf8; font: 600 15px sans-serif; width: max-content }
h2 { font-size: 18px; margin: 0 0 6px }
div { display: flex; gap: 8px; margin: 0 0 16px }
figure { margin: 0 } figcaption { font-weight: 400 }
img { display: block; border: 1px solid #ccc }
"""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lessons", nargs="*", default=[], help="parts of their names; all with games unless named")
    parser.add_argument("--games", nargs="*", default=[], help="all unless named; also title, map")
    parser.add_argument("--sizes", nargs="*", default=list(SIZES))
    parser.add_argument("--level", type=int, default=1)
    parser.add_argument("--evening", action="store_true")
    parser.add_argument("--mistake", action="store_true", help="after a wrong answer")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "lessons")
    return parser.parse_args()


def chosen_lessons(parts: list[str]) -> list[str]:
    names = sorted(f"{page.parent.parent.name}/{page.parent.name}" for page in DIST.glob("*/*/story.html"))
    return [name for name in names if (any(map(name.__contains__, parts)) if parts else "-interaktiv/" in name)]


def pictures(page: Page, lesson: str, options: argparse.Namespace) -> Iterator[tuple[str, Path]]:
    frame = open_lesson(page, lesson, level=options.level, evening=options.evening)
    names: list[str] = [name for name in ("title", "map") if name in options.games]
    names += [name for name in frame.evaluate(ACTIVITIES) if not options.games or name in options.games]
    for game in names:
        page.set_viewport_size(size_of(SIZES[0]))
        if game == "map":
            frame.evaluate("tour.openMap()")
        elif game != "title":
            frame.evaluate("(game) => tour.openGame(game)", game)
            if options.mistake:
                frame.evaluate("tour.err()")
        for size in options.sizes:
            page.set_viewport_size(size_of(size))
            page.wait_for_timeout(SETTLED_MS)
            for fault in frame.evaluate(OVERLAPS):
                print(f"{lesson} {game}: {fault}")
            file = options.folder / f"{lesson.replace('/', '-')}-{game}-{size}.png"
            page.screenshot(path=file)
            yield game, file


def size_of(text: str) -> ViewportSize:
    width, height = map(int, text.split("x"))
    return {"width": width, "height": height}


def write_sheet(browser: Browser, rows: dict[str, list[tuple[str, Path]]], folder: Path) -> Path:
    body = "".join(
        f"<h2>{name}</h2><div>"
        + "".join(
            f"<figure><img src='{file.name}' height={THUMB_HEIGHT}><figcaption>{game}</figcaption></figure>"
            for game, file in shots
        )
        + "</div>"
        for name, shots in rows.items()
    )
    page_file = folder / "index.html"
    page_file.write_text(f"<!doctype html><meta charset=utf-8><style>{SHEET_STYLE}</style>{body}")
    target = folder / "sheet.png"
    page = browser.new_page(viewport={"width": 1000, "height": 800})
    page.goto(page_file.as_uri())
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.screenshot(path=target, timeout=300_000)
    page.close()
    return target


def main() -> int:
    options = arguments()
    options.folder.mkdir(parents=True, exist_ok=True)
    rows: dict[str, list[tuple[str, Path]]] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**browser_options())
        with bare_lessons(browser) as context:
            for lesson in chosen_lessons(options.lessons):
                page = context.new_page()
                for game, file in pictures(page, lesson, options):
                    rows.setdefault(f"{lesson} {file.stem.rpartition('-')[2]}", []).append((game, file))
                page.close()
        sheet = write_sheet(browser, rows, options.folder)
        browser.close()
    print(f"✓ {sheet}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
