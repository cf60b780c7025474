/** The stage for somebody without access to the lesson's book: which code is needed, and where to type it. */
import { lessonColour } from 'kaktus-shared/palettes';
import type { User } from '../../api/reader-session-state';
import { useDayFormat } from '../../i18n/day-format';
import { useWords } from '../../i18n/language';
import { holdsKey } from '../../ui/art/mascot/poses/holds-key';
import { ButtonLink } from '../../ui/forms/button-link';
import { Cover } from '../../ui/pictures/cover';
import { paths } from '../../ui/places/paths';
import { Sheet } from '../../ui/page/sheet';
import type { LockedLesson as Locked } from './lesson-search';
import styles from './locked-lesson.module.css';

export function LockedLesson({ locked, user }: { locked: Locked; user: User }) {
  const words = useWords('viewer').locked;
  const day = useDayFormat();
  const { lesson, name, index, bookTitle, printedTitle, since } = locked;
  return (
    <Sheet heading={since ? words.titleOver : words.title} pose={holdsKey} kind="message">
      <div className={styles.cover}>
        <Cover title={lesson.title} thumb={lesson.thumb} colour={lessonColour(bookTitle, index)} />
      </div>
      <p>
        {words.belongs(bookTitle)}{' '}
        {since ? words.over(day(since), printedTitle) : words.code(printedTitle)}
      </p>
      <ButtonLink to={paths.activation} state={{ lesson: name }} wide>
        {words.activate}
      </ButtonLink>
      <ButtonLink to={paths.library} look="quiet" wide>
        {words.link}
      </ButtonLink>
      <p className={styles.account}>{words.account(user.email)}</p>
    </Sheet>
  );
}
