/** The plural forms of Arabic: one and two are words of their own, three to ten take the plural, the rest the singular again. */
type Forms = { one: string; two: string; few: string; many: string; other: string };

export function plural(count: number, { one, two, few, many, other }: Forms): string {
  if (count === 1) return one;
  if (count === 2) return two;
  const tail = count % 100;
  if (tail > 2 && tail < 11) return `${count} ${few}`;
  return `${count} ${tail > 10 ? many : other}`;
}

export const seconds = {
  one: 'ثانية واحدة',
  two: 'ثانيتين',
  few: 'ثوانٍ',
  many: 'ثانية',
  other: 'ثانية',
};

export const minutes = {
  one: 'دقيقة واحدة',
  two: 'دقيقتين',
  few: 'دقائق',
  many: 'دقيقة',
  other: 'دقيقة',
};

export const months = {
  one: 'شهر واحد',
  two: 'شهرين',
  few: 'أشهر',
  many: 'شهرًا',
  other: 'شهر',
};
