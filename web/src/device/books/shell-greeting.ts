/** Waits for the shell in a frame, and makes sure that it is in its sandbox before anything is sent to it. */
import { isShellGreeting, opaqueOrigin, shellAddress } from 'kaktus-shared/lesson-shell';

export const greetsWithinMs = 5000;

type Listeners = {
  frame: () => Window | null | undefined;
  onPort: (port: MessagePort) => void;
  /** Nobody greets, or somebody who is not in the sandbox. */
  onFailure: () => void;
};

/** Returns a function that stops listening. */
export function awaitShell({ frame, onPort, onFailure }: Listeners): () => void {
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('message', hear);
  };
  const fail = () => {
    stop();
    onFailure();
  };
  const hear = (event: MessageEvent<unknown>) => {
    const speaker = frame();
    if (!speaker || event.source !== speaker || !isShellGreeting(event.data)) return;
    const [port] = event.ports;
    // A page of ours without its sandbox: the lesson would run beside the session's token.
    if (event.origin !== opaqueOrigin || !port) return fail();
    stop();
    onPort(port);
  };
  const timer = setTimeout(fail, greetsWithinMs);
  window.addEventListener('message', hear);
  return stop;
}

/** Whether this browser can play lessons from the device: a worker answers, and the frame is shut in. */
export async function canPlayFromDevice(): Promise<boolean> {
  if (!('caches' in window) || !crypto.subtle || !navigator.serviceWorker) return false;
  const worker = navigator.serviceWorker.register('/service-worker.js');
  if (
    !(await worker.then(
      () => true,
      () => false,
    ))
  )
    return false;
  await navigator.serviceWorker.ready;
  const frame = document.createElement('iframe');
  frame.hidden = true;
  return new Promise((resolve) => {
    const end = (answers: boolean) => {
      frame.remove();
      resolve(answers);
    };
    awaitShell({
      frame: () => frame.contentWindow,
      onPort: () => end(true),
      onFailure: () => end(false),
    });
    frame.src = shellAddress;
    document.body.append(frame);
  });
}
