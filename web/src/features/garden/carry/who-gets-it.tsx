/** Asks which child gets the progress that has arrived, before it is merged; the better of both is stored. */
import type { Child } from '../../../device/children/child';
import { addChild, changeChild, maxChildren, readFamily } from '../../../device/children/families';
import { mergeChildProgress } from '../../../device/children/child-progress';
import { useWords } from '../../../i18n/language';
import { Avatar } from '../../../ui/children/avatar';
import { useFamily } from '../../../ui/children/use-family';
import styles from './carry-over.module.css';
import { countOf, type CarriedProgress } from './carried';

type WhoGetsItProps = {
  userId: string;
  carried: CarriedProgress;
  nameOf: (child: Child) => string;
  onDone: () => void;
};

export function WhoGetsIt({ userId, carried, nameOf, onDone }: WhoGetsItProps) {
  const words = useWords('garden').carry;
  const { children } = useFamily(userId);
  const { words: wordCount, stars } = countOf(carried);

  const give = (id: number) => {
    changeChild(userId, id, (child) => ({ ...child, ...mergeChildProgress(child, carried) }));
    onDone();
  };
  const giveToNew = () => {
    addChild(userId, { name: '', picture: carried.picture });
    give(readFamily(userId).chosen);
  };

  return (
    <>
      <p>{words.arrived(wordCount, stars)}</p>
      <ul className={styles.who}>
        {children.map((child) => (
          <li key={child.id}>
            <button type="button" className={styles.one} onClick={() => give(child.id)}>
              <Avatar picture={child.picture} />
              <span dir="auto">{nameOf(child)}</span>
            </button>
          </li>
        ))}
        {children.length < maxChildren && (
          <li>
            <button type="button" className={styles.one} onClick={giveToNew}>
              <Avatar picture={carried.picture} className={styles.new} />
              <span>{words.newChild}</span>
            </button>
          </li>
        )}
      </ul>
    </>
  );
}
