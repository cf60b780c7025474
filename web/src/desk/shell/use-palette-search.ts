/** What the library finds for the palette while somebody types. The answer is forgotten with the text: it names people. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answer } from '../../api/answer';
import { desk } from '../api/client';

const pauseMs = 300;
const shortest = 2;

/** The text once nobody has typed for a moment: a search that shows people is recorded, so no letter asks alone. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export function usePaletteSearch(typed: string) {
  const settled = useSettled(typed);
  // A batch may have a number of one digit.
  const isSearched = typed.length >= shortest || /^\d$/.test(typed);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['palette', settled],
    queryFn: ({ signal }) =>
      answer(desk.POST('/api/desk/search', { body: { text: settled }, signal })),
    enabled: isSearched && settled === typed,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const isCurrent = isSearched && settled === typed;
  return {
    groups: (isCurrent && data?.groups) || [],
    error: isCurrent ? error : null,
    isSearching: isSearched && (settled !== typed || isFetching),
    refetch,
  };
}
