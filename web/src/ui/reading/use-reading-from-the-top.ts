/** For a page that shows several views at one address, by its query: reading begins anew with each of them. */
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
