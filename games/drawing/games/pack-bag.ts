/** The school bag in two layers, in the room of its child. */
import { light, named, shade } from '../colours.ts';
import { line, oval, shape, solid } from '../strokes.ts';
import { ceilingLamp, openWindow } from '../scenes/rooms.ts';
import { svgPart } from '../svg/file.ts';
import { wallAndFloor } from './room.ts';

const red = named.rot;

const behind = (): string =>
  line('M70 40C70 4 130 4 130 40', shade(red, 0.4), 11) +
  shape('M30 118C30 52 60 34 100 34S170 52 170 118V150H30Z', shade(red, 0.2)) +
  shape('M42 112C42 68 64 52 100 52S158 68 158 112V140H42Z', shade(red, 0.55));

const body = (): string =>
  shape('M12 122Q12 108 26 108H40V178H26Q12 178 12 164Z', shade(red, 0.12)) +
  shape('M188 122Q188 108 174 108H160V178H174Q188 178 188 164Z', shade(red, 0.34)) +
  solid(
    'bag',
    'M28 104C60 112 140 112 172 104V168Q172 190 150 190H50Q28 190 28 168Z',
    red,
    'M138 96C146 130 146 160 130 196H190V96Z',
  ) +
  line('M28 106C60 114 140 114 172 106', light(red, 0.4), 6);

const pocket = (): string =>
  solid(
    'pocket',
    'M56 136H144Q148 136 148 140V166Q148 180 134 180H66Q52 180 52 166V140Q52 136 56 136Z',
    light(red, 0.22),
    'M118 130V184H152V130Z',
  ) +
  line('M54 146Q100 156 146 146', shade(red, 0.24), 4) +
  oval(100, 153, 7, 7, named.gelb);

/** The flap falls over everything that is in the bag. */
const flap = (): string =>
  solid(
    'flap',
    'M26 116C26 46 60 28 100 28S174 46 174 116C174 140 150 150 100 150S26 140 26 116Z',
    light(red, 0.12),
    'M132 24C160 60 158 110 128 154H190V24Z',
  ) +
  line('M34 126C60 142 140 142 166 126', shade(red, 0.2), 4) +
  shape('M84 128H116V158Q116 166 108 166H92Q84 166 84 158Z', named.gelb) +
  shape('M92 140H108V152H92Z', shade(named.gelb, 0.3));

const room = (): string =>
  wallAndFloor({ wall: '#DDE7D2', floor: '#D9AC74', width: 1000, floorLine: 292 }) +
  openWindow(150, 60, 130, 120, named.gelb) +
  openWindow(720, 60, 130, 120, named.gelb) +
  ceilingLamp(500, 292);

export const packBag = () => ({
  room: `<g class="scene-world">${svgPart(room(), 'room')}</g>`,
  back: svgPart(behind(), 'bag-back'),
  open: svgPart(body() + pocket(), 'bag-open'),
  closed: svgPart(body() + pocket() + flap(), 'bag-closed'),
});
