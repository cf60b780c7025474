/** What a page that sends somebody to the start or to the log-in leaves to be read there, passed on as `{ startMessage }`. */
export type StartMessage = {
  kind: 'success' | 'info' | 'error';
  lines: string[];
  /** The last line, with a link behind it. */
  ask?: { question: string; link: string; to: string };
};

/** The state of a navigation survives a reload, and with it an update; what does not fit is left out. */
export function startMessageIn(state: unknown): StartMessage | null {
  const startMessage = (state as { startMessage?: Partial<StartMessage> } | null)?.startMessage;
  return Array.isArray(startMessage?.lines) ? (startMessage as StartMessage) : null;
}
