/** Says the model of a word, and notes which words were heard to their end. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import type { Line } from '../../kit/speech/line';

type Listening = Pick<ActivityProps, 'speaker' | 'onMood'> & {
  at: number;
  model: Line;
  /** Said before the first word. */
  intro: Line;
};

export function useListening({ speaker, onMood, at, model, intro }: Listening) {
  const [isHeard, setHeard] = useState(false);
  const heard = useRef(new Set<number>());
  const listen = (isFirst: boolean) => {
    onMood('listens');
    return speaker.instruct([...(isFirst ? [intro] : []), model]);
  };
  useEffect(() => {
    let isLeft = false;
    setHeard(false);
    void listen(at === 0).then(() => {
      // A child who goes on before has not heard it.
      if (isLeft) return;
      heard.current.add(at);
      setHeard(true);
    });
    return () => {
      isLeft = true;
    };
  }, [at]);
  return { isHeard, heardWords: () => heard.current.size, listenAgain: () => listen(false) };
}
