/** Reports whether the lesson starts: to the host, or from a page within the lesson to the page around it. */
import { readModeFromHost, type StartFault } from 'kaktus-shared/bridge';
import { isPlain } from 'kaktus-shared/plain-object';
import { watchStart, type Seen } from 'kaktus-shared/start-watch';
import type { LessonMemory } from './lesson-memory.ts';
import { seenContent } from './visible-content.ts';

/** How pages within pages call their messages. */
const mark = 'kaktusPage';
type Inside = { drawn: boolean; fault: StartFault | null };

function listenInside(): Inside {
  const inside: Inside = { drawn: false, fault: null };
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { data } = event;
    // Lessons take every message for one of their own, and Captivate dies of it.
    if (readModeFromHost(data) !== null) event.stopImmediatePropagation();
    if (!isPlain(data) || data.type !== mark) return;
    event.stopImmediatePropagation();
    inside.drawn ||= data.drawn === true;
    if (data.fault) inside.fault ??= 'error';
  });
  return inside;
}

export function reportStart(memory: LessonMemory, isInner: boolean, around: Window): void {
  const inside = listenInside();
  const tell = (drawn: boolean, fault: StartFault | null) =>
    around.postMessage({ type: mark, drawn, fault }, '*');
  const seen = (): Seen => {
    if (inside.drawn) return 'enough';
    const here = seenContent();
    // What a frame shows, its own page reports.
    return here === 'nothing' && document.querySelector('iframe, frame') ? 'something' : here;
  };
  const start = watchStart(window, {
    // A page within a page may well be empty.
    onTrouble: isInner
      ? (fault, drawn) => fault !== 'nothing_drawn' && tell(drawn, fault)
      : memory.trouble,
    onDrawn: isInner ? () => tell(true, null) : memory.ready,
    seen,
    faultInside: () => inside.fault,
  });
  if (isInner) return;
  // Before the last picture is there: such lessons have a loading screen of their own. A script that is broken or
  // missing by then is reported instead; scripts of other hosts are often refused, without harm.
  document.addEventListener('DOMContentLoaded', () => {
    if (start.fault() === null || start.fault() === 'script_refused') memory.ready();
  });
}
