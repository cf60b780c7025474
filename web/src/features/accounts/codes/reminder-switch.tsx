/** Whether a mail comes before access ends; the choice is stored at once. */
import { useState } from 'react';
import { useSession } from '../../../api/reader-session';
import type { User } from '../../../api/reader-session-state';
import { useWords } from '../../../i18n/language';
import { Switch } from '../../../ui/forms/switch';
import { useSubmission } from '../../../ui/forms/use-submission';
import { setReminders } from '../account-calls';
import { explainList } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';

export function ReminderSwitch({ user }: { user: User }) {
  const words = useWords('accounts');
  const { reload } = useSession();
  const [isOn, setIsOn] = useState(user.reminders);
  const [saved, setSaved] = useState(false);
  const { busy, failure, submit } = useSubmission(async () => {
    setSaved(false);
    try {
      await setReminders(!isOn);
    } catch (error) {
      setIsOn(isOn);
      throw error;
    }
    setSaved(true);
    await reload();
  });
  return (
    <>
      <Switch
        label={words.reminders.label}
        help={words.reminders.help}
        on={isOn}
        busy={busy}
        onChange={(on) => {
          setIsOn(on);
          void submit();
        }}
      />
      <p role="status" className="visually-hidden">
        {saved && (isOn ? words.reminders.on : words.reminders.off)}
      </p>
      {failure && <ProblemNotice problem={explainList(failure, words.reminders.failed, words)} />}
    </>
  );
}
