/** Plays recordings one at a time, and knows which one is heard. */
import { useEffect, useRef, useState } from 'react';

export function useSound() {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [heard, setHeard] = useState<string | null>(null);
  useEffect(() => () => audio.current?.pause(), []);

  const play = (link: string) => {
    audio.current?.pause();
    const sound = new Audio(link);
    audio.current = sound;
    const end = () => audio.current === sound && setHeard(null);
    sound.addEventListener('ended', end);
    setHeard(link);
    sound.play().catch(end);
  };
  return { heard, play };
}

export type Sound = ReturnType<typeof useSound>;
