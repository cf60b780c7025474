/** The meadow around the tree: sky and ground of the season, and what the weather brings. */
import drawings from './drawings.json';
import type { Season } from './rules';

const drawn = (svg: string | undefined) => ({ __html: svg ?? '' });
const happenings: Record<string, string> = drawings.happenings;

type Props = { season: Season | null; happened: readonly string[] };

export function Scene({ season, happened }: Props) {
  return (
    <svg
      class="scene"
      viewBox="10 0 480 400"
      aria-hidden="true"
      // The sun shines by day, however late it is.
      data-hour={happened.includes('sonne') ? 'bright' : 'day'}
    >
      <g
        key={season}
        class="season-tree-meadow"
        dangerouslySetInnerHTML={drawn(drawings.meadows[season ?? 'none'])}
      />
      <g class="scene-world">
        <g transform="translate(256 352) scale(2.3)">
          <g dangerouslySetInnerHTML={drawn(drawings.trunk)} />
          {season && (
            <g
              key={season}
              class="season-tree-crown"
              dangerouslySetInnerHTML={drawn(drawings.crowns[season])}
            />
          )}
        </g>
        <g transform="translate(107 267)">
          <g class="season-tree-bird" dangerouslySetInnerHTML={drawn(drawings.bird)} />
        </g>
      </g>
      {happened.map((event) => (
        <g
          key={event}
          class="season-tree-event"
          dangerouslySetInnerHTML={drawn(happenings[event])}
        />
      ))}
    </svg>
  );
}
