/** The school bag in two layers, so that things can stand in it; its flap closes over a full one. */
import { Backdrop, Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';

export const childsRoom = <Backdrop svg={drawings.room} />;
export const bagBack = <Drawn svg={drawings.back} />;

export const bagFront = (isFull: boolean) => (
  <Drawn svg={isFull ? drawings.closed : drawings.open} class={isFull ? 'pack-bag-closed' : ''} />
);

const unused: Record<string, string | undefined> = drawings.unused;

/** As it is before anybody writes, paints or rubs with it; whatever leaves no marks is drawn as on its card. */
export function SchoolThing({ id, picture }: { id: string; picture: string | undefined }) {
  const svg = unused[id];
  return svg ? (
    <svg
      class="pack-bag-thing"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <Drawn svg={svg} />
    </svg>
  ) : (
    <img src={picture} alt="" draggable={false} />
  );
}
