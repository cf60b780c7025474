"""The versions of lessons that wait for an editor to publish them, with the member of staff who uploaded each."""

from __future__ import annotations

from dataclasses import replace

from kaktus.desk.models import StaffMember
from kaktus.library.queries import WaitingVersion, waiting_versions


def waiting_drafts() -> list[WaitingVersion]:
    """The oldest first; `made_by` is an address, or empty for an import on the command line."""
    drafts = waiting_versions()
    makers = {draft.made_by for draft in drafts if draft.made_by}
    addresses = {str(key): email for key, email in StaffMember.objects.filter(pk__in=makers).values_list("pk", "email")}
    return [replace(draft, made_by=addresses.get(draft.made_by, "")) for draft in drafts]
