/** What is being said, large above a game and announced to screen readers; without children there is only its room. */
import type { ComponentChildren } from 'preact';
import './word-banner.css';

export function WordBanner({ children }: { children: ComponentChildren }) {
  return (
    <p class="word-banner" aria-live="polite">
      {children && <span class="word-banner-paper">{children}</span>}
    </p>
  );
}
