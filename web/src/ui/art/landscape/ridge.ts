/** One sheet of cut paper in the landscape, with the soft shadow it throws on the sheet behind it. */
import styles from './landscape.module.css';

type Tone = 'far' | 'hill' | 'dune' | 'sage' | 'clay' | 'sand';

export const ridge = (tone: Tone, d: string) =>
  `<g stroke-width="20" stroke-linejoin="round" transform="translate(0 10)"><path d="${d}" class="${styles.shade}" transform="translate(3 -4)"/><path d="${d}" fill="var(--${tone})" stroke="var(--${tone})"/></g>`;
