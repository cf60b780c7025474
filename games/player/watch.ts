/** The page's first script, a classic one: it notices if the player does not start, and tells the host why. */
import type { ToHost } from 'kaktus-shared/bridge';
import { seenOfPlayer, watchStart } from 'kaktus-shared/start-watch';

// …/<book>/<lesson>/watch-….js
const { src } = document.currentScript as HTMLScriptElement;
const lesson = new URL(src).pathname.split('/').slice(-3, -1).join('/');
const send = (message: ToHost) => {
  if (window.parent !== window) window.parent.postMessage(message, '*');
};

// Only types come from the bridge: as a classic script, this one can import nothing.
watchStart(window, {
  onTrouble: (reason, drawn) => send({ kaktus: 5, type: 'trouble', lesson, reason, drawn }),
  onDrawn: () => send({ kaktus: 1, type: 'ready', lesson }),
  seen: seenOfPlayer,
});
