"""The calls of clerks: batches, single codes, imports, figures, and downloads by a link that works once."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.core import signing
from django.test import Client
from django.utils import timezone
from pytest_django import Settings
from tests.accounts.account_callers import Caller
from tests.desk.sending import announce, choose_columns, send_list, send_piece
from tests.due_jobs import do_due_jobs
from tests.readers import make_person

from kaktus.accounts.models import User
from kaktus.activation.batches.prepared_files import remove_old_files
from kaktus.activation.flows import forget_owner
from kaktus.activation.models import ActivationCode, CodeBatch, GivenOut, PreparedFile
from kaktus.desk.downloads import SALT
from kaktus.desk.models import AuditEntry, StaffMember
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache


@pytest.fixture(autouse=True)
def _books(db: None, settings: Settings, tmp_path: Any) -> Iterator[None]:
    settings.DATA_DIR = tmp_path
    settings.STORAGE_URL = f"file://{tmp_path}/content"
    load_catalogue(folder=SHIPPED)
    yield
    clear_catalogue_cache()


def created_batch(clerk: Caller, count: int = 30, **terms: object) -> dict[str, Any]:
    answer = clerk.post("/desk/batches", {"book": "kaktus1", "count": count, "name": "Auflage 1"} | terms)
    assert answer.status == 200, answer.body
    do_due_jobs()
    return dict(clerk.get(f"/desk/batches/{answer.body['id']}").body)


def opened(clerk: Caller, **body: object) -> Any:
    link = clerk.post("/desk/downloads", body)
    assert link.status == 200, link.body
    return Client().get(link.body["url"])


def content_of(response: Any) -> bytes:
    assert response.status_code == 200
    return b"".join(response.streaming_content)


def test_a_batch_is_made_watched_and_in_the_audit_log(clerk: Caller) -> None:
    answer = clerk.post("/desk/batches", {"book": "kaktus1", "count": 30, "redeemBy": "2027-12-31", "accessMonths": 6})
    assert (answer.body["made"], answer.body["wanted"], answer.body["job"]["state"]) == (0, 30, "waiting")
    do_due_jobs()
    batch = clerk.get(f"/desk/batches/{answer.body['id']}").body
    assert (batch["made"], batch["redeemBy"], batch["accessMonths"]) == (30, "2027-12-31", 6)
    assert (batch["job"]["state"], batch["job"]["done"], batch["job"]["total"]) == ("done", 30, 30)
    assert [one["id"] for one in clerk.get("/desk/batches?book=kaktus1").body["batches"]] == [batch["id"]]
    entry = AuditEntry.objects.get(action="batch.create")
    assert entry.after
    assert (entry.target, entry.after["count"]) == (f"batch {batch['id']}", 30)
    (first, *_) = clerk.get("/desk/code-books").body["books"]
    assert (first["slug"], first["titles"][0], first["made"]) == ("kaktus1", "Kaktus 1", 30)


def test_a_batch_says_how_many_seats_each_of_its_codes_brings(clerk: Caller) -> None:
    assert created_batch(clerk, count=1)["seatsPerCode"] == 0
    batch = created_batch(clerk, count=2, seatsPerCode=25)
    assert (batch["seatsPerCode"], batch["seats"]) == (25, 0)
    entry = AuditEntry.objects.get(action="batch.create", target=f"batch {batch['id']}")
    assert entry.after
    assert entry.after["seats"] == 25


@pytest.mark.parametrize(
    "wrong",
    [
        {"count": 0},
        {"count": 1_000_001},
        {"book": "kaktus9"},
        {"accessMonths": 121},
        {"seatsPerCode": -1},
        {"seatsPerCode": 501},
        {"redeemBy": "soon"},
        {"redeemBy": "2020-01-31"},
    ],
)
def test_a_batch_that_cannot_be_made(clerk: Caller, wrong: dict[str, object]) -> None:
    assert clerk.post("/desk/batches", {"book": "kaktus1", "count": 1} | wrong).status in (400, 422)
    assert not CodeBatch.objects.exists()
    assert not AuditEntry.objects.exists()


def test_a_batch_is_cancelled_while_it_is_made_and_not_later(clerk: Caller) -> None:
    batch = clerk.post("/desk/batches", {"book": "kaktus1", "count": 30}).body
    assert clerk.post(f"/desk/batches/{batch['id']}/cancel", {}).status == 204
    do_due_jobs()
    assert clerk.get(f"/desk/batches/{batch['id']}").status == 404
    ready = created_batch(clerk)
    assert clerk.post(f"/desk/batches/{ready['id']}/cancel", {}).codes == ["batch_complete"]


def test_codes_page_by_page_and_by_their_beginning(clerk: Caller) -> None:
    batch = created_batch(clerk, 60)
    first = clerk.get(f"/desk/batches/{batch['id']}/codes").body
    second = clerk.get(f"/desk/batches/{batch['id']}/codes?after={first['next']}").body
    assert (len(first["codes"]), len(second["codes"]), second["next"]) == (50, 10, "")
    expected = first["codes"][7]
    matches = clerk.get(f"/desk/batches/{batch['id']}/codes?search={expected['shown'].lower()}").body["codes"]
    assert [code["shown"] for code in matches] == [expected["shown"]]
    assert clerk.get(f"/desk/batches/{batch['id']}/codes?after=nonsense").status == 400


def test_a_code_is_revoked_or_replaced_with_a_reason(clerk: Caller, support: Caller) -> None:
    batch = created_batch(clerk, 3)
    one, two, three = clerk.get(f"/desk/batches/{batch['id']}/codes").body["codes"]
    assert clerk.post(f"/desk/codes/{one['id']}/revoke", {"reason": ""}).status == 422
    assert clerk.post(f"/desk/codes/{one['id']}/revoke", {"reason": "stolen"}).status == 204
    assert clerk.post(f"/desk/codes/{one['id']}/revoke", {"reason": "stolen"}).codes == ["cannot_revoke_revoked"]
    new = support.post(f"/desk/codes/{two['id']}/replace", {"reason": "unreadable"})
    assert new.status == 200
    (code,) = clerk.get(f"/desk/batches/{batch['id']}/codes?search={one['shown']}").body["codes"]
    assert (code["state"], code["reason"]) == ("revoked", "stolen")
    entry = AuditEntry.objects.get(action="code.revoke")
    assert (entry.target, entry.reason) == (f"code {one['id']}", "stolen")
    assert "…" in str(entry.after)
    make_person("anna@example.org").activate(three["shown"])
    assert clerk.post(f"/desk/codes/{three['id']}/revoke", {"reason": "x"}).codes == ["cannot_revoke_used"]
    assert clerk.post(f"/desk/codes/{three['id']}/revoke", {"reason": "x", "used": True}).status == 204


def test_a_batch_is_revoked_and_replaced(clerk: Caller) -> None:
    old = created_batch(clerk, 5)
    new = clerk.post(f"/desk/batches/{old['id']}/replace", {"reason": "wrong paper", "count": 4}).body
    do_due_jobs()
    old = clerk.get(f"/desk/batches/{old['id']}").body
    assert (old["revoked"], old["revokeReason"], new["replaces"]) == (5, "wrong paper", old["id"])
    answer = clerk.post(f"/desk/batches/{old['id']}/revoke", {"reason": "again"})
    assert answer.codes == ["cannot_revoke_revoked"]


def test_figures_and_the_csv_behind_them(clerk: Caller) -> None:
    batch = created_batch(clerk, 3)
    code = clerk.get(f"/desk/batches/{batch['id']}/codes").body["codes"][0]
    make_person("anna@example.org").activate(code["shown"])
    figures = clerk.get(f"/desk/code-figures?batch={batch['id']}").body
    assert (figures["made"], figures["activated"], len(figures["steps"])) == (3, 1, 30)
    assert figures["steps"][-1]["activated"] == 1
    assert clerk.get("/desk/code-figures?book=kaktus2").body["made"] == 0
    assert clerk.get("/desk/code-figures?since=2026-02-01&until=2026-01-01").codes == ["bad_period"]
    rows = list(csv.reader(io.StringIO(content_of(opened(clerk, what="activations", batch=batch["id"])).decode())))
    assert rows[0] == ["day", "activated"]
    assert rows[-1] == [figures["steps"][-1]["day"], "1"]


def test_a_file_that_is_removed_meanwhile_is_no_obstacle_to_others(clerk: Caller, settings: Settings) -> None:
    folder = Path(settings.DATA_DIR) / "downloads"
    folder.mkdir()
    # Listed, but gone when it is looked at.
    (folder / "gone").symlink_to("nowhere")
    assert b"Auflage" in content_of(opened(clerk, what="csv", batch=created_batch(clerk)["id"]))


def test_downloads_are_files_and_links_work_once(clerk: Caller) -> None:
    batch = created_batch(clerk, 30)
    link = clerk.post("/desk/downloads", {"what": "csv", "batch": batch["id"], "excel": True}).body["url"]
    response = Client().get(link)
    assert response.headers["Content-Disposition"] == f'attachment; filename="codes-{batch["id"]}-for-excel.csv"'
    assert content_of(response).decode("utf-8-sig").count("\n") == 31
    assert Client().get(link).status_code == 404
    assert content_of(opened(clerk, what="pdf", batch=batch["id"], sheet="cards-85x55")).startswith(b"%PDF")
    assert content_of(opened(clerk, what="zip", batch=batch["id"])).startswith(b"PK")
    plain = opened(clerk, what="csv", batch=batch["id"])
    assert plain.headers["Content-Disposition"] == f'attachment; filename="codes-{batch["id"]}.csv"'
    assert content_of(plain).startswith(b"activation_code,")
    picture = opened(clerk, what="preview", batch=batch["id"], sheet="labels-48x25")
    assert picture.headers["Content-Type"] == "image/svg+xml"
    assert content_of(picture).startswith(b"<svg")
    assert AuditEntry.objects.filter(action="codes.export").count() == 4


def test_a_link_ends_with_time_and_with_the_permission(clerk: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    batch = created_batch(clerk, 1)

    def new_link() -> str:
        return str(clerk.post("/desk/downloads", {"what": "csv", "batch": batch["id"]}).body["url"])

    link = new_link()
    token = link.rpartition("/")[2]
    assert Client().get(link[:-1] + ("A" if link[-1] != "A" else "B")).status_code == 404
    assert Client().get("/api/desk/downloads/" + signing.dumps({"staff": 1}, salt="other")).status_code == 404
    assert signing.loads(token, salt=SALT)["wanted"] == {"what": "csv", "batch": batch["id"]}
    monkeypatch.setattr("kaktus.desk.downloads.VALID_S", -1)
    assert Client().get(link).status_code == 404
    monkeypatch.undo()
    link = new_link()
    StaffMember.objects.update(role="editor")
    assert Client().get(link).status_code == 404


def test_half_a_batch_is_not_given_out(clerk: Caller) -> None:
    batch = clerk.post("/desk/batches", {"book": "kaktus1", "count": 30}).body
    assert clerk.post("/desk/downloads", {"what": "pdf", "batch": batch["id"]}).codes == ["batch_unfinished"]
    assert clerk.post("/desk/downloads", {"what": "pdf", "batch": 0}).status == 404


def stored_files(settings: Settings) -> list[Path]:
    return [path for path in Path(settings.DATA_DIR, "content").rglob("*") if path.is_file()]


@pytest.fixture
def _many(monkeypatch: pytest.MonkeyPatch) -> None:
    """A batch of ten is large enough for a job, which notes its progress after every fourth code."""
    monkeypatch.setattr("kaktus.desk.api.codes.downloads.AT_ONCE", dict.fromkeys(PreparedFile.Form, 7))
    monkeypatch.setattr("kaktus.activation.batches.code_exports.AT_A_TIME", 4)


@pytest.mark.usefixtures("_many")
@pytest.mark.parametrize(
    ("form", "body", "start"),
    [
        ("csv", {"what": "csv"}, b"activation_code,book"),
        ("excel", {"what": "csv", "excel": True}, b"\xef\xbb\xbfactivation_code;book"),
        ("pdf", {"what": "pdf", "numbers": "3-", "sheet": "cards-85x55"}, b"%PDF"),
        ("zip", {"what": "zip"}, b"PK"),
    ],
)
def test_a_large_file_is_prepared_by_a_job_and_sent_once(
    clerk: Caller, settings: Settings, form: str, body: dict[str, object], start: bytes
) -> None:
    batch = created_batch(clerk, 10)["id"]
    for _ in range(2):
        assert clerk.post("/desk/downloads", body | {"batch": batch}).body == {"url": ""}
    (waiting,) = clerk.get(f"/desk/batches/{batch}/files").body["files"]
    assert (waiting["form"], waiting["size"], waiting["job"]["state"]) == (form, None, "waiting")
    assert clerk.post("/desk/downloads", {"what": "prepared", "prepared": waiting["id"]}).codes == ["file_gone"]
    do_due_jobs()
    (ready,) = clerk.get(f"/desk/batches/{batch}/files").body["files"]
    assert (ready["job"]["state"], ready["job"]["total"]) == ("done", 8 if form == "pdf" else 10)
    (stored,) = stored_files(settings)
    assert (stored.stat().st_size, stored.stat().st_mode & 0o777) == (ready["size"], 0o600)
    sent = opened(clerk, what="prepared", prepared=ready["id"])
    assert f'filename="{ready["name"]}"' in sent.headers["Content-Disposition"]
    content = content_of(sent)
    assert content.startswith(start)
    assert form not in ("csv", "excel") or content.count(b"\n") == 11
    assert clerk.get(f"/desk/batches/{batch}/files").body["files"] == []
    assert stored_files(settings) == []
    assert GivenOut.objects.values_list("form", "first", "last").get() == (form, 3 if form == "pdf" else 1, 10)


def test_only_a_file_that_was_fetched_counts_as_printed(clerk: Caller) -> None:
    batch = created_batch(clerk, 10)["id"]
    body = {"what": "pdf", "batch": batch, "numbers": "1-4"}
    assert clerk.post("/desk/downloads", body).status == 200
    assert clerk.get(f"/desk/batches/{batch}").body["nextToPrint"] == 1
    assert content_of(opened(clerk, **body)).startswith(b"%PDF")
    assert clerk.get(f"/desk/batches/{batch}").body["nextToPrint"] == 5
    codes = clerk.get(f"/desk/batches/{batch}/codes?number=4").body["codes"]
    assert [(code["number"], code["printed"]) for code in codes[:2]] == [(4, True), (5, False)]
    assert clerk.get(f"/desk/codes/{codes[0]['id']}").body["printed"] is True


def test_numbers_without_a_code_to_print_are_refused(clerk: Caller) -> None:
    batch = created_batch(clerk, 3)["id"]
    first = clerk.get(f"/desk/batches/{batch}/codes").body["codes"][0]
    assert clerk.post(f"/desk/codes/{first['id']}/revoke", {"reason": "stolen"}).status == 204
    for what in ("pdf", "zip", "preview"):
        assert clerk.post("/desk/downloads", {"what": what, "batch": batch, "numbers": "4-"}).codes == ["bad_numbers"]
        refused = clerk.post("/desk/downloads", {"what": what, "batch": batch, "numbers": "1"})
        assert (refused.status, refused.codes) == (409, ["nothing_to_print"])
    assert clerk.post("/desk/downloads", {"what": "csv", "batch": batch, "numbers": "1"}).status == 200


@pytest.mark.usefixtures("_many")
def test_a_prepared_file_is_discarded_or_cleared_after_a_day(clerk: Caller, settings: Settings) -> None:
    batch = created_batch(clerk, 10)["id"]
    path = f"/desk/batches/{batch}/files"
    clerk.post("/desk/downloads", {"what": "csv", "batch": batch})
    (waiting,) = clerk.get(path).body["files"]
    assert clerk.call("DELETE", f"{path}/{waiting['id']}").status == 204
    assert do_due_jobs() == 0
    clerk.post("/desk/downloads", {"what": "csv", "batch": batch})
    do_due_jobs()
    assert len(stored_files(settings)) == 1
    assert remove_old_files() == 0
    PreparedFile.objects.update(created_at=timezone.now() - timedelta(hours=25))
    assert remove_old_files() == 1
    assert (clerk.get(path).body["files"], stored_files(settings)) == ([], [])
    lost = Path(settings.DATA_DIR, "content", "_prepared", "lost")
    lost.mkdir(parents=True)
    assert remove_old_files() == 1
    assert not lost.exists()


def test_a_clerk_finds_a_code_in_any_spelling_but_not_its_owner(clerk: Caller, support: Caller) -> None:
    batch = created_batch(clerk, 2, accessMonths=6)
    one, two = clerk.get(f"/desk/batches/{batch['id']}/codes").body["codes"]
    make_person("anna@example.org").activate(one["shown"])
    typed = one["shown"].lower().replace("-", " ").replace("0", "o")
    answer = clerk.post("/desk/codes/search", {"text": typed})
    (code,) = answer.body["codes"]
    assert (code["id"], code["state"], code["batch"]) == (one["id"], "activated", batch["id"])
    assert (code["accessMonths"], code["books"][0], code["batchName"]) == (6, "Kaktus 1", "Auflage 1")
    assert "anna" not in str(answer.body)
    assert clerk.get(f"/desk/codes/{one['id']}").body == code | {"owner": None}
    assert clerk.post("/desk/codes/search", {"text": "ZZ"}).body["codes"] == []
    new = support.post(f"/desk/codes/{two['id']}/replace", {"reason": "unreadable"}).body
    assert support.get(f"/desk/codes/{two['id']}").body["replacedBy"] == new
    assert support.get(f"/desk/codes/{new['id']}").body["replaces"]["shown"] == two["shown"]
    assert clerk.get("/desk/codes/0").status == 404


def test_an_import_is_received_checked_and_confirmed(clerk: Caller) -> None:
    text = "activation_code;book\nALT000000001;kaktus1\nKURZ;kaktus1\nALT000000002;kaktus1\n"
    upload = announce(clerk, len(text), name="alte.csv", purpose="codes").body["id"]
    assert clerk.post("/desk/imports", {"upload": upload}).codes == ["incomplete"]
    assert send_piece(clerk, upload, 0, text.encode("cp1252")).status_code == 204
    started = clerk.post("/desk/imports", {"upload": upload, "accessMonths": 12}).body
    path = f"/desk/imports/{started['id']}"
    assert clerk.post("/desk/imports", {"upload": upload}).codes == ["complete"]
    assert clerk.call("DELETE", f"/desk/uploads/{upload}").codes == ["complete"]
    assert clerk.post(f"{path}/confirm", {}).codes == ["import_state"]
    assert clerk.post(f"{path}/columns", {"code": 0, "bookColumn": 1, "heading": True}).codes == ["import_state"]
    do_due_jobs()
    preview = clerk.get(path).body["preview"]
    assert (preview["rows"][1], preview["code"], preview["book"]) == (["ALT000000001", "kaktus1"], 0, 1)
    for wrong, code in (({}, "no_book"), ({"bookColumn": 0}, "same_column"), ({"book": "kaktus9"}, "no_such_book")):
        assert clerk.post(f"{path}/columns", {"code": 0, "heading": True, **wrong}).codes == [code]
    assert clerk.post(f"{path}/columns", {"code": 50, "bookColumn": 1, "heading": True}).status == 422
    choose_columns(clerk, started["id"])
    do_due_jobs()
    code_import = clerk.get(path).body
    assert (code_import["state"], code_import["accepted"], code_import["refused"]) == ("checked", {"kaktus1": 2}, 1)
    assert code_import["refusedLines"] == [{"line": 3, "reason": "form", "about": "", "text": "KURZ"}]
    assert not ActivationCode.objects.exists()
    report = content_of(opened(clerk, what="report", importId=started["id"])).decode()
    assert report.splitlines()[1] == "3,KURZ,form,,a code has 12 letters and digits."
    assert clerk.post(f"{path}/confirm", {}).status == 204
    do_due_jobs()
    code_import = clerk.get(path).body
    assert (code_import["state"], code_import["written"], len(code_import["batches"])) == ("done", 2, 1)
    entry = AuditEntry.objects.get(action="codes.import")
    assert entry.after
    assert entry.after["accepted"] == {"kaktus1": 2}
    other = send_list(clerk, b"x", name="x.csv")["id"]
    assert clerk.call("DELETE", f"/desk/imports/{other}").codes == ["import_state"]
    do_due_jobs()
    assert clerk.call("DELETE", f"/desk/imports/{other}").status == 204


def test_the_code_of_a_deleted_account_says_so(clerk: Caller) -> None:
    batch = created_batch(clerk, 1)["id"]
    shown = clerk.get(f"/desk/batches/{batch}/codes").body["codes"][0]
    assert shown["ownerGone"] is False
    anna = make_person("anna@example.org")
    assert anna.activate(shown["shown"]).status_code == 200
    forget_owner(User.objects.get(email="anna@example.org"))
    body = clerk.get(f"/desk/codes/{shown['id']}").body
    assert (body["state"], body["ownerGone"]) == ("activated", True)


def test_a_stolen_carton_is_a_range(clerk: Caller) -> None:
    batch = created_batch(clerk, 12)["id"]
    codes = [code["shown"] for code in clerk.get(f"/desk/batches/{batch}/codes").body["codes"]]
    anna = make_person("anna@example.org")
    assert anna.activate(codes[3]).status_code == 200
    text = f"3-5, 9\n{codes[10].lower()}; ABCD-EFGH-JKMN, 77, nonsense"
    chosen = clerk.post(f"/desk/batches/{batch}/selection", {"text": text}).body
    assert chosen == {
        **{"numbers": "3-5, 9, 11", "count": 5, "unused": 4, "activated": 1, "revoked": 0},
        "unknown": ["77", "nonsense", "ABCD-EFGH-JKMN"],
    }
    order = {"reason": "stolen carton", "numbers": chosen["numbers"]}
    path = f"/desk/batches/{batch}"
    assert clerk.post(f"{path}/revoke", order | {"numbers": "13"}).codes == ["bad_numbers"]
    replacing = clerk.post(f"{path}/replace", order | {"count": 4}).body
    do_due_jobs()
    shown = {code["number"]: code for code in clerk.get(f"{path}/codes").body["codes"]}
    assert {number for number, code in shown.items() if code["state"] == "revoked"} == {3, 5, 9, 11}
    assert (shown[3]["reason"], shown[4]["state"]) == ("stolen carton", "activated")
    assert clerk.get(path).body["revokedAt"] is None
    new = clerk.get(f"/desk/batches/{replacing['id']}").body
    assert (new["made"], new["replaces"]) == (4, batch)
    assert clerk.post(f"{path}/revoke", {"reason": "all", "numbers": "4", "used": True}).status == 200
    do_due_jobs()
    assert clerk.get(f"{path}/codes?number=4").body["codes"][0]["state"] == "revoked"
    entry = AuditEntry.objects.get(action="batch.replace")
    assert entry.after == {"batch": replacing["id"], "count": 4, "numbers": "3-5, 9, 11"}
