/**
 * What is carried to another device: a child's picture, stars and words, and never the name. As JSON in a file, or
 * compressed in the part of a link that browsers do not send. Both may come from anybody, so everything is checked.
 */
import { isPlain } from 'kaktus-shared/plain-object';
import { readPicture, type Child, type ChildPicture } from '../../../device/children/child';
import { readChildProgress, type ChildProgress } from '../../../device/children/child-progress';

export type CarriedProgress = ChildProgress & { picture: ChildPicture };

const kind = 'kaktus-garden';
const version = 1;
/** More than all words and lessons need. */
const maxLength = 400_000;
const mark = '#carry=';

export function carriedText({ picture, lessons, words }: Child): string {
  return JSON.stringify({ kind, version, picture, lessons, words });
}

export const carriedFile = (child: Child): File =>
  new File([carriedText(child)], 'kaktus-garden.json', { type: 'application/json' });

/** Null if it is not ours, of a later version, or has nothing in it. */
export function readCarried(text: string): CarriedProgress | null {
  if (text.length > maxLength) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isPlain(value) || value.kind !== kind || value.version !== version) return null;
    const reached = readChildProgress(value);
    const isEmpty = ![reached.lessons, reached.words].some((one) => Object.keys(one).length > 0);
    return isEmpty ? null : { picture: readPicture(value.picture), ...reached };
  } catch {
    return null;
  }
}

export async function readCarriedFile(file: File): Promise<CarriedProgress | null> {
  return file.size > maxLength ? null : readCarried(await file.text());
}

const toLinkText = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromLinkText = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

/** Stops at the longest text, because a few compressed bytes can stand for gigabytes. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ;) {
    const { value, done } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > maxLength) {
      await reader.cancel();
      throw new RangeError('This is more than all words and lessons need.');
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function transform(
  bytes: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = change.writable.getWriter();
  // Damaged data fails in readAll below.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  return readAll(change.readable);
}

/** The fragment of a link, from '#' on: browsers never send it to a server. */
export async function linkFragment(child: Child): Promise<string> {
  const bytes = new TextEncoder().encode(carriedText(child));
  return mark + toLinkText(await transform(bytes, new CompressionStream('deflate-raw')));
}

export const hasCarried = (hash: string): boolean => hash.startsWith(mark);

export async function readLinkFragment(hash: string): Promise<CarriedProgress | null> {
  if (!hasCarried(hash) || hash.length > maxLength) return null;
  try {
    const bytes = fromLinkText(hash.slice(mark.length));
    const plain = await transform(bytes, new DecompressionStream('deflate-raw'));
    return readCarried(new TextDecoder().decode(plain));
  } catch {
    return null;
  }
}

export function countOf({ lessons, words }: ChildProgress): { words: number; stars: number } {
  const sum = (numbers: number[]) => numbers.reduce((so, one) => so + one, 0);
  return {
    words: sum(Object.values(words).map((topic) => Object.keys(topic).length)),
    stars: sum(Object.values(lessons).flatMap(({ stars }) => Object.values(stars))),
  };
}
