from django.db import migrations
from django.db.models import Count


def count_codes(apps, schema_editor):
    CodeBatch = apps.get_model('activation', 'CodeBatch')
    for batch in CodeBatch.objects.annotate(number=Count('codes')):
        CodeBatch.objects.filter(pk=batch.pk).update(made=batch.number, wanted=batch.number)


class Migration(migrations.Migration):

    dependencies = [
        ('activation', '0007_batches_of_the_desk'),
    ]

    operations = [
        migrations.RunPython(count_codes, migrations.RunPython.noop),
    ]
