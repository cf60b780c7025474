/** The stars that fly when he claps. */
import styles from './kaktus.module.css';

const star = 'M0-12L3.5-4.2L12-3.4L5.6 2.2L7.5 10.5L0 6.2L-7.5 10.5L-5.6 2.2L-12-3.4L-3.5-4.2Z';
const places = [
  'translate(32 62) rotate(-14)',
  'translate(168 66) rotate(16) scale(1.1)',
  'translate(58 28) scale(.7)',
  'translate(163 27) rotate(10) scale(.6)',
  'translate(20 100) rotate(20) scale(.5)',
  'translate(183 104) scale(.45)',
];

export function Stars() {
  return (
    <g
      className={styles.twinkle}
      fill="#FFC145"
      stroke="#FFC145"
      strokeWidth="4"
      strokeLinejoin="round"
    >
      {places.map((place) => (
        <path key={place} d={star} transform={place} />
      ))}
    </g>
  );
}
