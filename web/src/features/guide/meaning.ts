/** What a word means to the reader of the page; nothing on a German page, where the word says it itself. */
import type { LessonWord } from '../../api/lesson-words';
import type { Language } from '../../i18n/catalogues';

export function meaningIn(language: Language, { meanings }: LessonWord): string | undefined {
  return language === 'de' ? undefined : (meanings[language] ?? meanings.en);
}
