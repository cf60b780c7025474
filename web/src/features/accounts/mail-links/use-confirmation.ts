/** Confirms a mail's code once, however often the page renders, and reports the result. */
import { useQuery } from '@tanstack/react-query';
import { asFailure, type ApiFailure } from '../../../api/failure';
import type { Action } from '../../../api/schema.gen';
import { reload } from '../../../api/reader-session';
import { confirmAction } from '../account-calls';
import { isDeadLink } from '../form/problem';

export type Confirmation =
  | { at: 'none' | 'running' }
  | { at: 'confirmed'; email: string }
  | { at: 'failed'; failure: ApiFailure };

async function confirm(mode: Action['mode'], oobCode: string): Promise<string> {
  try {
    const email = await confirmAction(mode, oobCode);
    // After a change of address the session is over, and asking would end the page before it is read.
    if (mode === 'verifyEmail') await reload();
    return email;
  } catch (error) {
    // Another tab may have used the link a moment ago: then the account already shows it.
    if (isDeadLink(asFailure(error))) await reload();
    throw error;
  }
}

export function useConfirmation(mode: Action['mode'], oobCode: string | null) {
  const { data, error, refetch } = useQuery({
    queryKey: ['confirmation', mode, oobCode],
    queryFn: () => confirm(mode, oobCode!),
    enabled: oobCode !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
  const confirmation = (): Confirmation => {
    if (oobCode === null) return { at: 'none' };
    if (data !== undefined) return { at: 'confirmed', email: data };
    return error ? { at: 'failed', failure: asFailure(error) } : { at: 'running' };
  };
  return { confirmation: confirmation(), again: () => void refetch() };
}
