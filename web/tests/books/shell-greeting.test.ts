/** What has to be true of a frame before a lesson is handed to it. */
import { shellGreeting } from 'kaktus-shared/lesson-shell';
import { beforeEach, expect, test, vi } from 'vitest';
import { awaitShell, greetingTimeoutMs } from '../../src/device/books/shell-greeting';

let frame: HTMLIFrameElement;
const onPort = vi.fn();
const onFailure = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  frame = document.createElement('iframe');
  document.body.append(frame);
  onPort.mockClear();
  onFailure.mockClear();
  const stop = awaitShell({ frame: () => frame.contentWindow, onPort, onFailure });
  return () => {
    stop();
    frame.remove();
    vi.useRealTimers();
  };
});

const port = () => new MessageChannel().port1;

function greet(facts: Partial<MessageEventInit> = {}): void {
  const source = frame.contentWindow;
  const init = { data: shellGreeting, origin: 'null', source, ports: [port()], ...facts };
  // jsdom's constructor takes no ports of Node.
  const event = Object.assign(new MessageEvent('message', { data: init.data }), {});
  for (const [name, value] of Object.entries(init)) Object.defineProperty(event, name, { value });
  window.dispatchEvent(event);
}

test('a shell in its sandbox gets the lesson', () => {
  greet();
  expect(onPort).toHaveBeenCalledTimes(1);
  expect(onFailure).not.toHaveBeenCalled();
});

test.each([
  ['with the origin of the page', { origin: window.location.origin }],
  ['with another origin', { origin: 'https://elsewhere.example.org' }],
  ['without a port', { ports: [] }],
])('a greeting %s ends it, and a right one afterwards is too late', (_case, facts) => {
  greet(facts);
  expect(onFailure).toHaveBeenCalledTimes(1);
  greet();
  expect(onPort).not.toHaveBeenCalled();
});

test('another frame is not heard, nor is the page itself', () => {
  const other = document.createElement('iframe');
  document.body.append(other);
  greet({ source: other.contentWindow });
  greet({ source: window });
  greet({ data: { kaktus: 1, type: 'ready' } });
  expect(onPort).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
  other.remove();
});

test('nobody who greets in time: the lesson comes from the library', () => {
  vi.advanceTimersByTime(greetingTimeoutMs);
  expect(onFailure).toHaveBeenCalledTimes(1);
  greet();
  expect(onPort).not.toHaveBeenCalled();
});

test('the shell of another version gets nothing', () => {
  greet({ data: { kaktus: 8, type: 'shell' } });
  expect(onPort).not.toHaveBeenCalled();
  vi.advanceTimersByTime(greetingTimeoutMs);
  expect(onFailure).toHaveBeenCalledTimes(1);
});
