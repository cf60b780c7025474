"""What support does with a person's code: moving it to another account, and extending its access."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone
from tests.activation.owned import give_code
from tests.readers import Person, make_person, make_some_codes

from kaktus.activation.changes.code_corrections import extend_access, move_code
from kaktus.activation.changes.revocations import revoke_code
from kaktus.activation.models import ActivationCode
from kaktus.activation.months import after_months
from kaktus.common.api.api_errors import ApiError
from kaktus.mail.models import Mail

pytestmark = pytest.mark.django_db


@pytest.fixture
def code(anna: Person) -> ActivationCode:
    ends_at = timezone.now() + timedelta(days=200)
    return ActivationCode.objects.get(activation_code=give_code(anna, ends_at=ends_at))


def move(code: ActivationCode, owner: Person, to: str) -> Any:
    return move_code(code_id=code.pk, owner=owner.user.pk, to=to)


def refused(call: Any, *args: Any, **kwargs: Any) -> str:
    with pytest.raises(ApiError) as problem:
        call(*args, **kwargs)
    return str(problem.value.errors[0]["code"])


class TestMove:
    def test_the_book_changes_hands_and_keeps_its_dates(self, anna: Person, ben: Person, code: ActivationCode) -> None:
        moved = move(code, anna, " Ben@Example.org")
        assert (moved.before, moved.after) == (anna.user.pk, ben.user.pk)
        now = ActivationCode.objects.get(pk=code.pk)
        assert (now.user, now.users_information) == (ben.user, "ben@example.org")
        assert (now.activation_date, now.expiration_date) == (code.activation_date, code.expiration_date)
        assert anna.library()["signedUrls"]["kaktus1"] == []
        assert ben.library()["expirationDates"]
        answer = ben.activate(code.activation_code).json()["errors"][0]["code"]
        assert answer == "used_by_you"
        assert anna.activate(code.activation_code).json()["errors"][0]["code"] == "code_used"

    def test_links_of_the_one_who_had_it_stop_working(self, anna: Person, ben: Person, code: ActivationCode) -> None:
        before = anna.user.epoch
        move(code, anna, "ben@example.org")
        anna.user.refresh_from_db()
        ben.user.refresh_from_db()
        assert (anna.user.epoch, ben.user.epoch) == (before + 1, 0)

    def test_both_are_told_in_their_language_and_not_who_the_other_is(
        self, anna: Person, ben: Person, code: ActivationCode
    ) -> None:
        type(anna.user).objects.filter(pk=anna.user.pk).update(language="de")
        move(code, anna, "ben@example.org")
        mails = {mail.to: mail for mail in Mail.objects.all()}
        assert mails.keys() == {"anna@example.org", "ben@example.org"}
        assert "in ein anderes Konto" in mails["anna@example.org"].subject
        assert "to your account" in mails["ben@example.org"].subject
        for address, other in (("anna@example.org", "ben@"), ("ben@example.org", "anna@")):
            assert "Kaktus 1" in mails[address].text
            assert other not in mails[address].text + mails[address].html
            assert code.activation_code not in mails[address].text + mails[address].html

    def test_an_account_that_may_not_get_it(self, anna: Person, code: ActivationCode) -> None:
        make_person("new@example.org", verified=False)
        assert refused(move, code, anna, "nobody@example.org") == "no_such_account"
        assert refused(move, code, anna, "nobody") == "email_invalid"
        assert refused(move, code, anna, "new@example.org") == "address_not_confirmed"
        assert refused(move, code, anna, "anna@example.org") == "same_person"
        assert ActivationCode.objects.get(pk=code.pk).user == anna.user
        assert not Mail.objects.exists()

    def test_a_code_that_cannot_be_moved(self, anna: Person, ben: Person, code: ActivationCode) -> None:
        (unused,) = make_some_codes(1)
        fresh = ActivationCode.objects.get(activation_code=unused)
        assert refused(move, fresh, anna, "ben@example.org") == "changed_meanwhile"
        assert refused(move, code, ben, "anna@example.org") == "changed_meanwhile"
        assert refused(move, ActivationCode(pk=0), anna, "ben@example.org") == "not_found"
        ActivationCode.objects.filter(pk=code.pk).update(expiration_date=timezone.now())
        assert refused(move, code, anna, "ben@example.org") == "access_ended"
        revoke_code(code, used=True)
        assert refused(move, code, anna, "ben@example.org") == "code_revoked"


class TestExtend:
    def test_from_its_end(self, anna: Person, code: ActivationCode) -> None:
        assert code.expiration_date
        extended = extend_access(code_id=code.pk, owner=anna.user.pk, ends_at=code.expiration_date, months=6)
        assert extended.before == code.expiration_date
        assert extended.after == after_months(code.expiration_date, 6)
        assert ActivationCode.objects.get(pk=code.pk).expiration_date == extended.after

    def test_from_today_if_it_has_ended(self, anna: Person) -> None:
        ended = timezone.now() - timedelta(days=90)
        code = ActivationCode.objects.get(activation_code=give_code(anna, ends_at=ended))
        ActivationCode.objects.update(users_information="")
        extended = extend_access(code_id=code.pk, owner=anna.user.pk, ends_at=ended, months=1)
        assert timezone.now() + timedelta(days=27) < extended.after < timezone.now() + timedelta(days=32)
        assert ActivationCode.objects.get().users_information == "anna@example.org"
        assert anna.library()["expirationDates"]

    def test_not_twice(self, anna: Person, code: ActivationCode) -> None:
        assert code.expiration_date
        seen: dict[str, Any] = {"code_id": code.pk, "owner": anna.user.pk, "ends_at": code.expiration_date}
        extend_access(**seen, months=6)
        assert refused(extend_access, **seen, months=6) == "changed_meanwhile"

    @pytest.mark.parametrize("months", [0, -1, 25])
    def test_not_for_ever(self, anna: Person, code: ActivationCode, months: int) -> None:
        seen: dict[str, Any] = {"code_id": code.pk, "owner": anna.user.pk, "ends_at": code.expiration_date}
        assert refused(extend_access, **seen, months=months) == "bad_months"

    def test_not_what_was_revoked(self, anna: Person, code: ActivationCode) -> None:
        revoke_code(code, used=True)
        seen: dict[str, Any] = {"code_id": code.pk, "owner": anna.user.pk, "ends_at": code.expiration_date}
        assert refused(extend_access, **seen, months=1) == "code_revoked"
