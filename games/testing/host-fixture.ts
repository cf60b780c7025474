/** Lets the tests be the page around a lesson that wants to record. */
import type { RecorderState } from 'kaktus-shared/bridge';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';

const host = { postMessage: vi.fn() };

export function standAround(): void {
  host.postMessage.mockReset();
  vi.spyOn(window, 'parent', 'get').mockReturnValue(host as unknown as Window);
}

/** What the lesson has asked for so far. */
export const wishes = () =>
  host.postMessage.mock.calls.map(([message]) => (message as { wish: string }).wish);

const receive = (data: unknown, source: unknown) =>
  act(async () => {
    window.dispatchEvent(Object.assign(new Event('message'), { data, source }));
  });

/** What the page says. */
export const hear = (state: RecorderState, source: unknown = host) =>
  receive({ kaktus: 4, type: 'recorder', state }, source);

/** How loud the page finds the child. */
export const hearLoudness = (level: number, source: unknown = host) =>
  receive({ kaktus: 7, type: 'loudness', level }, source);
