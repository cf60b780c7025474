/** The way into Kaktus' garden, where the words grow that a child has got right. */
import { useWords } from '../../i18n/language';
import { Link } from '../../router/link';
import { paths } from '../../ui/places/paths';
import styles from './garden-card.module.css';

const flower = (at: string, colour: string, shade: string) =>
  `<g transform="${at}"><path d="M0 0C-3 14 3 22 0 40" fill="none" stroke="#338f5e" stroke-width="5" stroke-linecap="round"/><path d="M0 30C8 18 20 18 24 22C20 32 8 34 0 30Z" fill="#4fb079"/>${[0, 60, 120, 180, 240, 300].map((turn) => `<ellipse cy="-13" rx="8" ry="10" fill="${turn > 60 && turn < 240 ? shade : colour}" transform="rotate(${turn})"/>`).join('')}<circle r="8" fill="#fff1cf"/></g>`;
const drawing =
  flower('translate(26 38)', '#f9a8b8', '#f28a92') +
  flower('translate(62 24)', '#ffc145', '#f4a261') +
  flower('translate(96 42)', '#a7c4ff', '#8fb8ff') +
  '<path d="M0 84V74Q30 60 60 66T120 72V84Q120 90 114 90H6Q0 90 0 84Z" fill="#7d4a30"/><path d="M0 74Q30 60 60 66T120 72V77Q90 66 60 71T0 79Z" fill="#a0663f"/>';

export function GardenCard() {
  const words = useWords('library');
  return (
    <Link to={paths.garden} className={styles.card}>
      <svg
        viewBox="0 0 120 90"
        className={styles.picture}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
      <span className={styles.words}>
        <span className={styles.title}>{words.garden}</span>{' '}
        <span className={styles.text}>{words.gardenText}</span>
      </span>
    </Link>
  );
}
