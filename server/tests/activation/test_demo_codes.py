"""Demo codes: ready to use, and fresh ones when some were used."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from kaktus.activation.batches.new_batches import create_batch, demo_codes
from kaktus.activation.codes import is_well_formed
from kaktus.activation.models import ActivationCode
from kaktus.library.catalogue.book_manifests import SHIPPED, load_catalogue
from kaktus.library.models import BookGroup

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def catalogue() -> None:
    load_catalogue(folder=SHIPPED)


def test_each_group_has_codes_and_they_stay_the_same_until_used() -> None:
    codes = demo_codes(each=2)
    assert list(codes) == ["kaktus1", "kaktus2"]
    assert all(is_well_formed(code) for group in codes.values() for code in group)
    assert demo_codes(each=2) == codes


def test_a_used_code_is_replaced_by_a_fresh_one() -> None:
    first = demo_codes(each=2)["kaktus1"][0]
    now = timezone.now()
    ActivationCode.objects.filter(activation_code=first).update(
        activated=True, activation_date=now, expiration_date=now + timedelta(days=500)
    )
    again = demo_codes(each=2)["kaktus1"]
    assert first not in again
    assert len(again) == 2


def test_a_batch_has_exactly_as_many_codes_as_asked_for() -> None:
    batch = create_batch(group=BookGroup.objects.get(slug="kaktus1"), count=1234, name="Erste Auflage")
    assert batch.codes.count() == 1234
