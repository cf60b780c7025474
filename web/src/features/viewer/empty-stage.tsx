/** The stage when no lesson was chosen. */
import { useWords } from '../../i18n/language';
import { looks } from '../../ui/art/mascot/poses/looks';
import { ButtonLink } from '../../ui/forms/button-link';
import { paths } from '../../ui/places/paths';
import { Sheet } from '../../ui/reading/sheet';

export function EmptyStage() {
  const words = useWords('viewer').empty;
  return (
    <Sheet heading={words.title} pose={looks} kind="message">
      <p>{words.text}</p>
      <ButtonLink to={paths.library} wide>
        {words.link}
      </ButtonLink>
    </Sheet>
  );
}
