/** The desk's token: stored by each tab, passed on to new tabs, and gone when the last tab is closed. */
import { useSyncExternalStore } from 'react';
import { createChangeSignal } from 'kaktus-shared/change-signal';
import { storedText } from '../../device/stored';
import { onTabMessage, tellOtherTabs } from './tab-messages';

/** Another tab answers within a few milliseconds, unless the browser has put it to sleep. */
const otherTabsAnswerMs = 150;

const token = storedText('tab', 'kaktus.desk.token');
const changes = createChangeSignal();
const signedOutSignal = createChangeSignal();
let refused = false;
let signOutCount = 0;

export const readDeskToken = (): string | null => token.read();

function setToken(text: string | null, { isRefused }: { isRefused: boolean }): void {
  token.write(text);
  refused = isRefused;
  changes.notify();
}

export function writeDeskToken(text: string): void {
  setToken(text, { isRefused: false });
  tellOtherTabs({ kind: 'in', token: text });
}

/** The server no longer knows the token: it has expired, or somebody has ended it. */
export function dropDeskToken(): void {
  const ended = token.read();
  setToken(null, { isRefused: true });
  if (ended !== null) tellOtherTabs({ kind: 'out', token: ended, refused: true });
}

/** For the sign-out: everything open is discarded, in all tabs. */
export function forgetDeskToken(): void {
  const ended = token.read();
  signOutHere();
  if (ended !== null) tellOtherTabs({ kind: 'out', token: ended, refused: false });
}

function signOutHere(): void {
  signOutCount += 1;
  signedOutSignal.notify();
  setToken(null, { isRefused: false });
}

onTabMessage((message) => {
  const own = token.read();
  if (message.kind === 'who') {
    if (own !== null) tellOtherTabs({ kind: 'in', token: own });
  } else if (message.kind === 'in') {
    if (message.token !== own) setToken(message.token, { isRefused: false });
  } else if (message.token === own) {
    if (message.refused) setToken(null, { isRefused: true });
    else signOutHere();
  }
});

/** Called once, before anything is shown: a new tab joins the session of the others. */
export async function joinOtherTabs(): Promise<void> {
  if (token.read() !== null) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      unsubscribe();
      resolve();
    };
    const unsubscribe = changes.subscribe(done);
    setTimeout(done, otherTabsAnswerMs);
    tellOtherTabs({ kind: 'who' });
  });
}

export const onDeskSignOut = signedOutSignal.subscribe;

export const useDeskToken = (): string | null =>
  useSyncExternalStore(changes.subscribe, readDeskToken);

/** Whether the server has ended a session here. */
export const useWasSignedOut = (): boolean =>
  useSyncExternalStore(changes.subscribe, () => refused);

/** How many sign-outs there were; a page uses it as a key, so that nothing open outlives a sign-out. */
export const useSignOutCount = (): number =>
  useSyncExternalStore(changes.subscribe, () => signOutCount);
