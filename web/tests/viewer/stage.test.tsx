/** The stage: the lesson in its sandbox, the panel, fresh links, the bridge, and what is shown when nothing comes. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Library } from '../../src/api/schema.gen';
import { keepProgress, storedProgress } from '../../src/device/progress';
import { bothBooks, link, linksOf, onlyKaktus2, withBooks } from '../library/books';
import { anna, json, serve, visit } from '../visit';

const lesson = 'kaktus-1/farben';
const products = ['farben', 'zahlen', 'familie'].map((name) => ({
  title: name[0]!.toUpperCase() + name.slice(1),
  url: link(`kaktus-1/${name}`, 'old'),
  thumb: '',
}));
const chosen = { url: products[0]!.url, colorIndex: 0, allProducts: products };

function stage(message: Library = bothBooks, state: unknown = chosen) {
  return visit('/stage', { as: 'anna', server: serve(withBooks(message)), state });
}

/** The lesson's frame, once the page also listens to it. */
async function frame() {
  const found = await screen.findByTitle<HTMLIFrameElement>('Interactive game');
  await act(async () => undefined);
  return found;
}

function say(source: Window | null, data: unknown) {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source })));
}

test('the lesson is in a sandbox that lets it run and nothing else', async () => {
  stage();
  const element = await frame();
  expect(element).toHaveAttribute('sandbox', 'allow-scripts');
  expect(element).toHaveAttribute('allow', 'autoplay; fullscreen');
  expect(element).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(screen.getByRole('heading', { level: 1, name: 'Farben' })).toBeVisible();
});

test.each([
  [
    `http://lesson-${'0123456789abcdef'.repeat(2)}.localhost:8000`,
    'allow-scripts allow-same-origin',
  ],
  [`http://lesson-${'0123456789abcdef'.repeat(2)}0.localhost:8000`, 'allow-scripts'],
  [`http://lesson-0.localhost:8000`, 'allow-scripts'],
  ['http://all.localhost:8000', 'allow-scripts'],
])('a lesson from %s is in the sandbox of its origin', async (origin, sandbox) => {
  const url = `${origin}/content/token~0123456789abcdef/kaktus-1/farben/story.html`;
  const server = serve({ 'POST /api/verifyToken': () => json({ errors: [] }, 500) });
  visit('/stage', { as: 'anna', server, state: { ...chosen, url } });
  const element = await frame();
  expect(element).toHaveAttribute('src', url);
  expect(element).toHaveAttribute('sandbox', sandbox);
  expect(element.hasAttribute('credentialless')).toBe(sandbox !== 'allow-scripts');
});

test('a link from an earlier visit is renewed', async () => {
  stage();
  expect(await frame()).toHaveAttribute('src', link(lesson));
});

test('without an answer the old link is tried', async () => {
  const server = serve({ 'POST /api/verifyToken': () => json({ errors: [] }, 500) });
  visit('/stage', { as: 'anna', server, state: chosen });
  expect(await frame()).toHaveAttribute('src', link(lesson, 'old'));
});

test('a book whose time is over is not opened', async () => {
  stage(onlyKaktus2);
  expect(await screen.findByRole('heading', { name: 'This book is closed' })).toBeVisible();
  expect(screen.getByText(/ended on 1 March 2025/)).toHaveTextContent(
    'To open it again, you need a new code for Kaktus 1.',
  );
  expect(screen.queryByTitle('Interactive game')).not.toBeInTheDocument();
});

test('the panel is closed at first, and stays open when another lesson is chosen', async () => {
  const page = stage();
  await frame();
  expect(screen.queryByRole('navigation', { name: /All lessons/ })).not.toBeInTheDocument();
  await page.person.click(screen.getByRole('button', { name: 'Lessons', expanded: false }));
  const panel = within(screen.getByRole('navigation', { name: 'All lessons of this book' }));
  const links = panel.getAllByRole('listitem').map((item) => within(item).getByRole('link'));
  expect(links.map((one) => one.style.getPropertyValue('--tile'))).toEqual([
    'var(--warm-1)',
    'var(--warm-2)',
    'var(--warm-3)',
  ]);
  await page.person.click(panel.getByRole('link', { name: 'Zahlen' }));
  expect(await frame()).toHaveAttribute('src', link('kaktus-1/zahlen'));
  expect(page.address()).toBe('/stage?lesson=kaktus-1/zahlen');
  expect(panel.getByRole('link', { name: 'Zahlen' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'Lessons', expanded: true })).toBeVisible();
});

test.each([
  ['nothing', null],
  ['no link', { colorIndex: 1, allProducts: [] }],
  ['a link that is none', { ...chosen, url: 'javascript:alert(1)' }],
])('with %s chosen, the stage says so word for word', async (_, state) => {
  stage(bothBooks, state);
  expect(
    await screen.findByRole('heading', { name: 'Oops! No content here yet...' }),
  ).toBeVisible();
  expect(screen.getByText("Looks like there's nothing to display at the moment.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pick something from your library' })).toHaveAttribute(
    'href',
    '/library',
  );
});

test('an unverified address leads to its verification, after the first moment', async () => {
  const server = serve({ 'GET /api/me': () => json({ ...anna, emailVerified: false }) });
  const page = visit('/stage', { as: 'anna', server, state: chosen });
  expect(await screen.findByText('Here we go...')).toBeVisible();
  expect(page.address()).toBe('/stage');
  await waitFor(() => expect(page.address()).toBe('/emailVerification'));
});

test('the first moment lasts 200 milliseconds', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  stage();
  expect(await screen.findByText('Here we go...')).toBeVisible();
  expect(timers.mock.calls.map(([, ms]) => ms)).toContain(200);
  await waitFor(async () => expect(await frame()).toBeInTheDocument());
});

test('the bridge hears the lesson on the stage, and nobody else', async () => {
  stage();
  const speaker = (await frame()).contentWindow;
  const progress = { stars: { quiz: 2 }, words: {} };
  say(window, { kaktus: 1, lesson, type: 'progress', progress });
  say(null, { kaktus: 1, lesson, type: 'ready' });
  expect(storedProgress(anna.uid, lesson)).toBeNull();
  expect(screen.getByText('Here we go...')).toBeVisible();
  say(speaker, { kaktus: 1, lesson, type: 'ready' });
  expect(screen.queryByText('Here we go...')).not.toBeInTheDocument();
  say(speaker, { kaktus: 1, lesson, type: 'progress', progress });
  expect(storedProgress(anna.uid, lesson)).toEqual(progress);
});

test('a lesson that asks is told what was kept', async () => {
  const progress = { stars: { quiz: 3 as const }, words: { rot: ['2026-11-15'] } };
  keepProgress(anna.uid, lesson, progress);
  stage();
  const speaker = (await frame()).contentWindow!;
  const heard = vi.spyOn(speaker, 'postMessage');
  say(speaker, { kaktus: 1, lesson, type: 'ask' });
  expect(heard).toHaveBeenCalledWith({ kaktus: 1, type: 'kept', progress }, '*');
});

test('a lesson that does not start is told, and another try takes a new link', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let token = 'first';
  const server = serve({
    ...withBooks(bothBooks),
    'POST /api/verifyToken': () =>
      json({ message: { ...bothBooks, signedUrls: { kaktus1: linksOf('kaktus1', token) } } }),
  });
  const page = visit('/stage', { as: 'anna', server, state: chosen });
  expect(await frame()).toHaveAttribute('src', link(lesson, 'first'));
  await act(() => vi.advanceTimersByTimeAsync(10_500));
  expect(screen.getByRole('alert')).toHaveTextContent('This lesson does not start');
  token = 'second';
  await page.person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await frame()).toHaveAttribute('src', link(lesson, 'second')));
  expect(screen.getByText('Here we go...')).toBeVisible();
  vi.useRealTimers();
});

const trouble = (reason: string, drawn: boolean) => ({
  kaktus: 5,
  type: 'trouble',
  lesson,
  reason,
  drawn,
});

function troubledStage() {
  const reports: unknown[] = [];
  const server = serve({
    ...withBooks(bothBooks),
    [`HEAD ${new URL(link(lesson)).pathname}`]: () => new Response(null),
    'POST /api/lesson-not-started': async (request) => {
      reports.push(await request.json());
      return new Response(null, { status: 204 });
    },
  });
  return { ...visit('/stage', { as: 'anna', server, state: chosen }), reports };
}

test('a lesson that is there but says nothing is covered, and goes on by itself if it wakes up', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  troubledStage();
  const speaker = await frame();
  fireEvent.load(speaker);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.queryByText('Here we go...')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(4500));
  expect(screen.getByRole('alert')).toHaveTextContent('does not start in this browser');
  say(speaker.contentWindow!, { kaktus: 1, lesson, type: 'ready' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  vi.useRealTimers();
});

test('a lesson that draws nothing is covered and counted once, without anything about the person', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { reports, person } = troubledStage();
  const speaker = await frame();
  fireEvent.load(speaker);
  say(speaker.contentWindow!, { kaktus: 1, lesson, type: 'ready' });
  say(speaker.contentWindow!, trouble('an address@example.org', false));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  say(speaker.contentWindow!, trouble('script_missing', false));
  expect(screen.getByRole('alert')).toHaveTextContent('This lesson does not start');
  await act(() => vi.advanceTimersByTimeAsync(7000));
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports).toEqual([
    { link: expect.stringContaining(lesson), reason: 'script_missing', engine: expect.any(String) },
  ]);
  vi.useRealTimers();
});

test('a lesson that recovers is not counted', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { reports } = troubledStage();
  const speaker = await frame();
  fireEvent.load(speaker);
  say(speaker.contentWindow!, trouble('nothing_drawn', false));
  say(speaker.contentWindow!, { kaktus: 1, lesson, type: 'ready' });
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(reports).toEqual([]);
  vi.useRealTimers();
});

test('a lesson that limps is shown, with a line over it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { person } = troubledStage();
  const speaker = await frame();
  fireEvent.load(speaker);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  say(speaker.contentWindow!, trouble('error', true));
  expect(screen.getByText('Is there nothing to play here?')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Close this line' }));
  expect(screen.queryByText('Is there nothing to play here?')).not.toBeInTheDocument();
  // One that has said that it is there plays, whatever went wrong beside.
  say(speaker.contentWindow!, { kaktus: 1, lesson, type: 'ready' });
  say(speaker.contentWindow!, trouble('error', true));
  expect(screen.queryByText('Is there nothing to play here?')).not.toBeInTheDocument();
  vi.useRealTimers();
});

function becomeOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test('without a connection the lesson says so, and starts by itself when it is back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stage();
  const before = await frame();
  becomeOnline(false);
  // The browser shows an error page of its own in the frame, and calls that loaded.
  fireEvent.load(before);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('alert')).toHaveTextContent('This game needs the internet');
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(screen.queryByText('Is there nothing to play here?')).not.toBeInTheDocument();
  becomeOnline(true);
  expect(await frame()).not.toBe(before);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Here we go...')).toBeVisible();
  vi.useRealTimers();
});

test('a lesson that is being played goes on without a connection', async () => {
  stage();
  const playing = await frame();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  say(playing.contentWindow, { kaktus: 1, lesson, type: 'ready' });
  becomeOnline(false);
  fireEvent.load(playing);
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  becomeOnline(true);
  expect(await frame()).toBe(playing);
  vi.useRealTimers();
});

function stageOfEndingSession(head: () => Response) {
  const session = { ended: false };
  const path = new URL(link(lesson)).pathname;
  const server = serve({
    ...withBooks(bothBooks),
    'GET /api/me': () => (session.ended ? json({ status: 401, errors: [] }, 401) : json(anna)),
    [`HEAD ${path}`]: head,
  });
  return { ...visit('/stage', { as: 'anna', server, state: chosen }), session };
}

const isMissing = { kaktus: 6, type: 'missing', lesson };
const found = () => new Response(null);
const refused = () => new Response(null, { status: 404 });

test('a game that cannot be fetched because the session has ended leads to the log-in at once', async () => {
  const page = stageOfEndingSession(refused);
  const element = await frame();
  await new Promise((pass) => setTimeout(pass, 1100));
  page.session.ended = true;
  say(element.contentWindow, isMissing);
  await waitFor(() => expect(page.address()).toBe('/login'));
  expect(await screen.findByText(/Your session has ended/)).toBeVisible();
});

test('a lesson opened after the session has ended leads to the log-in at once', async () => {
  const page = stageOfEndingSession(found);
  await frame();
  await page.person.click(screen.getByRole('button', { name: 'Lessons' }));
  await new Promise((pass) => setTimeout(pass, 1100));
  page.session.ended = true;
  const panel = within(screen.getByRole('navigation', { name: 'All lessons of this book' }));
  await page.person.click(panel.getByRole('link', { name: 'Zahlen' }));
  await waitFor(() => expect(page.address()).toBe('/login'));
});

test.each([
  ['has ended is renewed', refused, 1],
  ['opens it leaves the lesson alone', found, 0],
] as const)('a missing file of a lesson whose link %s', async (_, head, renewals) => {
  const page = stageOfEndingSession(head);
  const element = await frame();
  const asked = (key: string) =>
    page.server.mock.calls.filter(([one]) => `${one.method} ${one.url}`.includes(key)).length;
  const before = asked('POST http://localhost:3000/api/verifyToken');
  say(element.contentWindow, isMissing);
  await waitFor(() => expect(asked('HEAD')).toBe(1));
  await act(async () => undefined);
  await waitFor(() =>
    expect(asked('POST http://localhost:3000/api/verifyToken')).toBe(before + renewals),
  );
});

const wishes = (wish: unknown) => ({ kaktus: 4, type: 'record', lesson, wish });
const explanation = { name: 'May Kaktus hear your voice?' };

/** What the lesson in the frame is told about the recorder. */
function toldTo(element: HTMLIFrameElement) {
  const told = vi.spyOn(element.contentWindow!, 'postMessage');
  return () =>
    told.mock.calls.flatMap(([message]: unknown[]) => {
      const { type, state } = message as { type: string; state?: string };
      return type === 'recorder' ? [state] : [];
    });
}

test('a lesson that wants to record makes the page explain and ask, and hears what people say', async () => {
  vi.stubGlobal('MediaRecorder', class {});
  const getUserMedia = vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  const page = stage();
  const element = await frame();
  const told = toldTo(element);
  say(element.contentWindow, wishes('start'));
  expect(await screen.findByRole('dialog', explanation)).toBeVisible();
  expect(getUserMedia).not.toHaveBeenCalled();
  await page.person.click(screen.getByRole('button', { name: 'Use the microphone' }));
  await waitFor(() => expect(told()).toEqual(['asking', 'refused']));
  say(element.contentWindow, wishes('start'));
  await waitFor(() => expect(told()).toEqual(['asking', 'refused', 'refused']));
  expect(screen.queryByRole('dialog', explanation)).not.toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  vi.unstubAllGlobals();
});

test('nobody but the lesson on the stage can make it ask', async () => {
  stage();
  const element = await frame();
  const told = toldTo(element);
  say(window, wishes('start'));
  say(element.contentWindow, { ...wishes('start'), lesson: 'kaktus-1/zahlen' });
  say(element.contentWindow, wishes('listen'));
  say(element.contentWindow, wishes('open'));
  await waitFor(() => expect(told()).toEqual(['unavailable']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
