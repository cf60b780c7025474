/**
 * Prefetches what a lesson will need later, while a game is being played, and caches it in memory: the next game starts
 * at once, and an open lesson can be played to its end without a connection. No browser cache does that for a
 * sandboxed frame.
 */
const afterMs = 3000;
const sounds = new Map<string, string>();
/** A picture stays in memory as long as something refers to it. */
const pictures: HTMLImageElement[] = [];

type Device = Navigator & { connection?: { saveData?: boolean } };

/** The code of a file next to the page. */
export function moduleAt(file: string) {
  return import(/* @vite-ignore */ new URL(file, document.baseURI).href);
}

/** The current address of a sound: in memory, or still its own. */
export function soundAt(file: string): string {
  return sounds.get(file) ?? file;
}

function cachePicture(file: string): Promise<unknown> {
  const picture = new Image();
  pictures.push(picture);
  return new Promise((loaded, failed) => {
    picture.onload = loaded;
    picture.onerror = failed;
    picture.src = file;
  });
}

async function cacheSound(file: string): Promise<void> {
  const answer = await fetch(file, { priority: 'low' });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  sounds.set(file, URL.createObjectURL(await answer.blob()));
}

const ways: [ending: RegExp, cache: (file: string) => Promise<unknown>][] = [
  [/\.js$/, moduleAt],
  [/\.svg$/, cachePicture],
  [/\.mp3$/, cacheSound],
];

/** One at a time, so that the game's own requests never wait; a device that saves data gets only what is played. */
export async function prefetch(files: readonly string[], device: Device): Promise<void> {
  if (device.connection?.saveData) return;
  await new Promise((wake) => setTimeout(wake, afterMs));
  for (const file of files) {
    try {
      await ways.find(([ending]) => ending.test(file))?.[1](file);
    } catch {
      // Without a connection, or with an expired link, the rest would fail as well.
      return;
    }
  }
  performance.mark('all held');
}
