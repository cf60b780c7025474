/** The lesson's side of the message bridge; `shared/bridge.ts` is the contract. */
import {
  bridgeVersion,
  modeFromName,
  readFromHost,
  readModeFromHost,
  type Progress,
  type ToHost,
} from 'kaktus-shared/bridge';

/**
 * Greets the host and asks it for the stored progress; returns a function that has progress stored.
 * Without a host the lesson can be played, but nothing is stored.
 */
export function openBridge(
  own: Window,
  lesson: string,
  onStored: (progress: Progress) => void,
): (progress: Progress) => void {
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
  };
  const send = (message: ToHost) => host?.postMessage(message, '*');

  if (host) own.addEventListener('message', receive);
  send({ kaktus: bridgeVersion, lesson, type: 'ready' });
  send({ kaktus: bridgeVersion, lesson, type: 'ask' });

  return (progress) => send({ kaktus: bridgeVersion, lesson, type: 'progress', progress });
}
