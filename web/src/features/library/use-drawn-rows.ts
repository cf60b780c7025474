/** How much of each row of lessons is rendered: more in every frame, so that a slow device can react in between. */
import { startTransition, useEffect, useState } from 'react';
import { useLocation } from '../../router/location';
import { readScroll } from './library-place';

export type Drawn = 'nothing' | 'inView' | 'all';

/** First what is in view, row by row, and then the rest. */
function drawnAt(step: number, row: number, rows: number): Drawn {
  if (step >= rows + row) return 'all';
  return step >= row ? 'inView' : 'nothing';
}

export function useDrawnRows(rows: number): (row: number) => Drawn {
  const { key } = useLocation();
  const lastStep = 2 * rows - 1;
  // A place further down is already rendered for somebody who comes back to it.
  const [step, setStep] = useState(() => (readScroll(key) ? lastStep : 0));

  useEffect(() => {
    if (step >= lastStep) return;
    const frame = requestAnimationFrame(() => startTransition(() => setStep(step + 1)));
    return () => cancelAnimationFrame(frame);
  }, [step, lastStep]);

  return (row) => drawnAt(step, row, rows);
}
