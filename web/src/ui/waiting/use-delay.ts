/** False at first, and true after this many milliseconds. */
import { startTransition, useEffect, useState } from 'react';

export function useDelay(ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setPassed(true)), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}
