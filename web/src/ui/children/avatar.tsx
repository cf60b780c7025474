/** A child's picture: an animal of the lessons, or Kaktus himself. */
import elefant from '../../../../games/pictures/tiere/elefant.svg';
import hund from '../../../../games/pictures/tiere/hund.svg';
import kaninchen from '../../../../games/pictures/tiere/kaninchen.svg';
import katze from '../../../../games/pictures/tiere/katze.svg';
import loewe from '../../../../games/pictures/tiere/loewe.svg';
import papagei from '../../../../games/pictures/tiere/papagei.svg';
import pinguin from '../../../../games/pictures/tiere/pinguin.svg';
import schmetterling from '../../../../games/pictures/natur/schmetterling.svg';
import { childPictures, type ChildPicture } from '../../device/children/child';
import { LogoMark } from '../art/mascot/logo-mark';
import { classNames } from '../class-names';
import styles from './avatar.module.css';

const files: Partial<Record<ChildPicture, string>> = {
  elefant,
  hund,
  kaninchen,
  katze,
  loewe,
  papagei,
  pinguin,
  schmetterling,
};

export function Avatar({ picture, className }: { picture: ChildPicture; className?: string }) {
  const file = files[picture];
  const colour = styles[`colour${childPictures.indexOf(picture) % 8}`];
  return (
    <span className={classNames(styles.avatar, colour, className)}>
      {file ? (
        <img src={file} alt="" className={styles.picture} />
      ) : (
        <LogoMark className={styles.picture} />
      )}
    </span>
  );
}
