/** For an account without seats: how a class is meant, and what it takes. */
import { useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { looks } from '../../ui/art/mascot/poses/looks';
import { ButtonLink } from '../../ui/forms/button-link';
import { paths } from '../../ui/places/paths';
import { Sheet } from '../../ui/page/sheet';

export function NoSeats() {
  const words = useWords('classes').none;
  return (
    <Sheet heading={words.title} pose={looks} kind="message">
      <p>{words.text}</p>
      <ButtonLink to={paths.activation} wide>
        {words.activate}
      </ButtonLink>
      <p>
        <Link to={paths.forTeachers}>{words.help}</Link>
      </p>
    </Sheet>
  );
}
