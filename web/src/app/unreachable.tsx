/** Replaces a page while the server does not answer: a sentence and a button to retry; it also retries by itself. */
import { useWords } from '../i18n/language';
import { sleeps } from '../ui/art/mascot/poses/sleeps';
import { Button } from '../ui/forms/button';
import { Sheet } from '../ui/page/sheet';

export function Unreachable({ onTryAgain }: { onTryAgain: () => void }) {
  const words = useWords('shell');
  return (
    <Sheet heading={words.unreachable} pose={sleeps} kind="message">
      <p role="alert">{words.unreachableText}</p>
      <Button wide onClick={onTryAgain}>
        {words.tryAgain}
      </Button>
    </Sheet>
  );
}
