/** The third way in: a code. Its field is fetched before anybody presses the link, and opens right below. */
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { readDestination } from '../../device/destination';
import { readPendingCode } from '../../device/pending-code';
import { loadWords } from '../../i18n/language';
import { loadLater } from '../../ui/waiting/load-later';
import { paths } from '../../ui/places/paths';

const [useCodeEntry] = loadLater(async () => {
  const [entry] = await Promise.all([import('./code-entry'), loadWords('activation')]);
  return entry;
});

let open: ((event: MouseEvent) => void) | undefined;

/** Opens the code field for the link to the activation page; without the field, the link itself is followed. */
export function openLandingCode(event: MouseEvent): void {
  open?.(event);
}

export function LandingCode() {
  const entry = useCodeEntry();
  const box = useRef<HTMLDivElement>(null);
  const [isAskedFor, setIsAskedFor] = useState(() => readDestination() === paths.activation);
  const shown = entry && (isAskedFor || readPendingCode() !== '');

  useEffect(() => {
    if (!entry) return;
    open = (event) => {
      event.preventDefault();
      setIsAskedFor(true);
      box.current?.querySelector<HTMLElement>('input, button')?.focus();
    };
    return () => {
      open = undefined;
    };
  }, [entry]);

  return <div ref={box}>{shown && <entry.CodeEntry focus={isAskedFor} />}</div>;
}
