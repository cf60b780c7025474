/** The mascot, asleep in the landscape below every page as long as there is no connection. */
import { Kaktus } from '../ui/art/mascot/kaktus';
import { sleeps } from '../ui/art/mascot/poses/sleeps';
import { useOnline } from '../ui/waiting/use-online';
import styles from './sleeping-kaktus.module.css';

export function SleepingKaktus() {
  return useOnline() ? null : <Kaktus pose={sleeps} className={styles.kaktus} />;
}
