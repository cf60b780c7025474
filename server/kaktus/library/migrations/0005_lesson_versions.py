import django.db.models.deletion
import django.utils.timezone
import uuid
from django.db import migrations, models


def keep_what_is_published(apps, schema_editor):
    """What readers get now is the first version of each lesson."""
    versions = apps.get_model('library', 'LessonVersion')
    for package in apps.get_model('library', 'Package').objects.iterator(chunk_size=20):
        versions.objects.create(
            book=package.book,
            lesson=package.lesson,
            digest=package.digest,
            files=package.files,
            thumb=package.thumb,
            kind=package.kind,
            scorm=package.scorm,
            start=package.start,
            number=1,
            made_at=package.imported_at,
            stored_at=package.imported_at,
            published_at=package.imported_at,
        )


class Migration(migrations.Migration):

    dependencies = [
        ('jobs', '0001_initial'),
        ('library', '0004_package_kinds'),
    ]

    operations = [
        migrations.CreateModel(
            name='LessonPicture',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('book', models.SlugField(db_index=False, max_length=60)),
                ('lesson', models.SlugField(db_index=False, max_length=60)),
                ('drawn', models.BooleanField()),
                ('digest', models.CharField(max_length=16)),
                ('name', models.CharField(max_length=40)),
                ('entry', models.JSONField()),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('book', 'lesson'), name='library_picture_once_a_lesson')],
            },
        ),
        migrations.CreateModel(
            name='LessonVersion',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('book', models.SlugField(db_index=False, max_length=60)),
                ('lesson', models.SlugField(db_index=False, max_length=60)),
                ('digest', models.CharField(max_length=16)),
                ('files', models.JSONField()),
                ('thumb', models.CharField(blank=True, max_length=200)),
                ('kind', models.CharField(db_default='kaktus', default='kaktus', max_length=20)),
                ('scorm', models.CharField(blank=True, db_default='', default='', max_length=10)),
                ('start', models.CharField(db_default='story.html', default='story.html', max_length=240)),
                ('number', models.PositiveIntegerField()),
                ('report', models.JSONField(default=dict)),
                ('made_by', models.CharField(blank=True, max_length=40)),
                ('made_at', models.DateTimeField(default=django.utils.timezone.now)),
                ('stored_at', models.DateTimeField(null=True)),
                ('published_at', models.DateTimeField(null=True)),
                ('withdrawn_at', models.DateTimeField(null=True)),
            ],
            options={
                'ordering': ['book', 'lesson', '-number'],
                'constraints': [models.UniqueConstraint(fields=('book', 'lesson', 'digest'), name='library_version_digest_once_a_lesson'), models.UniqueConstraint(fields=('book', 'lesson', 'number'), name='library_version_number_once_a_lesson'), models.CheckConstraint(condition=models.Q(('published_at__isnull', True), ('stored_at__isnull', False), _connector='OR'), name='library_version_is_published_whole')],
            },
        ),
        migrations.CreateModel(
            name='Upload',
            fields=[
                ('id', models.UUIDField(default=uuid.uuid4, editable=False, primary_key=True, serialize=False)),
                ('made_by', models.CharField(max_length=40)),
                ('book', models.SlugField(db_index=False, max_length=60)),
                ('lesson', models.SlugField(db_index=False, max_length=60)),
                ('picture', models.BooleanField(default=False)),
                ('name', models.CharField(max_length=200)),
                ('size', models.PositiveBigIntegerField()),
                ('made_at', models.DateTimeField(default=django.utils.timezone.now)),
                ('problems', models.JSONField(default=list)),
                ('ended_at', models.DateTimeField(null=True)),
                ('job', models.OneToOneField(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to='jobs.job')),
                ('version', models.ForeignKey(null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to='library.lessonversion')),
            ],
            options={
                'ordering': ['-made_at'],
                'constraints': [models.CheckConstraint(condition=models.Q(('size__gt', 0)), name='library_upload_is_not_empty')],
            },
        ),
        migrations.AddField(
            model_name='lesson',
            name='draft',
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.RunPython(keep_what_is_published, migrations.RunPython.noop),
    ]
