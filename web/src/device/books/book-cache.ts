/**
 * One cache per account and book: every file under its digest, and the record that says what they are. The record is
 * written last, so a book with a record is complete.
 */
import { readPlan, readRecord, type BookPlan, type BookRecord } from './book-record';

const prefix = 'kaktus-book ';
const nameOf = (userId: string, book: string) => `${prefix}${userId} ${book}`;
const addressOf = (what: string) => `/stored-book/${what}`;

/** Absent without https, and blocked in some private windows. */
const cacheNames = async (): Promise<string[]> => {
  try {
    return (await caches.keys()).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
};

export async function booksOf(userId: string): Promise<string[]> {
  const own = nameOf(userId, '');
  return (await cacheNames())
    .filter((name) => name.startsWith(own))
    .map((name) => name.slice(own.length));
}

export async function forgetBooksOfOthers(userId: string): Promise<void> {
  const others = (await cacheNames()).filter((name) => !name.startsWith(nameOf(userId, '')));
  await Promise.all(others.map((name) => caches.delete(name)));
}

export const forgetBook = (userId: string, book: string): Promise<boolean> =>
  caches.delete(nameOf(userId, book));

export class BookCache {
  static async open(userId: string, book: string): Promise<BookCache> {
    return new BookCache(await caches.open(nameOf(userId, book)));
  }

  /** Null if there is nothing of the book: opening a cache would create it. */
  static async find(userId: string, book: string): Promise<BookCache | null> {
    const isThere = await caches.has(nameOf(userId, book));
    return isThere ? BookCache.open(userId, book) : null;
  }

  private readonly cache: Cache;

  private constructor(cache: Cache) {
    this.cache = cache;
  }

  async record(): Promise<BookRecord | null> {
    return readRecord(await this.json('record'));
  }

  async plan(): Promise<BookPlan | null> {
    return readPlan(await this.json('plan'));
  }

  writePlan(plan: BookPlan): Promise<void> {
    return this.put('plan', new Response(JSON.stringify(plan)));
  }

  async complete(record: BookRecord): Promise<void> {
    await this.put('record', new Response(JSON.stringify(record)));
    await this.delete('plan');
  }

  /** Removes the plan and every file that is not among these. */
  async keepOnly(digests: ReadonlySet<string>): Promise<void> {
    await this.delete('plan');
    for (const digest of await this.digests()) if (!digests.has(digest)) await this.delete(digest);
  }

  async digests(): Promise<Set<string>> {
    const names = (await this.cache.keys()).map(({ url }) =>
      new URL(url).pathname.split('/').pop()!,
    );
    return new Set(names.filter((name) => /^[0-9a-f]{64}$/.test(name)));
  }

  writeFile(digest: string, content: BodyInit, type: string): Promise<void> {
    return this.put(digest, new Response(content, { headers: { 'Content-Type': type } }));
  }

  /** Null if the browser has lost it. */
  async file(digest: string): Promise<Blob | null> {
    const stored = await this.cache.match(addressOf(digest));
    return stored ? stored.blob() : null;
  }

  /** A picture of a tile, under its own address: the service worker finds it there. */
  async writePicture(address: string, picture: Response): Promise<void> {
    await this.cache.put(address, picture);
  }

  private async json(what: string): Promise<unknown> {
    const stored = await this.cache.match(addressOf(what));
    return stored ? stored.json().catch(() => null) : null;
  }

  private put(what: string, content: Response): Promise<void> {
    return this.cache.put(addressOf(what), content);
  }

  private async delete(what: string): Promise<void> {
    await this.cache.delete(addressOf(what));
  }
}
