/** Opens the desk at an address, signed out or as a member of the staff. */
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { queryClient } from '../../src/desk/api/client';
import type { Staff } from '../../src/desk/api/session';
import { forgetDeskToken, writeDeskToken } from '../../src/desk/api/desk-token';
import { DeskApp } from '../../src/desk/desk-app';
import { loadDeskWords } from '../../src/desk/i18n/words';
import { Router } from '../../src/router/router';

export const olga: Staff = {
  name: '',
  email: 'olga@publisher.example',
  role: 'owner',
  stage: 'in',
  permissions: ['overview', 'codes', 'code', 'people', 'lessons', 'staff', 'audit'],
  endsAt: '2026-11-16T20:00:00Z',
  ending: null,
  ways: ['authenticator', 'recovery_code'],
  needs: [],
};

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

/** `as` is who has the token; their session is answered, and what else a test gives. */
export async function sitDown(
  address: string,
  { as, answers = {} }: { as?: Staff; answers?: Answers },
) {
  const server = vi.fn(async (request: Request) => {
    const key = `${request.method} ${new URL(request.url).pathname}`;
    const own = answers[key];
    if (own) return own(request);
    if (key === 'GET /api/desk/session' && as) return json(as);
    return json(
      { status: 401, errors: [{ code: 'unauthenticated', message: '' }], request_id: 'r' },
      401,
    );
  });
  vi.stubGlobal('fetch', server);
  queryClient.clear();
  forgetDeskToken();
  if (as) writeDeskToken('desk-token');
  onTestFinished(() => {
    vi.unstubAllGlobals();
    queryClient.clear();
    forgetDeskToken();
  });
  await loadDeskWords('shell');
  window.history.replaceState(null, '', address);
  const view = render(
    <QueryClientProvider client={queryClient}>
      <Router>
        <DeskApp />
      </Router>
    </QueryClientProvider>,
  );
  return { ...view, server, person: userEvent.setup() };
}
