/** Asks for the reason before a batch is removed of which nobody has any code. */
import { useState } from 'react';
import { answer } from '../../../api/answer';
import type { WholeBatch } from '../../../api/schema.gen';
import { useNavigate } from '../../../router/location';
import { Field } from '../../../ui/forms/field';
import { desk } from '../../api/client';
import { useDeskWords } from '../../i18n/words';
import { ActionDialog } from '../../ui/action-dialog';
import { batchRemoved, markCodesStale } from '../code-calls';

export function RemoveBatchDialog({ batch, onClose }: { batch: WholeBatch; onClose: () => void }) {
  const words = useDeskWords('codes');
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const perform = async () => {
    const call = { params: { path: { batch_id: batch.id } }, body: { reason: reason.trim() } };
    await answer(desk.POST('/api/desk/batches/{batch_id}/remove', call));
    await markCodesStale();
    navigate('/desk/codes', { state: batchRemoved });
  };
  return (
    <ActionDialog
      heading={words.remove.heading}
      text={words.remove.text}
      confirm={words.remove.confirm}
      cancel={words.revoke.keep}
      danger
      disabled={reason.trim() === ''}
      failures={words.failures}
      perform={perform}
      onDone={onClose}
      onClose={onClose}
    >
      <Field
        label={words.revoke.reason}
        help={words.remove.reasonHelp}
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActionDialog>
  );
}
