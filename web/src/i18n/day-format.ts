/** Dates in the chosen language. */
import { useLanguage } from './language';

/** A day as people write it in the chosen language. */
export function useDayFormat(): (day: Date) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return (day) => format.format(day);
}
