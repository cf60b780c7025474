/** Labels to print, with a picture of the first sheet, and the codes as files. */
import { useState } from 'react';
import { Button } from '../../ui/forms/button';
import { Notice } from '../../ui/page/notice';
import { useSubmission } from '../../ui/forms/use-submission';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import { Panel } from '../ui/panel';
import { download, downloadLink } from './code-calls';
import { isNumbers } from './code-numbers';
import styles from './codes.module.css';
import { PreparedFiles } from './prepared-files';
import { isSkip, PrintFields, usualChoice } from './print-fields';

type PrintPanelProps = {
  batch: number;
  numbers: string;
  /** Left out for the label of a single code. */
  onNumbers?: (numbers: string) => void;
};

export function PrintPanel({ batch, numbers, onNumbers }: PrintPanelProps) {
  const words = useDeskWords('codes');
  const shell = useDeskWords('shell');
  const [choice, setChoice] = useState(usualChoice);
  const [picture, setPicture] = useState('');
  const disabled = !isSkip(choice) || !isNumbers(numbers);
  const { busy, failure, submit } = useSubmission(
    async (what: 'preview' | 'pdf' | 'csv' | 'excel' | 'zip') => {
      const options = { batch, ...choice, skip: Number(choice.skip), numbers };
      if (what === 'preview') setPicture(await downloadLink({ what, ...options }));
      else if (what === 'excel') await download({ what: 'csv', excel: true, ...options });
      else await download({ what, ...options });
    },
  );
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setPicture('');
      set(value);
    };
  const button = (what: Parameters<typeof submit>[0], look: 'quiet' | 'main' = 'quiet') => (
    <Button
      key={what}
      {...(look === 'quiet' ? { look } : {})}
      busy={busy}
      disabled={disabled}
      onClick={() => void submit(what)}
    >
      {words.print[what]}
    </Button>
  );
  return (
    <Panel heading={onNumbers ? words.print.heading : words.print.one} lead={words.print.lead}>
      <div className={styles.printing}>
        <div className={styles.form}>
          <PrintFields
            choice={choice}
            onChoice={change(setChoice)}
            numbers={numbers}
            onNumbers={onNumbers && change(onNumbers)}
          />
          <div className={styles.buttons}>
            {button('preview')}
            {button('pdf', 'main')}
          </div>
          {onNumbers && (
            <div className={styles.buttons}>
              {(['csv', 'excel', 'zip'] as const).map((what) => button(what))}
            </div>
          )}
          {failure && (
            <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
          )}
          {onNumbers && <PreparedFiles batch={batch} />}
        </div>
        {picture && <img className={styles.preview} src={picture} alt={words.print.previewAlt} />}
      </div>
    </Panel>
  );
}
