/** Where a service of the library is mended from the desk, for those who may; the rest is done on the machine itself. */
import type { StateOfPart } from '../../api/schema.gen';
import { Link } from '../../router/link';
import { useHasPermission } from '../api/session';
import { useDeskWords } from '../i18n/words';

export function ServiceLink({ name }: { name: StateOfPart['name'] }) {
  const words = useDeskWords('start');
  const mayLessons = useHasPermission('lessons');
  const mayPeople = useHasPermission('people');
  if (name === 'storage' && mayLessons) return <Link to="/desk/lessons">{words.toLessons}</Link>;
  if (name === 'mail' && mayPeople) return <Link to="/desk/people">{words.toPeople}</Link>;
  return null;
}
