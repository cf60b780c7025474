/** The books of the account on this device, as pages show them: which are here, which are on their way. */
import { createChangeSignal } from 'kaktus-shared/change-signal';
import { BookCache, booksOf, forgetBook, forgetBooksOfOthers } from './book-cache';
import { bookTime } from './book-clock';
import { bytesOf, filesOf, type BookRecord } from './book-record';

/**
 * room: the device is full. connection: it broke off. broken: a file arrived that is not what the list says. browser:
 * this one cannot keep lessons.
 */
export type BookProblem = 'room' | 'connection' | 'broken' | 'browser';

type HalfBook = { title: string; done: number; total: number };

export type BookState =
  | { at: 'absent'; problem?: BookProblem }
  | ({ at: 'taking' } & HalfBook)
  | ({ at: 'partly'; paused: boolean; problem?: BookProblem } & HalfBook)
  | { at: 'stored'; record: BookRecord };

export const absent: BookState = { at: 'absent' };
const { notify, subscribe } = createChangeSignal();

let owner: string | null = null;
let states: ReadonlyMap<string, BookState> = new Map();
let loading: Promise<void> | null = null;
let isLoaded = false;

export const subscribeToBooks = subscribe;
export const bookStates = () => states;
export const bookState = (book: string): BookState => states.get(book) ?? absent;

export function setBookState(userId: string, book: string, state: BookState): void {
  if (userId !== owner) return;
  states = new Map(states).set(book, state);
  notify();
}

async function stateOnDevice(userId: string, book: string): Promise<BookState> {
  const cache = await BookCache.find(userId, book);
  if (!cache) return absent;
  const record = await cache.record();
  if (record) return { at: 'stored', record };
  const plan = await cache.plan();
  if (!plan) return absent;
  const files = filesOf(plan);
  const there = await cache.digests();
  const done = bytesOf(new Map([...files].filter(([digest]) => there.has(digest))));
  return { at: 'partly', title: plan.title, done, total: bytesOf(files), paused: plan.paused };
}

async function load(userId: string): Promise<void> {
  await forgetBooksOfOthers(userId);
  for (const book of await booksOf(userId)) {
    const state = await stateOnDevice(userId, book);
    const isOver = state.at === 'stored' && state.record.until <= bookTime();
    if (isOver || state.at === 'absent') await forgetBook(userId, book);
    else if (bookState(book).at !== 'taking') setBookState(userId, book, state);
  }
}

/** Reads what is on the device, once per account; whatever belongs to another account is removed. */
export function loadBooks(userId: string): Promise<void> {
  if (owner === userId && loading) return loading;
  owner = userId;
  states = new Map();
  isLoaded = false;
  loading = load(userId)
    .catch(() => undefined)
    .then(() => {
      if (owner === userId) isLoaded = true;
      notify();
    });
  return loading;
}

export const areBooksLoaded = (userId: string): boolean => owner === userId && isLoaded;

/** What is in the cache now: after an attempt that has ended. */
export async function rereadBook(
  userId: string,
  book: string,
  problem?: BookProblem,
): Promise<void> {
  const state = await stateOnDevice(userId, book);
  const isHalf = state.at === 'absent' || state.at === 'partly';
  setBookState(userId, book, isHalf && problem ? { ...state, problem } : state);
}

export async function removeBook(userId: string, book: string): Promise<void> {
  await forgetBook(userId, book);
  setBookState(userId, book, absent);
}

/** When the session ends: nothing of the account stays. */
export function forgetAllBooks(): void {
  owner = null;
  states = new Map();
  loading = null;
  notify();
  void forgetBooksOfOthers('');
}
