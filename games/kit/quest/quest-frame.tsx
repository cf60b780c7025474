/** The page of a quest: what is said above, the buds of its tasks, and the scene. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { walkWithArrows } from '../controls/arrow-walk';
import { RoundDots } from '../controls/round-dots';
import { Sentence } from '../words/sentence';
import type { Sheet } from '../series/series-sheet';
import './quest-frame.css';

type Props = Sheet & {
  name: string;
  /** Pictures that say the same as the sentence. */
  pictures?: ComponentChildren;
  children: ComponentChildren;
};

export function QuestFrame(props: Props) {
  const { name, sentence, named, word, pictures, asks, right, done, tasks, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  // A button that was chosen may be gone with its task; the keyboard then continues from here.
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus();
  }, [done, asks]);
  return (
    <div
      ref={frame}
      class={`quest ${name}`}
      tabIndex={-1}
      data-asks={asks}
      data-right={right}
      onKeyDown={walkWithArrows}
    >
      <div class="quest-head">
        <p class="quest-says" aria-live="polite">
          <Sentence text={sentence} word={word} named={named} />
          {pictures && <span class="quest-pictures">{pictures}</span>}
        </p>
        <RoundDots done={done} rounds={tasks} />
      </div>
      <div class="quest-scene">{children}</div>
    </div>
  );
}
