/** Redirects to the log-in if a change fails because the session has ended; the log-in explains it, and leads back. */
import { asFailure } from '../../../api/failure';
import { keepDestination } from '../../../device/destination';
import { useNavigate } from '../../../router/location';
import { paths } from '../../../ui/places/paths';
import type { FailedUpdate } from '../entry/failed-update-notice';

export function useLoginRedirect(couldNotUpdate: FailedUpdate['couldNotUpdate']) {
  const navigate = useNavigate();
  return async <Result>(change: Promise<Result>): Promise<Result> => {
    try {
      return await change;
    } catch (error) {
      if (asFailure(error).status === 401) {
        keepDestination(paths.user);
        navigate(paths.login, { replace: true, state: { couldNotUpdate } satisfies FailedUpdate });
      }
      throw error;
    }
  };
}
