/** Kaktus' hand, which shows a stroke or leads the finger over it. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { pathOf, step, type Track } from './tracks';

export type GuideParts = { hand: RefObject<SVGGElement>; ink: RefObject<SVGPathElement> };

const unitsPerSecond = 45;
/** Short strokes and dots need time to be seen, too. */
const shortestMs = 900;

/** Whether less motion is asked for. */
export const isStill = () =>
  globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches !== true;

/** Shows the hand and its ink at a share of the track; 1 is its end. */
function showAt(track: Track, share: number, { hand, ink }: GuideParts): void {
  const at = Math.min(track.length - 1, Math.round(share * (track.length - 1)));
  hand.current?.setAttribute('transform', `translate(${track[at]?.join(' ') ?? ''})`);
  hand.current?.setAttribute('opacity', '1');
  ink.current?.setAttribute('d', pathOf(track.slice(0, at + 1)));
}

function hide({ hand, ink }: GuideParts): void {
  hand.current?.setAttribute('opacity', '0');
  ink.current?.setAttribute('d', '');
}

/** Moves on by the time that passes, rests at the end and calls back; returns a function that stops it. */
function runToEnd(
  share: { current: number },
  perMs: number,
  show: () => void,
  onEnd: () => void,
): () => void {
  let before = performance.now();
  let rest: ReturnType<typeof setTimeout> | undefined;
  const run = (now: number) => {
    share.current += Math.max(0, now - before) * perMs;
    before = now;
    show();
    if (share.current < 1) frame = requestAnimationFrame(run);
    else rest = setTimeout(onEnd, shortestMs);
  };
  let frame = requestAnimationFrame(run);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(rest);
  };
}

/** Starts when `isOn`; `stop` ends it, `goOn` moves a led hand along by the way of the finger. */
export function useGuide(
  track: Track | undefined,
  isOn: boolean,
  parts: GuideParts,
  onEnd: () => void,
) {
  const share = useRef(0);
  const cancel = useRef(() => {});
  const stop = () => {
    cancel.current();
    hide(parts);
  };

  useEffect(() => {
    if (!isOn || !track) return;
    share.current = isStill() ? 1 : 0;
    const perMs = 1 / Math.max(shortestMs, (track.length * step * 1000) / unitsPerSecond);
    const show = () => showAt(track, share.current, parts);
    cancel.current = runToEnd(share, perMs, show, () => {
      stop();
      onEnd();
    });
    return stop;
  }, [track, isOn]);

  return {
    stop,
    goOn: (way: number) => {
      if (track) share.current += way / (track.length * step);
    },
  };
}
