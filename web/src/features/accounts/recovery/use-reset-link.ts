/** Asks once whether a reset link still works; without an answer, the link counts as working. */
import { useQuery } from '@tanstack/react-query';
import { asFailure, type ApiFailure } from '../../../api/failure';
import { checkResetLink } from '../account-calls';
import { isDeadLink } from '../form/problem';

type ResetLink = { at: 'checking' } | { at: 'works' } | { at: 'dead'; failure: ApiFailure };

export function useResetLink(oobCode: string): ResetLink {
  const { error, isPending } = useQuery({
    queryKey: ['reset-link', oobCode],
    queryFn: () => checkResetLink(oobCode),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (isPending) return { at: 'checking' };
  const failure = error && asFailure(error);
  return failure && isDeadLink(failure) ? { at: 'dead', failure } : { at: 'works' };
}
