/** One entry of the audit log, with what was before and after. */
import { useContext } from 'react';
import type { AuditRow } from '../../api/schema.gen';
import { useDeskWords } from '../i18n/words';
import { Moment } from '../ui/moment';
import { Details, Target } from './audit-details';
import styles from './audit-page.module.css';
import { ThingsContext } from './audit-things';
import { NamedThing } from './named-thing';

function Who({ entry }: { entry: AuditRow }) {
  const words = useDeskWords('audit');
  const { members } = useContext(ThingsContext);
  if (!entry.who) return entry.action.startsWith('desk.') ? words.notSignedIn : words.commandLine;
  const thing = `staff ${entry.staff}`;
  const name = members.get(thing)?.name;
  return (
    <>
      <NamedThing thing={thing}>{name || entry.who}</NamedThing>
      {name && <span className={styles.address}>{entry.who}</span>}
    </>
  );
}

export function AuditEntry({ entry }: { entry: AuditRow }) {
  const words = useDeskWords('audit');
  return (
    <li className={styles.entry}>
      <p className={styles.when}>
        <Moment at={entry.at} time />
      </p>
      <div className={styles.what}>
        <p>
          <strong>{words.actions[entry.action] ?? entry.action}</strong>{' '}
          <Target text={entry.target} />
        </p>
        {(entry.before || entry.after) && (
          <p className={styles.values}>
            {entry.before && (
              <span>
                <span className="visually-hidden">{words.before} </span>
                <del>
                  <Details of={entry.before} />
                </del>
              </span>
            )}
            {entry.before && entry.after && <span aria-hidden="true"> → </span>}
            {entry.after && (
              <span>
                <span className="visually-hidden">{words.after} </span>
                <ins>
                  <Details of={entry.after} />
                </ins>
              </span>
            )}
          </p>
        )}
        {entry.reason && <p className={styles.reason}>{words.quoted(entry.reason)}</p>}
      </div>
      <p className={styles.who}>
        <Who entry={entry} />
      </p>
    </li>
  );
}
