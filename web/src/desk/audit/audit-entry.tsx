/** One entry of the audit log, with what was before and after. */
import type { AuditRow } from '../../api/schema.gen';
import { useDeskWords } from '../i18n/words';
import { Moment } from '../ui/moment';
import styles from './audit-page.module.css';

type Values = Record<string, unknown> | null;

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

const asText = (values: Values): string =>
  Object.entries(values ?? {})
    .map(([name, value]) => `${name}: ${shown(value)}`)
    .join(', ');

export function AuditEntry({ entry }: { entry: AuditRow }) {
  const words = useDeskWords('audit');
  const nobody = entry.action.startsWith('desk.') ? words.notSignedIn : words.commandLine;
  return (
    <li className={styles.entry}>
      <p className={styles.when}>
        <Moment at={entry.at} time />
      </p>
      <div className={styles.what}>
        <p>
          <strong>{words.actions[entry.action] ?? entry.action}</strong> {entry.target}
        </p>
        {(entry.before || entry.after) && (
          <p className={styles.values}>
            {entry.before && (
              <span>
                <span className="visually-hidden">{words.before} </span>
                <del>{asText(entry.before)}</del>
              </span>
            )}
            {entry.before && entry.after && <span aria-hidden="true"> → </span>}
            {entry.after && (
              <span>
                <span className="visually-hidden">{words.after} </span>
                <ins>{asText(entry.after)}</ins>
              </span>
            )}
          </p>
        )}
        {entry.reason && <p className={styles.reason}>{words.quoted(entry.reason)}</p>}
      </div>
      <p className={styles.who}>{entry.who || nobody}</p>
    </li>
  );
}
