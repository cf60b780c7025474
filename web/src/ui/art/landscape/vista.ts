/** The desert opened wide: six sheets of paper from the far mesas to the sand where the book lies. */
import type { Drawing } from './landscape';
import styles from './landscape.module.css';
import { openBook } from './open-book';

/** Clouds, mesas and the first hills. */
const distance: Drawing = ({ ridge, saguaro }) =>
  `<path d="M380 150a22 22 0 0 1 8-43a36 36 0 0 1 66-14a28 28 0 0 1 44 15a21 21 0 0 1 2 42ZM1060 96a17 17 0 0 1 5-33a28 28 0 0 1 52-11a22 22 0 0 1 34 12a16 16 0 0 1 1 32ZM2120 130a20 20 0 0 1 7-39a33 33 0 0 1 60-12a26 26 0 0 1 40 13a19 19 0 0 1 2 38Z" class="${styles.clouds}"/>` +
  ridge(
    'far',
    'M-10 570V300C60 290 120 290 170 292L220 184H414L456 280C560 300 640 296 720 294L753 226H876L910 296C960 300 1000 300 1030 296L1084 174H1222L1250 226H1322L1356 300C1460 312 1560 304 1640 300L1682 210H1862L1906 298C1990 306 2060 296 2120 292L2164 178H2322L2372 290C2440 296 2510 292 2570 286V570Z',
  ) +
  `<path d="M198 232H437M1060 228H1253M1661 254H1886M2144 228H2346" fill="none" class="${styles.strata}"/>` +
  ridge(
    'hill',
    'M-10 570V320C140 270 300 276 460 318C620 356 760 290 940 296C1100 302 1180 354 1340 338C1500 320 1580 282 1760 300C1920 316 2020 356 2180 330C2340 304 2460 296 2570 316V570Z',
  ) +
  saguaro('translate(640 350) scale(.7)') +
  saguaro('translate(1424 362) scale(.75)') +
  saguaro('translate(2010 374) scale(.7)');

/** The dunes with their cacti. */
const middle: Drawing = ({ barrelCactus, ridge, saguaro }) =>
  ridge(
    'dune',
    'M-10 570V366C180 396 320 338 520 340C720 342 860 392 1060 380C1240 368 1380 342 1540 358C1720 378 1860 388 2040 364C2240 338 2420 352 2570 378V570Z',
  ) +
  saguaro('translate(330 414) scale(1.1)') +
  barrelCactus('translate(960 416)') +
  saguaro('translate(1716 412) scale(1.15)') +
  barrelCactus('translate(1786 412) scale(.9)') +
  saguaro('translate(2360 424) scale(1.2)') +
  ridge(
    'sage',
    'M-10 570V430C160 394 340 386 540 406C740 426 900 424 1080 412C1280 398 1440 430 1620 416C1840 398 2020 394 2200 412C2360 428 2480 424 2570 408V570Z',
  ) +
  saguaro('translate(760 480) scale(1.9)') +
  barrelCactus('translate(868 474) scale(1.4)') +
  barrelCactus('translate(1512 458) scale(1.25)') +
  saguaro('translate(2080 488) scale(1.75)') +
  barrelCactus('translate(160 476) scale(1.5)');

/** The sand in front, and the open book. */
const foreground: Drawing = ({ barrelCactus, ridge, saguaro }) =>
  ridge(
    'clay',
    'M-10 570V450C200 470 420 496 640 478C860 460 1000 440 1200 450C1420 462 1600 452 1800 464C2040 478 2320 486 2570 452V570Z',
  ) +
  saguaro('translate(1092 522) scale(2.1)') +
  barrelCactus('translate(420 522) scale(1.7)') +
  barrelCactus('translate(1960 524) scale(1.6)') +
  ridge(
    'sand',
    'M-10 570V520C240 488 480 492 720 506C940 520 1060 508 1260 496C1460 484 1640 490 1840 504C2080 522 2360 514 2570 490V570Z',
  ) +
  `<path d="M560 536q60-12 120 0M800 548q50-10 100 0M1640 530q70-14 140 0" fill="none" class="${styles.ripples}"/>` +
  `<path d="M946 536l-7-15M950 536v-20M954 536l7-14M1586 516l-6-13M1590 516v-18M1594 516l6-12M2186 532l-7-15M2190 532v-20M2194 532l7-14" class="${styles.grass}"/>` +
  openBook('translate(1384 518)');

export const vista: Drawing = (pens) => distance(pens) + middle(pens) + foreground(pens);
