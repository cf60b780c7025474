/** The mascot: one body in one pot; each pose is a file of its own, so that a page loads only those that it shows. */
import { cheeks, shadow } from 'kaktus-shared/mascot';
import { classNames } from '../../class-names';
import { body, flower, pot } from './figure';
import styles from './kaktus.module.css';
import type { Pose } from './pose';

function draw({ lean, face, behind = '', worn = '', held, flowerPlace }: Pose): string {
  const leaning = (parts: string) =>
    `<g class="${styles.breath}"><g transform="rotate(${lean} 100 165)">${parts}</g></g>`;
  return (
    shadow +
    leaning(behind + body + worn + flower(flowerPlace) + cheeks + face) +
    pot +
    (held ? leaning(held) : '')
  );
}

export function Kaktus({ pose, className }: { pose: Pose; className?: string }) {
  return (
    <svg
      viewBox="0 0 200 200"
      className={classNames(styles.kaktus, className)}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: draw(pose) }}
    />
  );
}
