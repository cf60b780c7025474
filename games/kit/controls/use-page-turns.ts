/** Turns pages by swiping and by the arrow keys, in addition to the big arrows. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { playSound } from '../speech/sounds';

const swipeWidth = 60;

export function usePageTurns(turn: (step: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  const swiped = useRef(false);
  const turnAloud = (step: 1 | -1) => {
    void playSound('page');
    turn(step);
  };

  // Before the next key, so that two fast keys turn two pages.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') turnAloud(1);
      if (event.key === 'ArrowLeft') turnAloud(-1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
      swiped.current = false;
    },
    onPointerUp: (event: PointerEvent) => {
      const way = event.clientX - (start.current ?? event.clientX);
      start.current = null;
      if (Math.abs(way) < swipeWidth) return;
      swiped.current = true;
      turnAloud(way < 0 ? 1 : -1);
    },
    // The card under a swiping finger was not chosen.
    onClickCapture: (event: MouseEvent) => {
      if (swiped.current) event.stopPropagation();
      swiped.current = false;
    },
  };
}
