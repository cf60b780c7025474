/** Why the verification mail is not in the person's mailbox, and what to do about it. */
import type { User } from '../../../api/reader-session-state';
import { useWords } from '../../../i18n/language';
import { Notice } from '../../../ui/page/notice';
import { AddressSentence } from '../form/address-sentence';

export type Trouble = Exclude<User['verificationMail'], 'none'>;

/** Only these need the person to do something. */
const serious: Trouble[] = ['refused', 'given_up'];

export function MailTrouble({ email, trouble }: { email: string; trouble: Trouble }) {
  const words = useWords('accounts').mailTrouble[trouble];
  return (
    <Notice key={trouble} kind={serious.includes(trouble) ? 'error' : 'info'}>
      <p>
        <AddressSentence sentence={words.what} email={email} />
      </p>
      <p>{words.whatToDo}</p>
    </Notice>
  );
}
