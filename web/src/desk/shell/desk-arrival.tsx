/**
 * Scrolls a desk page that opens to its top, and makes screen readers start at its heading. If the link names a place
 * within the page, that place scrolls itself into view, because it may have to be fetched first.
 */
import { useEffect } from 'react';
import { useNavigationType, useLocation } from '../../router/location';

export function DeskArrival() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();

  useEffect(() => {
    const heading =
      navigationType === 'pushed' && !hash && document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash, navigationType]);

  useEffect(() => {
    if (navigationType === 'pushed' && !hash) window.scrollTo(0, 0);
  }, [key, hash, navigationType]);

  return null;
}
