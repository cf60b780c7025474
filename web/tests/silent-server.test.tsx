/** A server that accepts a call and never answers: every wait ends, with a sentence and another try. */
import { createServer } from 'node:net';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { timedFetch } from '../src/api/timed-fetch';
import { offline } from './accounts/server';
import { serve, visit } from './visit';

/** A server that takes every connection and says nothing. */
async function silentServer(): Promise<string> {
  const silent = createServer();
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void silent.close());
  return `http://127.0.0.1:${(silent.address() as { port: number }).port}/`;
}

const whole = (response: Response) => response.text();

test('a call to a socket that never answers ends', async () => {
  const call = timedFetch(new Request(await silentServer()), { timeoutMs: 50 }, whole);
  await expect(call).rejects.toMatchObject({ name: 'ApiFailure', status: 0 });
});

test('the caller may give up earlier, and is told so', async () => {
  const caller = new AbortController();
  const request = new Request(await silentServer(), { signal: caller.signal });
  const call = timedFetch(request, { timeoutMs: 60_000 }, whole);
  caller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('a caller who has given up already sends nothing', async () => {
  const caller = new AbortController();
  caller.abort();
  const request = new Request(await silentServer(), { signal: caller.signal });
  await expect(timedFetch(request, { timeoutMs: 60_000 }, whole)).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('no timer is left behind by an answer or by a failure', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  serve({ 'GET /there': () => new Response('yes'), 'GET /gone': offline });
  const limits = { timeoutMs: 60_000 };
  expect(await timedFetch(new Request('http://localhost/there'), limits, whole)).toBe('yes');
  const gone = timedFetch(new Request('http://localhost/gone'), limits, whole);
  await expect(gone).rejects.toMatchObject({ status: 0 });
  expect(vi.getTimerCount()).toBe(0);
});

test('an answer that stops in its middle ends, too', async () => {
  const half = () => {
    const body = new ReadableStream({
      start: (stream) => stream.error(new DOMException('', 'AbortError')),
    });
    return new Response(body, { headers: { 'Content-Type': 'application/json' } });
  };
  visit('/library', { as: 'anna', server: serve({ 'POST /api/verifyToken': half }) });
  expect(await screen.findByText(/The server could not be reached/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
