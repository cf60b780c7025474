"""Settings: what an operator may set, and the one line that a mistake prints."""

from __future__ import annotations

import contextlib
import os
import stat
import threading
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from kaktus.common.environment import ROOT, VARIABLES, BadSetting, Environment, read_environment


def read(data_dir: Path, **settings: str) -> Environment:
    """As if the operator had set this and nothing else."""
    with pytest.MonkeyPatch.context() as patch:
        for name in VARIABLES:
            patch.delenv(name, raising=False)
        for name, value in ({"KAKTUS_DATA_DIR": str(data_dir)} | settings).items():
            patch.setenv(name, value)
        return read_environment()


def test_nothing_given_means_everything_embedded(tmp_path: Path) -> None:
    values = read(tmp_path, PORT="8123")
    assert values.database_url == f"sqlite:///{tmp_path}/kaktus.sqlite3"
    assert values.public_url == values.content_url == "http://localhost:8123"
    assert values.storage_url == f"file://{tmp_path}/content"
    assert values.email_url == ""


def test_secret_key_is_made_once_and_only_for_this_user(tmp_path: Path) -> None:
    first = read(tmp_path).secret_key
    assert read(tmp_path).secret_key == first
    assert len(first) >= 32
    assert stat.S_IMODE((tmp_path / "secret-key").stat().st_mode) == 0o600


def test_a_key_that_another_process_is_just_writing_is_waited_for(tmp_path: Path) -> None:
    key = tmp_path / "secret-key"
    key.touch(mode=0o600)
    other = threading.Timer(0.1, key.write_text, ["k" * 40])
    other.start()
    assert read(tmp_path).secret_key == "k" * 40
    other.join()


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("KAKTUS_DATABSE_URL", "x", "KAKTUS_DATABSE_URL is not a setting"),
        ("KAKTUS_DATABASE_URL", "mysql://localhost/x", "sqlite://…, postgres://…, postgresql://…"),
        ("KAKTUS_DATABASE_URL", "postgres://h:notaport/x", "KAKTUS_DATABASE_URL has a value that cannot be used"),
        ("KAKTUS_CACHE_URL", "redis://localhost", "KAKTUS_CACHE_URL is not a setting"),
        ("KAKTUS_EMAIL_URL", "smtp://", "smtp://…"),
        ("KAKTUS_EMAIL_FROM", "nobody", "KAKTUS_EMAIL_FROM has a value"),
        ("KAKTUS_PUBLIC_URL", "lernen.example.org", "KAKTUS_PUBLIC_URL has a value"),
        ("KAKTUS_PUBLIC_URL", "https://example.org/library", "scheme, host and port only"),
        ("KAKTUS_SHOP_URL", "shop.example.org", "http://…, https://…"),
        ("KAKTUS_SHOP_URL", "javascript:alert(1)", "http://…, https://…"),
        ("KAKTUS_TRIAL_LESSON", "farben", "give book/lesson"),
        ("KAKTUS_TRIAL_LESSON", "../secret-key/x", "give book/lesson"),
        ("KAKTUS_SECRET_KEY", "short", "KAKTUS_SECRET_KEY is too short"),
        ("KAKTUS_GOOGLE_CLIENT_ID", "abc", "belong together"),
        ("KAKTUS_PROXY_COUNT", "-1", "KAKTUS_PROXY_COUNT has a value"),
        ("KAKTUS_PROXY_COUNT", "1.0", "give a whole number from 0 to 64"),
        ("KAKTUS_FORMER_KEY", "{", "KAKTUS_FORMER_KEY has a value that cannot be used"),
        ("KAKTUS_WORKERS", "0", "KAKTUS_WORKERS"),
        ("KAKTUS_BRAND", "  ", "KAKTUS_BRAND"),
        ("KAKTUS_PUBLIC_URL", "https://*.example.org", "only the address for lessons may have a wildcard"),
        *(
            ("KAKTUS_CONTENT_URL", f"https://{host}", "as the whole first part of its host name")
            for host in ("*", "a.*.example.org", "*a.example.org", "*.*.example.org", "*.127.0.0.1", "*.[::1]")
        ),
        ("KAKTUS_BRAND", os.fsdecode(b"\xff"), "KAKTUS_BRAND has a value"),
        ("PORT", "99999", "PORT has a value that cannot be used: give a port number"),
    ],
)
def test_a_mistake_is_one_clear_line(tmp_path: Path, name: str, value: str, says: str) -> None:
    with pytest.raises(BadSetting) as problem:
        read(tmp_path, **{name: value})
    assert says in str(problem.value)
    assert "\n" not in str(problem.value)


@pytest.mark.parametrize(
    ("public", "content", "is_apart"),
    [
        ("https://lernen.example.org", "https://*.kaktus-lessons.example", True),
        ("https://lernen.example.org", "https://*.lessons.example.net:8443", True),
        ("http://localhost:8000", "http://*.localhost:8000", True),
        ("", "http://*.localhost:8000", True),
        ("https://lernen.example.org", "https://*.lessons.example.org", False),
        ("https://lernen.example.org", "https://*.lernen.example.org", False),
        ("https://example.org", "https://*.example.org", False),
    ],
)
def test_lessons_with_origins_of_their_own_need_another_domain(
    tmp_path: Path, public: str, content: str, is_apart: bool
) -> None:
    settings = {"KAKTUS_PUBLIC_URL": public, "KAKTUS_CONTENT_URL": content}
    if is_apart:
        assert read(tmp_path, **settings).content_url == content
        return
    with pytest.raises(BadSetting, match="needs another domain than KAKTUS_PUBLIC_URL"):
        read(tmp_path, **settings)


def test_a_bad_value_is_not_repeated_as_it_may_hold_a_password(tmp_path: Path) -> None:
    with pytest.raises(BadSetting) as problem:
        read(tmp_path, KAKTUS_DATABASE_URL="mysql://anna:geheim@db/x")
    assert "geheim" not in str(problem.value)


def test_a_mistake_leaves_no_folder_behind(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with pytest.raises(BadSetting):
        read(folder, KAKTUS_WORKERS="many")
    assert not folder.exists()


def test_nothing_changes_a_setting_once_it_is_read(tmp_path: Path) -> None:
    values = read(tmp_path)
    with pytest.raises(ValidationError, match="frozen"):
        values.port = 8001


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadSetting, match="cannot be written"):
        read(tmp_path / "file" / "data")


def test_an_address_may_be_written_on_one_line(tmp_path: Path) -> None:
    values = read(tmp_path, KAKTUS_IMPRINT_ADDRESS=r"Beispielweg 1\n12345 Musterstadt")
    assert values.imprint_address == "Beispielweg 1\n12345 Musterstadt"


# Settings that name a folder create it: any text would do, and the tests would leave it behind.
@given(
    value=st.text(st.characters(codec="utf-8", exclude_characters="\x00"), max_size=80),
    name=st.sampled_from([name for name in VARIABLES if not name.endswith("_DIR")]),
)
def test_no_value_ends_in_a_traceback(tmp_path_factory: pytest.TempPathFactory, value: str, name: str) -> None:
    folder = tmp_path_factory.getbasetemp() / "fuzz"
    folder.mkdir(exist_ok=True)
    with contextlib.suppress(BadSetting):
        read(folder, **{name: value})


def test_every_setting_is_documented_with_its_default_and_meaning() -> None:
    page = (ROOT / "docs" / "operations" / "settings.md").read_text()
    table = page.partition("| name | default | meaning |\n|---|---|---|\n")[2].partition("\n\n")[0]
    rows = [tuple(cell.strip() for cell in line.strip("|").split(" | ")) for line in table.splitlines()]
    assert [variable for variable, _, _ in rows] == [f"`{name}`" for name in VARIABLES]
    for field, (_, default, meaning) in zip(Environment.model_fields.values(), rows, strict=True):
        instead = field.json_schema_extra
        assert default == (instead["default"] if isinstance(instead, dict) else f"`{field.default}`")
        assert meaning.startswith(str(field.description))


def test_the_tests_do_not_touch_the_real_data_folder() -> None:
    assert not os.environ["KAKTUS_DATA_DIR"].startswith(str(ROOT))
