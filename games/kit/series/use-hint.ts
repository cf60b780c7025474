/** Counts how often nothing has happened for a while, so that the mascot can help without nagging. */
import { useEffect, useState } from 'preact/hooks';

export const hintAfterMs = 8000;
const maxHints = 3;

/** Starts again whenever `about` changes, and waits again after every tap and key. */
export function useHint(about: unknown, onHint: () => void): number {
  const [hints, setHints] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let count = 0;
    const wait = () => {
      clearTimeout(timer);
      if (count < maxHints) timer = setTimeout(help, hintAfterMs);
    };
    const help = () => {
      count += 1;
      setHints(count);
      onHint();
      wait();
    };
    setHints(0);
    wait();
    addEventListener('pointerdown', wait);
    addEventListener('keydown', wait);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', wait);
      removeEventListener('keydown', wait);
    };
  }, [about]);

  return hints;
}
