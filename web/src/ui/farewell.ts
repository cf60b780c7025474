/** What a page that sends somebody to the start or to the log-in leaves to be read there, passed on as `{ farewell }`. */
export type Farewell = {
  kind: 'success' | 'info' | 'error';
  lines: string[];
  /** The last line, with a link behind it. */
  ask?: { question: string; link: string; to: string };
};

/** The state of a navigation survives a reload, and with it an update; what does not fit is left out. */
export function farewellIn(state: unknown): Farewell | null {
  const farewell = (state as { farewell?: Partial<Farewell> } | null)?.farewell;
  return Array.isArray(farewell?.lines) ? (farewell as Farewell) : null;
}
