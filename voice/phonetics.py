"""How a German text is pronounced, in the signs of the IPA, by espeak-ng."""

import ctypes
import os
import re

import espeakng_loader

RETRIEVAL = 1
UTF8 = 1
AS_IPA = 2
OTHER_LANGUAGE = re.compile(r"\([a-z-]+\)")


class Phonetics:
    def __init__(self) -> None:
        self.library = ctypes.CDLL(espeakng_loader.get_library_path())
        self.library.espeak_TextToPhonemes.restype = ctypes.c_char_p
        self.library.espeak_Initialize(RETRIEVAL, 0, os.fsencode(espeakng_loader.get_data_path()), 0)
        self.library.espeak_SetVoiceByName(b"de")

    def ipa(self, text: str) -> str:
        rest = ctypes.c_char_p(text.encode())
        spoken = []
        while rest.value:
            spoken.append(self.library.espeak_TextToPhonemes(ctypes.byref(rest), UTF8, AS_IPA).decode())
        return OTHER_LANGUAGE.sub("", " ".join(spoken)).strip()
