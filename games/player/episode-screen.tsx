/** A part of the running story: three pictures, one after another, told by what happens in them and by noises. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { BigButton } from '../kit/controls/big-button';
import type { Episode } from '../kit/scenes/scenes';
import { useAction } from '../kit/scenes/use-action';
import { phraseLines } from '../kit/speech/line';
import type { Speaker } from '../kit/speech/speaker';
import manifest from './manifest.json';
import './episode-screen.css';

const phrase = phraseLines('player', manifest.phrases);
/** A picture is looked at before and after something happens in it. */
const beforeMs = 700;
const afterMs = 1500;

type PictureProps = {
  episode: Episode;
  place: number;
  isWaiting: boolean;
  onEnd: () => void;
};

function Picture({ episode, place, isWaiting, onEnd }: PictureProps) {
  const picture = useRef<SVGSVGElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const drawing = episode.pages[place] ?? '';
  const action = episode.actions[place];
  useAction({ picture, drawing, action }, isPlaying);
  useEffect(() => {
    if (isWaiting) return;
    const start = setTimeout(() => setPlaying(true), beforeMs);
    const end = setTimeout(onEnd, beforeMs + (action?.lasts ?? 0) + afterMs);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
    };
  }, [isWaiting]);
  return (
    <svg
      ref={picture}
      class="scene"
      viewBox="0 0 500 400"
      data-hour={episode.hours[place]}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

type Props = { episode: Episode; speaker: Speaker; onHome: () => void };

export function EpisodeScreen({ episode, speaker, onHome }: Props) {
  const [showing, setShowing] = useState(0);
  const [place, setPlace] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const [isFound, setFound] = useState(false);

  useEffect(() => {
    let left = false;
    void speaker.instruct([phrase('pia')]).then(() => !left && setAsked(true));
    return () => {
      left = true;
    };
  }, [showing]);

  const again = () => {
    setPlace(0);
    setAsked(false);
    setFound(false);
    setShowing(showing + 1);
  };
  const turn = () => {
    if (place < episode.pages.length - 1) return setPlace(place + 1);
    if (!episode.isFound) return;
    setFound(true);
    void speaker.instruct([phrase('pia-found')]);
  };

  return (
    <div class="episode">
      <h1>{manifest.phrases[isFound ? 'pia-found' : 'pia']}</h1>
      <div class="episode-picture" role="img" aria-label={`Bild ${place + 1} von 3`}>
        <svg
          class="episode-symbols"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: episode.symbols }}
        />
        <Picture
          key={`${showing} ${place}`}
          {...{ episode, place }}
          isWaiting={!isAsked}
          onEnd={turn}
        />
      </div>
      <div class="episode-ways">
        <BigButton name="Noch einmal" sign="again" onPress={again} />
        <BigButton name="Zur Karte" sign="map" look="main" onPress={onHome} />
      </div>
    </div>
  );
}
