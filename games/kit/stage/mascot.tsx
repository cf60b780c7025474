/** Kaktus, the mascot of the lessons: a small round cactus in a pot, in three poses. */
import {
  arm,
  body,
  cheeks,
  flowerPlace,
  happyEyes,
  laugh,
  openEyes,
  petals,
  pot,
  restingLeft,
  rim,
  shadow,
  smile,
  wavingRight,
} from 'kaktus-shared/mascot';
import { clappingLeft, clappingRight } from 'kaktus-shared/mascot-claps';
import './mascot.css';

type Pose = 'rests' | 'waves' | 'claps';

const flower = `<g transform="${flowerPlace}">${petals}<circle r="7" fill="#FFC145"/></g>`;
const moving = (how: string, what: string) => `<g class="mascot-${how}">${what}</g>`;

const drawing = (behind: string, face: string, before = '') =>
  shadow + behind + body + flower + cheeks + face + pot + rim + before;

const poses: Record<Pose, string> = {
  rests: drawing(restingLeft + arm('M142 122C158 127 166 119 166 106'), openEyes + smile),
  waves: drawing(restingLeft + moving('wave', wavingRight), openEyes + laugh),
  claps: drawing(
    '',
    happyEyes + laugh,
    moving('clap-left', clappingLeft) + moving('clap-right', clappingRight),
  ),
};

export function Mascot({ pose }: { pose: Pose }) {
  return (
    <svg
      class="mascot"
      viewBox="0 0 200 200"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: poses[pose] }}
    />
  );
}
