/** Texts that arrive while a page is waiting for them: React continues with the component that it has begun. */
import { startTransition, Suspense, useId, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDeskWords } from '../src/desk/i18n/words';
import { useWords } from '../src/i18n/language';

const files = [import('../src/i18n/en/viewer'), import('../src/desk/i18n/en/people')];

/** Shows a component as the router shows a page, and collects the errors from which React recovers by itself. */
async function showLater(Late: () => ReactNode, text: string): Promise<unknown[]> {
  // As on a page whose files the browser has already: the texts are there a moment later.
  await Promise.all(files);
  const recovered: unknown[] = [];
  const page = (content: ReactNode) => <Suspense fallback="wait">{content}</Suspense>;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, {
    onRecoverableError: (error) => recovered.push((error as { cause?: unknown }).cause ?? error),
  });
  root.render(page('first'));
  await vi.waitFor(() => expect(place).toHaveTextContent('first'));
  startTransition(() => root.render(page(<Late />)));
  await vi.waitFor(() => expect(place).toHaveTextContent(text), { timeout: 20_000 });
  root.unmount();
  place.remove();
  return recovered;
}

// By the browser's own clock: `act` would finish what React has begun in another way.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => void vi.unstubAllGlobals());

test('of a reader page', async () => {
  function Late() {
    const words = useWords('viewer');
    const id = useId();
    return <p id={id}>{words.frame}</p>;
  }
  expect(await showLater(Late, 'Interactive game')).toEqual([]);
});

test('of the desk', async () => {
  function Late() {
    const words = useDeskWords('people');
    const id = useId();
    return <p id={id}>{words.heading}</p>;
  }
  expect(await showLater(Late, 'People')).toEqual([]);
});
