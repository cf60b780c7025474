/** The page on which a task is played: the sentence above, the picture, and next to it the tray with what can be taken. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { walkWithArrows } from './arrow-walk';
import type { Word } from './lesson';
import { RoundDots } from './round-dots';
import { Sentence } from './sentence';
import type { Task, Tasks } from './tasks';
import './task-sheet.css';

type Props = {
  tasks: Tasks<Task>;
  text: string;
  word: Word | undefined;
  /** Shown next to the sentence, as a help. */
  sign?: ComponentChildren;
  look: string;
  tray?: ComponentChildren;
  children: ComponentChildren;
};

export function TaskSheet({ tasks, text, word, sign, look, tray, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  // A button that was chosen may be gone with its task; the keyboard then continues from here.
  useEffect(() => {
    if (document.activeElement === document.body) sheet.current?.focus();
  }, [tasks]);
  const { thing = '', place = '' } = tasks.all[tasks.at] ?? {};

  return (
    <div
      ref={sheet}
      class={`task-sheet ${look}`}
      tabIndex={-1}
      data-asks={tasks.done ? '' : `${thing}>${place}`}
      onKeyDown={walkWithArrows}
    >
      <div class="task-sheet-head">
        <p class="task-sheet-text" aria-live="polite">
          {sign}
          <Sentence {...{ text, word }} />
        </p>
        <RoundDots done={tasks.at + (tasks.done ? 1 : 0)} rounds={tasks.all.length} />
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
