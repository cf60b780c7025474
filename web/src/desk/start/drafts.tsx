/** Versions of lessons that wait for an editor to publish them, the oldest first; each leads to its lesson. */
import { publisher } from 'kaktus-shared/retention.json';
import type { WaitingDraft } from '../../api/schema.gen';
import { Link } from '../../router/link';
import { useDeskWords } from '../i18n/words';
import styles from '../ui/found-list.module.css';
import { Moment } from '../ui/moment';
import { Panel } from '../ui/panel';

const maxListed = 5;

export function Drafts({ drafts }: { drafts: WaitingDraft[] }) {
  const words = useDeskWords('start');
  const unlisted = drafts.length - maxListed;
  return (
    <Panel
      heading={words.drafts}
      lead={drafts.length > 0 && words.draftsLead(publisher.lessonDraftDays)}
      actions={<Link to="/desk/lessons">{words.toLessons}</Link>}
    >
      {drafts.length === 0 && <p>{words.noDrafts}</p>}
      {drafts.length > 0 && (
        <ul className={styles.list}>
          {drafts.slice(0, maxListed).map(({ book, bookTitle, lesson, title, number, ...made }) => (
            <li key={`${book}/${lesson} ${number}`}>
              <Link to={`/desk/lessons/${book}/${lesson}`} className={styles.item}>
                <span className={styles.name}>{words.draft(bookTitle, title, number)}</span>
                <span className={styles.more}>
                  <Moment at={made.madeAt} time />,{' '}
                  {made.madeBy ? words.uploadedBy(made.madeBy) : words.imported}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {unlisted > 0 && <p className="desk-help">{words.moreDrafts(unlisted)}</p>}
    </Panel>
  );
}
