/** What H5P content stores to go on later, in the lesson's memory: texts by part of the content and kind of data. */

export type State = Record<string, Record<string, string>>;

const edition = 'edition';

/** A number that changes with the text; nobody gains anything by finding two texts with the same one. */
export function editionOf(text: string): string {
  let hash = 0;
  for (const sign of text) hash = (Math.imul(hash, 31) + sign.codePointAt(0)!) | 0;
  return `${text.length} ${hash}`;
}

/** What was stored; nothing once the content has changed, which the old state does not fit. */
export function storedState(area: Storage, current: string): State {
  if (area.getItem(edition) !== current) {
    area.clear();
    area.setItem(edition, current);
  }
  const state: State = {};
  for (const key of Object.keys(area).filter((one) => one !== edition)) {
    const split = key.indexOf(' ');
    (state[key.slice(0, split)] ??= {})[key.slice(split + 1)] = area.getItem(key)!;
  }
  return state;
}

/** Stores the value as H5P's server would; undefined removes it. */
export function keepState(area: Storage, part: string, kind: string, value: unknown): void {
  const key = `${part} ${kind}`;
  if (value === undefined) return area.removeItem(key);
  try {
    area.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or it cannot be written as text: the next visit begins with what was stored last.
  }
}
