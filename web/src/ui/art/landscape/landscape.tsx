/** The desert at the foot of every page: a low strip, or wide open for the landing page. */
import type { ReactNode } from 'react';
import { barrelCactus, saguaro } from 'kaktus-shared/landscape';
import 'kaktus-shared/landscape.css';
import { classNames } from '../../class-names';
import styles from './landscape.module.css';
import { ridge } from './ridge';
import { moon, stars, sun } from './sky';

export const views = { strip: '0 14 2560 180', vista: '0 0 2560 560' };

/** What a ground is made of; handed to it, so that each ground is no more than its own lines. */
export const pieces = { barrelCactus, ridge, saguaro };
export type Drawing = (pens: typeof pieces) => string;

const light = `<g class="${styles.day}">${sun}</g><g class="${styles.night}">${moon}</g>`;

type LandscapeProps = {
  kind: keyof typeof views;
  /** The ground, which may come after the sky. */
  drawing?: Drawing;
  /** Whoever is in it, in front of everything. */
  children?: ReactNode;
};

export function Landscape({ kind, drawing, children }: LandscapeProps) {
  return (
    <div className={classNames(styles.landscape, styles[kind])} aria-hidden="true">
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
        viewBox={views[kind]}
        preserveAspectRatio="xMidYMax slice"
        dangerouslySetInnerHTML={{ __html: drawing?.(pieces) ?? '' }}
      />
      {children}
    </div>
  );
}
