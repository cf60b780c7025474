import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('activation', '0010_uploads_for_everything'),
    ]

    operations = [
        migrations.AddField(
            model_name='activationcode',
            name='number',
            field=models.IntegerField(null=True),
        ),
        migrations.AddField(
            model_name='preparedfile',
            name='last',
            field=models.PositiveIntegerField(null=True),
        ),
        migrations.AddField(
            model_name='preparedfile',
            name='numbers',
            field=models.TextField(blank=True, db_default='', default=''),
        ),
        migrations.CreateModel(
            name='GivenOut',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('form', models.CharField(blank=True, choices=[('csv', 'Csv'), ('excel', 'Excel'), ('pdf', 'Pdf'), ('zip', 'Zip')], max_length=10)),
                ('first', models.PositiveIntegerField()),
                ('last', models.PositiveIntegerField()),
                ('at', models.DateTimeField(default=django.utils.timezone.now)),
                ('batch', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='given_out', to='activation.codebatch')),
            ],
            options={
                'constraints': [models.CheckConstraint(condition=models.Q(('first__gte', 1), ('first__lte', models.F('last'))), name='activation_given_out_in_order')],
            },
        ),
    ]
