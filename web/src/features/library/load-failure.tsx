/** Says that the library could not be loaded, and why, and lets the person try again. */
import type { ApiFailure } from '../../api/failure';
import { useWords } from '../../i18n/language';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

type LoadFailureProps = { failure: ApiFailure; onTryAgain: () => void };

export function LoadFailure({ failure, onTryAgain }: LoadFailureProps) {
  const words = useWords('library');
  const { failures } = words;
  const reason =
    failure.status === 0
      ? failures.unreachable
      : failure.status === 503
        ? failures.unavailable
        : failures.unexpected;
  return (
    <>
      <Notice kind="error">
        <p>
          <strong>{words.failed}</strong> {reason}
        </p>
      </Notice>
      <Button wide onClick={onTryAgain}>
        {words.tryAgain}
      </Button>
    </>
  );
}
