/** Records for the lesson in the frame, where that is offered; the recorder is loaded when a lesson first asks. */
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import {
  loudnessVersion,
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

/** A dialog on the screen, until it is answered. */
function useQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (Dialog: typeof VoiceDialog) =>
    new Promise<boolean>((settle) => {
      const answer = (isWanted: boolean) => {
        setQuestion(null);
        settle(isWanted);
      };
      setQuestion({ Dialog, answer });
    });
  return { question, ask };
}

export function useRecorder(
  frame: RefObject<HTMLIFrameElement | null>,
  onRecording: OnRecording | undefined,
) {
  const { question, ask } = useQuestion();
  const opened = useRef<Promise<Recorder> | null>(null);

  const send = (message: ToLesson) => frame.current?.contentWindow?.postMessage(message, '*');
  const sendState = (state: RecorderState) =>
    send({ kaktus: recordVersion, type: 'recorder', state });
  const open = async (): Promise<Recorder> => {
    const { Recorder, VoiceDialog } = await import('./recording-parts');
    const recorder = new Recorder({
      ask: () => ask(VoiceDialog),
      sendLoudness: (level) => send({ kaktus: loudnessVersion, type: 'loudness', level }),
      sendState: (state) => {
        onRecording?.(state === 'recording' ? () => recorder.handle('stop') : null);
        sendState(state);
      },
    });
    return recorder;
  };

  const close = useEffectEvent(() => {
    void opened.current?.then((recorder) => recorder.close()).catch(() => undefined);
    onRecording?.(null);
  });
  useEffect(() => () => close(), []);

  const hear = (wish: RecordWish) => {
    if (!onRecording) return sendState('unavailable');
    opened.current ??= open();
    const give = (recorder: Recorder) => recorder.handle(wish);
    opened.current.then(give, () => {
      opened.current = null;
      sendState('unavailable');
    });
  };
  return { question, hear };
}
