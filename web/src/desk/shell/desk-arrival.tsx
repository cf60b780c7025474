/** What happens when a page of the desk opens: it starts at its top, and screen readers begin with its heading. */
import { useEffect } from 'react';
import { useCame, useLocation } from '../../router/location';

export function DeskArrival() {
  const { pathname, key } = useLocation();
  const came = useCame();

  useEffect(() => {
    const heading = came === 'pushed' && document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, came]);

  useEffect(() => {
    if (came === 'pushed') window.scrollTo(0, 0);
  }, [key, came]);

  return null;
}
