/** The page behind the link of an invitation: the new member says their name and chooses a password. The link is used once. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../api/answer';
import { useLocation, useNavigate } from '../../router/location';
import { Link } from '../../router/link';
import { Field } from '../../ui/forms/field';
import { holdsEnvelope } from '../../ui/art/mascot/poses/holds-envelope';
import { desk } from '../api/client';
import { startDeskSession } from '../api/session';
import { useDeskWords } from '../i18n/words';
import { Loaded } from '../ui/loaded';
import { NewPasswordForm } from '../ui/new-password-form';
import { EntranceFrame } from './entrance-frame';

export function Invitation() {
  const entrance = useDeskWords('entrance');
  const words = useDeskWords('factors');
  const { roles } = useDeskWords('shell');
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const invited = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => answer(desk.POST('/api/desk/invitation', { body: { token } })),
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
  const [typedName, setTypedName] = useState<string>();
  const accept = (known: string) => async (password: string) => {
    const admission = await answer(
      desk.POST('/api/desk/invitation/accept', {
        body: { token, password, name: typedName ?? known },
      }),
    );
    startDeskSession(admission);
    navigate('/desk', { replace: true });
  };
  return (
    <EntranceFrame heading={entrance.welcome} pose={holdsEnvelope}>
      <Loaded call={invited} failures={entrance.failures}>
        {({ email, name, role, inviter }) => (
          <>
            <p>{entrance.invitedBy(inviter, roles[role])}</p>
            <p>{entrance.invited(email)}</p>
            <NewPasswordForm
              email={email}
              submitName={words.savePassword}
              perform={accept(name)}
              before={
                <Field
                  label={entrance.yourName}
                  help={entrance.yourNameHelp}
                  autoComplete="name"
                  required
                  maxLength={80}
                  value={typedName ?? name}
                  onChange={(event) => setTypedName(event.target.value)}
                />
              }
            />
          </>
        )}
      </Loaded>
      <p>
        <Link to="/desk">{entrance.toSignIn}</Link>
      </p>
    </EntranceFrame>
  );
}
