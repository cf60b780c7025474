/** The picture to be painted: what has no colour yet is paper with a dashed edge. */
import { Drawn } from '../../kit/stage/drawn';
import type { Spot } from '../../kit/controls/piece';
import drawings from './drawings.json';

export const spots: Record<string, { name: string; at: Spot }> = {
  ballon: { name: 'der Ballon', at: [18, 22, 21, 34] },
  wolke: { name: 'die Wolke', at: [52, 12.5, 29, 18] },
  dach: { name: 'das Dach', at: [50, 36.5, 36, 18] },
  haus: { name: 'das Haus', at: [50, 60, 28, 24] },
  baum: { name: 'der Baum', at: [86, 46, 26, 36] },
  katze: { name: 'die Katze', at: [14, 76, 26, 25] },
  auto: { name: 'das Auto', at: [80, 84, 32, 20] },
  blume: { name: 'die Blume', at: [37, 84, 17, 26] },
  schmetterling: { name: 'der Schmetterling', at: [84, 14, 24, 22] },
};

const inks: Record<string, string[]> = drawings.inks;
const paper = ['#FFF8EC', '#FFF8EC', '#D9C6A2', '#FFFDF7'];

function colourOf(ink: string) {
  const [paint, side, deep, lit] = inks[ink] ?? paper;
  return { '--paint': paint, '--paint-side': side, '--paint-deep': deep, '--paint-light': lit };
}

type Props = { colours: Record<string, string> };

export function PaintScene({ colours }: Props) {
  return (
    <svg class="scene" viewBox="10 0 480 400" aria-hidden="true">
      <Drawn svg={drawings.meadow} />
      {Object.entries(drawings.parts).map(([part, drawing]) => {
        const ink = colours[part] ?? '';
        return (
          <Drawn
            key={part}
            class="paint-part"
            data-ink={ink}
            style={colourOf(ink)}
            svg={ink === 'bunt' ? drawings.motley : drawing}
          />
        );
      })}
    </svg>
  );
}
