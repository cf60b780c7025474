/** Where a person was in the library: how far down, and how far along each row; stored in this tab. */
import { isPlain } from 'kaktus-shared/plain-object';
import { hasFields, storedValue } from '../../device/stored';

type Place = { rows: Record<string, number>; scroll?: { at: string; y: number } };

const isScroll = hasFields({ at: 'string', y: 'number' });

const isPlace = (value: unknown): value is Place =>
  isPlain(value) &&
  isPlain(value.rows) &&
  Object.values(value.rows).every((lesson) => typeof lesson === 'number') &&
  (value.scroll === undefined || isScroll(value.scroll));

const place = storedValue('tab', 'kaktus.libraryPlace', isPlace);

const read = (): Place => place.read() ?? { rows: {} };

export function readRow(book: string): number {
  return read().rows[book] ?? 0;
}

export function keepRow(book: string, lesson: number): void {
  const before = read();
  place.write({ ...before, rows: { ...before.rows, [book]: lesson } });
}

/** `at` is the entry of the browser's history: only going back to it restores the scroll position. */
export function keepScroll(at: string, y: number): void {
  place.write({ ...read(), scroll: { at, y } });
}

export function readScroll(at: string): number | undefined {
  const { scroll } = read();
  return scroll?.at === at ? scroll.y : undefined;
}
