/** Chooses who is playing, by picture; hidden while there is only one child. */
import { chooseChild } from '../../device/children/families';
import { useWords } from '../../i18n/language';
import { classNames } from '../class-names';
import { Avatar } from './avatar';
import styles from './child-switch.module.css';
import { useFamily } from './use-family';

export function ChildSwitch({ userId }: { userId: string }) {
  const words = useWords('library').children;
  const { children, chosen } = useFamily(userId);
  if (children.length < 2) return null;
  return (
    <div role="group" aria-label={words.who} className={styles.children}>
      {children.map(({ id, name, picture }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          className={classNames(styles.child, id === chosen && styles.chosen)}
          onClick={() => chooseChild(userId, id)}
        >
          <Avatar picture={picture} className={styles.avatar} />
          {name ? (
            <span className={styles.name} dir="auto">
              {name}
            </span>
          ) : (
            <span className="visually-hidden">{words.pictures[picture]}</span>
          )}
        </button>
      ))}
    </div>
  );
}
