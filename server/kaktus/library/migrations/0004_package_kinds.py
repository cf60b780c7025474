from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('library', '0003_a_book_stays_in_its_group'),
    ]

    operations = [
        migrations.AddField(
            model_name='package',
            name='kind',
            field=models.CharField(db_default='kaktus', default='kaktus', max_length=20),
        ),
        migrations.AddField(
            model_name='package',
            name='scorm',
            field=models.CharField(blank=True, db_default='', default='', max_length=10),
        ),
        migrations.AddField(
            model_name='package',
            name='start',
            field=models.CharField(db_default='story.html', default='story.html', max_length=240),
        ),
    ]
