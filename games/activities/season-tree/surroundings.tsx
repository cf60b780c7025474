/** What stands around the tree all year, so that the meadow is somebody's home before any season has come. */
import type { Season } from './rules';

const planks = [0, 1, 2, 3, 4, 5, 6];

function House({ season }: { season: Season | null }) {
  const isCold = season === 'herbst' || season === 'winter';
  return (
    <g transform="translate(424 250)">
      {isCold && (
        <g fill="#fff" opacity=".8">
          <circle cx="21" cy="-78" r="6" />
          <circle cx="28" cy="-92" r="8" />
          <circle cx="22" cy="-109" r="10" />
        </g>
      )}
      <path d="M14-74H26V-44H14Z" fill="#9C5A44" />
      <path d="M-32-38H32V4H-32Z" fill="#FFF3DC" />
      <path d="M-42-34L0-74L42-34Z" fill={season === 'winter' ? '#FFFFFF' : '#D9694F'} />
      {season === 'winter' && <path d="M-36-34L0-68L36-34Z" fill="#EAF2F8" />}
      <path d="M-24-22H-6V-8H-24Z" fill={isCold ? '#FFC145' : '#BFE3F0'} />
      <path d="M8-24H24V4H8Z" fill="#8A5A34" />
      <circle cx="20" cy="-9" r="1.8" fill="#FFC145" />
    </g>
  );
}

function Fence() {
  return (
    <g fill="#FFFDF6" stroke="#CDB894" stroke-width="2" stroke-linejoin="round">
      <path d="M-4 318H152V325H-4ZM-4 334H152V341H-4Z" />
      {planks.map((at) => (
        <path key={at} d={`M${4 + at * 22} 352V314L${11 + at * 22} 305L${18 + at * 22} 314V352Z`} />
      ))}
    </g>
  );
}

export function Bird() {
  return (
    <g class="season-tree-bird" transform="translate(122 214)">
      <path d="M20 2L40-6L34 10Z" fill="#2F6FA8" />
      <path d="M-18-2Q-18-20 0-20Q20-18 24 4Q14 18-4 14Q-18 10-18-2Z" fill="#3F8FD0" />
      <path d="M-15 2Q-10 14 6 13Q10 2-2-2Q-12-4-15 2Z" fill="#FFD97A" />
      <path d="M2-6Q18-6 20 6Q8 8 2-6Z" fill="#2F6FA8" />
      <path d="M-17-8L-29-4L-17-1Z" fill="#F2994A" />
      <circle cx="-8" cy="-9" r="2.8" fill="#26233A" />
      <path d="M-2 14V22M6 13V21" stroke="#8A5A34" stroke-width="2.5" stroke-linecap="round" />
    </g>
  );
}

export function Behind({ season }: { season: Season | null }) {
  return (
    <>
      <House season={season} />
      <Fence />
    </>
  );
}
