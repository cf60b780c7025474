/** Asks before something is changed, with the fields that it needs; after a failure, it stays open and says why. */
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/forms/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { DialogButtons } from '../../ui/dialogs/dialog-buttons';
import { Notice } from '../../ui/page/notice';
import { useSubmission } from '../../ui/forms/use-submission';
import { useDeskWords } from '../i18n/words';
import styles from './action-dialog.module.css';
import { failureWords } from './failure-words';

type ActionDialogProps = {
  heading: string;
  text: ReactNode;
  confirm: string;
  cancel: string;
  danger?: boolean;
  /** While something required is missing. */
  disabled?: boolean;
  failures?: Partial<Record<string, string>>;
  children?: ReactNode;
  perform: () => Promise<void>;
  onDone: () => void;
  onClose: () => void;
};

export function ActionDialog(props: ActionDialogProps) {
  const { heading, text, confirm, cancel, danger, disabled, failures = {}, children } = props;
  const shell = useDeskWords('shell');
  const { busy, failure, submit } = useSubmission(async () => {
    await props.perform();
    props.onDone();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!disabled) void submit();
  };
  return (
    <Dialog heading={heading} open onClose={props.onClose}>
      <form onSubmit={send} className={styles.form}>
        <div>{text}</div>
        {children}
        {failure && <Notice kind="error">{failureWords(failure, failures, shell.failures)}</Notice>}
        <DialogButtons cancel={cancel} onCancel={props.onClose}>
          <Button type="submit" look={danger ? 'danger' : 'main'} busy={busy} disabled={disabled}>
            {confirm}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
