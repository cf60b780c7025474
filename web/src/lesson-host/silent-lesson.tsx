/** A line above a lesson that is on the screen but never said that it is ready. */
import { useState } from 'react';
import { useWords } from '../i18n/language';
import { Button } from '../ui/forms/button';
import { FieldButton } from '../ui/forms/field-button';
import { icons } from '../ui/pictures/icon';
import styles from './silent-lesson.module.css';

export function SilentLesson({ onTryAgain }: { onTryAgain: () => void }) {
  const words = useWords('viewer').problem;
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <div className={styles.line}>
      <p role="status">{words.silent}</p>
      <Button look="quiet" onClick={onTryAgain}>
        {words.tryAgain}
      </Button>
      <FieldButton name={words.dismiss} icon={icons.close} onPress={() => setClosed(true)} />
    </div>
  );
}
