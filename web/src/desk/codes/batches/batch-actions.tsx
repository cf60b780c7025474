/** What a clerk can do with a whole batch: rename it, replace it, revoke it, or remove it while nobody has its codes. */
import { useState } from 'react';
import { answer } from '../../../api/answer';
import type { WholeBatch } from '../../../api/schema.gen';
import { useNavigate } from '../../../router/location';
import { Button } from '../../../ui/forms/button';
import { desk } from '../../api/client';
import { useDeskWords } from '../../i18n/words';
import { isBeingRemoved, isComplete, refreshCodes } from '../code-calls';
import { RemoveBatchDialog } from './remove-batch-dialog';
import { RenameBatchDialog } from './rename-batch-dialog';
import { RevokeDialog, type RevokeOrder } from '../revoke-dialog';
import { isOver } from '../terms-fields';

type Action = 'rename' | 'replace' | 'revoke' | 'remove';

export function BatchActions({ batch }: { batch: WholeBatch }) {
  const words = useDeskWords('codes');
  const [asked, setAsked] = useState<Action>();
  const isReady = isComplete(batch) && !batch.revokedAt;
  const close = () => setAsked(undefined);
  const actions: [Action, string, boolean][] = [
    ['rename', words.rename.button, !isBeingRemoved(batch)],
    ['replace', words.revoke.replaceBatch, isReady],
    ['revoke', words.revoke.batch, isReady],
    ['remove', words.remove.button, batch.removable],
  ];
  return (
    <>
      {actions
        .filter(([, , possible]) => possible)
        .map(([action, name]) => (
          <Button key={action} look="quiet" onClick={() => setAsked(action)}>
            {name}
          </Button>
        ))}
      {asked === 'rename' && <RenameBatchDialog batch={batch} onClose={close} />}
      {asked === 'remove' && <RemoveBatchDialog batch={batch} onClose={close} />}
      {(asked === 'replace' || asked === 'revoke') && (
        <RevokeBatchDialog batch={batch} replaces={asked === 'replace'} onClose={close} />
      )}
    </>
  );
}

type RevokeBatchDialogProps = { batch: WholeBatch; replaces: boolean; onClose: () => void };

function RevokeBatchDialog({ batch, replaces, onClose }: RevokeBatchDialogProps) {
  const words = useDeskWords('codes').revoke;
  const navigate = useNavigate();
  const params = { path: { batch_id: batch.id } };
  const perform = async ({ reason, used, count }: RevokeOrder) => {
    if (replaces) {
      const body = { reason, used: false, count, numbers: '' };
      const call = { params, body };
      const { id } = await answer(desk.POST('/api/desk/batches/{batch_id}/replace', call));
      await refreshCodes();
      navigate(`/desk/codes/batches/${id}`);
    } else {
      const call = { params, body: { reason, used, numbers: '' } };
      await answer(desk.POST('/api/desk/batches/{batch_id}/revoke', call));
      await refreshCodes();
    }
  };
  const replaceText = isOver(batch.redeemBy ?? '')
    ? `${words.replaceBatchText} ${words.lastDayOver}`
    : words.replaceBatchText;
  // Not the unused ones of the figures: codes whose last day is over are replaced, too.
  const count = Math.max(1, batch.made - batch.activated - batch.revoked);
  return (
    <RevokeDialog
      heading={replaces ? words.replaceBatchHeading : words.batchHeading}
      text={replaces ? replaceText : words.batchText}
      confirm={replaces ? words.confirmReplace : words.confirm}
      {...(replaces ? { count } : {})}
      offersUsed={!replaces}
      perform={perform}
      onClose={onClose}
    />
  );
}
