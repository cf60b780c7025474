/** The meadow around the tree: sky and ground of the season, and what the weather brings. */
import type { VNode } from 'preact';
import type { Season } from './rules';
import { Behind, Bird } from './surroundings';
import { Tree } from './tree';

const grounds: Record<Season | 'bare', [sky: string, far: string, near: string]> = {
  bare: ['#FBEBD8', '#DDDDB4', '#C6CF98'],
  fruehling: ['#D3EEF6', '#CFE9AE', '#A9D68B'],
  sommer: ['#AEDFF5', '#B4DB86', '#8CC66A'],
  herbst: ['#F6E3C5', '#DDBF7A', '#C9A25C'],
  winter: ['#C9D8EA', '#E9F1F7', '#FFFFFF'],
};

const spread = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
const cloud = 'M0 0Q-34 0-30-26T6-44Q18-76 56-64Q92-76 102-42Q136-36 126-6Q124 0 112 0Z';

const events: Record<string, VNode> = {
  sonne: (
    <g class="season-tree-event" transform="translate(398 78)">
      <circle r="62" fill="#FFE08A" opacity=".7" />
      <circle r="42" fill="#FFC145" />
      <circle cx="-13" cy="-5" r="4.5" fill="#7A4A24" />
      <circle cx="13" cy="-5" r="4.5" fill="#7A4A24" />
      <path
        d="M-13 9Q0 22 13 9"
        fill="none"
        stroke="#7A4A24"
        stroke-width="4"
        stroke-linecap="round"
      />
    </g>
  ),
  wolke: (
    <g class="season-tree-event">
      <path d={cloud} fill="#fff" transform="translate(70 110)" />
      <path d={cloud} fill="#F4F8FA" transform="translate(330 92) scale(.8)" />
    </g>
  ),
  regen: (
    <g class="season-tree-event">
      <path d={cloud} fill="#A9B7C6" transform="translate(60 92)" />
      <path d={cloud} fill="#B9C5D2" transform="translate(310 84) scale(.9)" />
      <g class="season-tree-fall" stroke="#5FA3D6" stroke-width="6" stroke-linecap="round">
        {spread.map((at) => (
          <path key={at} d={`M${24 + at * 34} ${120 + ((at * 67) % 190)}l-7 24`} />
        ))}
      </g>
    </g>
  ),
  schnee: (
    <g class="season-tree-event season-tree-fall" fill="#fff">
      {[...spread, ...spread].map((at, place) => (
        <circle
          key={place}
          cx={14 + at * 35 + (place > 13 ? 16 : 0)}
          cy={24 + ((place * 83) % 320)}
          r={4 + (place % 3) * 2}
        />
      ))}
    </g>
  ),
  wind: (
    <g
      class="season-tree-event season-tree-blow"
      fill="none"
      stroke="#fff"
      stroke-width="9"
      stroke-linecap="round"
    >
      <path d="M20 96H150Q180 96 180 74T160 54T142 70M50 132H260M300 70H420Q450 70 450 94T428 112M330 150H440M16 196H96" />
    </g>
  ),
  blatt: (
    <g class="season-tree-event season-tree-leaf">
      <path d="M330 236Q366 216 384 250Q360 276 330 252Z" fill="#E0702E" />
      <path
        d="M324 256Q348 250 372 246"
        fill="none"
        stroke="#8A4A22"
        stroke-width="4"
        stroke-linecap="round"
      />
    </g>
  ),
  regenschirm: (
    <g class="season-tree-event" transform="translate(74 308)">
      <path
        d="M0-50V44Q0 58 14 58T28 46"
        fill="none"
        stroke="#7B4B2C"
        stroke-width="7"
        stroke-linecap="round"
      />
      <path
        d="M-66-8Q-60-70 0-72T66-8Q55-20 44-8Q33-20 22-8Q11-20 0-8Q-11-20-22-8Q-33-20-44-8Q-55-20-66-8Z"
        fill="#E5352F"
      />
      <path d="M0-72Q-24-50-22-8Q-11-20 0-8Q11-20 22-8Q24-50 0-72Z" fill="#FFC145" />
    </g>
  ),
  schneemann: (
    <g class="season-tree-event" transform="translate(70 338)">
      <ellipse cy="6" rx="50" ry="8" fill="#26233A" opacity=".12" />
      <g fill="#fff" stroke="#D5E2EC" stroke-width="3">
        <circle cy="-32" r="40" />
        <circle cy="-94" r="29" />
      </g>
      <path d="M-24-116H24V-122H16V-150H-16V-122H-24Z" fill="#3A3644" />
      <path d="M-16-128H16V-122H-16Z" fill="#E5352F" />
      <path d="M0-94L30-88L0-84Z" fill="#FF8A2B" />
      <g fill="#3A3644">
        <circle cx="-9" cy="-100" r="4" />
        <circle cx="9" cy="-100" r="4" />
        <circle cy="-46" r="4.5" />
        <circle cy="-24" r="4.5" />
      </g>
      <path d="M-26-70Q0-56 26-70L24-62Q0-48-24-62Z" fill="#E5352F" />
      <path
        d="M-36-46L-66-70M36-46L66-70"
        stroke="#7B4B2C"
        stroke-width="6"
        stroke-linecap="round"
      />
    </g>
  ),
};

type Props = { season: Season | null; happened: readonly string[] };

export function Scene({ season, happened }: Props) {
  const [sky, far, near] = grounds[season ?? 'bare'];
  return (
    <svg viewBox="0 0 480 400" aria-hidden="true">
      <g class="season-tree-ground">
        <path d="M0 0H480V400H0Z" fill={sky} />
        <path d="M0 270C110 222 220 262 320 244S430 236 480 250V400H0Z" fill={far} />
        <path d="M0 326C130 292 250 330 340 312S440 312 480 320V400H0Z" fill={near} />
      </g>
      <Behind season={season} />
      {season === 'fruehling' && (
        <g fill="#F28BA8">
          <circle cx="50" cy="372" r="7" />
          <circle cx="150" cy="384" r="7" fill="#FFC145" />
          <circle cx="380" cy="372" r="7" />
          <circle cx="440" cy="350" r="7" fill="#8E5BC4" />
        </g>
      )}
      {season === 'herbst' && (
        <path
          d="M150 364q12-14 26-4q-10 16-26 4ZM300 372q12-14 26-4q-10 16-26 4ZM210 384q12-14 26-4q-10 16-26 4ZM390 356q12-14 26-4q-10 16-26 4Z"
          fill="#C8602F"
        />
      )}
      <g transform="translate(246 340) scale(1.45)">
        <Tree season={season} />
      </g>
      <Bird />
      {happened.map((event) => (
        <g key={event}>{events[event]}</g>
      ))}
    </svg>
  );
}
