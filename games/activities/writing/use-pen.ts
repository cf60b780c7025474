/** The pen on the line: follows finger, mouse or pen, and draws between two frames without asking the page to render. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import {
  follow,
  isDot,
  isWritten,
  mistakeIn,
  putDown,
  type Mistake,
  type Touch,
} from './following';
import { apart, pathOf, step, type Point, type Track } from './strokes';

export type PenParts = {
  surface: RefObject<SVGSVGElement>;
  /** What is written of the stroke, what the finger draws, and the pencil at its tip. */
  ink: RefObject<SVGPathElement>;
  trail: RefObject<SVGPathElement>;
  pencil: RefObject<SVGGElement>;
};
type Pen = {
  /** Turns a point of the screen into one of the line. */
  toLine: (clientX: number, clientY: number) => Point;
  /** Where the line begins on the screen: it moves on with every letter. */
  left: number;
  isLed: boolean;
  onWritten: () => void;
  onMistake: (mistake: Mistake) => void;
  onTouch: () => void;
  /** Called while the finger is led, with how far it went. */
  onLeadOn: (way: number) => void;
};

export function usePen(track: Track | undefined, parts: PenParts, pen: Pen) {
  const reached = useRef(-1);
  const touch = useRef<Touch | null>(null);
  const pointer = useRef<number | null>(null);
  /** A finger that went on without lifting makes no mistakes. */
  const wentOn = useRef(false);
  const left = useRef(pen.left);
  const trail = useRef<Point[]>([]);
  const frame = useRef(0);

  const paint = () => {
    frame.current = 0;
    const at = touch.current?.reached ?? reached.current;
    const done = track && at > 0 ? track.slice(0, at + 1) : [];
    parts.ink.current?.setAttribute('d', done.length > 0 ? pathOf(done) : '');
    parts.trail.current?.setAttribute('d', trail.current.length > 0 ? pathOf(trail.current) : '');
    const tip = trail.current.at(-1);
    parts.pencil.current?.setAttribute('transform', `translate(${tip?.join(' ') ?? '0 0'})`);
    parts.pencil.current?.setAttribute('opacity', tip ? '1' : '0');
  };
  const paintSoon = () => {
    frame.current ||= requestAnimationFrame(paint);
  };

  // Another stroke begins; a finger that is still down may go on with it, unless the line has moved away below it.
  // At once: a finger that comes down a moment later must not be taken for one that was down before.
  useLayoutEffect(() => {
    reached.current = -1;
    const here = left.current === pen.left ? touch.current?.at : undefined;
    left.current = pen.left;
    if (!here) pointer.current = null;
    wentOn.current = here !== undefined;
    // For the next dot of a letter the finger is put down anew.
    touch.current = here && track && !isDot(track) ? putDown(track, -1, here) : null;
    trail.current = here ? [here] : [];
    paintSoon();
  }, [track]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const written = () => {
    if (!track || !touch.current || !isWritten(track, touch.current.reached)) return false;
    reached.current = track.length - 1;
    pen.onWritten();
    return true;
  };

  const down = (event: PointerEvent) => {
    if (pointer.current !== null || event.button !== 0 || !track) return;
    pointer.current = event.pointerId;
    wentOn.current = false;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    pen.onTouch();
    const finger = pen.toLine(event.clientX, event.clientY);
    touch.current = putDown(track, reached.current, finger);
    trail.current = [finger];
    paintSoon();
    // A dot needs no way; longer strokes are over when the finger has gone along them.
    if (!pen.isLed && isDot(track)) written();
  };

  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointer.current || !touch.current || !track) return;
    const passed = event.getCoalescedEvents?.() ?? [];
    for (const one of passed.length > 0 ? passed : [event]) {
      const finger = pen.toLine(one.clientX, one.clientY);
      if (pen.isLed) pen.onLeadOn(apart(touch.current.at, finger));
      touch.current = pen.isLed
        ? { ...touch.current, at: finger }
        : follow(track, touch.current, finger);
      if (apart(trail.current.at(-1) ?? [0, 0], finger) > step) trail.current.push(finger);
    }
    paintSoon();
    if (!pen.isLed && !isDot(track) && reached.current < track.length - 1) written();
  };

  const lift = (event: PointerEvent) => {
    if (event.pointerId !== pointer.current) return;
    pointer.current = null;
    const ended = touch.current;
    touch.current = null;
    trail.current = [];
    paintSoon();
    if (!ended || !track || pen.isLed || reached.current >= track.length - 1) return;
    // A touch that the device took away is nobody's mistake.
    const isTry = event.type === 'pointerup' && !wentOn.current;
    const mistake = isTry ? mistakeIn(track, ended) : null;
    if (mistake) return pen.onMistake(mistake);
    reached.current = ended.reached;
  };

  return { onPointerDown: down, onPointerMove: move, onPointerUp: lift, onPointerCancel: lift };
}
