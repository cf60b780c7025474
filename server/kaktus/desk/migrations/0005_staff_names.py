from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('desk', '0004_staffnote'),
    ]

    operations = [
        migrations.AddField(
            model_name='staffmember',
            name='name',
            field=models.CharField(blank=True, db_default='', default='', max_length=80),
        ),
    ]
