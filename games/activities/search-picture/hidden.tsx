/** Who hides: the word's picture, or a drawing of its own where the picture brings a place with it. */
import type { Word } from '../../kit/lesson';
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';

const own: Record<string, { svg: string; view: string }> = drawings.hidden;

/** The moon, the sea: they are behind the land. */
export const isFar = ({ id }: Word): boolean => id in own;

export function Hidden({ word }: { word: Word }) {
  const drawing = own[word.id];
  if (!drawing) return <img src={word.picture} alt="" draggable={false} />;
  const [, , width, height] = drawing.view.split(' ');
  return (
    <svg
      class="scene"
      viewBox={drawing.view}
      style={{ aspectRatio: `${width} / ${height}` }}
      aria-hidden="true"
    >
      <Drawn svg={drawing.svg} />
    </svg>
  );
}
