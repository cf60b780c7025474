/** A child says something and hears it. If people must be asked first, a voice explains what the host writes. */
import { useEffect, useRef } from 'preact/hooks';
import manifest from '../manifest.json';
import { phraseLines, type Line } from '../speech/line';
import type { Speaker } from '../speech/speaker';
import { useMicrophone } from './use-microphone';

const phrase = phraseLines('kit', manifest.phrases);

type Turn = {
  lesson: string;
  speaker: Speaker;
  /** Said before the child's own voice, so that both are heard one after the other. */
  model: readonly Line[];
  onHeard: () => void;
};

export function useOwnVoice({ lesson, speaker, model, onHeard }: Turn) {
  const { state, loudness, isThere, wish } = useMicrophone(lesson);
  const comparing = useRef(0);
  const compare = async () => {
    const mine = (comparing.current += 1);
    wish('stop');
    await speaker.say([...model]);
    if (mine === comparing.current) wish('play');
  };
  useEffect(() => {
    if (state === 'asking') void speaker.say([phrase('microphone')]);
    // Only the child should be heard, also if the recording begins while people are still being told what for.
    if (state === 'recording') speaker.stop();
    if (state === 'recorded') void compare();
    if (state === 'ended') onHeard();
  }, [state]);

  const press = () => {
    if (state === 'recording') return wish('stop');
    comparing.current += 1;
    speaker.stop();
    wish('start');
  };
  const forget = () => {
    comparing.current += 1;
    wish('forget');
  };
  return { state, loudness, isThere, press, compare, forget };
}
