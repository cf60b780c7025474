/** One sheet of cut paper in the landscape, with the soft shadow it throws on the sheet behind it. */
import styles from './landscape.module.css';

export function Ridge({
  d,
  tone,
}: {
  d: string;
  tone: 'far' | 'hill' | 'dune' | 'sage' | 'clay' | 'sand';
}) {
  return (
    <g strokeWidth="20" strokeLinejoin="round" transform="translate(0 10)">
      <path d={d} className={styles.shade} transform="translate(3 -4)" />
      <path d={d} className={styles[tone]} />
    </g>
  );
}
