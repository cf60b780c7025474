/** The top of a library with books: its name, an invitation to the child, the mascot, and where to go on. */
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/language';
import { Kaktus } from '../../ui/art/mascot/kaktus';
import { waves } from '../../ui/art/mascot/poses/waves';
import { useOnline } from '../../ui/waiting/use-online';
import styles from './library-head.module.css';

type LibraryHeadProps = {
  text: string;
  /** While loading there is no heading yet: a different one may come, and reading should begin there. */
  waiting?: boolean;
  children?: ReactNode;
};

export function LibraryHead({ text, waiting = false, children }: LibraryHeadProps) {
  const words = useWords('library');
  const online = useOnline();
  const Heading = waiting ? 'p' : 'h1';
  return (
    <div className={styles.head}>
      {/* Without a connection he sleeps at the foot of the page. */}
      {online && <Kaktus pose={waves} className={styles.kaktus} />}
      <div className={styles.words}>
        <Heading className={styles.heading} aria-hidden={waiting || undefined}>
          {words.heading}
        </Heading>
        <p role={waiting ? 'status' : undefined} className={styles.text}>
          {text}
        </p>
      </div>
      <div className={styles.cards}>{children}</div>
    </div>
  );
}
