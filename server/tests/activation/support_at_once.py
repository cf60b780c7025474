"""The calls of `test_support_at_once.py`, at the same moment: threads of one program, with a database of its own.

Not inside the tests' own program: its SQLite is in memory, where one thread cannot wait for another.
"""

from __future__ import annotations

import django

django.setup()

from collections.abc import Callable  # noqa: E402
from concurrent.futures import ThreadPoolExecutor, wait  # noqa: E402
from datetime import timedelta  # noqa: E402
from threading import Barrier  # noqa: E402
from typing import Any  # noqa: E402

from django.db import connection, transaction  # noqa: E402
from django.utils import timezone  # noqa: E402
from tests.activation.owned import give_code  # noqa: E402
from tests.readers import Person, make_person, make_some_codes  # noqa: E402

from kaktus.accounts.flows.delete_account import forget_person  # noqa: E402
from kaktus.accounts.models import User  # noqa: E402
from kaktus.activation.batches.batch_figures import count_all_batches, figures_of  # noqa: E402
from kaktus.activation.changes.code_corrections import extend_access, move_code  # noqa: E402
from kaktus.activation.changes.revocations import revoke_code  # noqa: E402
from kaktus.activation.flows import redeem_code  # noqa: E402
from kaktus.activation.models import ActivationCode  # noqa: E402
from kaktus.common.api.api_errors import ApiError  # noqa: E402
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue  # noqa: E402
from kaktus.limits.table_store import close_second_connection  # noqa: E402
from kaktus.mail.models import Mail  # noqa: E402

ROUNDS = 4
Call = Callable[[], Any]


def at_once(*calls: Call) -> list[str]:
    """What each call ends with: 'done', or the code of its error. Anything else, such as a deadlock, ends this
    program."""
    start = Barrier(len(calls))

    def run(call: Call) -> str:
        try:
            start.wait()
            call()
        except ApiError as error:
            return str(error.errors[0]["code"])
        finally:
            close_second_connection()
            connection.close()
        return "done"

    with ThreadPoolExecutor(len(calls)) as threads:
        return list(threads.map(run, calls))


def owned(person: Person) -> ActivationCode:
    code = give_code(person, ends_at=timezone.now() + timedelta(days=100))
    return ActivationCode.objects.get(activation_code=code)


def moving(code: ActivationCode, *, owner: Person, to: Person) -> Call:
    # Looked up now: deleting an account takes the number from the object.
    seen: dict[str, Any] = {"code_id": code.pk, "owner": owner.user.pk, "to": to.user.email}
    return lambda: move_code(**seen)


def moved_and_revoked(anna: Person, ben: Person) -> None:
    code = owned(anna)
    moved, revoked = at_once(moving(code, owner=anna, to=ben), lambda: revoke_code(code, used=True))
    now = ActivationCode.objects.get(pk=code.pk)
    assert revoked == "done"
    assert now.revoked_at
    assert (moved, now.user) in (("done", ben.user), ("code_revoked", anna.user))


def moved_to_several_people(anna: Person, ben: Person) -> None:
    clara = make_person(f"clara-{anna.user.email}")
    code = owned(anna)
    ends = at_once(
        *(moving(code, owner=anna, to=to) for to in (ben, clara, ben, clara)), lambda: revoke_code(code, used=True)
    )
    assert ends[:4].count("done") <= 1
    assert set(ends[:4]) <= {"done", "changed_meanwhile", "code_revoked"}
    assert ends[4] == "done"


def two_codes_cross_each_other(anna: Person, ben: Person) -> None:
    ends = at_once(moving(owned(anna), owner=anna, to=ben), moving(owned(ben), owner=ben, to=anna))
    assert ends == ["done", "done"]


def moved_while_it_is_redeemed(anna: Person, ben: Person) -> None:
    (fresh,) = make_some_codes(1)
    code = ActivationCode.objects.get(activation_code=fresh)
    redeemed, moved = at_once(
        lambda: redeem_code(user=anna.user, typed=fresh, address="192.0.2.1", extend=True),
        moving(code, owner=anna, to=ben),
    )
    owner = ActivationCode.objects.get(pk=code.pk).user
    assert redeemed == "done"
    assert (moved, owner) in (("done", ben.user), ("changed_meanwhile", anna.user))


def moved_while_its_owner_leaves(anna: Person, ben: Person) -> None:
    _moved_while_deleted(anna, ben, leaver=anna)


def moved_while_the_other_leaves(anna: Person, ben: Person) -> None:
    _moved_while_deleted(anna, ben, leaver=ben)


def _moved_while_deleted(anna: Person, ben: Person, *, leaver: Person) -> None:
    code, leaver_id, address = owned(anna), leaver.user.pk, leaver.user.email
    moved, left = at_once(moving(code, owner=anna, to=ben), lambda: forget_person(leaver.user))
    now = ActivationCode.objects.get(pk=code.pk)
    assert left == "done"
    assert moved in ("done", "changed_meanwhile", "no_such_account"), moved
    has_it = ben if moved == "done" else anna
    assert now.user_id == (None if has_it is leaver else has_it.user.pk)
    assert bool(now.users_information) == bool(now.user_id)
    assert not Mail.objects.filter(to=address).exists()
    assert not User.objects.filter(pk=leaver_id).exists()


def extended_by_several_people(anna: Person, _ben: Person) -> None:
    code = owned(anna)
    assert code.expiration_date
    seen: dict[str, Any] = {"code_id": code.pk, "owner": anna.user.pk, "ends_at": code.expiration_date}
    ends = at_once(*[lambda: extend_access(**seen, months=6)] * 3)
    assert sorted(ends) == ["changed_meanwhile", "changed_meanwhile", "done"]


def extended_while_it_is_counted(anna: Person, _ben: Person) -> None:
    ended = timezone.now() - timedelta(days=2)
    code = ActivationCode.objects.get(activation_code=give_code(anna, ends_at=ended))
    with ThreadPoolExecutor(1) as threads:
        with transaction.atomic():
            extend_access(code_id=code.pk, owner=anna.user.pk, ends_at=ended, months=6)
            counting = threads.submit(at_once, count_all_batches)
            # It waits for this transaction; if it did not, it would count what is about to change.
            wait([counting], timeout=0.2)
        counting.result()
    assert figures_of([code.batch])[code.batch_id].expired == 0


SCENES = (
    moved_and_revoked,
    moved_to_several_people,
    two_codes_cross_each_other,
    moved_while_it_is_redeemed,
    moved_while_its_owner_leaves,
    moved_while_the_other_leaves,
    extended_by_several_people,
    extended_while_it_is_counted,
)

if __name__ == "__main__":
    load_catalogue(folder=SHIPPED)
    for scene in SCENES:
        for number in range(ROUNDS):
            place = f"{scene.__name__.replace('_', '-')}-{number}.example"
            scene(make_person(f"anna@{place}"), make_person(f"ben@{place}"))
        print(scene.__name__, flush=True)
