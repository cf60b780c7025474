/** Copies the lesson's address, for example to set it as homework; shows it where the browser refuses to copy. */
import { useId, useState } from 'react';
import { useWords } from '../../i18n/language';
import { Button } from '../../ui/forms/button';
import { PlayIcon } from '../../ui/pictures/play-icon';
import { lessonPath } from '../../ui/places/stage-link';
import styles from './copy-link.module.css';

export function CopyLink({ lesson }: { lesson: string }) {
  const words = useWords('viewer').share;
  const [copied, setCopied] = useState<'not yet' | 'yes' | 'refused'>('not yet');
  const id = useId();
  const link = new URL(lessonPath(lesson), window.location.origin).href;

  const copy = async () => {
    try {
      // Only there under https and on this machine.
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      setCopied('refused');
    }
  };

  return (
    <div className={styles.share}>
      <Button look="quiet" wide aria-describedby={id} onClick={() => void copy()}>
        <PlayIcon name="link" />
        {copied === 'yes' ? words.copied : words.copy}
      </Button>
      <p role="status" className="visually-hidden">
        {copied === 'yes' && words.copied}
      </p>
      {copied === 'refused' && (
        <label className={styles.byHand}>
          {words.byHand}
          <input readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
      )}
      <p id={id} className={styles.about}>
        {words.about}
      </p>
    </div>
  );
}
