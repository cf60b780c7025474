/** One device: its name, when it was used, and the way to log it out. */
import { useId } from 'react';
import type { ApiFailure } from '../../../api/failure';
import type { Device } from '../../../api/schema.gen';
import { timeIn, useDayFormat } from '../../../i18n/day-format';
import { useWords } from '../../../i18n/language';
import { Button } from '../../../ui/forms/button';
import { useSubmission } from '../../../ui/forms/use-submission';
import { signOutDevice } from '../account-calls';
import { DeviceIcon } from './device-icon';
import styles from './devices.module.css';

type DeviceRowProps = {
  device: Device;
  onLoggedOut: () => void;
  onFailure: (failure: ApiFailure | undefined) => void;
};

export function DeviceRow({ device, onLoggedOut, onFailure }: DeviceRowProps) {
  const words = useWords('accounts').devices;
  const dayFormat = useDayFormat();
  const id = useId();
  const signedInAt = new Date(device.signedInAt);
  const name = words.name(device.browser, device.system);
  const { busy, submit } = useSubmission(async () => {
    onFailure(undefined);
    try {
      await signOutDevice(device.id);
    } catch (error) {
      onFailure(error as ApiFailure);
      return;
    }
    onLoggedOut();
  });
  return (
    <li className={styles.device}>
      <DeviceIcon system={device.system} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {device.isThisOne && <p className={styles.badge}>{words.thisOne}</p>}
        {!device.isThisOne && (
          <p className={styles.days}>
            {words.lastUsed(dayFormat(new Date(`${device.lastUsedOn}T00:00`)))}
          </p>
        )}
        <p id={id} className={styles.days}>
          {words.signedIn(dayFormat(signedInAt), timeIn(signedInAt))}
        </p>
        {!device.isThisOne && (
          <Button
            look="quiet"
            busy={busy}
            aria-label={words.logOutNamed(name)}
            aria-describedby={id}
            onClick={() => void submit()}
          >
            {words.logOut}
          </Button>
        )}
      </div>
    </li>
  );
}
