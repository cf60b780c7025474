/** The desk's token: stored by each tab, passed on to new tabs, and gone when the last tab is closed. */
import { useSyncExternalStore } from 'react';
import { createChangeSignal } from 'kaktus-shared/change-signal';
import { storedText } from '../../device/stored';
import { onTabMessage, tellOtherTabs } from './tab-messages';

/** Another tab answers within a few milliseconds, unless the browser has put it to sleep. */
const otherTabsAnswerMs = 150;

const token = storedText('tab', 'kaktus.desk.token');
const changes = createChangeSignal();
const departed = createChangeSignal();
let refused = false;
let departures = 0;

export const readDeskToken = (): string | null => token.read();

function change(text: string | null, { isRefused }: { isRefused: boolean }): void {
  token.write(text);
  refused = isRefused;
  changes.notify();
}

export function writeDeskToken(text: string): void {
  change(text, { isRefused: false });
  tellOtherTabs({ kind: 'in', token: text });
}

/** The server no longer knows the token: it has expired, or somebody has ended it. */
export function dropDeskToken(): void {
  const ended = token.read();
  change(null, { isRefused: true });
  if (ended !== null) tellOtherTabs({ kind: 'out', token: ended, refused: true });
}

/** For the sign-out: everything open is discarded, in all tabs. */
export function forgetDeskToken(): void {
  const ended = token.read();
  depart();
  if (ended !== null) tellOtherTabs({ kind: 'out', token: ended, refused: false });
}

function depart(): void {
  departures += 1;
  departed.notify();
  change(null, { isRefused: false });
}

onTabMessage((message) => {
  const own = token.read();
  if (message.kind === 'who') {
    if (own !== null) tellOtherTabs({ kind: 'in', token: own });
  } else if (message.kind === 'in') {
    if (message.token !== own) change(message.token, { isRefused: false });
  } else if (message.token === own) {
    if (message.refused) change(null, { isRefused: true });
    else depart();
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

export const onDeparture = departed.subscribe;

export const useDeskToken = (): string | null =>
  useSyncExternalStore(changes.subscribe, readDeskToken);

/** Whether the server has ended a session here. */
export const useWasSignedOut = (): boolean =>
  useSyncExternalStore(changes.subscribe, () => refused);

/** How many sign-outs there were: what is open belongs to one visit. */
export const useDepartures = (): number =>
  useSyncExternalStore(changes.subscribe, () => departures);
