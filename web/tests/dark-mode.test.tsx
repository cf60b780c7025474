/** Light and dark, before the first paint and after. */
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { visit } from './visit';

const themeScript = readFileSync('public/theme.js', 'utf8');

/** In the head, as in the page: the body comes after the script. */
async function beforeFirstPaint() {
  document.head.innerHTML = '<meta name="theme-color" content="#fff8ec" />';
  const { body } = document;
  body.remove();
  new Function(themeScript)();
  document.documentElement.append(body);
  // Whatever runs before a paint runs in such a step.
  await Promise.resolve();
}

test('it is light until somebody wants it dark', async () => {
  await beforeFirstPaint();
  expect(document.body).not.toHaveClass('dark');
  const page = visit('/contact');
  await page.person.click(await screen.findByRole('button', { name: 'Dark mode' }));
  expect(document.body).toHaveClass('dark');
  expect(sessionStorage.getItem('darkMode')).toBe('true');

  await page.person.click(screen.getByRole('button', { name: 'Light mode' }));
  expect(document.body).not.toHaveClass('dark');
  expect(sessionStorage.getItem('darkMode')).toBe('false');
});

test('the choice holds for the next page load of the visit', async () => {
  sessionStorage.setItem('darkMode', 'true');
  await beforeFirstPaint();
  expect(document.body).toHaveClass('dark');
  visit('/contact');
  expect(await screen.findByRole('button', { name: 'Light mode' })).toBeVisible();
});

test('the desk has a choice of its own, for all its tabs', async () => {
  localStorage.setItem('kaktus.desk.darkMode', 'true');
  window.history.replaceState(null, '', '/desk/codes');
  await beforeFirstPaint();
  expect(document.body).toHaveClass('dark');
  document.body.classList.remove('dark');
  window.history.replaceState(null, '', '/desktop');
  await beforeFirstPaint();
  expect(document.body).not.toHaveClass('dark');
});

test('blocked storage leaves the page light and does not break it', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await beforeFirstPaint();
  expect(document.body).not.toHaveClass('dark');
});

test.each([
  { kept: null, browser: ['de-AT'], chosen: 'de' },
  { kept: null, browser: ['en-GB', 'de'], chosen: 'en' },
  { kept: null, browser: ['fr'], chosen: 'en' },
  { kept: null, browser: ['ku', 'tr-TR', 'en'], chosen: 'tr' },
  { kept: null, browser: ['UK'], chosen: 'uk' },
  { kept: null, browser: ['arn'], chosen: 'en' },
  { kept: 'en', browser: ['de'], chosen: 'en' },
  { kept: 'pl', browser: ['en'], chosen: 'pl' },
  { kept: 'xx', browser: ['es-MX'], chosen: 'es' },
])('kept $kept in a browser in $browser gives $chosen', async ({ kept, browser, chosen }) => {
  if (kept) localStorage.setItem('language', kept);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  await beforeFirstPaint();
  expect(document.documentElement.lang).toBe(chosen);
  expect(document.documentElement.dir).toBe('ltr');
});

test('Arabic runs from right to left before the first paint', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar-SY']);
  await beforeFirstPaint();
  expect(document.documentElement.lang).toBe('ar');
  expect(document.documentElement.dir).toBe('rtl');
});
