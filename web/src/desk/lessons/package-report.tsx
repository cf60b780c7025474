/** What the check found in a package, in plain words: its kind, where it starts, and what will not work. */
import type { PackageNote, VersionShown } from '../../api/schema.gen';
import { Icon } from '../../ui/pictures/icon';
import { stateIcons } from '../../ui/pictures/state-icons';
import { useDeskLanguage, useDeskWords } from '../i18n/words';
import styles from './package-report.module.css';

function sized(bytes: number, language: string): string {
  const mega = bytes >= 1024 * 1024;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: mega ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: mega ? 1 : 0,
  }).format(bytes / 1024 ** (mega ? 2 : 1));
}

const worstFirst: PackageNote['level'][] = ['start', 'parts', 'harmless'];
const signs = {
  start: stateIcons.attention,
  parts: stateIcons.attention,
  harmless: stateIcons.tick,
};

function Notes({ notes }: { notes: PackageNote[] }) {
  const words = useDeskWords('lessons');
  return worstFirst
    .map((level) => ({ level, listed: notes.filter((note) => note.level === level) }))
    .filter(({ listed }) => listed.length > 0)
    .map(({ level, listed }) => (
      <section key={level} className={styles.level} data-level={level}>
        <h4>
          <Icon d={signs[level]} />
          {words.levels[level]}
        </h4>
        <ul>
          {listed.map(({ what, names, more }) => (
            <li key={`${what} ${names.join()}`}>
              {what === 'items'
                ? words.partsNotShown(names.length + more)
                : (words.notes[what] ?? what)}{' '}
              <span className={styles.names}>
                {names.join(', ')} {more > 0 && words.more(more)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    ));
}

export function PackageReport({ version }: { version: VersionShown }) {
  const words = useDeskWords('lessons');
  const language = useDeskLanguage();
  const { kind, scorm, first, files, size, notes } = version;
  const facts = [
    words.kinds[kind] ?? kind,
    kind === 'storyline' && scorm && words.reports(scorm),
    first ? words.versions.startsWith(first) : kind === 'h5p' && words.versions.player,
    files > 0 && words.versions.files(files, sized(size, language)),
  ].filter(Boolean);
  return (
    <div className={styles.report}>
      <p>{facts.join(' · ')}</p>
      {kind !== 'kaktus' && files > 0 && <p>{words.versions.needsInternet}</p>}
      {notes.length === 0 && files > 0 && (
        <p className={styles.fine}>
          <Icon d={stateIcons.tick} />
          {words.versions.fine}
        </p>
      )}
      {notes.length > 0 && (
        <div className={styles.notes}>
          <Notes notes={notes} />
        </div>
      )}
    </div>
  );
}
