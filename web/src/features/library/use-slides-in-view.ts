/** How many lessons fit side by side into the window, now and whenever that changes. */
import { useSyncExternalStore } from 'react';
import { slidesInView, stepWidths } from './carousel-pages';

const isAtLeast = (width: number) => window.matchMedia(`(min-width: ${width}px)`);

function subscribe(listener: () => void): () => void {
  const steps = stepWidths.map(isAtLeast);
  steps.forEach((step) => step.addEventListener('change', listener));
  return () => steps.forEach((step) => step.removeEventListener('change', listener));
}

/** Asks the media queries: reading the window's width would lay out the page in the middle of drawing it. */
export function useSlidesInView(): number {
  return useSyncExternalStore(subscribe, () => slidesInView((width) => isAtLeast(width).matches));
}
