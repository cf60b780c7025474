/** Asks for the lesson that visitors may try, and for its link. */
import { useEffect, useState } from 'react';
import { answer } from '../../api/answer';
import { client } from '../../api/client';
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

function whyNot(error: unknown): Opening {
  const { status } = asFailure(error);
  if (status === 404) return { at: 'none' };
  return { at: status === 429 ? 'tooMany' : 'unreachable' };
}

export function useTrial() {
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening>({ at: 'asking' });
  useEffect(() => {
    let left = false;
    const show = (result: Opening) => !left && setOpening(result);
    void open().then(show, (error: unknown) => show(whyNot(error)));
    return () => {
      left = true;
    };
  }, [attempt]);
  const tryAgain = () => {
    setOpening({ at: 'asking' });
    setAttempt(attempt + 1);
  };
  return { opening, attempt, tryAgain };
}
