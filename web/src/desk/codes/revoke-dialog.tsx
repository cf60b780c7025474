/** Asks for the reason before a code or a batch is revoked or replaced; a refusal is told here. */
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { useSubmission } from '../../ui/use-submission';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import styles from './codes.module.css';
import { countOf, isCount } from './terms-fields';

export type RevokeOrder = { reason: string; used: boolean; count: number };

type RevokeDialogProps = {
  heading: string;
  text: string;
  confirm: string;
  /** Asked only where others take their place: how many. */
  count?: number;
  offersUsed: boolean;
  perform: (order: RevokeOrder) => Promise<void>;
  onClose: () => void;
};

export function RevokeDialog(props: RevokeDialogProps) {
  const { heading, text, confirm, count, offersUsed, perform, onClose } = props;
  const words = useDeskWords('codes');
  const shell = useDeskWords('shell');
  const [reason, setReason] = useState('');
  const [used, setUsed] = useState(false);
  const [wanted, setWanted] = useState(String(count ?? 1));
  const { busy, failure, submit } = useSubmission(async () => {
    await perform({ reason: reason.trim(), used, count: countOf(wanted) });
    onClose();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '' && isCount(wanted)) void submit();
  };
  return (
    <Dialog heading={heading} open onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={send}>
        <p>{text}</p>
        {count !== undefined && (
          <Field
            label={words.revoke.count}
            inputMode="numeric"
            value={wanted}
            error={isCount(wanted) ? undefined : words.form.countWrong}
            onChange={(event) => setWanted(event.target.value)}
          />
        )}
        <Field
          label={words.revoke.reason}
          help={words.revoke.reasonHelp}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {offersUsed && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={used}
              onChange={(event) => setUsed(event.target.checked)}
            />
            {words.revoke.used}
          </label>
        )}
        {failure && (
          <Notice kind="error">{failureWords(failure, words.failures, shell.failures)}</Notice>
        )}
        <div className={styles.buttons}>
          <Button type="submit" look="danger" busy={busy} disabled={reason.trim() === ''}>
            {confirm}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {words.revoke.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
