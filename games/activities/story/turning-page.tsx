/** The page that was just left: a sheet of paper that turns over the next, unless the device asks for less motion. */
import { useRef, useState } from 'preact/hooks';
import type { Page } from './rules';

type Leaf = { page: Page; drawing: string | undefined; forward: boolean };

/** Keeps the last page for as long as it turns. */
export function useTurningPage(here: number, page: Page, drawing: string | undefined) {
  const last = useRef({ here, page, drawing });
  const [leaf, setLeaf] = useState<Leaf | null>(null);
  if (last.current.here !== here) {
    const still =
      globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches !== true;
    const forward = here > last.current.here;
    const { page: left, drawing: drawn } = last.current;
    last.current = { here, page, drawing };
    if (!still) setLeaf({ page: left, drawing: drawn, forward });
  } else last.current = { here, page, drawing };
  return { leaf, settle: () => setLeaf(null) };
}

export function TurningPage({ leaf, settle }: { leaf: Leaf | null; settle: () => void }) {
  if (!leaf) return null;
  const { page, drawing, forward } = leaf;
  return (
    <div class="story-leaf" data-forward={forward} aria-hidden="true" onAnimationEnd={settle}>
      <svg
        class="scene"
        viewBox="0 0 500 400"
        data-hour={page.drawn.hour}
        dangerouslySetInnerHTML={{ __html: drawing ?? '' }}
      />
    </div>
  );
}
