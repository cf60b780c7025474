/** Where a person was in the library: how far down, and how far along each row; kept in this tab. */
const key = 'kaktus.libraryPlace';

type Place = { rows: Record<string, number>; scroll?: { at: string; y: number } };

let unkept: Place = { rows: {} };

function read(): Place {
  try {
    const kept = sessionStorage.getItem(key);
    return kept === null ? { rows: {} } : (JSON.parse(kept) as Place);
  } catch {
    return unkept;
  }
}

/** Where storage is blocked, the place lives as long as the page. */
function write(place: Place): void {
  unkept = place;
  try {
    sessionStorage.setItem(key, JSON.stringify(place));
  } catch {
    return;
  }
}

export function readRow(book: string): number {
  return read().rows[book] ?? 0;
}

export function keepRow(book: string, lesson: number): void {
  const place = read();
  write({ ...place, rows: { ...place.rows, [book]: lesson } });
}

/** `at` is the entry of the browser's history: only going back to it leads to the same height. */
export function keepScroll(at: string, y: number): void {
  write({ ...read(), scroll: { at, y } });
}

export function readScroll(at: string): number | undefined {
  const { scroll } = read();
  return scroll?.at === at ? scroll.y : undefined;
}
