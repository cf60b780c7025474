/** Which lesson a visitor may try; asked after the first paint, and again on the next visit to the page if there was none. */
import { useSyncExternalStore } from 'react';
import { answer, client } from '../../api/client';

let title: string | undefined;
let asking = false;
const listeners = new Set<() => void>();

async function ask(): Promise<void> {
  asking = true;
  // Without an answer, nothing is offered.
  const offer = await answer(client.GET('/api/trial')).catch(() => null);
  asking = false;
  title = offer?.offered ? offer.title : undefined;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (title === undefined && !asking) void ask();
  return () => listeners.delete(listener);
}

/** The lesson's title, or nothing as long as none is offered. */
export function useTrialTitle(): string | undefined {
  return useSyncExternalStore(subscribe, () => title);
}
