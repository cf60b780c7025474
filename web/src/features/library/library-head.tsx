/** The top of a library with books: its name, an invitation to the child, the mascot, and where to go on. */
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/language';
import { Kaktus } from '../../ui/art/mascot/kaktus';
import { sleeps } from '../../ui/art/mascot/poses/sleeps';
import { waves } from '../../ui/art/mascot/poses/waves';
import styles from './library-head.module.css';

type LibraryHeadProps = {
  text: string;
  /** While loading there is no heading yet: a different one may come, and reading should begin there. */
  waiting?: boolean;
  asleep?: boolean;
  children?: ReactNode;
};

export function LibraryHead({ text, waiting = false, asleep = false, children }: LibraryHeadProps) {
  const words = useWords('library');
  const Heading = waiting ? 'p' : 'h1';
  return (
    <div className={styles.head}>
      <Kaktus pose={asleep ? sleeps : waves} className={styles.kaktus} />
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
