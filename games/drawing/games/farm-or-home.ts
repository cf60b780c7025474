/** On the left a farm, on the right a room at home; the lower half of both is ground to stand on. */
import { fish } from '../animals/farm.ts';
import { named, shade } from '../colours.ts';
import { dogBasket, fishBowl } from '../scenes/furnishings.ts';
import { barn, dots, hill, roundTree, seasons, tufts } from '../scenes/landscapes.ts';
import { ceilingLamp, openWindow } from '../scenes/rooms.ts';
import { lit, sky } from '../scenes/sky.ts';
import { group, line, oval, shape } from '../strokes.ts';
import { svgPart } from '../svg/file.ts';
import { wallAndFloor } from './game-rooms.ts';

const rails =
  line('M0 190H62M0 174H62', '#F6EBD8', 5) +
  [8, 32, 56].map((x) => line(`M${x} 204V164`, '#FFF8EC', 7)).join('');

const pond =
  oval(214, 372, 66, 24, shade('#8FD0E6', 0.1)) +
  oval(212, 369, 62, 21, lit('sea', '#8FD0E6')) +
  line('M176 366q10 -6 20 0M220 376q10 -6 20 0', '#D8F1FA', 3);

function farm(): string {
  const { top, low, far, middle, ground } = seasons.summer;
  return (
    shape('M0 0H260V60H0Z', lit('sky', top)) +
    // The sun rises behind the barn.
    group(sky(top, low, 'sun'), 'transform="translate(-290 4) scale(1.12)"') +
    group(
      hill(150, 30, far) +
        [20, 238].map((x) => roundTree(x, 176, 0.6, '#5FA95A')).join('') +
        hill(188, 16, middle) +
        rails +
        barn('translate(138 206) scale(.92)') +
        shape('M0 200C70 190 180 192 260 200V400H0Z', ground) +
        shape(
          'M96 200H180C190 250 120 300 150 400H0V330C60 300 92 260 96 200Z',
          '#E3C68E',
          'opacity=".55"',
        ) +
        pond +
        dots(
          [
            [22, 236],
            [238, 240],
            [40, 312],
            [228, 316],
          ],
          '#FFFFFF',
        ) +
        tufts(shade(ground, 0.12)),
      'class="scene-world"',
    )
  );
}

const sofa =
  shape('M150 204V150Q150 132 168 132H244Q262 132 262 150V204Z', named.tuerkis) +
  shape('M226 132H244Q262 132 262 150V204H226Z', shade(named.tuerkis, 0.14)) +
  shape('M138 222V178Q138 166 150 166T162 178V194H262V222Z', shade(named.tuerkis, 0.12)) +
  line('M146 222V230M250 222V230', '#8A5A34', 7) +
  shape('M176 194L172 162Q190 156 204 164L202 194Z', named.gelb);

const rug =
  oval(130, 320, 112, 52, named.rot) +
  oval(130, 318, 98, 43, '#FFE2B0') +
  oval(130, 317, 84, 34, shade(named.rosa, 0.06));

const home = (): string =>
  group(
    wallAndFloor({ wall: '#F9E3C0', floor: '#D9AC74', width: 260, floorLine: 208 }) +
      openWindow(44, 70, 70, 74, named.tuerkis) +
      group(ceilingLamp(164, 158), 'transform="translate(0 50)"') +
      line('M164 0V60', '#5A556C', 3) +
      group(sofa, 'transform="translate(-22 6)"') +
      rug +
      group(dogBasket(), 'transform="translate(70 240) scale(.8)"'),
    'class="scene-world"',
  );

/** A fish lives in its bowl, wherever that stands. */
const bowl = (): string => fishBowl() + group(fish(), 'transform="translate(0 -9) scale(.26)"');

export const farmOrHome = () => ({
  farm: svgPart(farm(), 'farm'),
  home: svgPart(home(), 'home'),
  bowl: svgPart(bowl(), 'bowl'),
});
