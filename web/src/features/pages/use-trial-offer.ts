/** Which lesson a visitor may try; asked after the first paint, on each visit to the page. */
import { useSyncExternalStore } from 'react';
import { answer } from '../../api/answer';
import { client } from '../../api/reader-client';

let title: string | undefined;
let latestRequest: object | undefined;
const listeners = new Set<() => void>();

async function ask(): Promise<void> {
  const request = {};
  latestRequest = request;
  // Without an answer, nothing is offered.
  const offer = await answer(client.GET('/api/trial')).catch(() => null);
  // The page may be gone, and another one may have sent a later request.
  if (latestRequest !== request) return;
  title = offer?.offered ? offer.title : undefined;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!latestRequest && navigator.onLine) void ask();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) title = latestRequest = undefined;
  };
}

/** The lesson's title, or nothing as long as none is offered. */
export function useTrialTitle(): string | undefined {
  return useSyncExternalStore(subscribe, () => title);
}
