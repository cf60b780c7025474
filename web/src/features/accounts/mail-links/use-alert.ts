/** Shows a message in the browser's own alert, once, after the page has been painted with it. */
import { useEffect, useRef } from 'react';

export function useAlert(message: string | undefined): void {
  const shown = useRef(false);
  useEffect(() => {
    if (message === undefined || shown.current) return;
    const timer = setTimeout(() => {
      shown.current = true;
      window.alert(message);
    }, 50);
    return () => clearTimeout(timer);
  }, [message]);
}
