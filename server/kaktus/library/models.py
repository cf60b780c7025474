"""The catalogue: groups of books that one code unlocks, their books, the books' lessons, and the lessons' files."""

from __future__ import annotations

import uuid

from django.db import models
from django.db.models import Q
from django.utils import timezone

from kaktus.jobs.models import Job


class BookGroup(models.Model):
    """What a code unlocks: a picture-book edition and its interactive twin."""

    slug = models.SlugField(max_length=40, primary_key=True)
    position = models.PositiveSmallIntegerField(unique=True)

    class Meta:
        ordering = ["position"]

    def __str__(self) -> str:
        return self.slug


class Book(models.Model):
    slug = models.SlugField(max_length=60, primary_key=True)
    title = models.CharField(max_length=120, unique=True)
    group = models.ForeignKey(BookGroup, on_delete=models.PROTECT, related_name="books")
    interactive = models.BooleanField()

    class Meta:
        ordering = ["group__position", "interactive"]
        constraints = [
            models.UniqueConstraint(fields=["group", "interactive"], name="library_book_one_edition_a_group"),
        ]

    def __str__(self) -> str:
        return self.title


class Lesson(models.Model):
    book = models.ForeignKey(Book, on_delete=models.CASCADE, related_name="lessons")
    slug = models.SlugField(max_length=60)
    title = models.CharField(max_length=120)
    position = models.PositiveSmallIntegerField()
    draft = models.BooleanField(default=False, db_default=False)
    """Readers do not see it: made at the desk and never published, or taken off the shelf if it has a package."""

    class Meta:
        ordering = ["position"]
        constraints = [
            models.UniqueConstraint(fields=["book", "slug"], name="library_lesson_slug_once_a_book"),
            models.UniqueConstraint(fields=["book", "position"], name="library_lesson_position_once_a_book"),
        ]

    def __str__(self) -> str:
        return f"{self.book_id}/{self.slug}"

    @classmethod
    def lock(cls, book: str, slug: str) -> Lesson | None:
        """If two people change a lesson at once, one waits for the other. None if an import is adding it."""
        return cls.objects.select_for_update().filter(book=book, slug=slug).first()


class PackageFiles(models.Model):
    """The files of one lesson. Linked by name and not by key: the files survive changes of the catalogue."""

    book = models.SlugField(max_length=60, db_index=False)
    lesson = models.SlugField(max_length=60, db_index=False)
    digest = models.CharField(max_length=16)
    files = models.JSONField()
    thumb = models.CharField(max_length=200, blank=True)
    # Which tool made it, by which SCORM it reports, and the file at its top that is opened first.
    kind = models.CharField(max_length=20, default="kaktus", db_default="kaktus")
    scorm = models.CharField(max_length=10, blank=True, default="", db_default="")
    start = models.CharField(max_length=240, default="story.html", db_default="story.html")
    one_origin = models.BooleanField(default=False, db_default=False)
    """Its pages call each other, for which they need one origin."""

    class Meta:
        abstract = True

    def __str__(self) -> str:
        return f"{self.book}/{self.lesson}"


class Package(PackageFiles):
    """What readers get: a copy of the version that is published."""

    imported_at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["book", "lesson"], name="library_package_once_a_lesson"),
        ]


class LessonVersion(PackageFiles):
    """The files of a lesson from one upload or import. They never change; only their publication does."""

    number = models.PositiveIntegerField()
    report = models.JSONField(default=dict)
    """What the check found, see `package_reports`."""
    made_by = models.CharField(max_length=40, blank=True)
    """The staff member who uploaded it; empty for an import on the command line."""
    made_at = models.DateTimeField(default=timezone.now)
    stored_at = models.DateTimeField(null=True)
    """When the last of its files was in the storage. The row is there before the first: no file is forgotten."""
    published_at = models.DateTimeField(null=True)
    """When it was published last."""
    withdrawn_at = models.DateTimeField(null=True)
    """When another version took its place."""

    class Meta:
        ordering = ["book", "lesson", "-number"]
        constraints = [
            models.UniqueConstraint(fields=["book", "lesson", "digest"], name="library_version_digest_once_a_lesson"),
            models.UniqueConstraint(fields=["book", "lesson", "number"], name="library_version_number_once_a_lesson"),
            models.CheckConstraint(
                condition=Q(published_at__isnull=True) | Q(stored_at__isnull=False),
                name="library_version_is_published_whole",
            ),
        ]


class LessonPicture(models.Model):
    """A thumbnail that replaces the package's own."""

    book = models.SlugField(max_length=60, db_index=False)
    lesson = models.SlugField(max_length=60, db_index=False)
    drawn = models.BooleanField()
    """Drawn from the title, or else uploaded."""
    digest = models.CharField(max_length=16)
    name = models.CharField(max_length=40)
    entry = models.JSONField()
    """Size, type and ETag, as in the list of a package's files."""

    class Meta:
        constraints = [models.UniqueConstraint(fields=["book", "lesson"], name="library_picture_once_a_lesson")]

    def __str__(self) -> str:
        return f"{self.book}/{self.lesson}"


class StartReason(models.TextChoices):
    """Why a lesson did not start."""

    NOTHING_DRAWN = "nothing_drawn"
    SCRIPT_REFUSED = "script_refused"
    SCRIPT_MISSING = "script_missing"
    ERROR = "error"
    SILENT = "silent"


class BrowserEngine(models.TextChoices):
    WEBKIT = "webkit"
    FIREFOX = "firefox"
    CHROMIUM = "chromium"
    OTHER = "other"


class StartProblem(models.Model):
    """How often a version of a lesson did not start, by reason and browser engine. Nobody is in it, only a number."""

    book = models.SlugField(max_length=60, db_index=False)
    lesson = models.SlugField(max_length=60, db_index=False)
    digest = models.CharField(max_length=16)
    reason = models.CharField(max_length=20, choices=StartReason)
    engine = models.CharField(max_length=10, choices=BrowserEngine)
    count = models.PositiveIntegerField(default=0)
    last_on = models.DateField()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["book", "lesson", "digest", "reason", "engine"], name="library_start_problem_once_a_kind"
            ),
            models.CheckConstraint(
                condition=Q(reason__in=StartReason.values) & Q(engine__in=BrowserEngine.values),
                name="library_start_problem_is_of_a_known_kind",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.book}/{self.lesson}: {self.reason}, {self.engine}"


class Upload(models.Model):
    """A file that a staff member is sending in pieces, and what became of it."""

    class Purpose(models.TextChoices):
        PACKAGE = "package"
        PICTURE = "picture"
        """A lesson's thumbnail."""
        CODES = "codes"
        """A list of printed codes, which belongs to no lesson."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    made_by = models.CharField(max_length=40)
    purpose = models.CharField(max_length=10, choices=Purpose, default=Purpose.PACKAGE, db_default=Purpose.PACKAGE)
    book = models.SlugField(max_length=60, db_index=False, blank=True)
    lesson = models.SlugField(max_length=60, db_index=False, blank=True)
    name = models.CharField(max_length=200)
    size = models.PositiveBigIntegerField()
    made_at = models.DateTimeField(default=timezone.now)
    job = models.OneToOneField(Job, null=True, on_delete=models.SET_NULL, related_name="+")
    """The job that checks it."""
    problems = models.JSONField(default=list)
    """Why it was refused."""
    ended_at = models.DateTimeField(null=True)
    """When the check ended, whatever the result."""
    needed_until = models.DateTimeField(null=True)
    """Set when a list of codes has arrived: the import reads it until then."""
    version = models.ForeignKey(LessonVersion, null=True, on_delete=models.SET_NULL, related_name="+")

    class Meta:
        ordering = ["-made_at"]
        constraints = [models.CheckConstraint(condition=Q(size__gt=0), name="library_upload_is_not_empty")]

    def __str__(self) -> str:
        return f"{self.name} for {self.book}/{self.lesson}" if self.lesson else self.name

    @property
    def has_arrived(self) -> bool:
        return bool(self.job_id or self.ended_at or self.needed_until)
