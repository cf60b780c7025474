/** Shows where in the book the code is printed. */
import { useWords } from '../../i18n/language';
import picture from './code-place-picture.svg';
import styles from './code-place.module.css';

export function CodePlace() {
  const words = useWords('activation');
  return (
    <div className={styles.place}>
      <img src={picture} alt="" width="240" height="180" className={styles.picture} />
      <p>{words.place}</p>
    </div>
  );
}
