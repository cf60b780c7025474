/** The texts of the pages about codes, with numbers and days as they are written in the language of the page. */
import { useDeskLanguage, useDeskWords } from '../i18n/words';
import { useMomentWords } from '../ui/moment';

export function useCodeWords() {
  const words = useDeskWords('codes');
  const language = useDeskLanguage() === 'de' ? 'de-DE' : 'en-GB';
  const moment = useMomentWords();
  const days = (form: Intl.DateTimeFormatOptions) => (day: Date) =>
    day.toLocaleDateString(language, form);
  return {
    ...words,
    number: (value: number) => value.toLocaleString(language),
    size: (bytes: number) =>
      bytes < 1e6
        ? `${Math.ceil(bytes / 1000).toLocaleString(language)} kB`
        : `${Math.ceil(bytes / 1e6).toLocaleString(language)} MB`,
    day: (day: Date) => moment(day.toISOString()),
    shortDay: days({ day: 'numeric', month: 'short' }),
    month: days({ month: 'short', year: '2-digit' }),
  };
}
