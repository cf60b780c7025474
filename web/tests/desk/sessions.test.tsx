/** One session in all tabs: handed over, ended everywhere, announced before it ends; and what was typed survives it. */
import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { dropDeskToken, joinOtherTabs, readDeskToken } from '../../src/desk/api/desk-token';
import type { TabMessage } from '../../src/desk/api/tab-messages';
import { json, olga, sitDown } from './at-the-desk';

/** Another tab of this browser, which hears all that this one says. */
function otherTab() {
  const channel = new BroadcastChannel('kaktus.desk');
  const heard: TabMessage[] = [];
  const listeners: ((message: TabMessage) => void)[] = [];
  channel.addEventListener('message', ({ data }) => {
    heard.push(data as TabMessage);
    listeners.forEach((listener) => listener(data as TabMessage));
  });
  onTestFinished(() => channel.close());
  return {
    heard,
    say: (message: TabMessage) => channel.postMessage(message),
    on: (listener: (message: TabMessage) => void) => listeners.push(listener),
  };
}

const staff = (changed: object = {}) => ({ staff: [], ...changed });

test('a new tab asks the others and is in at once', async () => {
  await sitDown('/desk/staff', {
    answers: {
      'GET /api/desk/session': () => json(olga),
      'GET /api/desk/staff': () => json(staff()),
    },
  });
  const other = otherTab();
  other.on(({ kind }) => kind === 'who' && other.say({ kind: 'in', token: 'desk-of-another-tab' }));
  await act(joinOtherTabs);
  expect(readDeskToken()).toBe('desk-of-another-tab');
  expect(localStorage.length).toBe(0);
});

test('a new tab that nobody answers shows the entrance', async () => {
  await sitDown('/desk', {});
  await act(joinOtherTabs);
  expect(readDeskToken()).toBeNull();
});

test('a tab tells a new one, and all are out when somebody signs out in one', async () => {
  await sitDown('/desk/staff', {
    as: olga,
    answers: { 'GET /api/desk/staff': () => json(staff()) },
  });
  await screen.findByRole('button', { name: 'Invite somebody' });
  const other = otherTab();
  other.say({ kind: 'out', token: 'an-older-one', refused: false });
  other.say({ kind: 'who' });
  await waitFor(() => expect(other.heard).toContainEqual({ kind: 'in', token: 'desk-token' }));
  other.say({ kind: 'out', token: 'desk-token', refused: false });
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(screen.queryByText(/You have been signed out/)).not.toBeInTheDocument();
});

test('what was typed is still there after the session ended and the same member is in again', async () => {
  let member = olga;
  const { person } = await sitDown('/desk/staff', {
    answers: {
      'GET /api/desk/session': () => json(member),
      'GET /api/desk/staff': () => json(staff()),
      'POST /api/desk/sign-in': () => json({ token: 'desk-again', stage: 'in', device: '' }),
    },
    as: olga,
  });
  await person.click(await screen.findByRole('button', { name: 'Invite somebody' }));
  await person.type(screen.getByLabelText('Email'), 'karl@publisher.example');
  const signIn = async (email: string) => {
    await person.type(await screen.findByRole('textbox', { name: 'Email' }), email);
    await person.type(screen.getByLabelText('Password'), 'Secret77');
    await person.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  await act(async () => dropDeskToken());
  expect(await screen.findByText(/You have been signed out/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await signIn(olga.email);
  expect(await screen.findByRole('dialog', { name: 'Invite somebody' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('karl@publisher.example');

  await act(async () => dropDeskToken());
  member = { ...olga, email: 'other@publisher.example' };
  await signIn('other@publisher.example');
  expect(await screen.findByRole('button', { name: 'Invite somebody' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the end of the session is announced, and a press on the button keeps it', async () => {
  let ending: unknown = { seconds: 110, canGoOn: true };
  const { person } = await sitDown('/desk/staff', {
    as: olga,
    answers: {
      'GET /api/desk/session': () => json({ ...olga, ending }),
      'GET /api/desk/staff': () => json(staff()),
    },
  });
  expect(await screen.findByText(/You will be signed out in 2 minutes/)).toBeVisible();
  ending = null;
  await person.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(readDeskToken()).toBe('desk-token');
});

test('nothing can extend a session that is twelve hours old', async () => {
  await sitDown('/desk/staff', {
    as: { ...olga, ending: { seconds: 50, canGoOn: false } },
    answers: { 'GET /api/desk/staff': () => json(staff()) },
  });
  expect(await screen.findByText(/That is in a minute; what you have typed stays/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stay signed in' })).not.toBeInTheDocument();
});

test('dark mode is the same in all tabs', async () => {
  await sitDown('/desk/staff', {
    as: olga,
    answers: { 'GET /api/desk/staff': () => json(staff()) },
  });
  await screen.findByRole('button', { name: 'Invite somebody' });
  const chosen = (newValue: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'kaktus.desk.darkMode', newValue }));
  act(() => void chosen('true'));
  expect(document.body).toHaveClass('dark');
  act(() => void chosen('false'));
  expect(document.body).not.toHaveClass('dark');
});
