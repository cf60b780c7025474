"""The thumbnail of a lesson: the package's own, a drawn one, or an uploaded picture, of which only the pixels stay."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from tests.delivery.lesson_fetches import fetch_path
from tests.library.editors import send
from tests.readers import PICTURE

from kaktus.common.files.storage import Storage
from kaktus.library.catalogue.catalogue_cache import cached_catalogue
from kaktus.library.chores import remove_old_versions
from kaktus.library.models import Lesson
from kaktus.library.packages.content_folders import read_content
from kaktus.library.packages.folder_imports import import_content
from kaktus.library.packages.uploads import Purpose, picture_in
from kaktus.library.versions.lesson_pictures import (
    SIZE,
    BadPicture,
    draw_picture,
    picture_of,
    redrawn,
    use_own_picture,
    use_uploaded_picture,
)


@pytest.fixture
def farben(lessons: Path, storage: Storage) -> Lesson:
    import_content(read_content(lessons), storage=storage)
    return Lesson.objects.get(book="kaktus-1", slug="farben")


def picture(kind: str, size: tuple[int, int] = (800, 300), **more: object) -> bytes:
    buffer = BytesIO()
    Image.new("RGB", size, "#19a974").save(buffer, kind, **more)
    return buffer.getvalue()


def shown() -> tuple[str, bytes]:
    address = cached_catalogue().groups[0].books[0].lessons[0].thumb
    answer = fetch_path(address)
    assert answer.status == 200
    assert "immutable" in answer.headers["Cache-Control"]
    return answer.headers["Content-Type"], answer.body


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_an_uploaded_picture_is_drawn_anew_in_the_shape_of_a_tile(farben: Lesson, storage: Storage, kind: str) -> None:
    sent = picture(kind) + b"<script>something behind it</script>"
    use_uploaded_picture(farben, sent, storage=storage)
    assert picture_of("kaktus-1", "farben") == "uploaded"
    content_type, body = shown()
    assert content_type == "image/webp"
    with Image.open(BytesIO(body)) as seen:
        assert seen.size == SIZE
    assert b"script" not in body
    assert len(body) < 20_000


def test_a_drawn_one_and_the_packages_own(farben: Lesson, storage: Storage) -> None:
    own = shown()
    assert own[1] == PICTURE
    draw_picture(farben, storage=storage)
    assert picture_of("kaktus-1", "farben") == "drawn"
    assert b">Farben</text>" in shown()[1]
    remove_old_versions()
    assert b">Farben</text>" in shown()[1]
    use_own_picture(farben)
    assert (picture_of("kaktus-1", "farben"), shown()) == ("own", own)


SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><script>alert(1)</script></svg>'


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (SVG, "not_a_picture"),
        (b"", "not_a_picture"),
        (b"\x89PNG\r\n\x1a\n and nothing else", "not_a_picture"),
        (picture("PNG", (300, 300))[:-40], "not_a_picture"),
        (picture("GIF"), "not_a_picture"),
        (picture("PNG", (63, 300)), "too_small"),
        (picture("PNG", (7000, 6000)), "too_many_pixels"),
    ],
)
def test_what_is_no_picture_is_refused(content: bytes, code: str) -> None:
    with pytest.raises(BadPicture) as refused:
        redrawn(content)
    assert refused.value.code == code


def test_a_picture_arrives_in_pieces(farben: Lesson) -> None:
    sent = picture("PNG", (900, 900), pnginfo=None) + bytes(100_000)
    assert picture_in(send(sent, name="bild.png", purpose=Purpose.PICTURE)) == sent
