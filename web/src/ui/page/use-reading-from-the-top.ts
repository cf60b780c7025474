/** For a page with several views: screen readers, and the keyboard, start again with each view but the first. */
import { useEffect, useRef } from 'react';
import { beginReading } from './begin-reading';

/** Nothing while there is no view yet. */
export function useReadingFromTheTop(view: string | null): void {
  const shown = useRef<string>(null);
  useEffect(() => {
    if (view === null || shown.current === view) return;
    const isFirst = shown.current === null;
    shown.current = view;
    if (!isFirst) beginReading();
  }, [view]);
}
