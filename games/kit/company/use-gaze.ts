/** Where a companion looks: at what was touched last, by finger or by keyboard. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Gaze } from './figure';

/** A direction as a step of length one. */
export function gazeTowards(from: Gaze, to: Gaze): Gaze {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

const middleOf = ({ left, top, width, height }: DOMRect): Gaze => [
  left + width / 2,
  top + height / 2,
];

/** `touches` counts what was touched, so that a feeling can end with the next touch. */
export function useGaze(place: RefObject<HTMLElement>): { gaze: Gaze; touches: number } {
  const [seen, setSeen] = useState<{ gaze: Gaze; touches: number }>({ gaze: [0, 0], touches: 0 });

  useEffect(() => {
    const lookAt = (target: Gaze) => {
      const box = place.current?.getBoundingClientRect();
      if (!box) return;
      // The eyes are in the upper third.
      const eyes: Gaze = [box.left + box.width / 2, box.top + box.height / 3];
      setSeen(({ touches }) => ({ gaze: gazeTowards(eyes, target), touches: touches + 1 }));
    };
    const onPress = ({ clientX, clientY }: PointerEvent) => lookAt([clientX, clientY]);
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLButtonElement) lookAt(middleOf(target.getBoundingClientRect()));
    };
    addEventListener('pointerdown', onPress);
    addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('pointerdown', onPress);
      removeEventListener('focusin', onFocus);
    };
  }, []);

  return seen;
}
