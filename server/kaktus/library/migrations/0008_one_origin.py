from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('library', '0007_uploads_for_everything'),
    ]

    operations = [
        migrations.AddField(
            model_name='lessonversion',
            name='one_origin',
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.AddField(
            model_name='package',
            name='one_origin',
            field=models.BooleanField(db_default=False, default=False),
        ),
    ]
