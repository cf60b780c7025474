/** '17 Nov' or '17. Nov.': a day of this year, where there is little room. */
export const shortDay = (day: Date, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
  }).format(day);
