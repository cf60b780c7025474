/** In place of a one-time password: one that only the member knows. */
import { answer } from '../../api/answer';
import { holdsKey } from '../../ui/art/mascot/poses/holds-key';
import { desk, queryClient } from '../api/client';
import { startDeskSession } from '../api/session';
import { useDeskWords } from '../i18n/words';
import { NewPasswordForm } from '../ui/new-password-form';
import { EntranceFrame } from './entrance-frame';

export function FirstPassword({ email }: { email: string }) {
  const words = useDeskWords('factors');
  const choose = async (password: string) => {
    const { admission } = await answer(
      desk.POST('/api/desk/account/first-password', { body: { password } }),
    );
    if (admission) startDeskSession(admission);
    else await queryClient.invalidateQueries({ queryKey: ['session'] });
  };
  return (
    <EntranceFrame heading={words.choosePassword} pose={holdsKey}>
      <p>{words.choosePasswordText}</p>
      <NewPasswordForm email={email} submitName={words.savePassword} perform={choose} />
    </EntranceFrame>
  );
}
