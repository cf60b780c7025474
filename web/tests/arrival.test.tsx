/** Titles, and where reading begins after opening another page. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import shell from '../src/i18n/en/shell';
import { visit } from './visit';

test('the title names the page and the brand', async () => {
  visit('/login');
  await waitFor(() => expect(document.title).toBe('Log in – Kaktus'));
});

test('the start page is titled with the brand and the tagline', async () => {
  visit('/');
  await waitFor(() => expect(document.title).toBe("Kaktus – Learning German is child's play."));
});

test('no two pages share a title', () => {
  const titles = Object.values(shell.titles);
  expect(new Set(titles).size).toBe(titles.length);
});

test('the first page leaves the focus alone, the next one gives it to its heading', async () => {
  const page = visit('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  expect(document.body).toHaveFocus();

  await page.person.click(screen.getByRole('link', { name: 'Log in' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Log in' });
  await waitFor(() => expect(heading).toHaveFocus());
  await waitFor(() => expect(document.title).toBe('Log in – Kaktus'));
});
