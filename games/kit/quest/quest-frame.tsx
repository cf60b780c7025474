/** The page of a quest: what is said above, the buds of its tasks, and the scene. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { walkWithArrows } from '../arrow-walk';
import { ArticleShape } from '../article-shape';
import { articleMarks } from '../articles';
import type { Word } from '../lesson';
import { RoundDots } from '../round-dots';
import { markedNoun } from './marked-noun';
import './quest-frame.css';

type Props = {
  name: string;
  sentence: string;
  /** The word of the lesson that the sentence is about. */
  word?: Word | undefined;
  /** Pictures that say the same as the sentence. */
  pictures?: ComponentChildren;
  /** The next answer that is wanted. */
  asks: string;
  done: number;
  tasks: number;
  children: ComponentChildren;
};

export function QuestFrame(props: Props) {
  const { name, sentence, word, pictures, asks, done, tasks, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  // A button that was chosen may be gone with its task; the keyboard then continues from here.
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus();
  }, [done, asks]);
  const marked = word && markedNoun(sentence, word);
  return (
    <div
      ref={frame}
      class={`quest ${name}`}
      tabIndex={-1}
      data-asks={asks && `${asks}>`}
      onKeyDown={walkWithArrows}
    >
      <div class="quest-head">
        <p class="quest-says" aria-live="polite">
          {marked ? (
            <span>
              {marked.before}
              <b style={{ color: articleMarks[marked.gender].colour }}>
                <ArticleShape gender={marked.gender} /> {marked.noun}
              </b>
              {marked.after}
            </span>
          ) : (
            <span>{sentence}</span>
          )}
          {pictures && <span class="quest-pictures">{pictures}</span>}
        </p>
        <RoundDots done={done} rounds={tasks} />
      </div>
      <div class="quest-scene">{children}</div>
    </div>
  );
}
