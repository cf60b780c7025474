/** In the hero: the lesson to try. The hero keeps a line free for it, so nothing moves when it appears. */
import { useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { Icon } from '../../ui/pictures/icon';
import { paths } from '../../ui/places/paths';
import { playIcon } from './play-drawing';
import styles from './trial-link.module.css';
import { useTrialTitle } from './use-trial-offer';

export function TrialLink() {
  const words = useWords('landing');
  if (useTrialTitle() === undefined) return null;
  return (
    <Link to={paths.trial} className={styles.link}>
      <span className={styles.play}>
        <Icon d={playIcon} />
      </span>
      <span>
        {words.tryFirst} <span className={styles.note}>– {words.noAccount}</span>
      </span>
    </Link>
  );
}
