/**
 * Fetches what a lesson will need later behind the game that is being played, and holds it in memory: the next game starts
 * at once, and a lesson that is open can be played to its end without a connection. No browser cache does that for a
 * sandboxed frame.
 */
const afterMs = 3000;
const sounds = new Map<string, string>();
/** A picture stays at hand as long as somebody holds it. */
const pictures: HTMLImageElement[] = [];

type Device = Navigator & { connection?: { saveData?: boolean } };

/** The code of a file beside the page. */
export function moduleAt(file: string) {
  return import(/* @vite-ignore */ new URL(file, document.baseURI).href);
}

/** Where a sound is by now: in memory, or still at its own address. */
export function soundAt(file: string): string {
  return sounds.get(file) ?? file;
}

function holdPicture(file: string): Promise<unknown> {
  const picture = new Image();
  pictures.push(picture);
  return new Promise((loaded, failed) => {
    picture.onload = loaded;
    picture.onerror = failed;
    picture.src = file;
  });
}

async function holdSound(file: string): Promise<void> {
  const answer = await fetch(file, { priority: 'low' });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  sounds.set(file, URL.createObjectURL(await answer.blob()));
}

const ways: [ending: RegExp, hold: (file: string) => Promise<unknown>][] = [
  [/\.js$/, moduleAt],
  [/\.(svg|webp)$/, holdPicture],
  [/\.mp3$/, holdSound],
];

/** One after the other, so that the game's own requests never wait; who saves data fetches only what is played. */
export async function fetchAhead(files: readonly string[], device: Device): Promise<void> {
  if (device.connection?.saveData) return;
  await new Promise((wake) => setTimeout(wake, afterMs));
  for (const file of files) {
    try {
      await ways.find(([ending]) => ending.test(file))?.[1](file);
    } catch {
      // Without a connection, or with a link that has ended, the rest would fail as well.
      return;
    }
  }
  performance.mark('all held');
}
