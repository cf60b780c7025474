/** The lesson's own place, as wide as the screen: its sky, its land from edge to edge, and the ground before it. */
import { useMemo } from 'preact/hooks';
import type { LessonPlace as Drawings } from '../kit/lesson';
import './lesson-place.css';

/** The land's own edge is soft, and so would be a seam: what is beside it begins a little inside. */
const beside =
  '<clipPath id="place-beside"><path d="M-500 -2000H1V400H-500ZM499 -2000H1000V400H499Z"/></clipPath>';

/** Far to either side, the land is seen as in a mirror, so that its edges meet. */
const landOf = ({ sky, land, floor }: Drawings) =>
  `<g class="scene-world${sky ? '' : ' scene-room'}">${beside}<g id="place-land">${land}</g>` +
  `<g clip-path="url(#place-beside)"><use href="#place-land" transform="translate(2) scale(-1 1)"/>` +
  `<use href="#place-land" transform="translate(998) scale(-1 1)"/></g><path d="M-500 399H1000V2600H-500Z" fill="${floor}"/></g>`;

/** Behind a game it is quiet: nothing in it is as strong as what is played with. */
type Props = { place: Drawings; isQuiet: boolean };

export function LessonPlace({ place, isQuiet }: Props) {
  const land = useMemo(() => ({ __html: landOf(place) }), [place]);
  return (
    <div class="lesson-place" data-quiet={isQuiet} aria-hidden="true">
      <svg
        class="lesson-place-sky scene"
        data-hour="day"
        viewBox="0 0 500 400"
        preserveAspectRatio="xMaxYMin slice"
        dangerouslySetInnerHTML={{ __html: place.sky }}
      />
      <svg
        class="lesson-place-land scene"
        data-hour="day"
        viewBox="0 0 500 400"
        dangerouslySetInnerHTML={land}
      />
    </div>
  );
}
