/** The bar at the top, its menu, and logging out. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visit } from './visit';

const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));

test('a visitor finds the way in and nothing of an account', async () => {
  visit('/contact');
  expect(await screen.findByRole('link', { name: 'Kaktus' })).toHaveAttribute('href', '/');
  expect(bar().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  for (const name of ['My Library', 'Activation', 'Account']) {
    expect(bar().queryByRole('link', { name })).not.toBeInTheDocument();
  }
  expect(bar().queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
});

test('Anna finds her library, the activation and her account', async () => {
  visit('/library', { as: 'anna' });
  expect(await bar().findByRole('link', { name: 'My Library' })).toHaveAttribute(
    'href',
    '/library',
  );
  expect(bar().getByRole('link', { name: 'My Library' })).toHaveAttribute('aria-current', 'page');
  expect(bar().getByRole('link', { name: 'Activation' })).toHaveAttribute('href', '/activation');
  expect(bar().getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/user');
  expect(bar().queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
});

test('logging out tells the server, forgets the token and goes to the start', async () => {
  const page = visit('/contact', { as: 'anna' });
  await page.person.click(await bar().findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(page.address()).toBe('/'));
  expect(localStorage.getItem('kaktus.token')).toBeNull();
  const told = page.server.mock.calls.map(([request]) => request).find((r) => r.method === 'POST');
  expect(new URL(told?.url ?? '').pathname).toBe('/api/account/logout');
  expect(told?.headers.get('Authorization')).toBe('Bearer annas-token');
  expect(bar().getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('the menu opens, and closes by Escape and by going somewhere', async () => {
  const page = visit('/contact', { as: 'anna' });
  const menu = () => bar().getByRole('button', { name: 'Menu' });
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
  await page.person.click(menu());
  expect(menu()).toHaveAttribute('aria-expanded', 'true');

  await page.person.keyboard('{Escape}');
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
  expect(menu()).toHaveFocus();

  await page.person.click(menu());
  await page.person.click(await bar().findByRole('link', { name: 'Activation' }));
  await waitFor(() => expect(page.address()).toBe('/activation'));
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
});

test('the footer has the brand, the way to reach us, the small print and the year', async () => {
  visit('/login');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    '/privacypolicy',
  );
  expect(footer.getByText(`© ${new Date().getFullYear()} Kaktus`)).toBeVisible();
});

test('the first thing the keyboard reaches leads past the navigation', async () => {
  const page = visit('/contact');
  await screen.findByRole('heading', { level: 1 });
  await page.person.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(document.querySelector('#content')).toBe(screen.getByRole('main'));
});
