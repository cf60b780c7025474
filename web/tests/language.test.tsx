/** The languages: the chooser, the direction of the page, and how days and numbers are written. */
import { screen, within, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { languages, type Language } from '../src/i18n/catalogues';
import { dayIn } from '../src/i18n/day-format';
import { plural as arabic } from '../src/i18n/ar/plural';
import { plural as polish } from '../src/i18n/pl/plural';
import { plural as ukrainian } from '../src/i18n/uk/plural';
import { visit } from './visit';

async function choose(person: ReturnType<typeof visit>['person'], now: string, wanted: string) {
  await person.click(screen.getByRole('button', { name: now }));
  await person.click(await screen.findByRole('button', { name: wanted }));
}

test('the chooser changes words, title and the language of the page, and is kept', async () => {
  const page = visit('/login');
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();

  await choose(page.person, 'Language: English', 'Deutsch');
  expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  expect(document.documentElement.lang).toBe('de');
  await waitFor(() => expect(document.title).toBe('Anmelden – Kaktus'));
  expect(localStorage.getItem('language')).toBe('de');
  expect(screen.getByRole('button', { name: 'Sprache: Deutsch' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'English' })).toBeNull();

  await choose(page.person, 'Sprache: Deutsch', 'English');
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(localStorage.getItem('language')).toBe('en');
});

test('in Arabic the page runs from right to left, and back again', async () => {
  const page = visit('/login');
  await choose(page.person, 'Language: English', 'العربية');
  expect(await screen.findByRole('heading', { level: 1, name: 'تسجيل الدخول' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  await choose(page.person, 'اللغة: العربية', 'Polski');
  expect(await screen.findByRole('heading', { level: 1, name: 'Logowanie' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
});

test('the list can be used with the keyboard alone', async () => {
  const { person } = visit('/contact');
  const button = screen.getByRole('button', { name: 'Language: English' });
  button.focus();
  await person.keyboard('{Enter}');
  const list = (await screen.findByRole('button', { name: 'English' })).closest('ul')!;
  expect(
    within(list)
      .getAllByRole('button')
      .map((one) => one.lang),
  ).toEqual([...languages]);
  expect(within(list).getByRole('button', { current: true })).toHaveFocus();
  await person.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Deutsch' })).toHaveFocus();
  await person.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Polski' })).toHaveFocus();
  await person.keyboard('{Escape}');
  expect(list).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a page opened in German is German from its first words', async () => {
  document.documentElement.lang = 'de';
  visit('/privacypolicy');
  expect(await screen.findByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible();
  expect(await screen.findByText('Wir verwenden keine Cookies.')).toBeVisible();
});

test('a text that exists in German and English only says so, and can be read in both', async () => {
  document.documentElement.lang = 'ar';
  const { person } = visit('/privacypolicy');
  expect(await screen.findByText('هذا النص متوفر بالألمانية والإنجليزية فقط.')).toBeVisible();
  const english = await screen.findByText('No cookies are used.');
  expect(english.closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(english.closest('[dir]')).toHaveAttribute('dir', 'ltr');
  await person.click(screen.getByRole('button', { name: 'Deutsch' }));
  expect(await screen.findByText('Wir verwenden keine Cookies.')).toBeVisible();
});

const formats: Record<Language, string> = {
  en: 'en-GB',
  de: 'de-DE',
  tr: 'tr-TR',
  uk: 'uk-UA',
  ar: 'ar-u-nu-latn',
  es: 'es-ES',
  pl: 'pl-PL',
};

test.each(languages)('days are written as the %s of browsers writes them', (language) => {
  const browsers = new Intl.DateTimeFormat(formats[language], { dateStyle: 'long' });
  for (let month = 0; month < 12; month += 1) {
    const day = new Date(2028, month, 1 + 2 * month);
    expect(dayIn(language, day)).toBe(browsers.format(day));
  }
});

const named = { one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };

test.each([
  ['uk', (count: number) => ukrainian(count, 'one', 'few', 'many')],
  ['pl', (count: number) => polish(count, 'one', 'few', 'many')],
  ['ar', (count: number) => arabic(count, named)],
] as const)('the plural forms of %s are those of the language', (language, plural) => {
  const rules = new Intl.PluralRules(language);
  for (let count = 1; count < 250; count += 1)
    expect(plural(count).split(' ').at(-1), `${count}`).toBe(rules.select(count));
});
