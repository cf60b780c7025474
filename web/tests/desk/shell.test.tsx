/** The frame of the desk: the way in, what each role finds in the navigation, and the way out. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signOutOfDesk } from '../../src/desk/api/session';
import { readDeskToken } from '../../src/desk/api/desk-token';
import { loadDeskWords } from '../../src/desk/i18n/words';
import { matchPath } from '../../src/desk/route-match';
import { json, olga, sitDown } from './at-the-desk';

test('an address has named places', () => {
  expect(matchPath('/desk/codes/batches/:id', '/desk/codes/batches/12')).toEqual({ id: '12' });
  expect(matchPath('/desk/lessons/:book/:lesson', '/desk/lessons/k%201/farben/')).toEqual({
    book: 'k 1',
    lesson: 'farben',
  });
  expect(matchPath('/desk/codes', '/desk/codes/12')).toBeNull();
  expect(matchPath('/desk/people/:id', '/desk/people/%E0')).toBeNull();
});

test('somebody without a token is asked for address and password', async () => {
  const { person } = await sitDown('/desk', {
    answers: {
      'POST /api/desk/sign-in': async (request) => {
        expect(await request.json()).toEqual({
          email: 'olga@publisher.example',
          password: 'Secret77',
          device: '',
        });
        return json({ token: 'desk-token', stage: 'second_factor', device: '' });
      },
      'GET /api/desk/session': () => json({ ...olga, stage: 'second_factor', permissions: [] }),
    },
  });
  await person.type(await screen.findByLabelText('Email'), 'olga@publisher.example');
  await person.type(screen.getByLabelText('Password'), 'Secret77');
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Your second factor' })).toBeVisible();
  expect(readDeskToken()).toBe('desk-token');
  expect(localStorage.length).toBe(0);
});

test('a device at which somebody was in before says so', async () => {
  localStorage.setItem('kaktus.desk.device', 'signed-name');
  const { person } = await sitDown('/desk', {
    answers: {
      'POST /api/desk/sign-in': async (request) => {
        expect(await request.json()).toMatchObject({ device: 'signed-name' });
        return json({ token: 'desk-token', stage: 'in', device: 'newer-name' });
      },
      'GET /api/desk/session': () => json(olga),
    },
  });
  await person.type(await screen.findByLabelText('Email'), 'olga@publisher.example');
  await person.type(screen.getByLabelText('Password'), 'Secret77');
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(localStorage.getItem('kaktus.desk.device')).toBe('newer-name'));
});

test('a wrong password is told in plain words', async () => {
  const { person } = await sitDown('/desk', {
    answers: {
      'POST /api/desk/sign-in': () =>
        json(
          {
            status: 400,
            errors: [{ code: 'email_password_mismatch', message: 'x' }],
            request_id: 'r',
          },
          400,
        ),
    },
  });
  await person.type(await screen.findByLabelText('Email'), 'olga@publisher.example');
  await person.type(screen.getByLabelText('Password'), 'x');
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is not right.');
});

test('the navigation holds what the role may do', async () => {
  await sitDown('/desk', {
    as: olga,
    answers: { 'GET /api/desk/overview': () => new Promise(() => {}) },
  });
  const navigation = await screen.findByRole('navigation', { name: 'Parts of the desk' });
  expect(within(navigation).getByRole('link', { name: 'Start' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a page that the role does not include is not shown', async () => {
  await sitDown('/desk/no-such-page', { as: olga });
  expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeVisible();
});

test('a token that the server no longer knows leads to the entrance, with a reason', async () => {
  await sitDown('/desk', { as: olga, answers: { 'GET /api/desk/session': () => json({}, 401) } });
  expect(await screen.findByText(/You have been signed out/)).toBeVisible();
  await waitFor(() => expect(readDeskToken()).toBeNull());
});

test('whoever signs out does not wait for what the desk was asked', async () => {
  const { server } = await sitDown('/desk', {
    as: olga,
    answers: {
      'GET /api/desk/overview': () => new Promise(() => {}),
      'POST /api/desk/sign-out': () => json({}),
    },
  });
  const isOverview = ([request]: unknown[]) => (request as Request).url.endsWith('/overview');
  const underWay = () => server.mock.calls.find(isOverview) as unknown as [Request, RequestInit];
  await waitFor(() => expect(underWay()).toBeDefined());
  expect(underWay()[1].signal?.aborted).toBe(false);
  await act(signOutOfDesk);
  expect(underWay()[1].signal?.aborted).toBe(true);
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(readDeskToken()).toBeNull();
});

test('whoever signs out is out at once, and only the request to sign out has the token', async () => {
  const { server } = await sitDown('/desk', {
    as: olga,
    answers: { 'POST /api/desk/sign-out': () => new Promise(() => {}) },
  });
  const token = readDeskToken();
  const before = server.mock.calls.length;
  act(() => void signOutOfDesk());
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(readDeskToken()).toBeNull();
  const sent = server.mock.calls.slice(before).map(([request]) => request as Request);
  expect(sent.map(({ url, headers }) => [url, headers.get('Authorization')])).toEqual([
    [expect.stringMatching(/\/api\/desk\/sign-out$/), `Bearer ${token}`],
  ]);
});

test('a forgotten password is replaced by mail, and the second factor comes next', async () => {
  const { person } = await sitDown('/desk', {
    answers: {
      'POST /api/desk/forgot-password': () => new Response(null, { status: 204 }),
    },
  });
  await person.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  await person.type(await screen.findByLabelText('Email'), 'karl@publisher.example');
  await person.click(screen.getByRole('button', { name: 'Send me a link' }));
  expect(await screen.findByText(/a mail with a link is on its way/)).toBeVisible();
});

test('the link of that mail sets a new password', async () => {
  await loadDeskWords('factors');
  const { person } = await sitDown('/desk/new-password#signed', {
    answers: {
      'POST /api/desk/new-password': async (request) => {
        expect(await request.json()).toEqual({ token: 'signed', password: 'Teekanne77' });
        return json({ token: 'desk-token', stage: 'second_factor', device: '' });
      },
      'GET /api/desk/session': () => json({ ...olga, stage: 'second_factor', permissions: [] }),
    },
  });
  await person.type(await screen.findByLabelText('New password'), 'Teekanne77');
  await person.type(screen.getByLabelText('Repeat password'), 'Teekanne77');
  await person.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByRole('heading', { name: 'Your second factor' })).toBeVisible();
});
