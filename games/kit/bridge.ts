/**
 * The messages between a game and the page that hosts it, version 1:
 *
 *   game → host  {kaktus: 1, type: 'ready', lesson}               the lesson is on the screen
 *   game → host  {kaktus: 1, type: 'ask', lesson}                 what was kept for this lesson?
 *   host → game  {kaktus: 1, type: 'kept', progress}              the last progress, or null
 *   game → host  {kaktus: 1, type: 'progress', lesson, progress}  keep this, in place of the last
 */
import { readProgress, type Progress } from './progress';

export const bridgeVersion = 1;

export type ToHost = { kaktus: typeof bridgeVersion; lesson: string } & (
  { type: 'ready' } | { type: 'ask' } | { type: 'progress'; progress: Progress }
);

/**
 * Greets the host and asks it for what was kept; gives back how to have progress kept.
 * Without a host the lesson plays on, and nothing is kept.
 */
export function openBridge(
  own: Window,
  lesson: string,
  onKept: (progress: Progress) => void,
): (progress: Progress) => void {
  const host = own.parent === own ? null : own.parent;

  // The frame is sandboxed, so both sides have an opaque origin: only the sender tells who speaks.
  const receive = (event: MessageEvent) => {
    if (event.source !== host) return;
    const { kaktus, type, progress } = (event.data ?? {}) as Record<string, unknown>;
    if (kaktus === bridgeVersion && type === 'kept' && progress) onKept(readProgress(progress));
  };
  const send = (message: ToHost) => host?.postMessage(message, '*');

  if (host) own.addEventListener('message', receive);
  send({ kaktus: bridgeVersion, lesson, type: 'ready' });
  send({ kaktus: bridgeVersion, lesson, type: 'ask' });

  return (progress) => send({ kaktus: bridgeVersion, lesson, type: 'progress', progress });
}
