/** Lets reading begin at the heading of a view that has replaced another one on the same page. */
import { useEffect, useRef } from 'react';

let shown = 0;

export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    shown += 1;
    // The first view of a visit is the page's own arrival.
    if (shown > 1) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
