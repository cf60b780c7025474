/** Plays what happens on a page: it waits at its beginning until the sentences are read, and a touch repeats it. */
import { useEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import { playNoise } from '../speech/sounds';
import type { SceneAction } from './scenes';

type Stage = { picture: RefObject<SVGSVGElement>; drawing?: string; action?: SceneAction | null };

/** The drawing shows how the action ends, so with less motion nothing has to be done. */
const isStill = () =>
  globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches !== true;

/** Each part waits at its first frame. */
const playersIn = (picture: SVGSVGElement | null, { parts, lasts }: SceneAction): Animation[] =>
  parts.flatMap(({ part, frames }) => {
    const element = picture?.querySelector(`[data-acts="${part}"]`);
    const player = element?.animate(frames, { duration: lasts, fill: 'both' });
    player?.pause();
    return player ?? [];
  });

const isPartOf = ({ parts }: SceneAction, name: string) => parts.some(({ part }) => part === name);

export function useAction({ picture, drawing, action }: Stage, isRead: boolean) {
  const players = useRef<Animation[]>([]);
  const noise = useRef(0);

  const play = () => {
    if (!action) return;
    for (const player of players.current) {
      player.currentTime = 0;
      player.play();
    }
    clearTimeout(noise.current);
    if (action.noise)
      noise.current = setTimeout(() => void playNoise(action.noise!), action.noiseAt) as never;
  };

  useEffect(() => {
    if (!drawing || !action || isStill()) return;
    players.current = playersIn(picture.current, action);
    return () => {
      for (const player of players.current) player.cancel();
      players.current = [];
    };
  }, [drawing, action]);

  useEffect(() => {
    if (drawing && isRead !== (action?.atOnce ?? false)) play();
    return () => clearTimeout(noise.current);
  }, [isRead, drawing]);

  /** Whether this is something that moves in the action, which then begins again. */
  return (name: string): boolean => {
    if (!action || players.current.length === 0 || !isPartOf(action, name)) return false;
    play();
    return true;
  };
}
