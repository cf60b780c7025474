/** One tree in four dresses, or bare. */
import type { Season } from './rules';

const clumps = [
  [0, -132, 46],
  [-52, -104, 40],
  [52, -104, 40],
  [-28, -160, 34],
  [30, -160, 34],
  [-78, -74, 28],
  [78, -74, 28],
  [0, -88, 40],
] as const;

const dresses: Record<Season, { leaves: [string, string]; dots: string[] }> = {
  fruehling: { leaves: ['#F7B5C8', '#FBD0DC'], dots: ['#FFF8EC', '#F28BA8', '#FFF8EC'] },
  sommer: { leaves: ['#4E9F55', '#6DB86A'], dots: ['#E5352F', '#E5352F', '#8CCB7E'] },
  herbst: { leaves: ['#E08A2E', '#F2B33D'], dots: ['#C8402F', '#FFD75E', '#A85A24'] },
  winter: { leaves: ['#DCE9F2', '#FFFFFF'], dots: [] },
};

function Crown({ season }: { season: Season }) {
  const { leaves, dots } = dresses[season];
  const isSnow = season === 'winter';
  const flat = isSnow ? 0.42 : 1;
  return (
    <g class="season-tree-crown">
      {clumps.map(([x, y, r], at) => (
        <ellipse key={at} cx={x} cy={y + 4} rx={r} ry={r * flat} fill={leaves[0]} />
      ))}
      {clumps.map(([x, y, r], at) => (
        <ellipse
          key={at}
          cx={x - 5}
          cy={y - 5 * flat}
          rx={r * 0.8}
          ry={r * 0.8 * flat}
          fill={leaves[1]}
        />
      ))}
      {!isSnow &&
        clumps.flatMap(([x, y, r], at) =>
          dots.map((fill, dot) => (
            <circle
              key={`${at}-${dot}`}
              cx={x + Math.cos(at * 1.7 + dot * 2.1) * r * 0.5}
              cy={y + Math.sin(at * 1.7 + dot * 2.1) * r * 0.5}
              r="6"
              fill={fill}
            />
          )),
        )}
    </g>
  );
}

export function Tree({ season }: { season: Season | null }) {
  return (
    <g class="season-tree-tree">
      <ellipse cy="2" rx="50" ry="9" fill="#26233A" opacity=".14" />
      <g fill="none" stroke="#8A5A34" stroke-linecap="round">
        <path d="M0-100V-168" stroke-width="9" />
        <path d="M0-124Q12-136 14-178M0-110Q-14-124-14-176" stroke-width="6" />
        <path d="M0-50Q-40-60-60-96M0-50Q40-60 60-96" stroke-width="13" />
        <path d="M0-90Q-20-110-26-152M0-90Q20-110 26-152" stroke-width="10" />
        <path d="M-40-74Q-66-66-80-76M40-74Q66-66 80-76" stroke-width="7" />
      </g>
      <path d="M-5-120Q-10-20-26 4H26Q10-20 5-120Z" fill="#8A5A34" />
      <path d="M5-110Q6-20 12 4H26Q10-20 5-110Z" fill="#744A29" />
      <g fill="#26233A">
        <circle cx="-7" cy="-37" r="2.6" />
        <circle cx="7" cy="-37" r="2.6" />
      </g>
      <g fill="#C9805A">
        <circle cx="-11" cy="-30" r="2.6" />
        <circle cx="11" cy="-30" r="2.6" />
      </g>
      <path
        d="M-5-30Q0-25 5-30"
        fill="none"
        stroke="#26233A"
        stroke-width="2"
        stroke-linecap="round"
      />
      {season && <Crown key={season} season={season} />}
    </g>
  );
}
