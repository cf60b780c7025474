/** The library before the first code: what is missing, and the way to it. */
import { Link } from 'react-router';
import { useWords } from '../../i18n/language';
import { ButtonLink } from '../../ui/button-link';
import { paths } from '../../ui/paths';
import { Sheet } from '../../ui/sheet';

export function EmptyLibrary() {
  const words = useWords('library').empty;
  return (
    <Sheet heading={words.title} pose="looks" kind="message">
      <p>{words.text}</p>
      <ButtonLink to={paths.activation} wide>
        {words.activate}
      </ButtonLink>
      <p>
        {words.error} <Link to={paths.contact}>{words.contact}</Link>
      </p>
    </Sheet>
  );
}
