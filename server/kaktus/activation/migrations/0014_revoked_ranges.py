import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('activation', '0013_note_on_labels'),
    ]

    operations = [
        migrations.CreateModel(
            name='RangeRevocation',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('numbers', models.TextField()),
                ('reason', models.CharField(blank=True, max_length=200)),
                ('used', models.BooleanField(default=False)),
                ('at', models.DateTimeField(default=django.utils.timezone.now)),
                ('batch', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='+', to='activation.codebatch')),
            ],
        ),
    ]
