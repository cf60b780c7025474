/** What a person sees when something breaks: a page, a file of the page, the connection. */
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../src/app/error-boundary';
import { reloadOnce } from '../src/device/reload-once';
import { takeComplaints } from './setup';
import { serve, visit } from './visit';

function Broken(): never {
  throw new Error('broken on purpose');
}

test('a page that breaks leaves a way back, and the next page works', async () => {
  const view = render(
    <ErrorBoundary resetKey="/broken">
      <Broken />
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
  expect(takeComplaints().join()).toContain('broken on purpose');

  view.rerender(
    <ErrorBoundary resetKey="/whole">
      <p>whole</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('whole')).toBeVisible();
});

test('a missing file reloads the page once, and the second time is an error', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  const missing = new TypeError('Failed to fetch dynamically imported module');
  void reloadOnce(missing);
  expect(reload).toHaveBeenCalledOnce();
  await expect(reloadOnce(missing)).rejects.toBe(missing);
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('without a connection a missing file does not reload the page', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(reloadOnce(new Error('missing'))).rejects.toThrow('missing');
});

test('a page for members waits for the connection, and says that it does', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  visit('/library', { as: 'anna', server: serve({ 'GET /api/me': () => Response.error() }) });
  expect(await screen.findByText('Waiting for the connection...')).toBeVisible();
  expect(screen.getByText(/You are offline/)).toBeVisible();
});

test('a lost connection is told until it is back', async () => {
  visit('/contact');
  await screen.findByRole('heading', { level: 1 });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You are offline/)).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});
