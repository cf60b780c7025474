/** What follows an event in a game: something is said, there is time to look, then the game goes on. */
import { useEffect } from 'preact/hooks';
import type { Line } from '../speech/line';
import type { Speaker } from '../speech/speaker';

/** Starts whenever `moment` changes to something; a new moment, or leaving, ends the previous one. */
export function useSequel(
  moment: unknown,
  speaker: Pick<Speaker, 'say'>,
  lines: Line[],
  goOn: () => void,
  lookMs = 900,
): void {
  useEffect(() => {
    if (!moment) return;
    let over = false;
    const follow = async () => {
      await speaker.say(lines);
      await new Promise((rest) => setTimeout(rest, lookMs));
      if (!over) goOn();
    };
    void follow();
    return () => {
      over = true;
    };
  }, [moment]);
}
