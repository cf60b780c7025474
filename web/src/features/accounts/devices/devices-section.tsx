/** Where the person is signed in: a list of devices that can be logged out one by one, or all together. */
import { useState } from 'react';
import type { ApiFailure } from '../../../api/failure';
import { useSession } from '../../../api/session';
import type { User } from '../../../api/session-state';
import { useWords } from '../../../i18n/language';
import { useNavigate } from '../../../router/location';
import { Button } from '../../../ui/button';
import { paths } from '../../../ui/paths';
import { Spinner } from '../../../ui/spinner';
import { useSubmission } from '../../../ui/use-submission';
import { logOutEverywhere } from '../account-calls';
import styles from '../form/accounts.module.css';
import { DeviceRow } from './device-row';
import devicesStyles from './devices.module.css';
import { explainDevices } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
import { SettingsSection } from '../settings/settings-section';
import { SuccessNotice } from '../form/success-notice';
import { useDevices } from './use-devices';

export function DevicesSection({ user }: { user: User }) {
  const words = useWords('accounts');
  const { devices: told } = words;
  const { signOut } = useSession();
  const navigate = useNavigate();
  const { state, tryAgain, remove } = useDevices(user);
  const [gone, setGone] = useState<{ id: string; name: string }>();
  const [rowFailure, setRowFailure] = useState<ApiFailure>();
  const { busy, failure, submit } = useSubmission(async () => {
    setRowFailure(undefined);
    await logOutEverywhere();
    await signOut();
    navigate(paths.home, { replace: true, state: { farewell: told.loggedOutEverywhere } });
  });
  const wrong = failure ?? rowFailure;

  if (state.at === 'loading')
    return (
      <SettingsSection heading={told.heading}>
        <p role="status" className={devicesStyles.loading}>
          <Spinner /> {told.loading}
        </p>
      </SettingsSection>
    );
  if (state.at === 'failed')
    return (
      <SettingsSection heading={told.heading}>
        <ProblemNotice problem={explainDevices(state.failure, told.notLoaded, words)} />
        <Button look="quiet" wide onClick={tryAgain}>
          {told.tryAgain}
        </Button>
      </SettingsSection>
    );
  return (
    <SettingsSection heading={told.heading}>
      <p>{state.devices.length > 1 ? told.intro : told.onlyThis}</p>
      {gone && !wrong && (
        <SuccessNotice key={gone.id}>
          <p>{told.gone(gone.name)}</p>
        </SuccessNotice>
      )}
      <ul className={devicesStyles.list}>
        {state.devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            onFailure={setRowFailure}
            onLoggedOut={() => {
              remove(device.id);
              setGone({ id: device.id, name: told.name(device.browser, device.system) });
            }}
          />
        ))}
      </ul>
      {wrong && <ProblemNotice problem={explainDevices(wrong, told.failed, words)} />}
      <Button look="quiet" wide busy={busy} onClick={() => void submit()}>
        {told.logOutEverywhere}
      </Button>
      <p className={styles.small}>{told.everywhereHelp}</p>
    </SettingsSection>
  );
}
