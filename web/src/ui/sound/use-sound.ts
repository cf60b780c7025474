/** Plays one recording at a time; tells which one is playing, and whether the last one failed. */
import { useEffect, useState } from 'react';
import { playSounds, stopSounds } from './play-sounds';

export function useSound() {
  const [heard, setHeard] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => stopSounds, []);

  const playToEnd = async (link: string) => {
    setHeard(link);
    setFailed(false);
    const outcome = await playSounds(link);
    if (outcome === 'interrupted') return;
    setHeard(null);
    setFailed(outcome === 'failed');
  };
  return { heard, failed, play: (link: string) => void playToEnd(link) };
}

export type Sound = ReturnType<typeof useSound>;
