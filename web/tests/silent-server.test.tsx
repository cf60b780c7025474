/** A server that accepts a call and never answers: every wait ends, with a sentence and another try. */
import { createServer } from 'node:net';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { authorizedFetch } from '../src/api/authorized-fetch';
import { serve, visit } from './visit';

test('a call to a socket that never answers ends', async () => {
  const silent = createServer();
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  const { port } = silent.address() as { port: number };
  const call = authorizedFetch(new Request(`http://127.0.0.1:${port}/`), 50);
  await expect(call).rejects.toMatchObject({ name: 'ApiFailure', status: 0 });
  silent.close();
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
