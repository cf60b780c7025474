/** What happens when a page of the desk opens: it starts at its top, and screen readers begin with its heading. A
 * link to a place in it begins there; the place looks after that, as it may have to be fetched first. */
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
