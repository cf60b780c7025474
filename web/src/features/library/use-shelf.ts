/** The person's shelf: what is cached at once, what is new as soon as it arrives, and what went wrong. */
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { asFailure, type ApiFailure } from '../../api/failure';
import { shelfQuery, type Shelf } from '../../api/shelf';

type ShelfState =
  | { at: 'loading' }
  | { at: 'ready'; shelf: Shelf }
  | { at: 'failed'; failure: ApiFailure };

export function useShelf() {
  const { data, error, refetch } = useQuery({
    ...shelfQuery(),
    refetchOnWindowFocus: true,
    refetchOnReconnect: () => document.visibilityState === 'visible',
  });
  // New books are rendered in small steps, so a slow device can react to taps in between.
  const shelf = useDeferredValue(data);
  const state: ShelfState = shelf
    ? { at: 'ready', shelf }
    : error
      ? { at: 'failed', failure: asFailure(error) }
      : { at: 'loading' };
  return { state, tryAgain: () => void refetch() };
}
