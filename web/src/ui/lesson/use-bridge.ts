/** Listens to the lesson in a frame, stores what it reports, and answers its questions. */
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import {
  bridgeVersion,
  modeVersion,
  readFromLesson,
  type Progress,
  type RecordWish,
  type ToLesson,
  type Trouble,
} from 'kaktus-shared/bridge';
import { childOf } from '../../device/children';
import { keepMemory } from '../../device/memory';
import { keepProgress, keptProgress } from '../../device/progress';
import { useDarkMode } from '../dark-mode';
import { createMessageBudget } from './message-budget';

type Bridge = {
  frame: RefObject<HTMLIFrameElement | null>;
  userId: string;
  lesson: string;
  onReady: () => void;
  /** The lesson sends more than any lesson has to say; nothing of it is heard any more. */
  onFlood: () => void;
  onTrouble: (trouble: Trouble) => void;
  onProgress?: (progress: Progress) => void;
  onRecord: (wish: RecordWish) => void;
};

export function useBridge(bridge: Bridge): void {
  const { frame, userId, lesson, onReady, onFlood, onTrouble, onProgress, onRecord } = bridge;
  const [dark] = useDarkMode();
  const tellMode = useEffectEvent(() => {
    const message: ToLesson = { kaktus: modeVersion, type: 'mode', dark };
    frame.current?.contentWindow?.postMessage(message, '*');
  });
  const ready = useEffectEvent(() => {
    tellMode();
    onReady();
  });
  const progressed = useEffectEvent((progress: Progress) => onProgress?.(progress));
  // Whoever has opened the lesson plays it to its end, even if somebody chooses another child in another window.
  const [childId] = useState(() => childOf(userId).id);
  const recorded = useEffectEvent(onRecord);
  const flooded = useEffectEvent(onFlood);
  const troubled = useEffectEvent(onTrouble);
  useEffect(() => {
    const budget = createMessageBudget();
    const stop = () => {
      window.removeEventListener('message', hear);
      flooded();
    };
    const hear = (event: MessageEvent<unknown>) => {
      // What a browser's extensions say to each other comes from this window; all else from the lesson, or a frame in it.
      if (event.source === window) return;
      if (!budget.admits(performance.now())) return stop();
      // The frame is sandboxed, so its origin says nothing: only the sending window does.
      const speaker = frame.current?.contentWindow;
      if (!speaker || event.source !== speaker) return;
      if (!budget.covers(event.data)) return stop();
      const message = readFromLesson(event.data, lesson);
      if (message?.type === 'ready') ready();
      if (message?.type === 'progress') {
        keepProgress(userId, lesson, message.progress, childId);
        progressed(message.progress);
      }
      if (message?.type === 'memory') keepMemory(userId, lesson, message.memory, childId);
      if (message?.type === 'record') recorded(message.wish);
      if (message?.type === 'trouble') troubled(message);
      if (message?.type === 'ask') {
        const progress = keptProgress(userId, lesson, childId);
        speaker.postMessage(
          { kaktus: bridgeVersion, type: 'kept', progress } satisfies ToLesson,
          '*',
        );
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, userId, lesson, childId]);

  // A lesson that is not ready yet does not hear this; it is told once it is.
  useEffect(() => tellMode(), [dark]);
}
