/** The desert at the foot of every page: a low strip, or wide open for the landing page. */
import { LandscapeStrip } from './landscape-strip';
import { LandscapeVista } from './landscape-vista';
import styles from './landscape.module.css';
import { SkyLight } from './sky-light';
import { Starfield } from './starfield';

export function Landscape({ wide = false }: { wide?: boolean }) {
  return (
    <div className={`${styles.landscape} ${wide ? styles.vista : styles.strip}`} aria-hidden="true">
      <Starfield />
      <SkyLight />
      {wide ? <LandscapeVista /> : <LandscapeStrip />}
    </div>
  );
}
