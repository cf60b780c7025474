/** The mascot as pages draw him: with every spine, and with the light on flower and pot. */
import {
  body as plainBody,
  flowerPlace,
  petals,
  petalShade,
  pot as plainPot,
  rim,
  spines,
} from 'kaktus-shared/mascot';

export const body = plainBody + spines;

export const flower = (place = flowerPlace) =>
  `<g transform="${place}">${petalShade}${petals}<circle r="8" fill="#F7867E"/><circle r="6.5" cx="-.6" cy="-.8" fill="#FFC145"/></g>`;

export const pot = `${plainPot}<path d="M66 166H134L133 172H67Z" fill="#8E3B26" opacity=".45"/>${rim}<path d="M66 154.5H96" stroke="#F2AA85" stroke-width="4" stroke-linecap="round"/>`;
