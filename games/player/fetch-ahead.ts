/**
 * Fetches the rest of a lesson behind the game that is being played: what comes next starts at once, and a lesson that was
 * opened can be played again without a connection, from the browser's own cache.
 */
const afterMs = 3000;

type Device = Navigator & { connection?: { saveData?: boolean } };

/** One after the other, so that the game's own requests never wait; who saves data fetches only what is played. */
export async function fetchAhead(files: readonly string[], device: Device): Promise<void> {
  if (device.connection?.saveData) return;
  await new Promise((wake) => setTimeout(wake, afterMs));
  for (const file of files) {
    try {
      await (await fetch(file, { priority: 'low' })).arrayBuffer();
    } catch {
      // Without a connection the rest can wait for the next time.
      return;
    }
  }
}
