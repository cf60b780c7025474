/** Records for the lesson in the frame, where that is offered; its code comes when the lesson asks for it. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  recordVersion,
  type RecorderState,
  type RecordWish,
  type ToLesson,
} from 'kaktus-shared/bridge';
import type { Recorder } from './recorder';
import type { VoiceDialog } from './voice-dialog';

/** Ends the recording that is being made; null while none is. */
export type OnRecording = (stop: (() => void) | null) => void;

type Question = { Dialog: typeof VoiceDialog; answer: (isWanted: boolean) => void };

export function useRecorder(
  frame: RefObject<HTMLIFrameElement | null>,
  onRecording: OnRecording | undefined,
) {
  const [question, setQuestion] = useState<Question | null>(null);
  const opened = useRef<Promise<Recorder> | null>(null);

  const tell = (state: RecorderState) => {
    const message: ToLesson = { kaktus: recordVersion, type: 'recorder', state };
    frame.current?.contentWindow?.postMessage(message, '*');
  };

  const open = async (): Promise<Recorder> => {
    const { createRecorder, VoiceDialog } = await import('./voice');
    const ask = () =>
      new Promise<boolean>((settle) => {
        const answer = (isWanted: boolean) => {
          setQuestion(null);
          settle(isWanted);
        };
        setQuestion({ Dialog: VoiceDialog, answer });
      });
    const recorder = createRecorder({
      ask,
      tell: (state) => {
        onRecording?.(state === 'recording' ? () => recorder.hear('stop') : null);
        tell(state);
      },
    });
    return recorder;
  };

  useEffect(
    () => () => {
      void opened.current?.then(({ close }) => close()).catch(() => undefined);
      onRecording?.(null);
    },
    // The frame of another lesson is another one, with a recorder of its own.
    [], // oxlint-disable-line react/exhaustive-deps
  );

  const hear = (wish: RecordWish) => {
    if (!onRecording) return tell('unavailable');
    opened.current ??= open();
    opened.current.then(
      (recorder) => recorder.hear(wish),
      () => {
        opened.current = null;
        tell('unavailable');
      },
    );
  };
  return { question, hear };
}
