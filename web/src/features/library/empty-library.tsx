/** The library before the first code: what is missing, and where to get it. */
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { looks } from '../../ui/art/mascot/poses/looks';
import { ButtonLink } from '../../ui/forms/button-link';
import { paths } from '../../ui/places/paths';
import { Sheet } from '../../ui/page/sheet';

/** The children say why it may be empty although there were books: their access has ended. */
export function EmptyLibrary({ children }: { children?: ReactNode }) {
  const words = useWords('library').empty;
  return (
    <Sheet heading={words.title} pose={looks} kind="message">
      {children}
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
