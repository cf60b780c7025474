/** Listens to the lesson in a frame, stores what it reports, and answers its questions. */
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import {
  bridgeVersion,
  modeVersion,
  quietVersion,
  readFromLesson,
  type FromLesson,
  type Progress,
  type RecordWish,
  type ToLesson,
  type Trouble,
} from 'kaktus-shared/bridge';
import { childOf } from '../device/children/families';
import { keepMemory } from '../device/memory';
import { keepProgress, storedProgress } from '../device/progress';
import { useDarkMode } from '../ui/dark-mode';
import { createMessageBudget } from './message-budget';

type Bridge = {
  frame: RefObject<HTMLIFrameElement | null>;
  userId: string;
  lesson: string;
  onReady: () => void;
  /** The lesson exceeds its message budget; the page has stopped listening. */
  onFlood: () => void;
  onTrouble: (trouble: Trouble) => void;
  /** A file of the lesson could not be fetched. */
  onMissing?: () => void;
  onProgress?: (progress: Progress) => void;
  onRecord: (wish: RecordWish) => void;
  /** Where a teacher can ask for silence: whether she does. */
  quiet?: boolean;
};

type Listening = {
  frame: Bridge['frame'];
  lesson: string;
  onMessage: (message: FromLesson, speaker: Window) => void;
  onFlood: () => void;
};

/** Passes on the messages of the lesson in the frame, until there are too many. Returns a function that stops it. */
function listenToLesson({ frame, lesson, onMessage, onFlood }: Listening): () => void {
  const budget = createMessageBudget();
  const stop = () => {
    window.removeEventListener('message', hear);
    onFlood();
  };
  const hear = (event: MessageEvent<unknown>) => {
    // Messages of browser extensions come from this window; all others from the lesson, or a frame in it.
    if (event.source === window) return;
    if (!budget.admits(performance.now())) return stop();
    // The frame is sandboxed, so its origin says nothing: only the sending window does.
    const speaker = frame.current?.contentWindow;
    if (!speaker || event.source !== speaker) return;
    if (!budget.covers(event.data)) return stop();
    const message = readFromLesson(event.data, lesson);
    if (message) onMessage(message, speaker);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

/** Tells the lesson whether it is dark: when it is ready, and at every change. */
function useModeOf(frame: Bridge['frame']): () => void {
  const [dark] = useDarkMode();
  const tellMode = () => {
    const message: ToLesson = { kaktus: modeVersion, type: 'mode', dark };
    frame.current?.contentWindow?.postMessage(message, '*');
  };
  const onChange = useEffectEvent(tellMode);
  // A lesson that is not ready yet does not hear this; it is told once it is.
  useEffect(() => onChange(), [dark]);
  return tellMode;
}

/** Keeps the lesson silent while it is covered: from when it is ready, and at every change. */
function useQuietOf(frame: Bridge['frame'], quiet?: boolean): () => void {
  const tellQuiet = () => {
    if (quiet === undefined) return;
    const message: ToLesson = { kaktus: quietVersion, type: 'quiet', quiet };
    frame.current?.contentWindow?.postMessage(message, '*');
  };
  const onChange = useEffectEvent(tellQuiet);
  useEffect(() => onChange(), [quiet]);
  return tellQuiet;
}

export function useBridge(bridge: Bridge): void {
  const { frame, userId, lesson } = bridge;
  const tellMode = useModeOf(frame);
  const tellQuiet = useQuietOf(frame, bridge.quiet);
  // The child who opened the lesson keeps it, even if another child is chosen in another window.
  const [childId] = useState(() => childOf(userId).id);
  const flooded = useEffectEvent(bridge.onFlood);
  const receive = useEffectEvent((message: FromLesson, speaker: Window) => {
    if (message.type === 'ready') {
      tellMode();
      tellQuiet();
      bridge.onReady();
    }
    if (message.type === 'progress') {
      keepProgress(userId, lesson, message.progress, childId);
      bridge.onProgress?.(message.progress);
    }
    if (message.type === 'memory') keepMemory(userId, lesson, message.memory, childId);
    if (message.type === 'record') bridge.onRecord(message.wish);
    if (message.type === 'trouble') bridge.onTrouble(message);
    if (message.type === 'missing') bridge.onMissing?.();
    if (message.type === 'ask') {
      const progress = storedProgress(userId, lesson, childId);
      const reply: ToLesson = { kaktus: bridgeVersion, type: 'kept', progress };
      speaker.postMessage(reply, '*');
    }
  });
  useEffect(
    () =>
      listenToLesson({
        frame,
        lesson,
        onMessage: (message, speaker) => receive(message, speaker),
        onFlood: () => flooded(),
      }),
    [frame, userId, lesson, childId],
  );
}
