/** Replaces a page that broke. Its link reloads the start page, because the router itself may be broken. */
import { useWords } from '../i18n/language';
import { thinks } from '../ui/art/mascot/poses/thinks';
import { Button } from '../ui/forms/button';
import { paths } from '../ui/places/paths';
import { Sheet } from '../ui/page/sheet';

export function ErrorPage() {
  const { somethingBroke, backToStart } = useWords('shell');
  const words = useWords('late');
  return (
    <Sheet heading={somethingBroke} pose={thinks} kind="message">
      <p role="alert">{words.somethingBrokeText}</p>
      <Button wide onClick={() => window.location.reload()}>
        {words.loadAgain}
      </Button>
      <p>
        <a href={paths.home}>{backToStart}</a>
      </p>
    </Sheet>
  );
}
