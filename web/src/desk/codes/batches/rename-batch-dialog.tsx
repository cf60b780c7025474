/** Another name or note for a batch. */
import { useState } from 'react';
import { answer } from '../../../api/answer';
import type { WholeBatch } from '../../../api/schema.gen';
import { Field } from '../../../ui/forms/field';
import { desk } from '../../api/client';
import { useDeskWords } from '../../i18n/words';
import { ActionDialog } from '../../ui/action-dialog';
import { refreshCodes } from '../code-calls';
import styles from '../codes.module.css';

export function RenameBatchDialog({ batch, onClose }: { batch: WholeBatch; onClose: () => void }) {
  const words = useDeskWords('codes');
  const [name, setName] = useState(batch.name);
  const [note, setNote] = useState(batch.note);
  const perform = async () => {
    const call = { params: { path: { batch_id: batch.id } }, body: { name, note } };
    await answer(desk.POST('/api/desk/batches/{batch_id}/rename', call));
    await refreshCodes();
  };
  return (
    <ActionDialog
      heading={words.rename.heading}
      text={words.rename.text}
      confirm={words.rename.confirm}
      cancel={words.form.cancel}
      failures={words.failures}
      perform={perform}
      onDone={onClose}
      onClose={onClose}
    >
      <Field
        label={words.form.name}
        maxLength={120}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <label className={styles.label}>
        {words.form.note}
        <textarea
          className={styles.textarea}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
    </ActionDialog>
  );
}
