/** Labels and files for codes of several batches: one file for each batch, together in a ZIP file. */
import { useState } from 'react';
import type { ChosenPart } from '../../api/schema.gen';
import { Button } from '../../ui/forms/button';
import { useSubmission } from '../../ui/forms/use-submission';
import { Notice } from '../../ui/page/notice';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import { Panel } from '../ui/panel';
import { numbersOf } from './choice-actions';
import { download } from './code-calls';
import styles from './codes.module.css';
import { PreparedFiles } from './prepared-files';
import { isSkip, PrintFields, usualChoice } from './print-fields';

const forms = ['pdf', 'csv', 'excel', 'zip'] as const;

export function ChoicePrint({ parts }: { parts: ChosenPart[] }) {
  const words = useDeskWords('codes');
  const shell = useDeskWords('shell');
  const [choice, setChoice] = useState(usualChoice);
  const { busy, failure, submit } = useSubmission(async (form: (typeof forms)[number]) => {
    const options = { ...choice, skip: Number(choice.skip), parts: numbersOf(parts) };
    await download(
      form === 'excel' ? { what: 'csv', excel: true, ...options } : { what: form, ...options },
    );
  });
  return (
    <Panel heading={words.print.heading} lead={`${words.print.lead} ${words.choice.printLead}`}>
      <div className={styles.form}>
        <PrintFields choice={choice} onChoice={setChoice} numbers="" onNumbers={undefined} />
        <div className={styles.buttons}>
          {forms.map((form) => (
            <Button
              key={form}
              {...(form === 'pdf' ? {} : { look: 'quiet' as const })}
              busy={busy}
              disabled={!isSkip(choice)}
              onClick={() => void submit(form)}
            >
              {words.print[form]}
            </Button>
          ))}
        </div>
        {failure && (
          <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
        )}
        {parts.map(({ batch }) => (
          <PreparedFiles key={batch} batch={batch} />
        ))}
      </div>
    </Panel>
  );
}
