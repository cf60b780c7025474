"""Renders every screen, by day and by night, in two languages and four widths, to pictures and one contact sheet.

A few are also rendered in Arabic, which runs from right to left.

.venv/bin/python e2e/pictures/screens.py [FOLDER] [SCREEN ...]    into build/screens unless a folder is named
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import product
from pathlib import Path
from secrets import token_hex

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from playwright.sync_api import Browser, Page, Route, StorageState, sync_playwright  # noqa: E402

from e2e.people.readers import Accounts, Person  # noqa: E402
from e2e.people.staff import staff_at_work  # noqa: E402
from e2e.pictures.moments import write_moments  # noqa: E402
from e2e.running import Library, browser_options, start_library  # noqa: E402

SIZES = ((390, 844), (820, 1180), (1180, 820), (1440, 900))
LOCALES = {"en": "en-GB", "de": "de-DE", "ar": "ar"}
THUMB_HEIGHT = 190
# For the README: of every screen, two sizes by day and in the evening.
OVERVIEW = ROOT / "docs" / "pictures" / "screens.jpg"
OVERVIEW_HAS = ("-390-light-de", "-1180-light-en", "-390-dark-en", "-1180-dark-de")
SHEET_STYLE = """
body { margin: 24px; background: #fffdf8; font: 600 18px sans-serif; width: max-content }
h2 { font-size: 18px; margin: 0 0 6px }
p { display: flex; gap: 10px; margin: 0 0 18px }
img { border: 1px solid #ccc }
body.overview { display: grid; grid-template-columns: repeat(3, auto); gap: 0 24px }
.overview img { height: 130px }
.overview h2 { font-size: 14px }
"""
LARGE_TEXT = "document.documentElement.style.fontSize = '200%'"


@dataclass(frozen=True)
class Screen:
    name: str
    path: str
    who: str = ""
    """A name in the accounts: newcomer (not confirmed), empty (no books), reader (both books), gardener or owner."""
    prepare: Callable[[Page], None] = lambda _page: None
    before: Callable[[Page], None] = lambda _page: None
    languages: tuple[str, ...] = ("en", "de")

    @property
    def is_desk(self) -> bool:
        return self.path.startswith("/desk")


def hold_the_library(page: Page) -> None:
    """Never answered."""
    page.add_init_script(
        """const fetchNow = window.fetch;
        window.fetch = (call) => (call.url.endsWith('/api/verifyToken') ? new Promise(() => {}) : fetchNow(call));"""
    )


def fill_wrongly(page: Page) -> None:
    page.locator("form input").first.fill("anna@")
    page.locator("input[type=password]").first.fill("kurz")
    page.locator("input[type=password]").first.blur()


def refuse_log_in(page: Page) -> None:
    # A different person each time, because an address is locked after a few tries.
    page.locator("form input").first.fill(f"{token_hex(4)}@example.org")
    page.locator("input[type=password]").fill("Falsch-falsch-1")
    page.locator("form button[type=submit]").click()
    page.locator("[role=alert]").first.wait_for()


def type_half_a_code(page: Page) -> None:
    page.locator("main input").fill("KAKT7BCD")


def open_the_code_field(page: Page) -> None:
    page.locator("main h2").first.wait_for()
    page.locator("main a[href='/activation']").first.click()
    page.locator("main input").fill("A8CDEFGHJKMS")


def await_the_waiting_code(page: Page) -> None:
    page.locator("main [role=status] strong").wait_for()


def type_a_second_code(page: Page) -> None:
    """With an answer that replaces the server's, whose days would differ each time."""
    extension = {
        "books": ["Kaktus 1", "Kaktus 1 Interaktiv"],
        "until": "2027-02-01T10:00:00Z",
        "extendedUntil": "2028-05-15T10:00:00Z",
    }
    error = {"code": "book_already_unlocked", "message": "", "extension": extension}
    page.route("**/api/activation", lambda route: route.fulfill(status=409, json={"errors": [error]}))
    page.locator("main input").fill("ABCDEFGHJKMS")
    page.locator("main button[type=submit]").click()
    page.locator("main [role=group]").wait_for()


def play_the_trial(page: Page) -> None:
    page.frame_locator("iframe").get_by_role("button", name=re.compile("Los")).wait_for()


def end_the_trial(page: Page) -> None:
    play_the_trial(page)
    page.frame_locator("iframe").locator("body").evaluate(
        """() => parent.postMessage({
          kaktus: 1,
          type: 'progress',
          lesson: 'kaktus-1-interaktiv/farben',
          progress: { stars: { memory: 3 }, words: {} },
        }, '*')"""
    )
    page.get_by_role("button", name=re.compile("What comes next|Wie geht es weiter")).click()
    page.locator("main h1").wait_for()


def show_the_moments(page: Page) -> None:
    page.locator("#moments").scroll_into_view_if_needed()
    page.locator("#moments ~ ul img").first.wait_for()


def open_a_lesson(page: Page) -> None:
    page.locator("main a[href^='/stage']").first.click()
    page.frame_locator("iframe").get_by_role("button", name=re.compile("Los")).wait_for()


def come_back_from_a_lesson(page: Page) -> None:
    open_a_lesson(page)
    page.goto("/library")
    page.locator("main a img").first.wait_for()


def open_the_panel(page: Page) -> None:
    open_a_lesson(page)
    page.locator("button[aria-expanded=false]").last.click()


def unlock_a_book(page: Page) -> None:
    """With an answer that replaces the server's: a code can be redeemed only once, and there are many pictures."""
    answer = {
        "activation_code": "KAKT7BCDEFGH",
        "activated": True,
        "users_information": "1",
        "activation_date": "2026-01-31T10:00:00Z",
        "expiration_date": "2027-07-31T10:00:00Z",
        "months": 18,
        "books": ["Kaktus 1", "Kaktus 1 Interaktiv"],
    }
    page.route("**/api/activation", lambda route: route.fulfill(json=answer))
    page.locator("main input").fill("KAKT7BCDEFGH")
    page.locator("main button[type=submit]").click()
    page.locator("main a[href^='/stage']").wait_for()


def confirm_the_address(page: Page) -> None:
    page.route("**/api/account/action", lambda route: route.fulfill(json={"email": "anna@example.org"}))


def accept_the_reset_link(page: Page) -> None:
    page.route("**/api/account/reset-link", lambda route: route.fulfill(json={}))


def lose_the_library(page: Page) -> None:
    page.route("**/api/verifyToken", lambda route: route.fulfill(status=503, json={"errors": []}))


def await_the_failure(page: Page) -> None:
    page.locator("main [role=alert]").first.wait_for()


def ask_to_delete(page: Page) -> None:
    page.locator("main section button").last.click()
    page.get_by_role("dialog").wait_for()


def show_a_code(page: Page) -> None:
    page.locator("main section li button").first.click()
    page.locator("main section").nth(1).scroll_into_view_if_needed()


def open_password_form(page: Page) -> None:
    page.locator("main section button[aria-expanded=false]").nth(1).click()
    page.locator("main section form").scroll_into_view_if_needed()


def end_reminders(page: Page) -> None:
    """With an answer that replaces the server's, because a real link is in a mail."""
    page.route("**/api/account/reminders/stop", lambda route: route.fulfill(status=204))


def ask_to_invite(page: Page) -> None:
    page.locator("main button").first.click()
    page.get_by_role("dialog").wait_for()


def never_published(page: Page) -> None:
    """All lessons of the demo are published."""

    def answer(route: Route) -> None:
        unseen: dict[str, object] = {"removable": True, "live": None, "versions": []}
        route.fulfill(json=route.fetch().json() | unseen)

    page.route("**/api/desk/lessons/books/*/lessons/*", answer)


def ask_to_remove(page: Page) -> None:
    page.locator("main button").nth(1).click()
    page.get_by_role("dialog").wait_for()


def water_once(page: Page) -> None:
    page.locator("main li button img").first.wait_for()


def water_everything(page: Page) -> None:
    """Taps pictures until all are found: a wrong one does no harm."""
    water_once(page)
    page.evaluate(
        """() => new Promise((done) => {
          const tap = () => {
            const choices = [...document.querySelectorAll('main li button')];
            if (!choices.length) return done();
            const free = choices.filter((one) => one.ariaDisabled !== 'true');
            free[Math.floor(Math.random() * free.length)]?.click();
            setTimeout(tap, 50);
          };
          tap();
        })"""
    )


def name_a_child(page: Page) -> None:
    page.locator("main > div > button").first.click()
    page.get_by_role("dialog").wait_for()


def show_the_carried_code(page: Page) -> None:
    page.get_by_role("button", name=re.compile("code|Code|رمز|QR")).first.click()
    page.get_by_role("dialog").locator("svg").first.wait_for()


def speak_in_a_lesson(page: Page) -> None:
    game = page.frame_locator("iframe")
    game.get_by_role("button", name=re.compile("Los")).click()
    game.get_by_role("button", name=re.compile("Sprich nach!")).click()
    game.get_by_role("button", name="Sprechen", exact=True).wait_for()


def await_heading(page: Page) -> None:
    """It appears after the moment in which a lesson might."""
    page.locator("main h1").wait_for()


def await_text(page: Page) -> None:
    """It appears after its heading."""
    page.locator("main h2").first.wait_for()


def enlarge(page: Page) -> None:
    page.evaluate(LARGE_TEXT)


SCREENS = (
    Screen("landing", "/", languages=tuple(LOCALES)),
    Screen("landing-moments", "/", prepare=show_the_moments),
    Screen("landing-turned-away", "/library"),
    Screen("landing-code", "/", prepare=open_the_code_field),
    Screen("landing-code-waiting", "/activation#ABCDEFGHJKMS", prepare=await_the_waiting_code),
    Screen("trial", "/try", prepare=play_the_trial),
    Screen("trial-end", "/try", prepare=end_the_trial),
    Screen("log-in", "/login", languages=tuple(LOCALES)),
    Screen("log-in-refused", "/login", prepare=refuse_log_in),
    Screen("sign-up", "/signup"),
    Screen("sign-up-while-typing", "/signup", prepare=fill_wrongly),
    Screen("sign-up-200-percent", "/signup", prepare=enlarge),
    Screen("forgot-password", "/forgot-password"),
    Screen("landing-confirmed", "/emailVerification?oobCode=x", before=confirm_the_address),
    Screen("reset-password", "/reset-password?oobCode=x", before=accept_the_reset_link),
    Screen("reset-password-used-up", "/reset-password?oobCode=x"),
    Screen("verify-email", "/emailVerification", "newcomer"),
    Screen("activation", "/activation", "empty", prepare=type_half_a_code),
    Screen("activation-done", "/activation", "reader", prepare=unlock_a_book),
    Screen("activation-second-code", "/activation", "reader", prepare=type_a_second_code),
    Screen("library-empty", "/library", "empty"),
    Screen("library-lost", "/library", "empty", before=lose_the_library, prepare=await_the_failure),
    Screen("library-slow", "/library", "reader", before=hold_the_library),
    Screen("library-full", "/library", "reader", languages=tuple(LOCALES)),
    Screen("library-continue", "/library", "reader", prepare=come_back_from_a_lesson),
    Screen("library-200-percent", "/library", "reader", prepare=enlarge),
    Screen("lesson", "/library", "reader", prepare=open_a_lesson),
    Screen("lesson-panel", "/library", "reader", prepare=open_the_panel),
    Screen("lesson-none", "/stage", "reader", prepare=await_heading),
    Screen("lesson-locked", "/stage?lesson=kaktus-1/farben", "empty", prepare=await_heading),
    Screen("lesson-unknown", "/stage?lesson=kaktus-1/nirgends", "empty", prepare=await_heading),
    Screen("recording", "/stage?lesson=kaktus-1/farben", "reader", prepare=speak_in_a_lesson),
    Screen("garden", "/garden", "gardener", prepare=await_heading, languages=tuple(LOCALES)),
    Screen("garden-empty", "/garden", "reader", prepare=await_heading),
    Screen("watering", "/garden?water", "gardener", prepare=water_once),
    Screen("watering-end", "/garden?water", "gardener", prepare=water_everything),
    Screen("children", "/garden?children", "gardener", prepare=await_heading),
    Screen("child-form", "/garden?children", "gardener", prepare=name_a_child),
    Screen("carry-over", "/garden?children", "gardener", prepare=show_the_carried_code),
    Screen("guide", "/guide?lesson=kaktus-1/tiere", "reader", prepare=await_heading, languages=tuple(LOCALES)),
    Screen("guide-cards", "/guide?lesson=kaktus-1/tiere&print=cards", "reader", prepare=await_heading),
    Screen("join", "/join"),
    Screen("class-no-seats", "/class", "empty", prepare=await_heading),
    Screen("class-for-teachers", "/teachers", prepare=await_text),
    Screen("account", "/user", "reader", languages=tuple(LOCALES)),
    Screen("account-codes", "/user", "reader", prepare=show_a_code),
    Screen("account-no-codes", "/user", "empty"),
    Screen("account-password", "/user", "reader", prepare=open_password_form),
    Screen("reminders-ended", "/reminders?code=x", before=end_reminders, prepare=await_heading),
    Screen("reminders-dead-link", "/reminders?code=x", prepare=await_heading),
    Screen("account-deletion", "/user", "reader", prepare=ask_to_delete),
    Screen("privacy", "/privacypolicy", prepare=await_text),
    Screen("terms", "/terms", prepare=await_text),
    Screen("questions", "/questions", prepare=await_text),
    Screen("contact", "/contact", prepare=await_text),
    Screen("imprint", "/imprint", prepare=await_text),
    Screen("accessibility", "/accessibility", prepare=await_text),
    Screen("not-found", "/no-such-page"),
    Screen("desk-sign-in", "/desk"),
    Screen("desk-start", "/desk", "owner"),
    Screen("desk-codes", "/desk/codes", "owner", prepare=await_heading),
    Screen("desk-new-batch", "/desk/codes/new", "owner", prepare=await_heading),
    Screen("desk-import", "/desk/codes/import", "owner", prepare=await_heading),
    Screen("desk-people", "/desk/people", "owner", prepare=await_heading),
    Screen("desk-lessons", "/desk/lessons", "owner", prepare=await_heading),
    Screen("desk-lesson", "/desk/lessons/kaktus-1/farben", "owner", prepare=await_heading),
    Screen("desk-remove", "/desk/lessons/kaktus-1/farben", "owner", before=never_published, prepare=ask_to_remove),
    Screen("desk-staff", "/desk/staff", "owner"),
    Screen("desk-invite", "/desk/staff", "owner", prepare=ask_to_invite),
    Screen("desk-audit", "/desk/audit", "owner"),
    Screen("desk-account", "/desk/account", "owner"),
)


def grown_garden() -> str:
    """Two children; the first has plants of every stage in two beds, and some of them are thirsty."""

    today = datetime.now().astimezone().date()

    def right(*days_ago: int) -> list[str]:
        return [(today - timedelta(days)).isoformat() for days in days_ago]

    words = {
        "kaktus-1/tiere": {
            "hund": right(40, 39, 35, 28),
            "katze": right(20, 19, 15),
            "fisch": right(20, 19, 15),
            "maus": right(3, 2),
            "kuh": right(1),
            "pferd": right(0),
        },
        "kaktus-1/farben": {"rot": right(9, 8, 5), "blau": right(5, 4), "gelb": right(1), "gruen": right(0)},
    }
    lessons = {"kaktus-1/tiere": {"stars": {"story": 3}}}
    mia = {"id": 1, "name": "Mia", "picture": "katze", "lessons": lessons, "words": words}
    tom = {"id": 2, "name": "Tom", "picture": "loewe", "lessons": {}, "words": {}}
    return json.dumps({"version": 2, "chosen": 1, "children": [mia, tom]})


def make_people(library: Library) -> dict[str, Person]:
    accounts = Accounts(library.url, library.mails)
    people = {"newcomer": accounts.unverified("lena"), "empty": accounts.verified("tim")}
    people |= {name: accounts.verified(name) for name in ("reader", "gardener")}
    for name, book in (("reader", "kaktus1"), ("reader", "kaktus2"), ("gardener", "kaktus1")):
        accounts.call("POST", "/api/activation", {"activationCode": library.codes(book)[0]}, people[name].token)
    owner = staff_at_work(library, "owner")
    people["owner"] = Person(owner.email, token=owner.token)
    return people


def pictures(browser: Browser, library: Library, people: dict[str, Person], folder: Path) -> Iterator[Path]:
    names = set(sys.argv[2:]) or {screen.name for screen in SCREENS}
    for language, dark, (width, height), who in product(LOCALES, (False, True), SIZES, ("", *people)):
        screens = [
            screen for screen in SCREENS if screen.who == who and screen.name in names and language in screen.languages
        ]
        if not screens:
            continue
        storage: StorageState = {}
        token = people[who].token if who else ""
        if who and not screens[0].is_desk:
            storage["origins"] = [{"origin": library.url, "localStorage": [{"name": "kaktus.token", "value": token}]}]
        context = browser.new_context(
            base_url=library.url,
            locale=LOCALES[language],
            viewport={"width": width, "height": height},
            storage_state=storage,
            reduced_motion="reduce",
            service_workers="block",
        )
        context.set_default_timeout(15_000)
        if who and screens[0].is_desk:
            context.add_init_script(f"try {{ sessionStorage.setItem('kaktus.desk.token', '{token}') }} catch {{}}")
        context.add_init_script(f"try {{ sessionStorage.setItem('darkMode', '{str(dark).lower()}') }} catch {{}}")
        if who == "gardener":
            uid = Accounts(library.url, library.mails).call("GET", "/api/me", token=token)["uid"]
            entry = json.dumps([f"kaktus.children.{uid}", grown_garden()])
            context.add_init_script(f"try {{ localStorage.setItem(...{entry}) }} catch {{}}")
        for screen in screens:
            file = folder / f"{screen.name}-{width}-{'dark' if dark else 'light'}-{language}.png"
            picture(context.new_page(), screen, file)
            yield file
        context.close()


def picture(page: Page, screen: Screen, file: Path) -> None:
    screen.before(page)
    page.goto(screen.path)
    page.locator("main > *").first.wait_for()
    if screen.who == "reader" and screen.path == "/library" and screen.name != "library-slow":
        page.locator("main a img").first.wait_for()
    screen.prepare(page)
    if screen.is_desk:
        # Its pages have their headings before what they ask for.
        page.wait_for_load_state("networkidle")
    page.wait_for_timeout(250)
    page.screenshot(path=file)
    page.unroute_all(behavior="ignoreErrors")
    if not screen.who:
        # A code that waits on one page would wait on the next.
        page.evaluate("localStorage.clear()")
    page.close()


def thumb(file: Path) -> str:
    return f"<img src='{file.name}' height={THUMB_HEIGHT}>"


def write_sheet(browser: Browser, folder: Path, files: list[Path], target: Path, *, layout: str = "") -> None:
    """One row per screen; the columns are widths, light next to dark, one language next to the other."""
    rows: dict[str, list[Path]] = {}
    for file in files:
        rows.setdefault(re.sub(r"-\d+-(light|dark)-[a-z]+$", "", file.stem), []).append(file)
    names = [screen.name for screen in SCREENS if screen.name in rows]
    body = "".join(f"<div><h2>{name}</h2><p>{''.join(map(thumb, rows[name]))}</p></div>" for name in names)
    page_file = folder / "index.html"
    page_file.write_text(
        f"<!doctype html><meta charset=utf-8><style>{SHEET_STYLE}</style><body class='{layout}'>{body}</body>"
    )
    page = browser.new_page(viewport={"width": 1000, "height": 800})
    page.goto(page_file.as_uri())
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    # A thousand pictures on one page.
    page.screenshot(path=target, timeout=300_000, quality=60 if target.suffix == ".jpg" else None)
    page.close()


def main() -> int:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build" / "screens").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        library = start_library(Path(data), KAKTUS_PROXY_COUNT="1")
        try:
            browser = playwright.chromium.launch(**browser_options())
            files = []
            people = make_people(library)
            if len(sys.argv) <= 2:
                write_moments(browser, library, people["reader"].token)
            for file in pictures(browser, library, people, folder):
                files.append(file)
                print(f"\r  {len(files)} pictures", end="", flush=True)
            if len(sys.argv) <= 2:
                chosen = [file for file in files if file.stem.endswith(OVERVIEW_HAS)]
                write_sheet(browser, folder, chosen, OVERVIEW, layout="overview")
            write_sheet(browser, folder, files, folder / "contact-sheet.png")
            browser.close()
        finally:
            library.stop()
    print(f"\n✓ {folder / 'contact-sheet.png'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
