/** Dates in the chosen language. Own code, because loading the browser's formatter takes a cheap phone 100 ms. */
import type { Language } from './catalogues';
import { useLanguage } from './language';

const months: Record<Language, string> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  tr: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
  uk: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  pl: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
};

/** A day as people write it: '1 May 2028', '1. Mai 2028', '1 de mayo de 2028'. */
export function dayIn(language: Language, day: Date): string {
  const date = day.getDate();
  const month = months[language].split(' ')[day.getMonth()];
  const year = day.getFullYear();
  if (language === 'de') return `${date}. ${month} ${year}`;
  if (language === 'es') return `${date} de ${month} de ${year}`;
  if (language === 'uk') return `${date} ${month} ${year} р.`;
  return `${date} ${month} ${year}`;
}

/** '9:05', as all our languages understand it. */
export const timeIn = (moment: Date): string =>
  `${moment.getHours()}:${String(moment.getMinutes()).padStart(2, '0')}`;

export function useDayFormat(): (day: Date) => string {
  const language = useLanguage();
  return (day) => dayIn(language, day);
}
