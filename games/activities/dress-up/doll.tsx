/** Mia, who is dressed piece by piece: sheet by sheet from the back to the front, each garment where it belongs. */
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';

const { body, glad } = drawings;
const worn: Record<string, string[]> = drawings.worn;
const wardrobe = Object.keys(worn);

export function Doll({ wears, isGlad }: { wears: readonly string[]; isGlad: boolean }) {
  const pieces = wardrobe.filter((name) => wears.includes(name));
  return (
    <g transform="translate(292 372) scale(2.7)">
      <g class="dress-up-doll" data-glad={isGlad}>
        {body.map((sheet, place) => (
          <g key={place}>
            <Drawn svg={(isGlad && glad[place]) || sheet} />
            <Drawn svg={worn.unterwaesche?.[place]} />
            {pieces.map((name) => {
              const piece = worn[name]?.[place];
              return piece && <Drawn key={name} svg={piece} class="dress-up-worn" />;
            })}
          </g>
        ))}
      </g>
    </g>
  );
}
