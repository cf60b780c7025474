/**
 * Counts how often nothing has happened for a while. Each time something is seen (`use-hint.css`); the first three times
 * the game also says something. After that, whoever plays along only hops now and then, so that nobody is nagged.
 */
import { useEffect, useState } from 'preact/hooks';
import './use-hint.css';

export const hintAfterMs = 8000;
export const restMs = 24_000;
const maxHints = 3;

/** Starts again whenever `about` changes, and waits again after every tap and key. `false` waits for nothing. */
export function useHint(about: unknown, onHint: () => void): number {
  const [hints, setHints] = useState(0);

  useEffect(() => {
    if (about === false) return;
    const { dataset } = document.documentElement;
    let timer: ReturnType<typeof setTimeout>;
    let count = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(help, count < maxHints ? hintAfterMs : restMs);
    };
    const clear = () => {
      delete dataset.hint;
      wait();
    };
    const help = () => {
      count += 1;
      // Even and odd ones have animations of two names: each begins anew.
      dataset.hint = `${count > maxHints ? 'rest' : 'help'} ${count % 2 ? 'odd' : 'even'}`;
      if (count <= maxHints) {
        setHints(count);
        onHint();
      }
      wait();
    };
    setHints(0);
    clear();
    addEventListener('pointerdown', clear);
    addEventListener('keydown', clear);
    return () => {
      delete dataset.hint;
      clearTimeout(timer);
      removeEventListener('pointerdown', clear);
      removeEventListener('keydown', clear);
    };
  }, [about]);

  return hints;
}
