/** What happens when a page of the desk opens: it starts at its top, and screen readers begin with its heading. */
import { useEffect } from 'react';
import { useNavigationType, useLocation } from '../../router/location';

export function DeskArrival() {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();

  useEffect(() => {
    const heading = navigationType === 'pushed' && document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, navigationType]);

  useEffect(() => {
    if (navigationType === 'pushed') window.scrollTo(0, 0);
  }, [key, navigationType]);

  return null;
}
