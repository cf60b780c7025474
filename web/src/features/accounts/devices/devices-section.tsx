/** Where the person is signed in: a list of devices that can be logged out one by one, or all together. */
import { useQueryClient } from '@tanstack/react-query';
import { memberKey } from '../../../api/query-client';
import type { Device } from '../../../api/schema.gen';
import { useWords } from '../../../i18n/language';
import { readDevices } from '../account-calls';
import { LoadedSection } from '../settings/loaded-section';
import { DeviceList } from './device-list';

export function DevicesSection() {
  const words = useWords('accounts').devices;
  const queryClient = useQueryClient();
  const queryKey = memberKey('devices');
  const remove = (gone: Device) =>
    queryClient.setQueryData<Device[]>(queryKey, (devices) =>
      devices?.filter(({ id }) => id !== gone.id),
    );
  return (
    <LoadedSection words={words} query={{ queryKey, queryFn: readDevices }}>
      {(devices) => <DeviceList devices={devices} onGone={remove} />}
    </LoadedSection>
  );
}
