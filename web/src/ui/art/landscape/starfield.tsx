/** The stars of the evening, hidden by day; the moon hangs in front of them. */
import styles from './landscape.module.css';

export function Starfield() {
  return (
    <svg className={styles.starfield} viewBox="0 0 2560 240" preserveAspectRatio="xMidYMin slice">
      <path
        d="M90 90h0M290 50h0M560 70h0M760 120h0M880 40h0M1165 30h0M1240 150h0M1330 70h0M1510 110h0M1860 80h0M2080 50h0M2210 130h0M2330 60h0"
        strokeWidth="3.5"
      />
      <path
        d="M230 120h0M500 100h0M840 96h0M1120 62h0M1300 120h0M1590 84h0M1920 126h0M2270 96h0"
        strokeWidth="6"
      />
    </svg>
  );
}
