/** A page that is one drawing. A finger touches what is drawn; keys and screen readers find a button for each thing. */
import { useRef, useState } from 'preact/hooks';
import type { Word } from '../../kit/lesson';
import { playNoise, playSound } from '../../kit/speech/sounds';
import type { SceneAction } from '../../kit/scenes/scenes';
import { useAction } from '../../kit/scenes/use-action';
import type { Page, Spot } from './rules';
import './scene-answers.css';

type Props = {
  drawn: NonNullable<Page['drawn']>;
  /** Not yet there while its file is being loaded. */
  drawing: string | undefined;
  action?: SceneAction | null;
  /** The sentences have been read. */
  isRead: boolean;
  words: Word[];
  tapped: Word | null;
  onTap: (word: Word) => void;
};

const answerMs = 1200;
/** Its name first, then what it sounds like. */
const nameMs = 1300;

const placeOf = ({ box: [x, y, width, height] }: Spot) => ({
  insetInlineStart: `${x + width / 2}%`,
  insetBlockStart: `${y + height / 2}%`,
  inlineSize: `max(64px, ${width}%)`,
  blockSize: `max(64px, ${height}%)`,
});

const finger = 64;

/** The smallest thing under a finger: things in a picture lie before each other, so their boxes overlap. */
function spotAt(
  spots: readonly Spot[],
  { clientX, clientY }: MouseEvent,
  { x, y, width, height }: DOMRect,
) {
  const near = (at: number, from: number, size: number, whole: number) => {
    const half = Math.max(finger, (size / 100) * whole) / 2;
    return Math.abs(at - ((from + size / 2) / 100) * whole) <= half;
  };
  return [...spots]
    .reverse()
    .find(
      ({ box: [left, top, wide, high] }) =>
        near(clientX - x, left, wide, width) && near(clientY - y, top, high, height),
    );
}

export function DrawnScene({ drawn, drawing, action, isRead, words, tapped, onTap }: Props) {
  const picture = useRef<SVGSVGElement>(null);
  const actAgain = useAction({ picture, drawing, action }, isRead);
  const [touched, setTouched] = useState('');
  const lightUp = (name: string) => {
    const thing = picture.current?.querySelector(`[data-thing="${name}"]`);
    thing?.setAttribute('data-touched', '');
    setTimeout(() => thing?.removeAttribute('data-touched'), answerMs);
  };
  const touch = ({ name, word, noise }: Spot) => {
    const acts = actAgain(name);
    if (!acts) lightUp(name);
    setTouched(name);
    const lessonWord = words.find(({ id }) => id === word);
    if (lessonWord) onTap(lessonWord);
    if (noise && !(acts && action?.noise))
      setTimeout(() => void playNoise(noise), lessonWord ? nameMs : 0);
    else if (!lessonWord && !acts) void playSound('pop');
  };
  return (
    <>
      <svg
        ref={picture}
        class="scene"
        viewBox="0 0 500 400"
        data-hour={drawn.hour}
        aria-hidden="true"
        onClick={(event) => {
          const spot = spotAt(drawn.spots, event, event.currentTarget.getBoundingClientRect());
          if (spot) touch(spot);
        }}
        dangerouslySetInnerHTML={{ __html: drawing ?? '' }}
      />
      {drawn.spots.map((spot) => (
        <button
          key={spot.name}
          type="button"
          class="story-spot"
          style={placeOf(spot)}
          aria-label={spot.label}
          data-speaking={touched === spot.name && tapped?.id === spot.word}
          onClick={() => touch(spot)}
        />
      ))}
    </>
  );
}
