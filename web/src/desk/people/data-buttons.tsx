/** Saves what is known about the person as a file, for them to keep. */
import type { PersonFile } from '../../api/schema.gen';
import { Button } from '../../ui/forms/button';
import { useSubmission } from '../../ui/forms/use-submission';
import { Notice } from '../../ui/page/notice';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import { saveFile } from '../../ui/save-file';
import { fetchData } from './people-calls';
import styles from './person-page.module.css';

type DataButtonsProps = { person: PersonFile; onDone: (message: string) => void };

export function DataButtons({ person, onDone }: DataButtonsProps) {
  const words = useDeskWords('people');
  const shell = useDeskWords('shell');
  const { busy, failure, submit } = useSubmission(async (form: 'json' | 'html') => {
    saveFile(await fetchData(person.id, form));
    onDone(words.dialogs.export.done);
  });
  return (
    <>
      <div className={styles.buttons}>
        {(['json', 'html'] as const).map((form) => (
          <Button key={form} look="quiet" busy={busy} onClick={() => void submit(form)}>
            {words.actions[form]}
          </Button>
        ))}
      </div>
      {failure && (
        <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
      )}
    </>
  );
}
