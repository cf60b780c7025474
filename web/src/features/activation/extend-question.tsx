/** Asked before a code is spent on a book that the person has already: extend, or keep the code for someone else. */
import { useEffect, useId, useRef } from 'react';
import type { Extension } from '../../api/schema.gen';
import { useDayFormat } from '../../i18n/day-format';
import { useLanguage, useWords } from '../../i18n/language';
import { Button } from '../../ui/forms/button';
import styles from './extend-question.module.css';

type ExtendQuestionProps = {
  extension: Extension;
  busy: boolean;
  onExtend: () => void;
  onKeep: () => void;
};

export function ExtendQuestion({ extension, busy, onExtend, onKeep }: ExtendQuestionProps) {
  const words = useWords('activation').extension;
  const day = useDayFormat();
  const books = new Intl.ListFormat(useLanguage()).format(extension.books);
  const until = day(new Date(extension.until));
  const extended = day(new Date(extension.extendedUntil));
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  // The button that was pressed is gone now, so reading continues here.
  useEffect(() => box.current?.focus(), []);

  return (
    <div ref={box} className={styles.question} role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>
        {extended === until ? words.noLonger(books, until) : words.longer(books, until, extended)}
      </p>
      {extended !== until && (
        <Button wide busy={busy} onClick={onExtend}>
          {words.extend(extended)}
        </Button>
      )}
      <Button look="quiet" wide disabled={busy} onClick={onKeep}>
        {words.keep}
      </Button>
    </div>
  );
}
