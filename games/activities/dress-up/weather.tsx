/** What the weather looks like outside: sky, ground, and what falls or blows. */
import type { VNode } from 'preact';
import type { WeatherName } from './rules';

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const at = (row: number) => ({
  x: 10 + ((row * 73 + (row % 3) * 40) % 180),
  y: 10 + ((row * 29 + (row % 4) * 37) % 135),
});

const cloud = (x: number, y: number, fill: string) => (
  <path
    d="M-30 12Q-42 10-36-2Q-34-12-22-10Q-16-24 0-18Q14-26 22-12Q38-12 36 2Q36 12 26 12Z"
    transform={`translate(${x} ${y})`}
    fill={fill}
  />
);

const scene = (sky: string, hill: string, ground: string) => (
  <>
    <rect width="200" height="200" rx="26" fill={sky} />
    <path d="M0 150Q50 126 104 144T200 136V174Q200 200 174 200H26Q0 200 0 174Z" fill={hill} />
    <path d="M0 172Q60 158 120 170T200 166V174Q200 200 174 200H26Q0 200 0 174Z" fill={ground} />
  </>
);

export const weatherScenes: Record<WeatherName, VNode> = {
  sun: (
    <>
      {scene('#CDEBF5', '#CFE5B0', '#A7CE84')}
      <circle cx="166" cy="36" r="30" fill="#FFC145" opacity=".3" />
      <circle cx="166" cy="36" r="20" fill="#FFC145" />
      {cloud(40, 34, '#FFFDF7')}
    </>
  ),
  rain: (
    <>
      {scene('#B7C9D9', '#B5CDA0', '#93B87C')}
      {cloud(44, 30, '#8FA3B8')}
      {cloud(156, 26, '#9DB0C3')}
      <g stroke="#5B8DD6" stroke-width="4" stroke-linecap="round">
        {rows.map((row) => (
          <path key={row} d={`M${at(row).x} ${at(row).y + 30}l-4 12`} />
        ))}
      </g>
      <ellipse cx="34" cy="186" rx="24" ry="6" fill="#8FBFE0" />
      <ellipse cx="170" cy="182" rx="20" ry="5" fill="#8FBFE0" />
    </>
  ),
  snow: (
    <>
      {scene('#C9D6EC', '#EAF1FA', '#FFFFFF')}
      <path d="M16 152L30 112L44 152ZM20 132L30 100L40 132Z" fill="#4C9070" />
      <path d="M30 100L36 119Q30 114 24 119Z" fill="#FFF" />
      <g fill="#FFF">
        {rows.map((row) => (
          <circle key={row} cx={at(row).x} cy={at(row).y} r={3 + (row % 3)} />
        ))}
      </g>
    </>
  ),
  wind: (
    <>
      {scene('#F3E3C4', '#E8C48A', '#D9A566')}
      {cloud(52, 28, '#FFFDF7')}
      <g fill="none" stroke="#B7A58A" stroke-width="4" stroke-linecap="round">
        <path d="M8 62H46Q58 62 58 52T48 44M140 46H180Q192 46 190 36T178 32M150 96H192M6 108H40" />
      </g>
      <path
        d="M20 84q8-10 16-2q-6 10-16 2ZM168 72q8-10 16-2q-6 10-16 2ZM28 140q8-10 16-2q-6 10-16 2Z"
        fill="#D9653B"
      />
      <path d="M160 122q8-10 16-2q-6 10-16 2ZM64 20q8-10 16-2q-6 10-16 2Z" fill="#FFC145" />
    </>
  ),
};
