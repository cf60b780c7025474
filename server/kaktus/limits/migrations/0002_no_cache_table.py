"""Limits lived in a cache table once, with addresses in clear."""

from django.db import migrations


class Migration(migrations.Migration):

    dependencies = [("limits", "0001_initial")]

    operations = [migrations.RunSQL("DROP TABLE IF EXISTS kaktus_cache", migrations.RunSQL.noop)]
