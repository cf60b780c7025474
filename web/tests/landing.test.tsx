/** The landing page: what it offers right away, and what comes after the first paint. */
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { site } from '../src/api/site';
import { json, serve, visit } from './visit';

const open = (trial: () => Response) => visit('/', { server: serve({ 'GET /api/trial': trial }) });

test('it says what this is, and the ways in come first', async () => {
  open(() => json({ offered: false }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Kaktus' })).toBeVisible();
  expect(screen.getByText("Learning German is child's play.")).toBeVisible();
  expect(screen.getByText(/Games to go with our German course books/)).toBeVisible();
  const links = screen.getAllByRole('link').filter((link) => link.closest('main'));
  expect(links.slice(0, 2).map((link) => link.textContent)).toEqual(['Sign Up', 'Login']);
});

test.each([
  { why: 'no lesson to try', answer: () => json({ offered: false }) },
  { why: 'no answer', answer: () => json({ errors: [] }, 503) },
])('with $why nothing is offered, and the rest is there', async ({ answer }) => {
  const { server } = open(answer);
  expect(await screen.findByRole('heading', { name: 'A look inside' })).toBeVisible();
  expect(screen.getAllByRole('figure')).toHaveLength(4);
  await waitFor(() => expect(server).toHaveBeenCalled());
  expect(screen.queryByRole('link', { name: /Try a lesson|Play “/ })).not.toBeInTheDocument();
});

test('a lesson to try is offered in the hero and below the pictures', async () => {
  open(() => json({ offered: true, title: 'Farben', book: 'Kaktus 1', otherLessons: [] }));
  const links = [
    await screen.findByRole('link', { name: /Try a lesson first/ }),
    await screen.findByRole('link', { name: 'Play “Farben” now' }),
  ];
  links.forEach((link) => expect(link).toHaveAttribute('href', '/try'));
});

test('the shop is linked where there is one', async () => {
  const page = visit('/');
  expect(await screen.findByRole('heading', { name: 'Ready to play?' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Get the book' })).not.toBeInTheDocument();
  page.unmount();

  site.shopUrl = 'https://shop.example.org/kaktus';
  onTestFinished(() => {
    site.shopUrl = '';
  });
  visit('/');
  expect(await screen.findByRole('link', { name: 'Get the book' })).toHaveAttribute(
    'href',
    'https://shop.example.org/kaktus',
  );
});
