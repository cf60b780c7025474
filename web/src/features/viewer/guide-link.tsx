/** The link to the page for parents and teachers, below everything that a child looks for. */
import { useId } from 'react';
import { useWords } from '../../i18n/language';
import { ButtonLink } from '../../ui/forms/button-link';
import { guidePath } from '../../ui/places/guide-path';
import styles from './copy-link.module.css';

export function GuideLink({ lesson }: { lesson: string }) {
  const words = useWords('viewer').guide;
  const id = useId();
  return (
    <div className={styles.share}>
      <ButtonLink to={guidePath(lesson)} look="quiet" wide aria-describedby={id}>
        {words.link}
      </ButtonLink>
      <p id={id} className={styles.about}>
        {words.about}
      </p>
    </div>
  );
}
