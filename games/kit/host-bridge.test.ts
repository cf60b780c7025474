import { expect, test, vi } from 'vitest';
import { openBridge } from './host-bridge';
import { isQuiet } from './speech/quiet';
import { emptyProgress } from './progress';

function frameIn(host: object) {
  const own = new EventTarget() as unknown as Window & { parent: unknown };
  Object.assign(own, { parent: host });
  const hear = (data: unknown, source: unknown) =>
    own.dispatchEvent(Object.assign(new Event('message'), { data, source }));
  return { own, hear };
}

const answer = { kaktus: 1, type: 'kept', progress: { stars: { bingo: 2 }, words: {} } };

test('a game greets its host, asks it, and takes what was stored', () => {
  const host = { postMessage: vi.fn() };
  const { own, hear } = frameIn(host);
  const onStored = vi.fn();
  openBridge(own, 'kaktus-1/tiere', onStored);
  expect(host.postMessage.mock.calls).toEqual([
    [{ kaktus: 1, lesson: 'kaktus-1/tiere', type: 'ready' }, '*'],
    [{ kaktus: 1, lesson: 'kaktus-1/tiere', type: 'ask' }, '*'],
  ]);
  hear(answer, host);
  expect(onStored).toHaveBeenCalledExactlyOnceWith({ stars: { bingo: 2 }, words: {} });
});

test('progress goes to the host', () => {
  const host = { postMessage: vi.fn() };
  const tell = openBridge(frameIn(host).own, 'kaktus-1/tiere', vi.fn());
  tell({ type: 'progress', progress: emptyProgress });
  expect(host.postMessage).toHaveBeenLastCalledWith(
    { kaktus: 1, lesson: 'kaktus-1/tiere', type: 'progress', progress: emptyProgress },
    '*',
  );
});

test('the host is told of a file that is missing', () => {
  const host = { postMessage: vi.fn() };
  const tell = openBridge(frameIn(host).own, 'kaktus-1/tiere', vi.fn());
  tell({ kaktus: 6, type: 'missing' });
  expect(host.postMessage).toHaveBeenLastCalledWith(
    { kaktus: 6, lesson: 'kaktus-1/tiere', type: 'missing' },
    '*',
  );
});

test('strangers, other versions and empty answers are not listened to', () => {
  const host = { postMessage: vi.fn() };
  const { own, hear } = frameIn(host);
  const onStored = vi.fn();
  openBridge(own, 'kaktus-1/tiere', onStored);
  hear(answer, { postMessage: vi.fn() });
  hear({ ...answer, kaktus: 2 }, host);
  hear({ ...answer, type: 'progress' }, host);
  hear({ ...answer, progress: null }, host);
  hear(null, host);
  expect(onStored).not.toHaveBeenCalled();
});

test('when the page is dark, it is evening in the lesson, until the page is light again', () => {
  const host = { postMessage: vi.fn() };
  const { own, hear } = frameIn(host);
  const shown = new Map<string, boolean>();
  const toggleAttribute = (name: string, on: boolean) => void shown.set(name, on);
  Object.assign(own, { document: { documentElement: { toggleAttribute } } });
  openBridge(own, 'kaktus-1/tiere', vi.fn());
  const isEvening = () => shown.get('data-evening') ?? false;
  hear({ kaktus: 3, type: 'mode', dark: true }, { postMessage: vi.fn() });
  hear({ kaktus: 1, type: 'mode', dark: true }, host);
  hear({ kaktus: 3, type: 'mode', dark: 'yes' }, host);
  expect(isEvening()).toBe(false);
  hear({ kaktus: 3, type: 'mode', dark: true }, host);
  expect(isEvening()).toBe(true);
  hear({ kaktus: 3, type: 'mode', dark: false }, host);
  expect(isEvening()).toBe(false);
});

test('what the lesson says stops while the page asks for quiet', () => {
  const host = { postMessage: vi.fn() };
  const { own, hear } = frameIn(host);
  openBridge(own, 'kaktus-1/tiere', vi.fn());
  hear({ kaktus: 8, type: 'quiet', quiet: true }, { postMessage: vi.fn() });
  hear({ kaktus: 3, type: 'quiet', quiet: true }, host);
  hear({ kaktus: 8, type: 'quiet', quiet: 'yes' }, host);
  expect(isQuiet()).toBe(false);
  hear({ kaktus: 8, type: 'quiet', quiet: true }, host);
  expect(isQuiet()).toBe(true);
  hear({ kaktus: 8, type: 'quiet', quiet: false }, host);
  expect(isQuiet()).toBe(false);
});

test.each([
  ['{"kaktus":3,"type":"mode","dark":true}', true],
  ['{"kaktus":3,"type":"mode","dark":false}', false],
  ['{"kaktus":2,"type":"memory","lesson":"kaktus-1/tiere","memory":{}}', false],
  ['some name', false],
])('in a frame named %s it is evening from the first moment: %s', (name, isEvening) => {
  const { own } = frameIn({ postMessage: vi.fn() });
  const toggleAttribute = vi.fn();
  Object.assign(own, { name, document: { documentElement: { toggleAttribute } } });
  openBridge(own, 'kaktus-1/tiere', vi.fn());
  expect(toggleAttribute.mock.calls).toEqual(isEvening ? [['data-evening', true]] : []);
});

test('without a host nothing is sent and nothing breaks', () => {
  const { own, hear } = frameIn({});
  const alone = Object.assign(own, { parent: own, postMessage: vi.fn() });
  const onStored = vi.fn();
  openBridge(alone, 'kaktus-1/tiere', onStored)({ type: 'progress', progress: emptyProgress });
  hear(answer, alone);
  expect(alone.postMessage).not.toHaveBeenCalled();
  expect(onStored).not.toHaveBeenCalled();
});
