/** The stage when the address names a lesson that does not exist. */
import { useWords } from '../../i18n/language';
import { looks } from '../../ui/art/mascot/poses/looks';
import { ButtonLink } from '../../ui/forms/button-link';
import { paths } from '../../ui/places/paths';
import { Sheet } from '../../ui/reading/sheet';

export function UnknownLesson() {
  const words = useWords('viewer');
  return (
    <Sheet heading={words.unknown.title} pose={looks} kind="message">
      <p>{words.unknown.text}</p>
      <ButtonLink to={paths.library} wide>
        {words.empty.link}
      </ButtonLink>
    </Sheet>
  );
}
