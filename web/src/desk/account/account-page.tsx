/** The member's own account: name, password, second factors, recovery codes, and where they are signed in. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../api/answer';
import { Button } from '../../ui/forms/button';
import { Notice } from '../../ui/page/notice';
import { PasswordField } from '../../ui/forms/password-field';
import { desk, queryClient } from '../api/client';
import { useDeskWords } from '../i18n/words';
import { DeskPage } from '../ui/desk-page';
import { Loaded } from '../ui/loaded';
import { NewPasswordForm } from '../ui/new-password-form';
import { Panel } from '../ui/panel';
import { FactorsPanel } from './factors-panel';
import { NamePanel } from './name-panel';
import { SessionsPanel } from './sessions-panel';
import styles from './account-page.module.css';

export function AccountPage() {
  const words = useDeskWords('account');
  const [current, setCurrent] = useState('');
  const [changing, setChanging] = useState(false);
  const [done, setDone] = useState('');
  const account = useQuery({
    queryKey: ['account'],
    queryFn: () => answer(desk.GET('/api/desk/account')),
  });
  const changed = (sentence: string) => {
    setDone(sentence);
    void queryClient.invalidateQueries({ queryKey: ['account'] });
    void queryClient.invalidateQueries({ queryKey: ['session'] });
  };
  const changePassword = async (newPassword: string) => {
    await answer(
      desk.POST('/api/desk/account/password', { body: { currentPassword: current, newPassword } }),
    );
    setChanging(false);
    setCurrent('');
    changed(words.passwordChanged);
  };
  return (
    <DeskPage heading={words.heading}>
      {done && <Notice kind="success">{done}</Notice>}
      <Loaded call={account}>
        {(own) => (
          <div className={styles.panels}>
            <NamePanel name={own.name} onChanged={changed} />
            <Panel heading={words.password} lead={own.email}>
              {changing ? (
                <NewPasswordForm
                  email={own.email}
                  submitName={words.changePassword}
                  perform={changePassword}
                  before={
                    <PasswordField
                      label={words.currentPassword}
                      autoComplete="current-password"
                      required
                      value={current}
                      onChange={(event) => setCurrent(event.target.value)}
                    />
                  }
                />
              ) : (
                <div>
                  <Button look="quiet" onClick={() => setChanging(true)}>
                    {words.changePassword}
                  </Button>
                </div>
              )}
            </Panel>
            <FactorsPanel account={own} onChanged={changed} />
            <SessionsPanel sessions={own.sessions} onChanged={changed} />
          </div>
        )}
      </Loaded>
    </DeskPage>
  );
}
