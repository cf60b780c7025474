"""The catalogue: groups of books that one code unlocks, their books, the books' lessons, and the lessons' files."""

from __future__ import annotations

from django.db import models
from django.utils import timezone


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

    class Meta:
        ordering = ["position"]
        constraints = [
            models.UniqueConstraint(fields=["book", "slug"], name="library_lesson_slug_once_a_book"),
            models.UniqueConstraint(fields=["book", "position"], name="library_lesson_position_once_a_book"),
        ]

    def __str__(self) -> str:
        return f"{self.book_id}/{self.slug}"


class Package(models.Model):
    """The imported files of one lesson. Linked by name and not by key: the files survive changes of the catalogue."""

    book = models.SlugField(max_length=60, db_index=False)
    lesson = models.SlugField(max_length=60, db_index=False)
    digest = models.CharField(max_length=16)
    files = models.JSONField()
    thumb = models.CharField(max_length=200, blank=True)
    # Which tool made it, by which SCORM it reports, and the file at its top that is opened first.
    kind = models.CharField(max_length=20, default="kaktus", db_default="kaktus")
    scorm = models.CharField(max_length=10, blank=True, default="", db_default="")
    start = models.CharField(max_length=240, default="story.html", db_default="story.html")
    imported_at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["book", "lesson"], name="library_package_once_a_lesson"),
        ]

    def __str__(self) -> str:
        return f"{self.book}/{self.lesson}"
