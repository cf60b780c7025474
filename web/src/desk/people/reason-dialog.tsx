/** Asks for nothing but the reason before something is done for a person. */
import { useState } from 'react';
import { useDeskWords } from '../i18n/words';
import { ActionDialog } from '../ui/action-dialog';
import { ReasonField } from './reason-field';

type ReasonDialogProps = {
  heading: string;
  text: string;
  confirm: string;
  perform: (reason: string) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
};

export function ReasonDialog({ perform, text, ...rest }: ReasonDialogProps) {
  const words = useDeskWords('people');
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      {...rest}
      text={<p>{text}</p>}
      cancel={words.cancel}
      failures={words.failures}
      perform={() => perform(reason)}
    >
      <ReasonField value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
