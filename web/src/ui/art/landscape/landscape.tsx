/** The desert at the foot of every page: a low strip, or wide open for the landing page. */
import 'kaktus-shared/landscape.css';
import { classNames } from '../../class-names';
import styles from './landscape.module.css';
import { moon, stars, sun } from './sky';

export type Ground = { drawing: string; viewBox: string; className: string | undefined };

const light = `<g class="${styles.day}">${sun}</g><g class="${styles.night}">${moon}</g>`;

export function Landscape({ ground }: { ground: Ground }) {
  return (
    <div className={classNames(styles.landscape, ground.className)} aria-hidden="true">
      <svg
        className={styles.starfield}
        viewBox="0 0 2560 240"
        preserveAspectRatio="xMidYMin slice"
        dangerouslySetInnerHTML={{ __html: stars }}
      />
      <svg
        className={styles.light}
        viewBox="0 0 100 100"
        dangerouslySetInnerHTML={{ __html: light }}
      />
      <svg
        className={styles.ground}
        viewBox={ground.viewBox}
        preserveAspectRatio="xMidYMax slice"
        dangerouslySetInnerHTML={{ __html: ground.drawing }}
      />
    </div>
  );
}
