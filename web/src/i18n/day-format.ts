/** Dates in the chosen language. Written by hand, because on a cheap phone the browser's formatter takes a tenth of a second to load. */
import type { Language } from './catalogues';
import { useLanguage } from './language';

const months = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
};

/** A day as people write it: '1 May 2028', '1. Mai 2028'. */
export function dayIn(language: Language, day: Date): string {
  const month = months[language].split(' ')[day.getMonth()];
  return `${day.getDate()}${language === 'de' ? '.' : ''} ${month} ${day.getFullYear()}`;
}

export function useDayFormat(): (day: Date) => string {
  const language = useLanguage();
  return (day) => dayIn(language, day);
}
