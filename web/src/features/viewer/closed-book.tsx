/** The stage when the lesson can no longer be opened. */
import { useWords } from '../../i18n/language';
import { looks } from '../../ui/art/mascot/poses/looks';
import { ButtonLink } from '../../ui/button-link';
import { paths } from '../../ui/paths';
import { Sheet } from '../../ui/sheet';

export function ClosedBook() {
  const words = useWords('viewer').gone;
  return (
    <Sheet heading={words.title} pose={looks} kind="message">
      <p>{words.text}</p>
      <ButtonLink to={paths.library} wide>
        {words.link}
      </ButtonLink>
    </Sheet>
  );
}
