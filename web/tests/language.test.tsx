/** The two languages: the switch, and that neither lacks a word of the other. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogues, type Slice } from '../src/i18n/catalogues';
import { dayIn } from '../src/i18n/day-format';
import { visit } from './visit';

test('the switch changes words, title and the language of the page, and is kept', async () => {
  const page = visit('/login');
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();

  await page.person.click(screen.getByRole('button', { name: 'Deutsch' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  expect(document.documentElement.lang).toBe('de');
  expect(document.title).toBe('Anmelden – Kaktus');
  expect(localStorage.getItem('language')).toBe('de');

  await page.person.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(localStorage.getItem('language')).toBe('en');
});

test('a page opened in German is German from its first words', async () => {
  document.documentElement.lang = 'de';
  visit('/privacypolicy');
  expect(await screen.findByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible();
  expect(await screen.findByText('Wir verwenden keine Cookies.')).toBeVisible();
});

function leaves(words: unknown, path = ''): string[] {
  if (typeof words !== 'object' || words === null) return [`${path}: ${typeof words}`];
  return Object.entries(words).flatMap(([key, value]) => leaves(value, `${path}/${key}`));
}

test.each(Object.keys(catalogues) as Slice[])('%s has the same words in both', async (slice) => {
  const [en, de] = await Promise.all([catalogues[slice].en(), catalogues[slice].de()]);
  expect(leaves(de.default)).toEqual(leaves(en.default));
});

test.each(['en', 'de'] as const)(
  'days are written as the %s of browsers writes them',
  (language) => {
    const browsers = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
      dateStyle: 'long',
    });
    for (let month = 0; month < 12; month += 1) {
      const day = new Date(2028, month, 1 + 2 * month);
      expect(dayIn(language, day)).toBe(browsers.format(day));
    }
  },
);
