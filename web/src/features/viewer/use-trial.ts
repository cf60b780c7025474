/** Asks for the lesson that visitors may try, and for its link. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../api/answer';
import { client } from '../../api/reader-client';
import { asFailure } from '../../api/failure';
import type { TrialOffer } from '../../api/schema.gen';

export type OpenTrial = { url: string; offer: TrialOffer };
type Opening = { at: 'asking' | 'none' | 'tooMany' | 'unreachable' } | ({ at: 'open' } & OpenTrial);

async function open(): Promise<Opening> {
  const [offer, { url }] = await Promise.all([
    answer(client.GET('/api/trial')),
    answer(client.POST('/api/trial')),
  ]);
  return { at: 'open', url, offer };
}

function openingAfter(error: unknown): Opening {
  const { status } = asFailure(error);
  if (status === 404) return { at: 'none' };
  return { at: status === 429 ? 'tooMany' : 'unreachable' };
}

export function useTrial() {
  const [attempt, setAttempt] = useState(0);
  const { data, error } = useQuery({
    queryKey: ['trial', attempt],
    queryFn: open,
    staleTime: Infinity,
    gcTime: 0,
  });
  const opening: Opening = data ?? (error ? openingAfter(error) : { at: 'asking' });
  return { opening, attempt, tryAgain: () => setAttempt(attempt + 1) };
}
