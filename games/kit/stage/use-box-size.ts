/** The size of an element on the screen, kept up to date. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export function useBoxSize(box: RefObject<HTMLElement>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });

  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {};
      setSize({ width, height });
    };
    measure();
    addEventListener('resize', measure);
    // A sentence above that needs a second line leaves less room.
    const watch = globalThis.ResizeObserver && new ResizeObserver(measure);
    if (box.current) watch?.observe(box.current);
    return () => {
      removeEventListener('resize', measure);
      watch?.disconnect();
    };
  }, []);

  return size;
}
