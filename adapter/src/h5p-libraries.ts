/** Leaves out of H5P's lists what only its editor needs: it calls functions that exist nowhere but there. */

type Dependency = { machineName?: unknown };
const lists = /\/(h5p|library)\.json$/;
const ofEditor = /^H5PEditor\./;

export function forPlaying(described: Record<string, unknown>): Record<string, unknown> {
  const { preloadedDependencies: all } = described;
  if (!Array.isArray(all)) return described;
  const needed = (all as Dependency[]).filter((one) => !ofEditor.test(String(one?.machineName)));
  return { ...described, preloadedDependencies: needed };
}

/** The player reads its lists by `fetch`, and has no option for this. */
export function leaveOutEditor(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (!answer.ok || !lists.test(new URL(answer.url).pathname)) return answer;
    const described = (await answer.json()) as Record<string, unknown>;
    return new Response(JSON.stringify(forPlaying(described)), { headers: answer.headers });
  };
}
