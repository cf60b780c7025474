/** The catalogue and the signed links are put together in the specified order. */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startSession } from '../../src/api/reader-session';
import { lessonAt } from '../../src/api/lesson-at';
import { queryClient } from '../../src/api/query-client';
import { fetchShelf, forgetShelf, prepareShelf, shelfOf, shelfQuery } from '../../src/api/shelf';
import { bodiesSentTo } from '../accounts/server';
import { anna, annasToken, json, serve } from '../visit';
import { bothBooks, catalogue, link, onlyKaktus2, withBooks } from './books';

test('links run through the books of a group, and dates belong to groups with links', () => {
  const { books } = shelfOf(catalogue, bothBooks);
  expect(books.map(({ title }) => title)).toEqual([
    'Kaktus 1',
    'Kaktus 1 Interaktiv',
    'Kaktus 2',
    'Kaktus 2 Interaktiv',
  ]);
  expect(books[1]!.chapters[0]).toMatchObject({ chapterTitle: '' });
  expect(books[1]!.chapters[0]!.products[0]).toEqual({
    title: 'Farben',
    url: link('kaktus-1-interaktiv/farben'),
    thumb: '/thumbs/kaktus-1-interaktiv/farben.svg',
  });
  expect(books[0]!.expirationDate.getTime()).toBe(1842084000000);
  expect(books[3]!.expirationDate.getTime()).toBe(1850000000000);
});

test('the first date applies to the second group when the first has no links', () => {
  const { books, expired } = shelfOf(catalogue, onlyKaktus2);
  expect(books.map(({ title }) => title)).toEqual(['Kaktus 2', 'Kaktus 2 Interaktiv']);
  expect(books[0]!.expirationDate.getTime()).toBe(1842084000000);
  expect(expired).toEqual([
    { titles: ['Kaktus 1', 'Kaktus 1 Interaktiv'], since: new Date('2025-03-01T00:00:00Z') },
  ]);
});

test('titles and links come from two answers, and belong together by the name of the lesson', () => {
  const [first, ...others] = bothBooks.signedUrls.kaktus1!;
  const signedUrls = {
    // A lesson and an order that the catalogue did not have yet; it still has a lesson that is gone.
    kaktus1: [link('kaktus-1/neu'), ...others.slice(1), first!],
    kaktus2: bothBooks.signedUrls.kaktus2!.filter((url) => !url.includes('/kaktus-2/')),
  };
  const shelf = shelfOf(catalogue, { ...bothBooks, signedUrls });
  const [book] = shelf.books;
  const products = book!.chapters[0]!.products;
  const titles = ['Farben', 'Familie', 'Tiere', 'Unterwegs', 'Spiele', 'Torte', 'Herbst'];
  expect(products.map(({ title }) => title)).toEqual(titles);
  for (const { title, url, thumb } of shelf.books.flatMap(
    ({ chapters }) => chapters[0]!.products,
  )) {
    expect(lessonAt(url)).toMatch(new RegExp(`/${title.toLowerCase()}$`));
    expect(thumb).toBe(`/thumbs/${lessonAt(url)}.svg`);
  }
  expect(shelf.books.map(({ title }) => title)).toEqual([
    'Kaktus 1',
    'Kaktus 1 Interaktiv',
    'Kaktus 2 Interaktiv',
  ]);
});

test('a lesson has the same name whatever its token', () => {
  expect(lessonAt(link('kaktus-1/farben', 'a.b'))).toBe('kaktus-1/farben');
  expect(lessonAt(link('kaktus-1/farben', 'other'))).toBe('kaktus-1/farben');
});

const cachedShelf = () => queryClient.getQueryData(shelfQuery().queryKey);

beforeEach(() => queryClient.clear());

test('callers share an answer that is on its way, and the cached one after that', async () => {
  localStorage.setItem('kaktus.token', annasToken);
  const server = serve(withBooks(bothBooks));
  const [one, other] = await Promise.all([fetchShelf(), fetchShelf()]);
  expect(other).toBe(one);
  expect(await fetchShelf()).toBe(one);
  expect(server).toHaveBeenCalledTimes(2);
});

test('an answer belongs to its session: another token asks again', async () => {
  localStorage.setItem('kaktus.token', annasToken);
  const server = serve(withBooks(bothBooks));
  await fetchShelf();
  localStorage.setItem('kaktus.token', 'after-a-new-password');
  await fetchShelf();
  expect(await bodiesSentTo(server, '/api/verifyToken')).toEqual([
    { idToken: annasToken },
    { idToken: 'after-a-new-password' },
  ]);
});

test('an answer that was requested before the books changed is not cached', async () => {
  localStorage.setItem('kaktus.token', annasToken);
  serve(withBooks(onlyKaktus2));
  const before = fetchShelf().catch(() => null);
  forgetShelf();
  serve(withBooks(bothBooks));
  const after = fetchShelf();
  await before;
  expect((await after).books).toHaveLength(4);
  expect(cachedShelf()?.books).toHaveLength(4);
});

test('a server that is away for a moment is asked again, but not for ever', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  localStorage.setItem('kaktus.token', annasToken);
  for (const [times, isAnswered] of [
    [2, true],
    [3, false],
  ] as const) {
    forgetShelf();
    let left: number = times;
    serve({
      ...withBooks(bothBooks),
      'POST /api/verifyToken': () =>
        left-- > 0 ? json({ errors: [] }, 503) : json({ message: bothBooks }),
    });
    const asked = fetchShelf().then(
      () => true,
      ({ status }) => status !== 503,
    );
    await vi.advanceTimersByTimeAsync(4001);
    expect(await asked).toBe(isAnswered);
  }
});

test('a request that hangs is overtaken after ten seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  localStorage.setItem('kaktus.token', annasToken);
  serve({ ...withBooks(bothBooks), 'POST /api/verifyToken': () => new Promise(() => {}) });
  const hanging = fetchShelf().catch(({ status }) => status);
  const server = serve(withBooks(bothBooks));
  const shared = fetchShelf().catch(({ status }) => status);
  expect(server).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_001);
  expect(await Promise.all([hanging, shared])).toEqual([0, 0]);
  expect((await fetchShelf()).books).toHaveLength(4);
});

test.each([
  ['verified: they are asked for once', true, 1],
  ['not verified: they are not asked for', false, 0],
])('books are asked for once it is known whose; %s', async (_, emailVerified, times) => {
  localStorage.setItem('kaktus.token', annasToken);
  const me = { 'GET /api/me': () => json({ ...anna, emailVerified }) };
  const server = serve({ ...withBooks(bothBooks), ...me });
  onTestFinished(startSession());
  await prepareShelf();
  await prepareShelf();
  expect(await bodiesSentTo(server, '/api/verifyToken')).toHaveLength(times);
});
