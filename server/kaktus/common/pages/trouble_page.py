"""The page shown while the database is in trouble, in the language the browser asks for."""

from __future__ import annotations

from typing import Final

from django.http import HttpRequest
from django.utils.translation import get_language_from_request, get_language_info

PAGE: Final = """<!doctype html>
<html lang="{language}" dir="{direction}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{heading}</title>
<h1>{heading}</h1>
<p>{text}</p>
</html>
"""
WORDS: Final = {
    "en": (
        "One moment, please",
        "The library cannot reach its data right now. Please open this page again in a few seconds.",
    ),
    "de": (
        "Einen Moment, bitte",
        "Die Bibliothek kommt gerade nicht an ihre Daten. Bitte öffnen Sie die Seite in ein paar Sekunden noch einmal.",
    ),
    "tr": (
        "Bir saniye lütfen",
        "Kitaplık şu anda verilerine ulaşamıyor. Lütfen bu sayfayı birkaç saniye sonra yeniden açın.",
    ),
    "uk": (
        "Хвилинку, будь ласка",
        "Бібліотека зараз не має доступу до своїх даних. Будь ласка, відкрийте цю сторінку ще раз через кілька секунд.",
    ),
    "ar": (
        "لحظة من فضلك",
        "لا تستطيع المكتبة الوصول إلى بياناتها الآن. يُرجى فتح هذه الصفحة مرة أخرى بعد بضع ثوانٍ.",
    ),
    "es": (
        "Un momento, por favor",
        "La biblioteca no puede acceder ahora a sus datos. Vuelve a abrir esta página dentro de unos segundos.",
    ),
    "pl": (
        "Chwileczkę",
        "Biblioteka nie ma teraz dostępu do swoich danych. Otwórz tę stronę ponownie za kilka sekund.",
    ),
}


def trouble_page(request: HttpRequest) -> str:
    language = get_language_from_request(request)
    heading, text = WORDS[language]
    direction = "rtl" if get_language_info(language)["bidi"] else "ltr"
    return PAGE.format(language=language, direction=direction, heading=heading, text=text)
