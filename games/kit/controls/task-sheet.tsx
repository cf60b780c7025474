/** The page on which a task is played: the sentence above, the picture, and beside it the tray of things to take. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { walkWithArrows } from './arrow-walk';
import { RoundDots } from './round-dots';
import { Sentence } from '../words/sentence';
import type { Sheet } from '../series/series-sheet';
import './task-sheet.css';

type Props = Sheet & {
  /** Shown next to the sentence, as a help. */
  sign?: ComponentChildren;
  look: string;
  tray?: ComponentChildren;
  children: ComponentChildren;
};

export function TaskSheet(props: Props) {
  const { sentence, named, word, asks, right, done, tasks, sign, look, tray, children } = props;
  const sheet = useRef<HTMLDivElement>(null);
  // A button that was chosen may be gone with its task; the keyboard then continues from here.
  useEffect(() => {
    if (document.activeElement === document.body) sheet.current?.focus();
  }, [done, asks]);

  return (
    <div
      ref={sheet}
      class={`task-sheet ${look}`}
      tabIndex={-1}
      data-asks={asks}
      data-right={right}
      onKeyDown={walkWithArrows}
    >
      <div class="task-sheet-head">
        <p class="task-sheet-text" aria-live="polite">
          {sign}
          <Sentence text={sentence} word={word} named={named} />
        </p>
        <RoundDots done={done} rounds={tasks} />
      </div>
      <div class="task-sheet-room">
        <div class="task-sheet-picture">{children}</div>
      </div>
      {tray && (
        <div class="task-sheet-tray" role="group" aria-label="Auswahl">
          {tray}
        </div>
      )}
    </div>
  );
}
