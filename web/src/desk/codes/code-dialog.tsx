/** Revokes one code, or puts another in its place. */
import { answer } from '../../api/answer';
import type { BatchCode, NewCode } from '../../api/schema.gen';
import { desk } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { refreshCodes } from './code-calls';
import { RevokeDialog, type RevokeOrder } from './revoke-dialog';

type CodeDialogProps = {
  code: BatchCode;
  replace: boolean;
  onReplaced: (by: NewCode) => void;
  onClose: () => void;
};

export function CodeDialog({ code, replace, onReplaced, onClose }: CodeDialogProps) {
  const words = useDeskWords('codes').revoke;
  const replaceText =
    code.state === 'too_late' ? `${words.replaceText} ${words.lastDayOver}` : words.replaceText;
  const perform = async ({ reason, used }: RevokeOrder) => {
    const call = { params: { path: { code_id: code.id } }, body: { reason, used, numbers: '' } };
    if (replace) onReplaced(await answer(desk.POST('/api/desk/codes/{code_id}/replace', call)));
    else await answer(desk.POST('/api/desk/codes/{code_id}/revoke', call));
    await refreshCodes();
  };
  return (
    <RevokeDialog
      heading={replace ? words.replaceCode(code.shown) : words.code(code.shown)}
      text={replace ? replaceText : words.codeText}
      confirm={replace ? words.confirmReplace : words.confirm}
      offersUsed={code.activatedAt !== null}
      perform={perform}
      onClose={onClose}
    />
  );
}
