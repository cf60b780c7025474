"""The last of the three groups in which a code is printed, as the database computes it for an index."""

from __future__ import annotations

from django.db.models import CharField, Func

FIRST_CHARACTER = 9


class LastGroup(Func):
    """With the number in the text of the statement: for a value that is bound, SQLite would not use the index."""

    template = f"SUBSTR(%(expressions)s, {FIRST_CHARACTER})"
    output_field = CharField()
