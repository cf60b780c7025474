/** The page in place of one that broke. Its link loads the start page anew, because the router may be what broke. */
import { useWords } from '../i18n/language';
import { Button } from '../ui/button';
import { paths } from '../ui/paths';
import { Sheet } from '../ui/sheet';

export function ErrorPage() {
  const words = useWords('shell');
  return (
    <Sheet heading={words.somethingBroke} pose="thinks" kind="message">
      <p role="alert">{words.somethingBrokeText}</p>
      <Button wide onClick={() => window.location.reload()}>
        {words.loadAgain}
      </Button>
      <p>
        <a href={paths.home}>{words.backToStart}</a>
      </p>
    </Sheet>
  );
}
