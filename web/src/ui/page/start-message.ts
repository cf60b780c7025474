/** A message that a page leaves for the start page or the log-in when it redirects there, as `{ startMessage }`. */
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
