/** Waits for the shell in a frame, and makes sure that it is in its sandbox before anything is sent to it. */
import { isShellGreeting, opaqueOrigin, shellAddress } from 'kaktus-shared/lesson-shell';

export const greetingTimeoutMs = 5000;

type Listeners = {
  frame: () => Window | null | undefined;
  onPort: (port: MessagePort) => void;
  /** No greeting came in time, or it came from outside the sandbox. */
  onFailure: () => void;
};

/** Returns a function that stops listening. */
export function awaitShell({ frame, onPort, onFailure }: Listeners): () => void {
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('message', onMessage);
  };
  const fail = () => {
    stop();
    onFailure();
  };
  const onMessage = (event: MessageEvent<unknown>) => {
    const sender = frame();
    if (!sender || event.source !== sender || !isShellGreeting(event.data)) return;
    const [port] = event.ports;
    // A page of ours without its sandbox: the lesson would run beside the session's token.
    if (event.origin !== opaqueOrigin || !port) return fail();
    stop();
    onPort(port);
  };
  const timer = setTimeout(fail, greetingTimeoutMs);
  window.addEventListener('message', onMessage);
  return stop;
}

/** Whether this browser can play lessons from the device: the service worker answers, and the frame is sandboxed. */
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
