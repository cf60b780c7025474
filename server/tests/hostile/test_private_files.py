"""Other users of the machine can read nothing, whatever the umask was, and whatever was there before."""

from __future__ import annotations

import json
import stat
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from testing.demo_data import copy_demo_data
from testing.served_library import COMMAND, ServedLibrary

pytestmark = pytest.mark.long

WIDE_OPEN = 0o000


@pytest.fixture
def library(tmp_path: Path) -> Iterator[ServedLibrary]:
    served = ServedLibrary(tmp_path / "data", demo=True, umask=WIDE_OPEN)
    yield served
    served.kill()


@pytest.fixture(scope="module")
def with_books(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The settings of a library with the demo's books, for commands that leave its files alone."""
    library = ServedLibrary(tmp_path_factory.mktemp("books") / "data")
    copy_demo_data(library.data)
    return library.environ


@pytest.fixture
def environ(library: ServedLibrary) -> dict[str, str]:
    return library.environ


def run(environ: dict[str, str], *arguments: str, stdout: int = subprocess.PIPE) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        env=environ,
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        timeout=60,
        check=False,
        umask=WIDE_OPEN,
    )


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def open_to_others(folder: Path) -> dict[str, str]:
    """What others could read or change, apart from the lessons, which contain no personal data."""
    modes = {}
    for place in [folder, *folder.rglob("*")]:
        if place != folder / "content" and folder / "content" not in place.parents and mode(place) & 0o077:
            modes[place.name] = oct(mode(place))
    return modes


def wait_for_mail(data: Path) -> None:
    deadline = time.monotonic() + 60
    while not list(data.glob("mailbox/*.eml")):
        assert time.monotonic() < deadline, "no mail came"
        time.sleep(0.05)


def test_a_library_served_without_any_umask_opens_nothing(library: ServedLibrary, tmp_path: Path) -> None:
    data = tmp_path / "data"
    library.start()
    assert library.post("/account/signup", {"email": "anna@example.org", "password": "Sonnenblume7"})[0] == 201
    wait_for_mail(data)
    assert {"kaktus.sqlite3", "kaktus.sqlite3-wal", "kaktus.sqlite3-shm"} <= {file.name for file in data.iterdir()}
    assert open_to_others(data) == {}
    library.stop()
    assert oct(mode(data)) == oct(0o700)
    assert oct(mode(data / "kaktus.sqlite3")) == oct(0o600)


def test_what_lay_open_before_is_closed_at_the_next_command(environ: dict[str, str], tmp_path: Path) -> None:
    data = tmp_path / "data"
    assert run(environ, "migrate").returncode == 0
    (data / "mailbox").mkdir()
    (data / "mailbox" / "1794800000000-0123abcd.eml").write_text("To: anna@example.org\n\n")
    (data / "kaktus.sqlite3-wal").touch()
    for place in [data, *data.rglob("*")]:
        place.chmod(0o777 if place.is_dir() else 0o666)
    assert (run(environ, "doctor").returncode, open_to_others(data)) == (0, {})


@pytest.mark.parametrize("kind", ["shared", "home", "somebody's things"])
def test_a_folder_that_is_not_ours_keeps_its_mode_and_the_doctor_says_so(
    environ: dict[str, str], tmp_path: Path, kind: str
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    if kind == "somebody's things":
        (folder / "holiday.jpg").touch()
    if kind == "home":
        environ["HOME"] = str(folder)
    before = 0o1777 if kind == "shared" else 0o755
    folder.chmod(before)
    assert run(environ, "migrate").returncode == 0
    result = run(environ, "doctor")
    assert result.returncode == 0
    assert mode(folder) == before
    assert f"chmod 700 {folder}" in result.stdout
    assert set(open_to_others(folder)) <= {"data", "holiday.jpg"}


def test_nginx_may_pass_through_to_the_lessons_when_it_sends_them(environ: dict[str, str], tmp_path: Path) -> None:
    environ["KAKTUS_GRANTS_DIR"] = str(tmp_path / "grants")
    assert run(environ, "migrate").returncode == 0
    run(environ, "demo")
    (story,) = (tmp_path / "data" / "content").glob("kaktus-1/farben/*/story.html")
    for place in [story.parent, *story.parent.parents]:
        if place == tmp_path:
            break
        assert mode(place) & 0o011 == 0o011, place
        assert not mode(place) & 0o022, place
    assert mode(story) & 0o044 == 0o044
    assert mode(tmp_path / "grants") & 0o011 == 0o011
    assert set(open_to_others(tmp_path / "data")) == {"data"}


def test_files_of_codes_are_made_for_the_clerk_alone(with_books: dict[str, str], tmp_path: Path) -> None:
    create = ["codes", "create", "--book", "kaktus1", "--count", "2"]
    assert run(with_books, *create, "--csv", str(tmp_path / "codes.csv")).returncode == 0
    assert run(with_books, *create, "--json", str(tmp_path / "codes.json")).returncode == 0
    assert [oct(mode(tmp_path / name)) for name in ("codes.csv", "codes.json")] == [oct(0o600)] * 2
    assert len(json.loads((tmp_path / "codes.json").read_text())) == 2


@pytest.mark.parametrize("form", ["--csv", "--json"])
def test_a_link_in_the_place_of_the_file_is_not_followed_and_no_code_is_made(
    with_books: dict[str, str], tmp_path: Path, form: str
) -> None:
    (tmp_path / "codes").symlink_to(tmp_path / "elsewhere")
    result = run(with_books, "codes", "create", "--book", "kaktus1", "--count", "2", form, str(tmp_path / "codes"))
    assert (result.returncode, "exists already" in result.stderr) == (2, True)
    assert not (tmp_path / "elsewhere").exists()


def test_codes_and_people_sent_into_a_file_by_the_shell_are_closed_to_others(
    with_books: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "codes.txt"
    file.touch(mode=0o666)
    file.chmod(0o666)
    with file.open("w") as stream:
        run(with_books, "codes", "create", "--book", "kaktus1", "--count", "2", stdout=stream.fileno())
    assert len(file.read_text().splitlines()) == 2
    assert oct(mode(file)) == oct(0o600)
