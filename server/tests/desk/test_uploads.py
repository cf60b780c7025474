"""One way for every file to the desk: who may send what, and what a piece costs everybody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from pytest_django import Settings
from tests.accounts.account_callers import Caller
from tests.desk.sending import announce, send, send_piece

from kaktus.common.api.body_limits import PIECE_BYTES
from kaktus.common.files.storage import storage_at
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import cached_catalogue, clear_catalogue_cache


@pytest.fixture
def shelf(db: None, settings: Settings, tmp_path: Path) -> Iterator[None]:
    settings.STORAGE_URL = f"file://{tmp_path}/content"
    storage_at(settings.STORAGE_URL).prepare()
    load_catalogue(folder=SHIPPED)
    yield
    clear_catalogue_cache()


@pytest.mark.usefixtures("shelf")
def test_a_piece_neither_locks_the_database_nor_reloads_the_catalogue(editor: Caller) -> None:
    upload = announce(editor, 5).body["id"]
    before = cached_catalogue()
    with CaptureQueriesContext(connection) as statements:
        assert send_piece(editor, upload, 0, b"12345").status_code == 204
    verbs = {statement["sql"].split()[0] for statement in statements.captured_queries}
    assert verbs == {"SELECT"}
    assert cached_catalogue() is before


@pytest.mark.usefixtures("shelf")
def test_who_may_send_what(editor: Caller, clerk: Caller, owner: Caller) -> None:
    for caller, may in ((editor, "package picture"), (clerk, "codes"), (owner, "package picture codes")):
        for purpose, name in (("package", "a.zip"), ("picture", "a.png"), ("codes", "a.csv")):
            status = announce(caller, 5, name=name, purpose=purpose).status
            assert status == (200 if purpose in may.split() else 403), (purpose, may)
    codes = send(owner, b"x", name="a.csv", purpose="codes")
    assert owner.post(f"/desk/lessons/uploads/{codes}/check").codes == ["not_a_package"]
    assert announce(owner, 5, purpose="anything").status == 422
    assert announce(owner, 5, name="a\u202eb.zip").status == 422


@pytest.mark.usefixtures("shelf")
def test_a_piece_is_asked_for_before_it_is_read(editor: Caller, clerk: Caller, visitor: Caller) -> None:
    upload = announce(editor, PIECE_BYTES + 1).body["id"]
    path = f"/desk/uploads/{upload}/pieces"
    assert [editor.get(f"{path}/{number}").status for number in (0, 1, 2)] == [204, 204, 422]
    assert clerk.get(f"{path}/0").status == 404
    assert visitor.get(f"{path}/0").status == 401
