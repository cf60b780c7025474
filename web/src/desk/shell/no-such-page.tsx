/** An address of the desk at which there is nothing, or nothing for this role. */
import { Link } from '../../router/link';
import { useDeskWords } from '../i18n/words';
import { DeskPage } from '../ui/desk-page';

export function NoSuchPage() {
  const words = useDeskWords('shell');
  return (
    <DeskPage heading={words.noSuchPage}>
      <p>{words.noSuchPageText}</p>
      <p>
        <Link to="/desk">{words.toStart}</Link>
      </p>
    </DeskPage>
  );
}
