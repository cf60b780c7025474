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

const wheel = (x: number, y: number): string =>
  oval(x, y, 13, 13, '#7A4A28') +
  oval(x, y, 9, 9, '#E3C68E') +
  line(`M${x - 10} ${y}H${x + 10}M${x} ${y - 10}V${y + 10}`, '#7A4A28', 3) +
  oval(x, y, 3.4, 3.4, '#7A4A28');

/** It stands at the back, where no animal stands. */
const hayCart =
  shape('M192 186C190 164 206 148 224 152C240 146 258 162 254 186Z', '#E8BE4A') +
  shape('M226 152C242 148 258 162 254 186H226C240 178 240 164 226 152Z', shade('#E8BE4A', 0.12)) +
  line('M200 176L206 164M212 166L216 156M228 170L232 158M240 176L244 164', '#FBE08A', 2.6) +
  line('M204 184L198 192M222 182L220 192M242 184L248 194', '#FBE08A', 2.6) +
  line('M196 196L172 206', '#8A5A34', 5) +
  shape('M186 184H258L252 204H192Z', '#B97A43') +
  line('M188 194H256', shade('#B97A43', 0.3), 2.4) +
  wheel(206, 208) +
  wheel(240, 208);

function farm(): string {
  const { top, low, far, middle, ground } = seasons.summer;
  return (
    shape('M0 0H260V60H0Z', lit('sky', top)) +
    // The sun rises behind the barn.
    group(sky(top, low, 'sun'), 'transform="translate(-290 4) scale(1.12)"') +
    group(
      hill(150, 30, far) +
        [20, 232].map((x) => roundTree(x, 176, 0.6, '#5FA95A')).join('') +
        hill(188, 16, middle) +
        rails +
        barn('translate(138 206) scale(.92)') +
        shape('M0 200C70 190 180 192 260 200V400H0Z', ground) +
        shape(
          'M96 200H180C190 250 120 300 150 400H0V330C60 300 92 260 96 200Z',
          '#E3C68E',
          'opacity=".55"',
        ) +
        hayCart +
        dots(
          [
            [22, 236],
            [238, 262],
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

/** Nobody lives in it yet. */
const emptyBowl =
  line('M18 196L15 230M62 196L65 230', '#8A5A34', 5) +
  shape('M8 190H72L74 198H6Z', '#C98B4B') +
  shape('M6 198H74V201H6Z', '#9A6A38') +
  group(
    fishBowl() +
      line('M-10 -2Q-15 -12 -9 -20Q-5 -26 -9 -32M-4 -2Q0 -10 -3 -16', named.gruen, 3) +
      oval(-16, -3, 4, 2.4, '#C9A777') +
      oval(6, -3, 5, 2.6, '#B98A5A'),
    'transform="translate(40 192) scale(.92)"',
  );

const home = (): string =>
  group(
    wallAndFloor({ wall: '#F9E3C0', floor: '#D9AC74', width: 260, floorLine: 208 }) +
      openWindow(44, 70, 70, 74, named.tuerkis) +
      group(ceilingLamp(164, 158), 'transform="translate(0 50)"') +
      line('M164 0V60', '#5A556C', 3) +
      group(sofa, 'transform="translate(-22 6)"') +
      rug +
      emptyBowl +
      group(dogBasket(), 'transform="translate(74 262) scale(.74)"'),
    'class="scene-world"',
  );

/** A fish lives in its bowl, wherever that stands. */
const bowl = (): string => fishBowl() + group(fish(), 'transform="translate(0 -9) scale(.26)"');

export const farmOrHome = () => ({
  farm: svgPart(farm(), 'farm'),
  home: svgPart(home(), 'home'),
  bowl: svgPart(bowl(), 'bowl'),
});
