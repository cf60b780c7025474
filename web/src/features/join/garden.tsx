/** The way to the garden of the animal that plays. The garden is a part of its own, which the application hands in. */
import { lazy, Suspense, type ComponentType } from 'react';
import { useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { Kaktus } from '../../ui/art/mascot/kaktus';
import { waters } from '../../ui/art/mascot/poses/waters';
import { paths } from '../../ui/places/paths';
import { PleaseWait } from '../../ui/waiting/please-wait';
import styles from './class-tiles.module.css';

const gardenPlace = `${paths.join}?garden`;

export type Garden = ComponentType<{ player: string; backName: string; quiet: boolean }>;

export function lazyGarden(openGarden: () => Promise<Garden>): Garden {
  const Opened = lazy(async () => ({ default: await openGarden() }));
  return (props) => (
    <Suspense fallback={<PleaseWait />}>
      <Opened {...props} />
    </Suspense>
  );
}

export function GardenLink() {
  const words = useWords('library');
  return (
    <Link to={gardenPlace} className={styles.garden}>
      <Kaktus pose={waters} className={styles.gardener} />
      {words.garden}
    </Link>
  );
}
