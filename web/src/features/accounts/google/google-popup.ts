/**
 * The window in which a person signs in at Google. Its answer comes through a channel of this origin and not through
 * `window.opener`, because Google's own pages may cut the connection between the two windows.
 */
import type { GoogleReply } from './google-request';

const channelName = 'kaktus.google';
const pollIntervalMs = 400;
const closeGraceMs = 800;
const size = { width: 480, height: 680 };

/** Must be called while the click is being handled, or the browser blocks it; null if blocked. */
export function openGooglePopup(): Window | null {
  const left = Math.max(0, window.screenX + (window.outerWidth - size.width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - size.height) / 2);
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
  const popup = window.open('', 'kaktus-google', features);
  return popup && !popup.closed ? popup : null;
}

/**
 * Reports the answer, or that the window was closed. A window that looks closed may only have been disconnected: so it
 * counts as closed when the person is back on this page, and a later answer is still accepted until the listener is
 * removed.
 */
export function listenToGooglePopup(
  popup: Window,
  state: string,
  tell: (answer: GoogleReply | 'closed') => void,
): () => void {
  const channel = new BroadcastChannel(channelName);
  let grace: ReturnType<typeof setTimeout> | undefined;
  const look = setInterval(() => {
    if (!popup.closed || !document.hasFocus()) return;
    clearInterval(look);
    grace = setTimeout(() => tell('closed'), closeGraceMs);
  }, pollIntervalMs);
  const stop = () => {
    clearInterval(look);
    clearTimeout(grace);
    channel.close();
  };
  channel.onmessage = ({ data }: MessageEvent<GoogleReply>) => {
    if (data.state !== state) return;
    stop();
    tell(data);
  };
  return stop;
}

/** Called in the popup itself after Google has sent it back to us. */
export function tellOpener(answer: GoogleReply): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(answer);
  channel.close();
}
