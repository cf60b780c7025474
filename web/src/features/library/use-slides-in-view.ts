/** How many lessons fit side by side into the window, now and whenever that changes. */
import { useSyncExternalStore } from 'react';
import { slidesInView, stepWidths } from './carousel-pages';

function subscribe(listener: () => void): () => void {
  const steps = stepWidths.map((width) => window.matchMedia(`(width >= ${width}px)`));
  steps.forEach((step) => step.addEventListener('change', listener));
  return () => steps.forEach((step) => step.removeEventListener('change', listener));
}

export function useSlidesInView(): number {
  return useSyncExternalStore(subscribe, () => slidesInView(window.innerWidth));
}
