/** Under the heading of an empty library, but with other words: the books exist, they could not be loaded. */
import type { ApiFailure } from '../../api/failure';
import { useWords } from '../../i18n/language';
import { thinks } from '../../ui/art/mascot/poses/thinks';
import { Button } from '../../ui/forms/button';
import { Notice } from '../../ui/page/notice';
import { Sheet } from '../../ui/page/sheet';

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
    <Sheet heading={words.empty.title} pose={thinks} kind="message">
      <Notice kind="error">
        <p>
          <strong>{words.failed}</strong> {reason}
        </p>
      </Notice>
      <Button wide onClick={onTryAgain}>
        {words.tryAgain}
      </Button>
    </Sheet>
  );
}
