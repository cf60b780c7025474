/** The way to a teacher's classes, for an account with seats. */
import { useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { Kaktus } from '../../ui/art/mascot/kaktus';
import { waves } from '../../ui/art/mascot/poses/waves';
import { paths } from '../../ui/places/paths';
import styles from './garden-card.module.css';

export function ClassCard() {
  const words = useWords('library');
  return (
    <Link to={paths.class} className={styles.card}>
      <Kaktus pose={waves} className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.title}>{words.class}</span>{' '}
        <span className={styles.text}>{words.classText}</span>
      </span>
    </Link>
  );
}
