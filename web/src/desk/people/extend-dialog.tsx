/** Extends the access of one code by some months, for a reason. */
import { useState } from 'react';
import type { DeskCode, PersonFile } from '../../api/schema.gen';
import { useDeskWords } from '../i18n/words';
import { ActionDialog } from '../ui/action-dialog';
import { useMomentWords } from '../ui/moment';
import { SelectField } from '../ui/select-field';
import { extendAccess } from './people-calls';
import { ReasonField } from './reason-field';

const choices = [1, 3, 6, 12, 18, 24];

type ExtendDialogProps = {
  person: PersonFile;
  code: DeskCode;
  onDone: (message: string) => void;
  onClose: () => void;
};

export function ExtendDialog({ person, code, onDone, onClose }: ExtendDialogProps) {
  const words = useDeskWords('people');
  const own = words.dialogs.extend;
  const day = useMomentWords();
  const [months, setMonths] = useState(3);
  const [reason, setReason] = useState('');
  const endsAt = code.endsAt ?? '';
  const books = code.books.join(', ');
  return (
    <ActionDialog
      heading={own.heading}
      text={
        <p>
          {code.state === 'expired' ? own.ended(books, day(endsAt)) : own.text(books, day(endsAt))}
        </p>
      }
      confirm={own.confirm}
      cancel={words.cancel}
      failures={words.failures}
      perform={() => extendAccess({ person: person.id, code: code.id }, { months, endsAt, reason })}
      onDone={() => onDone(own.done)}
      onClose={onClose}
    >
      <SelectField
        label={own.months}
        value={months}
        choices={choices.map((choice) => ({ value: String(choice), name: own.month(choice) }))}
        onChoose={(value) => setMonths(Number(value))}
      />
      <ReasonField value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
