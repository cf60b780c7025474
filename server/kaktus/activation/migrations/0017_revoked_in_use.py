from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('activation', '0016_columns_of_imports'),
    ]

    operations = [
        migrations.AddIndex(
            model_name='activationcode',
            index=models.Index(condition=models.Q(('activated', True), ('revoked_at__isnull', False)), fields=['batch', 'revoked_at'], name='activation_code_revoked_in_use'),
        ),
    ]
