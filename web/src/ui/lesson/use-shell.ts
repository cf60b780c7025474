/** Hands a lesson that is on the device to the shell in a frame, once that is known to be in its sandbox. */
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type { HandedLesson } from 'kaktus-shared/lesson-shell';
import { awaitShell } from '../../device/books/shell-greeting';

export type OnDevice = {
  /** Null if the browser has lost a file. */
  read: () => Promise<HandedLesson | null>;
  /** It cannot be played from here. */
  onFailed: () => void;
};

export function useShell(frame: RefObject<HTMLIFrameElement | null>, onDevice?: OnDevice): void {
  const isOnDevice = onDevice !== undefined;
  const fail = useEffectEvent(() => onDevice?.onFailed());
  const read = useEffectEvent(() => onDevice?.read() ?? Promise.resolve(null));
  // Before the frame can greet.
  useLayoutEffect(() => {
    if (!isOnDevice) return;
    const files = read().catch(() => null);
    return awaitShell({
      frame: () => frame.current?.contentWindow,
      onPort: async (port) => {
        const lesson = await files;
        if (lesson) port.postMessage(lesson);
        else fail();
      },
      onFailure: () => fail(),
    });
  }, [frame, isOnDevice]);
}
