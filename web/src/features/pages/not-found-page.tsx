/** The page for an address that does not exist. */
import { useWords } from '../../i18n/language';
import { looks } from '../../ui/art/mascot/poses/looks';
import { ButtonLink } from '../../ui/forms/button-link';
import { paths } from '../../ui/places/paths';
import { Sheet } from '../../ui/page/sheet';

export function NotFoundPage() {
  const { notFound } = useWords('pages');
  const { backToStart } = useWords('shell');
  return (
    <Sheet heading={notFound.title} pose={looks} kind="message">
      <p>{notFound.text}</p>
      <ButtonLink to={paths.home} wide>
        {backToStart}
      </ButtonLink>
    </Sheet>
  );
}
