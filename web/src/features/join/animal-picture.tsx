/** The drawn animals of the lessons, in a round frame. */
import affe from '../../../../games/pictures/tiere/affe.svg';
import baer from '../../../../games/pictures/tiere/baer.svg';
import elefant from '../../../../games/pictures/tiere/elefant.svg';
import ente from '../../../../games/pictures/tiere/ente.svg';
import fisch from '../../../../games/pictures/tiere/fisch.svg';
import giraffe from '../../../../games/pictures/tiere/giraffe.svg';
import hund from '../../../../games/pictures/tiere/hund.svg';
import kaninchen from '../../../../games/pictures/tiere/kaninchen.svg';
import katze from '../../../../games/pictures/tiere/katze.svg';
import loewe from '../../../../games/pictures/tiere/loewe.svg';
import maus from '../../../../games/pictures/tiere/maus.svg';
import papagei from '../../../../games/pictures/tiere/papagei.svg';
import pferd from '../../../../games/pictures/tiere/pferd.svg';
import pinguin from '../../../../games/pictures/tiere/pinguin.svg';
import tiger from '../../../../games/pictures/tiere/tiger.svg';
import zebra from '../../../../games/pictures/tiere/zebra.svg';
import { animals, type Animal } from '../../device/class/animals';
import { classNames } from '../../ui/class-names';
import styles from './animals.module.css';

const files: Record<Animal, string> = {
  affe,
  baer,
  elefant,
  ente,
  fisch,
  giraffe,
  hund,
  kaninchen,
  katze,
  loewe,
  maus,
  papagei,
  pferd,
  pinguin,
  tiger,
  zebra,
};

export function AnimalPicture({ animal, className }: { animal: Animal; className?: string }) {
  const colour = styles[`colour${animals.indexOf(animal) % 8}`];
  return (
    <span className={classNames(styles.frame, colour, className)}>
      <img src={files[animal]} alt="" className={styles.picture} draggable={false} />
    </span>
  );
}
