/** The pen on the line: follows finger, mouse or pen, and draws between frames without making the page render. */
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
import { apart, pathOf, step, type Point, type Track } from './tracks';

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

/** What the pen knows between two events, which the page does not have to render. */
type Writing = {
  /** How far the stroke was written before this touch. */
  reached: number;
  touch: Touch | null;
  pointer: number | null;
  /** A finger that went on without lifting makes no mistakes. */
  wentOn: boolean;
  left: number;
  trail: Point[];
};

function change(writing: Writing, parts: Partial<Writing>): void {
  Object.assign(writing, parts);
}

function paint({ ink, trail, pencil }: PenParts, track: Track | undefined, writing: Writing): void {
  const at = writing.touch?.reached ?? writing.reached;
  const done = track && at > 0 ? track.slice(0, at + 1) : [];
  ink.current?.setAttribute('d', done.length > 0 ? pathOf(done) : '');
  trail.current?.setAttribute('d', writing.trail.length > 0 ? pathOf(writing.trail) : '');
  const tip = writing.trail.at(-1);
  pencil.current?.setAttribute('transform', `translate(${tip?.join(' ') ?? '0 0'})`);
  pencil.current?.setAttribute('opacity', tip ? '1' : '0');
}

/** Another stroke begins; a finger that is still down may go on with it, unless the line has moved away below it. */
function beginStroke(writing: Writing, track: Track | undefined, left: number): void {
  const here = writing.left === left ? writing.touch?.at : undefined;
  // For the next dot of a letter the finger is put down anew.
  const touch = here && track && !isDot(track) ? putDown(track, -1, here) : null;
  const pointer = here ? writing.pointer : null;
  const trail = here ? [here] : [];
  change(writing, { reached: -1, touch, pointer, wentOn: here !== undefined, left, trail });
}

/** Follows the finger to where it is now, and to all points that it passed on the way. */
function followFinger(writing: Writing, track: Track, pen: Pen, event: PointerEvent): void {
  const passed = event.getCoalescedEvents?.() ?? [];
  for (const one of passed.length > 0 ? passed : [event]) {
    if (!writing.touch) return;
    const finger = pen.toLine(one.clientX, one.clientY);
    if (pen.isLed) pen.onLeadOn(apart(writing.touch.at, finger));
    writing.touch = pen.isLed
      ? { ...writing.touch, at: finger }
      : follow(track, writing.touch, finger);
    if (apart(writing.trail.at(-1) ?? [0, 0], finger) > step) writing.trail.push(finger);
  }
}

/** A touch that the device took away is nobody's mistake. */
const isTry = ({ type }: PointerEvent, { wentOn }: Writing) => type === 'pointerup' && !wentOn;

function useWriting(track: Track | undefined, parts: PenParts, { left }: Pen) {
  const { current: writing } = useRef<Writing>({
    reached: -1,
    touch: null,
    pointer: null,
    wentOn: false,
    left,
    trail: [],
  });
  const frame = useRef(0);
  const paintSoon = () => {
    frame.current ||= requestAnimationFrame(() => {
      frame.current = 0;
      paint(parts, trackNow.current, writing);
    });
  };
  const trackNow = useRef(track);
  // At once: a finger that comes down a moment later must not be taken for one that was down before.
  useLayoutEffect(() => {
    trackNow.current = track;
    beginStroke(writing, track, left);
    paintSoon();
  }, [track]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return { writing, paintSoon };
}

export function usePen(track: Track | undefined, parts: PenParts, pen: Pen) {
  const { writing, paintSoon } = useWriting(track, parts, pen);

  const finish = () => {
    if (!track || !writing.touch || !isWritten(track, writing.touch.reached)) return;
    writing.reached = track.length - 1;
    pen.onWritten();
  };

  const down = (event: PointerEvent) => {
    if (writing.pointer !== null || event.button !== 0 || !track) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    pen.onTouch();
    const touch = putDown(track, writing.reached, pen.toLine(event.clientX, event.clientY));
    change(writing, { pointer: event.pointerId, wentOn: false, touch, trail: [touch.from] });
    paintSoon();
    // A dot needs no way; longer strokes are over when the finger has gone along them.
    if (!pen.isLed && isDot(track)) finish();
  };

  const move = (event: PointerEvent) => {
    if (event.pointerId !== writing.pointer || !writing.touch || !track) return;
    followFinger(writing, track, pen, event);
    paintSoon();
    if (!pen.isLed && !isDot(track) && writing.reached < track.length - 1) finish();
  };

  const lift = (event: PointerEvent) => {
    if (event.pointerId !== writing.pointer) return;
    const { touch } = writing;
    change(writing, { pointer: null, touch: null, trail: [] });
    paintSoon();
    if (!touch || !track || pen.isLed || writing.reached >= track.length - 1) return;
    const mistake = isTry(event, writing) && mistakeIn(track, touch);
    if (mistake) pen.onMistake(mistake);
    else writing.reached = touch.reached;
  };

  return { onPointerDown: down, onPointerMove: move, onPointerUp: lift, onPointerCancel: lift };
}
