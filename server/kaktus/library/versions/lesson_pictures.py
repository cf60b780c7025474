"""The thumbnail of a lesson, if an editor wants another than the package's own: drawn from the title, or uploaded."""

from __future__ import annotations

import hashlib
import warnings
from io import BytesIO
from typing import Final, Literal

from django.db import transaction

from kaktus.common.files.storage import Storage
from kaktus.library.catalogue.catalogue_cache import clear_catalogue_cache, picture_folder
from kaktus.library.models import Lesson, LessonPicture
from kaktus.library.reading.drawn_thumbs import drawn_thumb
from kaktus.library.reading.lesson_folders import content_type

FORMATS: Final = ("PNG", "JPEG", "WEBP")
MAX_PIXELS: Final = 40_000_000
SMALLEST: Final = 64
# Twice the size of a tile.
SIZE: Final = (640, 480)


class BadPicture(Exception):
    """The file is no picture that can be used; the text says why."""

    def __init__(self, code: str, text: str) -> None:
        self.code = code
        super().__init__(text)


def picture_of(book: str, lesson: str) -> Literal["own", "drawn", "uploaded"]:
    """'own' is the package's."""
    picture = LessonPicture.objects.filter(book=book, lesson=lesson).first()
    return "own" if picture is None else "drawn" if picture.drawn else "uploaded"


def use_own_picture(lesson: Lesson) -> None:
    LessonPicture.objects.filter(book=lesson.book_id, lesson=lesson.slug).delete()
    clear_catalogue_cache()


def draw_picture(lesson: Lesson, *, storage: Storage) -> None:
    drawn = drawn_thumb(book_title=lesson.book.title, title=lesson.title, position=lesson.position)
    _keep(lesson, "thumb.svg", drawn, storage=storage, drawn=True)


def use_uploaded_picture(lesson: Lesson, content: bytes, *, storage: Storage) -> None:
    _keep(lesson, "thumb.webp", redrawn(content), storage=storage, drawn=False)


def redrawn(content: bytes) -> bytes:
    """The picture's pixels in a file of our own, cut to the shape of a tile: nothing else of the upload is kept."""
    # Only editors need it: it would take memory in every server process.
    from PIL import Image, ImageOps, UnidentifiedImageError

    try:
        with warnings.catch_warnings():
            # Pillow warns where we refuse.
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            with Image.open(BytesIO(content), formats=FORMATS) as picture:
                _check_size(*picture.size)
                # Turned as the camera was held.
                upright = ImageOps.exif_transpose(picture).convert("RGBA")
    except BadPicture:
        raise
    except (UnidentifiedImageError, Image.DecompressionBombError, OSError, ValueError, SyntaxError, EOFError):
        raise BadPicture("not_a_picture", "This is no PNG, JPEG or WebP picture that can be read.") from None
    paper = Image.new("RGB", SIZE, "#FFF8EC")
    fitted = ImageOps.fit(upright, SIZE, Image.Resampling.LANCZOS)
    paper.paste(fitted, mask=fitted.getchannel("A"))
    output = BytesIO()
    paper.save(output, "WEBP", quality=82, method=4)
    return output.getvalue()


def _check_size(width: int, height: int) -> None:
    if width * height > MAX_PIXELS:
        raise BadPicture("too_many_pixels", f"The picture has more than {MAX_PIXELS // 1_000_000} million pixels.")
    if min(width, height) < SMALLEST:
        raise BadPicture("too_small", f"The picture is smaller than {SMALLEST} × {SMALLEST} pixels.")


def _keep(lesson: Lesson, name: str, content: bytes, *, storage: Storage, drawn: bool) -> None:
    etag = hashlib.sha256(content).hexdigest()[:16]
    folder = f"{lesson.book_id}/{lesson.slug}/{picture_folder(etag)}"
    storage.put(f"{folder}/{name}", BytesIO(content))
    entry = {"size": len(content), "etag": etag, "type": content_type(name), "encodings": {}}
    with transaction.atomic():
        LessonPicture.objects.update_or_create(
            book=lesson.book_id,
            lesson=lesson.slug,
            defaults={"drawn": drawn, "digest": etag, "name": name, "entry": entry},
        )
    clear_catalogue_cache()
