/** A layer of the place: drawn for broad screens and for upright ones, of which one is seen. */
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';

type LayerName = 'behind' | 'land' | 'before';
const layers: Record<LayerName, Record<string, string>> = drawings;

export const Layer = ({ of, scene }: { of: LayerName; scene: string }) => (
  <>
    {(['wide', 'tall'] as const).map((side) => {
      const svg = layers[of][`${scene}-${side}`];
      return (
        svg && (
          <svg
            key={side}
            class={`scene search-picture-layer search-picture-${of} only-${side}`}
            viewBox={drawings.sheets[side]}
            aria-hidden="true"
          >
            <Drawn svg={svg} class="scene-world" />
          </svg>
        )
      );
    })}
  </>
);
