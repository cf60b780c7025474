/** Everything that needs attention, each with a link to the page where it can be fixed. */
import type { ReactNode } from 'react';
import type { OverviewBody } from '../../api/schema.gen';
import { Link } from '../../router/link';
import { Icon } from '../../ui/pictures/icon';
import { stateIcons } from '../../ui/pictures/state-icons';
import { useDeskLanguage, useDeskWords } from '../i18n/words';
import { deskIcons } from '../ui/desk-icons';
import { useMomentWords } from '../ui/moment';
import { Panel } from '../ui/panel';
import { endingBatches } from './ending-batches';
import styles from './attention-list.module.css';
import { shortDay } from '../ui/short-day';

type AttentionItem = { key: string; icon: string; to: string; says: ReactNode; link: string };

const maxLessons = 5;

export function AttentionList({ overview }: { overview: OverviewBody }) {
  const words = useDeskWords('start');
  const language = useDeskLanguage();
  const momentWords = useMomentWords();
  const { codes, mails, lessons } = overview;
  const unlistedLessons = lessons?.slice(maxLessons).length ?? 0;
  const items: AttentionItem[] = [
    ...(codes?.runningOut ?? []).map(({ group, title, left, lastsDays }) => ({
      key: `codes ${group}`,
      icon: deskIcons.codes,
      to: `/desk/codes?book=${group}`,
      says:
        left === 0 ? words.noCodesLeft(title) : words.codesRunOut(title, left, lastsDays ?? left),
      link: words.makeCodes,
    })),
    ...endingBatches(codes, words, momentWords),
    ...(mails?.newest ?? []).map(({ id, kind, problem, failedAt, personId }) => ({
      key: `mail ${id}`,
      icon: deskIcons.people,
      to: `/desk/people/${personId}`,
      says: words.mailFailed(
        words.mailKinds[kind],
        words.mailProblems[problem],
        shortDay(new Date(failedAt), language),
      ),
      link: words.toPerson,
    })),
    ...(lessons ?? []).slice(0, maxLessons).map(({ book, bookTitle, lesson, title, trouble }) => ({
      key: `lesson ${book}/${lesson}`,
      icon: deskIcons.lessons,
      to: `/desk/lessons/${book}/${lesson}`,
      says: words.lessonTroubles[trouble](bookTitle, title),
      link: words.toLesson,
    })),
    ...(unlistedLessons > 0
      ? [
          {
            key: 'lessons',
            icon: deskIcons.lessons,
            to: '/desk/lessons',
            says: words.moreLessons(unlistedLessons),
            link: words.toLessons,
          },
        ]
      : []),
  ];
  return (
    <Panel heading={words.matters}>
      {items.length === 0 && (
        <p className={styles.none}>
          <Icon d={stateIcons.tick} />
          {words.nothingToDo}
        </p>
      )}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map(({ key, icon, to, says, link }) => (
            <li key={key} className={styles.matter}>
              <Icon d={icon} className={styles.icon} />
              <span className={styles.says}>{says}</span>
              <Link to={to} className={styles.link}>
                {link}
                <span className="visually-hidden">: {says}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
