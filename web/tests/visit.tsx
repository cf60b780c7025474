/** Opens the application at an address, as a visitor or as Anna. */
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { queryClient } from '../src/api/query-client';
import type { Device, ErrorBody, Library } from '../src/api/schema.gen';
import { startSession } from '../src/api/reader-session';
import type { User } from '../src/api/reader-session-state';
import { App } from '../src/app/app';
import { useLocation } from '../src/router/location';
import { Router, type Entry } from '../src/router/router';

export const anna: User = {
  uid: '1',
  email: 'anna@example.org',
  emailVerified: true,
  displayName: 'Anna',
  userLibrary: [],
  hasPassword: true,
  verificationMail: 'none',
  reminders: true,
};

export const annasToken = 'annas-token';

export const annasPhone: Device = {
  id: 'phone',
  browser: 'Firefox',
  system: 'Android phone',
  signedInAt: '2026-10-01T18:30:00',
  lastUsedOn: '2026-11-15',
  isThisOne: true,
};

const notSignedIn: ErrorBody = {
  status: 401,
  errors: [{ code: 'unauthenticated', message: 'Please log in and try again.' }],
  request_id: 'r-1',
};

const emptyLibrary: Library = { signedUrls: {}, expirationDates: [], expired: [], seats: 0 };

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** As with the real one, a call ends when its signal is aborted. */
function whenAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
}

/** The server as far as the shell needs it; a test may override its answers. */
export function serve(
  answers: Record<string, (request: Request) => Response | Promise<Response>> = {},
) {
  const server = vi.fn(async (request: Request, init?: RequestInit) => {
    const key = `${request.method} ${new URL(request.url).pathname}`;
    const own = answers[key];
    if (own) return Promise.race([own(request), whenAborted(init?.signal)]);
    const known = request.headers.get('Authorization') === `Bearer ${annasToken}`;
    if (key === 'GET /api/me' && known) return json(anna);
    if (key === 'GET /api/account/devices') return json({ devices: [annasPhone] });
    if (key === 'GET /api/codes') return json({ codes: [] });
    if (key === 'GET /api/catalogue') return json({ groups: [] });
    if (key === 'POST /api/verifyToken' && known) return json({ message: emptyLibrary });
    if (key === 'POST /api/account/logout') return new Response(null, { status: 204 });
    return json(notSignedIn, 401);
  });
  vi.stubGlobal('fetch', server);
  onTestFinished(() => void vi.unstubAllGlobals());
  return server;
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="address">{pathname + search + hash}</output>;
}

type Visit = {
  as?: 'visitor' | 'anna';
  server?: ReturnType<typeof serve>;
  /** What the previous page passed on with the navigation. */
  state?: unknown;
};

export function visit(address: string, { as = 'visitor', server = serve(), state }: Visit = {}) {
  queryClient.clear();
  if (as === 'anna') localStorage.setItem('kaktus.token', annasToken);
  onTestFinished(startSession());
  window.history.replaceState({ key: 'opened', state } satisfies Entry, '', address);
  const view = render(
    <Router>
      <App />
      <Address />
    </Router>,
  );
  return {
    ...view,
    server,
    person: userEvent.setup(),
    address: () => view.getByRole('status', { name: 'address' }).textContent,
  };
}
