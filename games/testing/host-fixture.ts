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

/** What the page says. */
export const hear = (state: RecorderState, source: unknown = host) =>
  act(async () => {
    const data = { kaktus: 4, type: 'recorder', state };
    const message = Object.assign(new Event('message'), { data, source });
    window.dispatchEvent(message);
  });
