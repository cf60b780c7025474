from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('activation', '0012_number_all_codes'),
    ]

    operations = [
        migrations.AddField(
            model_name='preparedfile',
            name='note',
            field=models.CharField(blank=True, db_default='', default='', max_length=60),
        ),
    ]
