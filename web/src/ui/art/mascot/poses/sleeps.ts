/** He sleeps: in a striped nightcap, with the Zs of a deep sleep. */
import { arm, faceLine } from 'kaktus-shared/mascot';
import styles from '../kaktus.module.css';
import type { Pose } from '../pose';

const nightcap =
  '<path d="M60 68C64 34 88 18 118 22C146 26 160 44 164 70C150 56 142 52 136 54C140 60 140 64 140 68Z" fill="#7C9BE6"/>' +
  '<path d="M60 68C64 34 88 18 118 22C96 28 84 44 82 68ZM104 68C104 46 112 32 128 25L140 31C128 40 124 52 126 68Z" fill="#A7C4FF"/>' +
  '<circle cx="164" cy="74" r="10" fill="#E5A52A"/><circle cx="162" cy="72" r="8" fill="#FFC145"/>' +
  '<rect x="52" y="60" width="96" height="17" rx="8.5" fill="#E0CC9E"/><rect x="52" y="59" width="95" height="15" rx="7.5" fill="#FDEFD0"/>' +
  `<g class="${styles.rise}" fill="none" stroke="#8FA6E8" stroke-linecap="round" stroke-linejoin="round"><path d="M162 31H171L162 41H171" stroke-width="4"/><path d="M169 5H182L169 19H182" stroke-width="5"/></g>`;

export const sleeps: Pose = {
  lean: 4,
  face: `${faceLine('M72 100Q80 108 88 100M112 100Q120 108 128 100')}<ellipse cx="100" cy="117" rx="4" ry="5" fill="#26233A"/>`,
  behind: arm('M58 120C44 123 36 130 34 139') + arm('M142 120C156 123 164 130 166 139'),
  worn: nightcap,
  flowerPlace: 'translate(66 66) rotate(-20) scale(.72)',
};
