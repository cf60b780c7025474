/** Restores the library's scroll position once its books are rendered, and stores it when the library is left. */
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from '../../router/location';
import { keepScroll, readScroll } from './library-place';

export function useStoredScroll(drawn: boolean): void {
  const { key } = useLocation();
  const navigationType = useNavigationType();

  useEffect(() => {
    if (!drawn) return;
    const y = navigationType === 'returned' ? readScroll(key) : undefined;
    if (y !== undefined) window.scrollTo(0, y);
  }, [drawn, key, navigationType]);

  useLayoutEffect(() => {
    if (!drawn) return;
    let y = 0;
    const note = () => (y = window.scrollY);
    // Reading it now would make the browser lay out the whole page before painting it.
    const frame = requestAnimationFrame(note);
    const keep = () => keepScroll(key, y);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      cancelAnimationFrame(frame);
      keep();
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
    };
  }, [drawn, key]);
}
