/** Where the person is signed in: a list of devices that can be logged out one by one, or all together. */
import type { User } from '../../../api/session-state';
import { useWords } from '../../../i18n/language';
import { readDevices } from '../account-calls';
import { LoadedSection } from '../settings/loaded-section';
import { DeviceList } from './device-list';

export function DevicesSection({ user }: { user: User }) {
  const words = useWords('accounts').devices;
  return (
    <LoadedSection words={words} user={user} read={readDevices}>
      {(devices, change) => (
        <DeviceList
          devices={devices}
          onGone={(gone) => change((now) => now.filter(({ id }) => id !== gone.id))}
        />
      )}
    </LoadedSection>
  );
}
