/** One entry of the audit log, with what was before and after. */
import { hasOwn } from 'kaktus-shared/plain-object';
import type { AuditRow } from '../../api/schema.gen';
import { useDeskWords } from '../i18n/words';
import { Moment, useMomentWords } from '../ui/moment';
import styles from './audit-page.module.css';

type Values = Record<string, unknown> | null;

/** What people typed is shown as it is. */
const FREE_TEXTS = new Set(['title', 'name', 'file', 'text', 'slug']);

const wordFor = (words: Record<string, string>, text: string): string =>
  hasOwn(words, text) ? words[text]! : text;

/** The server writes a space between day and time, which not every browser reads. */
const asMoment = (text: string): string => text.replace(' ', 'T');
const isMoment = (text: string): boolean => !Number.isNaN(Date.parse(asMoment(text)));

/** In the language of the page, as far as the words are known. */
function useDetailWords() {
  const { kinds, names, values } = useDeskWords('audit');
  const { roles } = useDeskWords('shell');
  const momentWords = useMomentWords();
  const target = (text: string): string => {
    const [kind = '', ...rest] = text.split(' ');
    return [wordFor(kinds, kind), ...rest].join(' ');
  };
  const shown = (name: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((one) => shown(name, one)).join(', ');
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (name === 'role') return wordFor(roles, text);
    if (name === 'owner') return target(text);
    if (name === 'ends_at' && isMoment(text)) return momentWords(asMoment(text), true);
    return FREE_TEXTS.has(name) ? text : wordFor(values, text);
  };
  const details = (of: Values): string =>
    Object.entries(of ?? {})
      .map(([name, value]) => `${wordFor(names, name)}: ${shown(name, value)}`)
      .join(', ');
  return { target, details };
}

export function AuditEntry({ entry }: { entry: AuditRow }) {
  const words = useDeskWords('audit');
  const { target, details } = useDetailWords();
  const nobody = entry.action.startsWith('desk.') ? words.notSignedIn : words.commandLine;
  return (
    <li className={styles.entry}>
      <p className={styles.when}>
        <Moment at={entry.at} time />
      </p>
      <div className={styles.what}>
        <p>
          <strong>{words.actions[entry.action] ?? entry.action}</strong> {target(entry.target)}
        </p>
        {(entry.before || entry.after) && (
          <p className={styles.values}>
            {entry.before && (
              <span>
                <span className="visually-hidden">{words.before} </span>
                <del>{details(entry.before)}</del>
              </span>
            )}
            {entry.before && entry.after && <span aria-hidden="true"> → </span>}
            {entry.after && (
              <span>
                <span className="visually-hidden">{words.after} </span>
                <ins>{details(entry.after)}</ins>
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
