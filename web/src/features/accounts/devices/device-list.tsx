/** The devices, each with its button, and one button for all of them. */
import { useState } from 'react';
import type { ApiFailure } from '../../../api/failure';
import type { Device } from '../../../api/schema.gen';
import { useSession } from '../../../api/reader-session';
import { useWords } from '../../../i18n/language';
import { useNavigate } from '../../../router/location';
import { Button } from '../../../ui/forms/button';
import type { StartMessage } from '../../../ui/page/start-message';
import { paths } from '../../../ui/places/paths';
import { useSubmission } from '../../../ui/forms/use-submission';
import { logOutEverywhere } from '../account-calls';
import styles from '../form/accounts.module.css';
import { explainList } from '../form/problem';
import { ProblemNotice } from '../form/problem-notice';
import { SuccessNotice } from '../form/success-notice';
import { DeviceRow } from './device-row';
import devicesStyles from './devices.module.css';

type DeviceListProps = { devices: Device[]; onGone: (device: Device) => void };

export function DeviceList({ devices, onGone }: DeviceListProps) {
  const words = useWords('accounts');
  const { devices: deviceWords } = words;
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [gone, setGone] = useState<Device>();
  const [rowFailure, setRowFailure] = useState<ApiFailure>();
  const { busy, failure, submit } = useSubmission(async () => {
    setRowFailure(undefined);
    await logOutEverywhere();
    await signOut();
    const startMessage: StartMessage = {
      kind: 'success',
      lines: [deviceWords.loggedOutEverywhere],
    };
    navigate(paths.home, { replace: true, state: { startMessage } });
  });
  const wrong = failure ?? rowFailure;
  return (
    <>
      <p>{devices.length > 1 ? deviceWords.intro : deviceWords.onlyThis}</p>
      {gone && !wrong && (
        <SuccessNotice key={gone.id}>
          <p>{deviceWords.gone(deviceWords.name(gone.browser, gone.system))}</p>
        </SuccessNotice>
      )}
      <ul className={devicesStyles.list}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            onFailure={setRowFailure}
            onLoggedOut={() => {
              onGone(device);
              setGone(device);
            }}
          />
        ))}
      </ul>
      {wrong && <ProblemNotice problem={explainList(wrong, deviceWords.failed, words)} />}
      <Button look="quiet" wide busy={busy} onClick={() => void submit()}>
        {deviceWords.logOutEverywhere}
      </Button>
      <p className={styles.small}>{deviceWords.everywhereHelp}</p>
    </>
  );
}
