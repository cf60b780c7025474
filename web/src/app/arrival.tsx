/** What happens when a page opens: its title, its scroll position, and where screen readers start to read. */
import { useEffect, useRef } from 'react';
import { site } from '../api/site';
import { useWords } from '../i18n/language';
import { useLocation, useNavigationType } from '../router/location';
import { beginReading } from '../ui/page/begin-reading';
import { routeNameAt } from './routes';

function useTitle(pathname: string): void {
  const words = useWords('shell');
  const title = words.titles[routeNameAt(pathname)];
  useEffect(() => {
    document.title = title ? `${title} – ${site.brand}` : `${site.brand} – ${words.tagline}`;
  }, [title, words]);
}

/**
 * Next to the page under the same Suspense, so that it acts once the new page is there; and before it, so that a page
 * can replace the title.
 */
export function Arrival() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);
  const positions = useRef(new Map<string, number>());
  useTitle(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    beginReading();
  }, [pathname]);

  useEffect(() => {
    const left = positions.current;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (navigationType === 'returned') {
      const before = left.get(key);
      if (before !== undefined) window.scrollTo(0, before);
    } else if (target) {
      target.scrollIntoView();
    } else {
      window.scrollTo(0, 0);
    }
    const remember = () => left.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, hash, navigationType]);

  return null;
}
