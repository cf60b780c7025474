/** Asks for the reason before a code or a batch is revoked or replaced. */
import { useState } from 'react';
import { Field } from '../../ui/forms/field';
import { useDeskWords } from '../i18n/words';
import { ActionDialog } from '../ui/action-dialog';
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
  const [reason, setReason] = useState('');
  const [used, setUsed] = useState(false);
  const [typedCount, setTypedCount] = useState(String(count ?? 1));
  return (
    <ActionDialog
      heading={heading}
      text={text}
      confirm={confirm}
      cancel={words.revoke.keep}
      danger
      disabled={reason.trim() === '' || !isCount(typedCount)}
      failures={words.failures}
      perform={() => perform({ reason: reason.trim(), used, count: countOf(typedCount) })}
      onDone={onClose}
      onClose={onClose}
    >
      {count !== undefined && (
        <Field
          label={words.revoke.count}
          inputMode="numeric"
          value={typedCount}
          error={isCount(typedCount) ? undefined : words.form.countWrong}
          onChange={(event) => setTypedCount(event.target.value)}
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
    </ActionDialog>
  );
}
