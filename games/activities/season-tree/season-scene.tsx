/** The meadow around the tree: sky and ground of the season, and what the weather brings. */
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';
import type { Season } from './rules';

const happenings: Record<string, string> = drawings.happenings;

type Props = { season: Season | null; happened: readonly string[] };

export function SeasonScene({ season, happened }: Props) {
  return (
    <svg class="scene" viewBox="10 0 480 400" aria-hidden="true">
      <Drawn key={season} class="season-tree-meadow" svg={drawings.meadows[season ?? 'none']} />
      <g class="scene-world">
        <g transform="translate(256 352) scale(2.3)">
          <Drawn svg={drawings.trunk} />
          <Drawn
            key={season}
            class="season-tree-crown"
            svg={season ? drawings.crowns[season] : drawings.buds}
          />
        </g>
        <g transform="translate(107 267)">
          <Drawn class="season-tree-bird" svg={drawings.bird} />
        </g>
      </g>
      {happened.map((event) => (
        <Drawn key={event} class="season-tree-event" svg={happenings[event]} />
      ))}
    </svg>
  );
}
