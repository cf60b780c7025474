/** The low desert horizon at the foot of every game, with the sun above it. The build puts it into the page. */
import { barrelCactus, saguaro } from '../../../shared/landscape.ts';

const drawing =
  '<circle cx="1120" cy="94" r="52" fill="#FFC145" opacity=".25"/><circle cx="1120" cy="94" r="36" fill="#FFC145"/>' +
  '<path d="M0 200V112L150 116L184 78Q188 72 196 72H300Q308 72 312 78L340 114C460 124 560 116 630 118L656 86Q660 80 668 80H760Q768 80 772 86L796 120C960 128 1120 118 1210 116L1240 82Q1244 76 1252 76H1350Q1358 76 1362 82L1390 116L1600 112V200Z" fill="var(--hill)"/>' +
  '<path d="M0 200V140C200 112 380 124 560 140C760 158 940 116 1140 126C1320 136 1440 150 1600 130V200Z" fill="var(--sage)"/>' +
  saguaro('translate(250 150)') +
  barrelCactus('translate(306 154) scale(.8)') +
  saguaro('translate(985 152) scale(.9)') +
  saguaro('translate(1360 156) scale(1.1)') +
  barrelCactus('translate(1180 158) scale(.8)') +
  '<path d="M0 200V168C260 146 480 160 720 168C980 178 1180 154 1600 166V200Z" fill="var(--clay)"/>';

export const landscape = `<svg class="landscape" viewBox="0 0 1600 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${drawing}</svg>`;
