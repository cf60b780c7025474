/** Small flowers and tufts of grass that make a search picture worth looking at. */
import { Drawn } from '../../kit/stage/drawn';
import drawings from './drawings.json';

const kinds = drawings.decor;
const places = [
  [4, 52],
  [34, 50],
  [66, 51],
  [95, 53],
  [16, 54],
  [84, 77],
  [34, 76],
  [66, 94],
  [5, 97],
  [35, 97],
  [96, 95],
];

export function Decor() {
  return (
    <>
      {places.map(([left, top], index) => (
        <svg
          key={index}
          class="scene search-picture-decor"
          viewBox="0 0 24 24"
          aria-hidden="true"
          style={{ left: `${left}%`, top: `${top}%`, translate: '-50% -100%' }}
        >
          <Drawn svg={kinds[index % kinds.length]} />
        </svg>
      ))}
    </>
  );
}
