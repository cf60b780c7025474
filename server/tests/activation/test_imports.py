"""Lists of printed codes from the desk: checked as a whole, and written after a person has agreed."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.test import TestCase
from django.utils import timezone
from tests.due_jobs import do_due_jobs
from tests.library.editors import send
from tests.readers import Person, make_some_codes

from kaktus.activation.batches.new_batches import Terms
from kaktus.activation.models import ActivationCode, CodeBatch, CodeImport
from kaktus.activation.printed.code_imports import (
    CHECK_IMPORT,
    ImportProblem,
    choose_columns,
    confirm_import,
    discard_import,
    record_import,
    refused_lines,
    remove_unfinished_imports,
    start_import,
)
from kaktus.activation.printed.list_columns import Columns
from kaktus.common.files.storage import Storage
from kaktus.jobs.flows import enqueue
from kaktus.jobs.models import Job
from kaktus.library.models import BookGroup, Upload
from kaktus.library.packages.uploads import Purpose, UploadProblem, store_piece

pytestmark = pytest.mark.usefixtures("books", "storage")


def arrived(content: bytes) -> CodeImport:
    """The first rows of the file have been read."""
    upload = send(content, name="alte-codes.csv", purpose=Purpose.CODES)
    code_import = start_import(upload=upload, terms=Terms(access_months=12))
    work()
    code_import.refresh_from_db()
    return code_import


def preview_of(code_import: CodeImport) -> dict[str, Any]:
    assert code_import.preview
    preview: dict[str, Any] = code_import.preview
    return preview


def sent(content: bytes, *, book: str = "") -> CodeImport:
    """With the columns that were guessed."""
    code_import = arrived(content)
    if code_import.state == "choosing":
        group = BookGroup.objects.get(slug=book) if book else None
        guess = {name: preview_of(code_import)[name] for name in Columns._fields}
        choose_columns(code_import.pk, columns=Columns(**guess), book=group)
        work()
        code_import.refresh_from_db()
    return code_import


def work() -> None:
    """With what is done after the transaction: a test never commits its own."""
    with TestCase.captureOnCommitCallbacks(execute=True):
        do_due_jobs()


def confirmed(code_import: CodeImport) -> CodeImport:
    confirm_import(code_import.pk)
    work()
    code_import.refresh_from_db()
    return code_import


def printed(count: int, *, start: int = 0) -> list[str]:
    return [f"ALT{number:09}" for number in range(start, start + count)]


def as_list(codes: list[str], book: str = "kaktus1") -> bytes:
    return "\n".join(["activation_code,book", *(f"{code},{book}" for code in codes)]).encode()


def test_nothing_is_written_before_a_person_agrees(storage: Storage) -> None:
    code_import = sent(as_list([*printed(300), "KURZ", *printed(200, start=300), "ALT000000007"]))
    assert (code_import.state, code_import.accepted, code_import.known, code_import.refused) == (
        "checked",
        {"kaktus1": 500},
        0,
        2,
    )
    assert [line.sentence for line in refused_lines(code_import)] == [
        "a code has 12 letters and digits.",
        "this code is in line 9 already.",
    ]
    assert [line.line for line in refused_lines(code_import)] == [302, 503]
    assert not ActivationCode.objects.exists()
    code_import = confirmed(code_import)
    batch = CodeBatch.objects.get()
    assert (code_import.state, code_import.written, batch.made, batch.codes.count()) == ("done", 500, 500, 500)
    assert (batch.imported, batch.access_months, batch.source) == (True, 12, code_import)
    assert not Upload.objects.exists()
    assert storage.folders("_uploads") == []


@pytest.mark.parametrize(
    ("content", "encoding"),
    [
        ("activation_code;book;Bemerkung\nALT000000001;kaktus1;für Köln\n".encode("cp1252"), "windows-1252"),
        ("activation_code;book\r\nALT000000001;Kaktus 1 Interaktiv\r\n".encode("utf-8-sig"), "utf-8-sig"),
        ("Activation_Code\tBook\nALT000000001\tkaktus1\n".encode("utf-16"), "utf-16"),
        (b'"book","activation_code"\n"kaktus1","alt0-0000-0001"\n', "utf-8-sig"),
    ],
)
def test_what_spreadsheets_write_is_read(content: bytes, encoding: str) -> None:
    code_import = sent(content)
    assert (code_import.encoding, code_import.accepted, code_import.refused) == (encoding, {"kaktus1": 1}, 0)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"activation_code,book\n", "empty"),
        (b"PK\x03\x04 xlsx", "spreadsheet"),
        (b"\xd0\xcf\x11\xe0 an older one", "spreadsheet"),
        (b"\x00\x01\x02" * 50, "not_text"),
        (b'activation_code,book\n"' + b"x" * 200_000, "not_text"),
    ],
)
def test_a_file_that_is_no_list_is_refused_as_a_whole(content: bytes, problem: str) -> None:
    code_import = sent(content)
    assert (code_import.state, code_import.problem) == ("refused", problem)
    with pytest.raises(ImportProblem):
        confirm_import(code_import.pk)


def test_without_a_column_for_it_the_book_is_chosen() -> None:
    assert sent(b"activation_code\nALT000000001\n", book="kaktus2").accepted == {"kaktus2": 1}
    assert sent(b"code\nALT000000001\n", book="kaktus2").accepted == {"kaktus2": 1}


@pytest.mark.parametrize(
    ("content", "guess"),
    [
        (b"book,activation_code\nkaktus1,KURZ\nkaktus1,KURZ\n", (1, 0, True)),
        (b"Nr;Gutschein\n1;ALT0-0000-0001\n2;ALT0-0000-0002\n", (1, None, True)),
        (b"1\tKaktus 1 Interaktiv\tALT000000001\n2\tKaktus 1 Interaktiv\tKURZ\n", (None, 1, False)),
        (b"ALT000000001,kaktus2,ALT000000009\n", (0, 1, False)),
        (b"Old codes of 2019\n\n1;ALT000000001;kaktus1\n2;ALT000000002;kaktus1\n3;?;\n", (1, 2, True)),
        (b"name,city\nAnna,Bonn\n", (None, None, False)),
    ],
)
def test_the_columns_are_guessed(content: bytes, guess: tuple[int | None, int | None, bool]) -> None:
    code_import = arrived(content)
    assert code_import.state == "choosing"
    assert tuple(preview_of(code_import)[name] for name in Columns._fields) == guess


def test_the_first_rows_are_shown_until_the_codes_are_written() -> None:
    long = "x" * 300
    lines = "\n".join(["Code;Note", *(f"{code};{long}" for code in printed(50))])
    code_import = arrived(lines.encode())
    assert preview_of(code_import)["rows"][:2] == [["Code", "Note"], ["ALT000000000", "x" * 60]]
    assert len(preview_of(code_import)["rows"]) == 10
    choose_columns(code_import.pk, columns=Columns(0, None, heading=True), book=BookGroup.objects.get(slug="kaktus1"))
    work()
    code_import = confirmed(code_import)
    assert (code_import.state, code_import.written, code_import.preview) == ("done", 50, None)


def test_other_columns_can_be_chosen_until_the_codes_are_written() -> None:
    book = BookGroup.objects.get(slug="kaktus1")
    code_import = arrived(b"ALT000000001,ALT000000009\nALT000000002,\n")
    for code, heading, counts in ((1, False, (1, 1)), (0, True, (1, 0)), (0, False, (2, 0)), (7, False, (0, 2))):
        choose_columns(code_import.pk, columns=Columns(code, None, heading), book=book)
        work()
        code_import.refresh_from_db()
        assert (code_import.state, code_import.accepted.get("kaktus1", 0), code_import.refused) == ("checked", *counts)
    choose_columns(code_import.pk, columns=Columns(0, None, heading=False), book=book)
    with pytest.raises(ImportProblem):
        choose_columns(code_import.pk, columns=Columns(1, None, heading=False), book=book)
    work()
    code_import = confirmed(code_import)
    assert code_import.written == 2
    with pytest.raises(ImportProblem):
        choose_columns(code_import.pk, columns=Columns(1, None, heading=False), book=book)


def test_an_import_that_the_former_release_began_goes_on() -> None:
    """It has neither a preview nor chosen columns."""
    upload = send(as_list(printed(3)), name="x.csv", purpose=Purpose.CODES)
    code_import = record_import(file_name="x.csv", book=None, terms=Terms(), upload=upload)
    code_import.job = enqueue(CHECK_IMPORT, asked_by="", **{"import": code_import.pk})
    code_import.save()
    work()
    code_import.refresh_from_db()
    assert (code_import.state, code_import.accepted) == ("checked", {"kaktus1": 3})
    assert confirmed(code_import).written == 3


def test_codes_that_are_here_already_are_told_and_left_alone(anna: Person) -> None:
    mine, other = make_some_codes(1)[0], make_some_codes(1, book="kaktus2")[0]
    anna.activate(mine)
    code_import = sent(as_list([mine, other, *printed(1)]))
    assert (code_import.accepted, code_import.known, code_import.refused) == ({"kaktus1": 1}, 1, 1)
    assert refused_lines(code_import)[0].sentence == "this code exists already for kaktus2."
    confirmed(code_import)
    assert ActivationCode.objects.get(activation_code=mine).activated


def test_a_job_that_was_killed_goes_on_without_doubles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaktus.activation.printed.code_lists.LINES_PER_STEP", 50)
    code_import = sent(as_list(printed(200)))
    confirm_import(code_import.pk)

    def killed(done: int, _total: int) -> None:
        raise KeyboardInterrupt

    from kaktus.activation.printed.code_imports import _file_of, write_list

    with pytest.raises(KeyboardInterrupt), _file_of(code_import) as file:
        write_list(file, code_import=code_import, progress=killed)
    assert ActivationCode.objects.count() == 50
    do_due_jobs()
    code_import.refresh_from_db()
    assert (code_import.state, code_import.written, CodeBatch.objects.get().made) == ("done", 200, 200)


def test_a_list_is_imported_once_and_only_if_it_was_sent_as_one() -> None:
    upload = send(as_list(printed(10)), name="x.csv", purpose=Purpose.CODES)
    start_import(upload=upload, terms=Terms())
    with pytest.raises(UploadProblem, match="has arrived already"):
        start_import(upload=upload, terms=Terms())
    upload.refresh_from_db()
    with pytest.raises(UploadProblem, match="has arrived already"):
        store_piece(upload, 0, as_list(printed(10)))
    with pytest.raises(UploadProblem, match="not announced as a list of codes"):
        start_import(upload=send(b"x"), terms=Terms())
    assert CodeImport.objects.count() == 1


def test_nothing_is_written_if_the_file_is_gone(storage: Storage) -> None:
    code_import = sent(as_list(printed(1)))
    confirm_import(code_import.pk)
    Upload.objects.all().delete()
    work()
    code_import.refresh_from_db()
    assert (code_import.state, code_import.written) == ("checked", 0)
    assert not ActivationCode.objects.exists()


def test_of_two_who_agree_one_is_the_first() -> None:
    code_import = sent(as_list(printed(1)))
    confirm_import(code_import.pk)
    with pytest.raises(ImportProblem):
        confirm_import(code_import.pk)
    assert Job.objects.filter(kind="write import").count() == 1


def test_lists_that_nobody_wants_are_removed() -> None:
    new, old, done = sent(as_list(printed(1))), sent(as_list(printed(1))), sent(as_list(printed(2)))
    confirmed(done)
    CodeImport.objects.exclude(pk=new.pk).update(created_at=timezone.now() - timedelta(days=8))
    assert remove_unfinished_imports() == 1
    assert set(CodeImport.objects.values_list("pk", flat=True)) == {new.pk, done.pk}
    discard_import(new.pk)
    assert not CodeImport.objects.filter(pk__in=(new.pk, old.pk)).exists()
    with pytest.raises(ImportProblem):
        discard_import(done.pk)
