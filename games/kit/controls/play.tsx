/** The page of a game without a picture of its own: the question, the buds of its tasks, and below them the choices. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { walkWithArrows } from './arrow-walk';
import { RoundDots } from './round-dots';
import { Sentence } from '../words/sentence';
import type { Sheet } from '../series/series-sheet';
import { WordBanner } from '../words/word-banner';

type Props = Sheet & { look: string; columns?: number; children: ComponentChildren };

export function Play(props: Props) {
  const { sentence, named, word, asks, right, done, tasks, look, columns, children } = props;
  const page = useRef<HTMLDivElement>(null);
  // A button that was chosen may be gone with its task; the keyboard then continues from here.
  useEffect(() => {
    if (document.activeElement === document.body) page.current?.focus();
  }, [done, asks]);
  return (
    <div
      ref={page}
      class={`play ${look}`}
      tabIndex={-1}
      data-asks={asks}
      data-right={right}
      data-columns={columns}
      onKeyDown={walkWithArrows}
    >
      <WordBanner>
        <Sentence text={sentence} word={word} named={named} />
      </WordBanner>
      <RoundDots done={done} rounds={tasks} />
      {children}
    </div>
  );
}
