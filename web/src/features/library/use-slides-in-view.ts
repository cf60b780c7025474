/** How many lessons fit next to each other in the window, now and whenever that changes. */
import { useSyncExternalStore } from 'react';
import { slidesInView, stepWidths } from './carousel-pages';

const isAtLeast = (width: number) => window.matchMedia(`(min-width: ${width}px)`);

function subscribe(listener: () => void): () => void {
  const steps = stepWidths.map(isAtLeast);
  steps.forEach((step) => step.addEventListener('change', listener));
  return () => steps.forEach((step) => step.removeEventListener('change', listener));
}

/** Uses media queries: reading the window's width would force a layout in the middle of rendering. */
export function useSlidesInView(): number {
  return useSyncExternalStore(subscribe, () => slidesInView((width) => isAtLeast(width).matches));
}
