/** The room to tidy up, and three boxes for the toys. */
import { light, named, shade } from '../colours.ts';
import { openWindow } from '../scenes/rooms.ts';
import { group, line, oval, shape, softEdge, solid } from '../strokes.ts';
import { svgPart } from '../svg/file.ts';
import { lightChain, wallAndFloor } from './game-rooms.ts';

const boxes = { gelb: named.gelb, weiss: named.weiss, lila: named.lila };
type Box = keyof typeof boxes;

/** A picture on the front for those who see colours differently. */
const marks: Record<Box, string> = {
  gelb:
    oval(80, 96, 13, 13, '#FFF6D0') +
    line(
      'M80 75V71M80 121V117M59 96H55M105 96H101M65 81L62 78M98 114L95 111M95 81L98 78M62 114L65 111',
      '#FFF6D0',
      5,
    ),
  weiss: shape(
    'M56 108Q44 108 46 97T60 89Q64 76 79 81Q92 76 97 89Q114 90 110 102Q108 108 102 108Z',
    '#8FC7DD',
  ),
  lila: shape('M88 72A26 26 0 1 0 106 110A21 21 0 1 1 88 72Z', '#FFE08A'),
};

const dark = (box: Box, share: number) =>
  box === 'weiss' ? shade('#F4EFE6', share) : shade(boxes[box], share);

/** On a sheet of 160 × 140. */
const back = (box: Box): string => shape('M14 58L30 34H130L146 58Z', dark(box, 0.5));

const front = (box: Box): string =>
  solid(
    box,
    'M10 60H150L143 130Q142 136 135 136H25Q18 136 17 130Z',
    boxes[box],
    'M118 56C124 90 120 116 112 140H160V56Z',
  ) +
  line('M15 112H145', dark(box, 0.16), 2.4) +
  shape(
    'M7 52H153Q157 52 157 56V63Q157 67 153 67H7Q3 67 3 63V56Q3 52 7 52Z',
    box === 'weiss' ? '#FFFFFF' : light(boxes[box], 0.3),
    box === 'weiss' ? softEdge('#FFFFFF') : '',
  ) +
  marks[box];

const room = (): string =>
  wallAndFloor({ wall: '#CFE6DD', floor: '#D9AC74', width: 800, floorLine: 172 }) +
  openWindow(70, 40, 90, 84, named.gelb) +
  openWindow(640, 40, 90, 84, named.gelb) +
  oval(400, 304, 250, 78, '#E79B86') +
  oval(400, 304, 222, 66, '#F9D2BC') +
  oval(400, 304, 150, 42, '#F3B8A0');

const lights = (): string =>
  [0, 200, 400, 600].map((x) => group(lightChain(200), `transform="translate(${x} 0)"`)).join('');

const each = (draw: (box: Box) => string, part: string) =>
  Object.fromEntries(
    (Object.keys(boxes) as Box[]).map((box) => [box, svgPart(draw(box), `${box}-${part}`)]),
  );

export const tidyUp = () => ({
  room: `<g class="scene-world">${svgPart(room(), 'room')}</g>${svgPart(lights(), 'lights')}`,
  back: each(back, 'back'),
  front: each(front, 'front'),
});
