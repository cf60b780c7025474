/** Labels to print, with a picture of the first sheet, and the codes as files. */
import { useState } from 'react';
import { Button } from '../../ui/forms/button';
import { Field } from '../../ui/forms/field';
import { Notice } from '../../ui/reading/notice';
import { useSubmission } from '../../ui/forms/use-submission';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import { Panel } from '../ui/panel';
import { SelectField } from '../ui/select-field';
import { download, linkTo, sheets, type SheetName } from './code-calls';
import styles from './codes.module.css';
import { PreparedFiles } from './prepared-files';
import { countOf, isCount } from './terms-fields';

export function PrintPanel({ batch }: { batch: number }) {
  const words = useDeskWords('codes');
  const shell = useDeskWords('shell');
  const [sheet, setSheet] = useState<SheetName>('labels-70x36');
  const [skip, setSkip] = useState('0');
  const [first, setFirst] = useState('1');
  const [picture, setPicture] = useState('');
  const choices = () => ({
    batch,
    sheet,
    skip: Math.min(Number(skip.replaceAll(/\D/g, '')), 100),
    first: isCount(first) ? countOf(first) : 1,
  });
  const { busy, failure, submit } = useSubmission(
    async (what: 'preview' | 'pdf' | 'csv' | 'excel' | 'zip') => {
      if (what === 'preview') setPicture(await linkTo({ what, ...choices() }));
      else if (what === 'excel') await download({ what: 'csv', excel: true, ...choices() });
      else await download({ what, ...choices() });
    },
  );
  const change = (set: (value: string) => void) => (value: string) => {
    setPicture('');
    set(value);
  };
  return (
    <Panel heading={words.print.heading} lead={words.print.lead}>
      <div className={styles.printing}>
        <div className={styles.form}>
          <SelectField
            label={words.print.sheet}
            value={sheet}
            choices={sheets.map((value) => ({ value, name: words.print.sheets[value] }))}
            onChoose={change((value) => setSheet(value as SheetName))}
          />
          <Field
            label={words.print.skip}
            inputMode="numeric"
            value={skip}
            onChange={(event) => change(setSkip)(event.target.value)}
          />
          <Field
            label={words.print.first}
            help={words.print.firstHelp}
            inputMode="numeric"
            value={first}
            onChange={(event) => change(setFirst)(event.target.value)}
          />
          <div className={styles.buttons}>
            <Button look="quiet" busy={busy} onClick={() => void submit('preview')}>
              {words.print.preview}
            </Button>
            <Button busy={busy} onClick={() => void submit('pdf')}>
              {words.print.pdf}
            </Button>
          </div>
          <div className={styles.buttons}>
            {(['csv', 'excel', 'zip'] as const).map((what) => (
              <Button key={what} look="quiet" busy={busy} onClick={() => void submit(what)}>
                {words.print[what]}
              </Button>
            ))}
          </div>
          {failure && (
            <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
          )}
          <PreparedFiles batch={batch} />
        </div>
        {picture && <img className={styles.preview} src={picture} alt={words.print.previewAlt} />}
      </div>
    </Panel>
  );
}
