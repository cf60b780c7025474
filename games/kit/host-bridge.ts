/** The lesson's side of the message bridge; `shared/bridge.ts` is the contract. */
import {
  bridgeVersion,
  modeFromName,
  readFromHost,
  readModeFromHost,
  readQuietFromHost,
  type missingVersion,
  type Progress,
  type ToHost,
} from 'kaktus-shared/bridge';
import { setQuiet } from './speech/quiet';

/** What a lesson says later on. */
type Later =
  | { type: 'progress'; progress: Progress }
  | { type: 'missing'; kaktus: typeof missingVersion };
export type Tell = (message: Later) => void;

/**
 * Greets the host and asks it for the stored progress; returns a function that tells it more.
 * Without a host the lesson can be played, but nothing is stored.
 */
export function openBridge(
  own: Window,
  lesson: string,
  onStored: (progress: Progress) => void,
): Tell {
  const host = own.parent === own ? null : own.parent;

  const show = (dark: boolean) =>
    own.document.documentElement.toggleAttribute('data-evening', dark);
  if (modeFromName(own.name)) show(true);

  // The frame is sandboxed, so both sides have an opaque origin: only the sending window identifies the host.
  const receive = (event: MessageEvent<unknown>) => {
    if (event.source !== host) return;
    const stored = readFromHost(event.data);
    if (stored) onStored(stored);
    const dark = readModeFromHost(event.data);
    if (dark !== null) show(dark);
    const quiet = readQuietFromHost(event.data);
    if (quiet !== null) setQuiet(quiet);
  };
  const tell = (message: Later | { type: 'ready' | 'ask' }) =>
    host?.postMessage({ kaktus: bridgeVersion, lesson, ...message } satisfies ToHost, '*');

  if (host) own.addEventListener('message', receive);
  tell({ type: 'ready' });
  tell({ type: 'ask' });

  return tell;
}
