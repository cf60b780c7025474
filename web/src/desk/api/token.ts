/** The desk's token: kept for this tab only, and gone when it is closed. */
import { useSyncExternalStore } from 'react';
import { storedText } from '../../device/stored';

const token = storedText('tab', 'kaktus.desk.token');
const listeners = new Set<() => void>();
let refused = false;

export const readDeskToken = (): string | null => token.read();

export function writeDeskToken(text: string | null): void {
  refused = false;
  token.write(text);
  listeners.forEach((listener) => listener());
}

/** The server no longer knows the token: it has expired, or somebody has ended it. */
export function dropDeskToken(): void {
  writeDeskToken(null);
  refused = true;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDeskToken = (): string | null => useSyncExternalStore(subscribe, readDeskToken);

/** Whether somebody was in and was signed out by the server. */
export const useWasSignedOut = (): boolean => useSyncExternalStore(subscribe, () => refused);
