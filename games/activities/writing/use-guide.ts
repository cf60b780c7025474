/** Kaktus' hand, which shows a stroke or leads the finger over it. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { pathOf, step, type Track } from './strokes';

type Parts = { hand: RefObject<SVGGElement>; ink: RefObject<SVGPathElement> };

const unitsPerSecond = 45;
/** Short strokes and dots need time to be seen, too. */
const shortestMs = 900;

/** Whether less motion is asked for. */
export const isStill = () =>
  globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches !== true;

/** Starts when `isOn`; `stop` ends it, `goOn` moves a led hand along by the way of the finger. */
export function useGuide(track: Track | undefined, isOn: boolean, parts: Parts, onEnd: () => void) {
  const frame = useRef(0);
  const share = useRef(0);
  const perMs = track ? 1 / Math.max(shortestMs, (track.length * step * 1000) / unitsPerSecond) : 1;

  const paint = () => {
    if (!track) return;
    const at = Math.min(track.length - 1, Math.round(share.current * (track.length - 1)));
    parts.hand.current?.setAttribute('transform', `translate(${track[at]?.join(' ') ?? ''})`);
    parts.hand.current?.setAttribute('opacity', '1');
    parts.ink.current?.setAttribute('d', pathOf(track.slice(0, at + 1)));
  };
  const stop = () => {
    cancelAnimationFrame(frame.current);
    parts.hand.current?.setAttribute('opacity', '0');
    parts.ink.current?.setAttribute('d', '');
  };

  useEffect(() => {
    if (!isOn || !track) return;
    share.current = isStill() ? 1 : 0;
    let before = performance.now();
    const run = (now: number) => {
      share.current += Math.max(0, now - before) * perMs;
      before = now;
      paint();
      if (share.current < 1) frame.current = requestAnimationFrame(run);
      else rest = setTimeout(end, shortestMs);
    };
    const end = () => {
      stop();
      onEnd();
    };
    let rest: ReturnType<typeof setTimeout>;
    frame.current = requestAnimationFrame(run);
    return () => {
      clearTimeout(rest);
      stop();
    };
  }, [track, isOn]);

  return {
    stop,
    goOn: (way: number) => {
      if (track) share.current += way / (track.length * step);
    },
  };
}
