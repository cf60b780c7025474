/** For a page whose query selects the view: screen readers start again with each view. */
import { useEffect, useRef } from 'react';
import { useLocation } from '../../router/location';
import { beginReading } from './begin-reading';

export function useReadingFromTheTop(): void {
  const { search } = useLocation();
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    beginReading();
  }, [search]);
}
