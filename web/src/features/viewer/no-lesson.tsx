/** The stage without a lesson: none was chosen, or the address names one that does not exist. */
import { useWords } from '../../i18n/language';
import { looks } from '../../ui/art/mascot/poses/looks';
import { ButtonLink } from '../../ui/forms/button-link';
import { paths } from '../../ui/places/paths';
import { Sheet } from '../../ui/page/sheet';

export function NoLesson({ title, text }: { title: string; text: string }) {
  const words = useWords('viewer').empty;
  return (
    <Sheet heading={title} pose={looks} kind="message">
      <p>{text}</p>
      <ButtonLink to={paths.library} wide>
        {words.link}
      </ButtonLink>
    </Sheet>
  );
}
