/** Hands a lesson that is on the device to the shell in a frame, once that is known to be in its sandbox. */
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type { HandedLesson, HandedSounds } from 'kaktus-shared/lesson-shell';
import { awaitShell } from '../device/books/shell-greeting';

export type OnDevice = {
  /** Both return null if the browser has lost a file. */
  read: () => Promise<HandedLesson | null>;
  readSounds: () => Promise<HandedSounds | null>;
  /** It cannot be played from here. */
  onFailed: () => void;
};

const noFiles = () => Promise.resolve(null);

export function useShell(frame: RefObject<HTMLIFrameElement | null>, onDevice?: OnDevice): void {
  const isOnDevice = onDevice !== undefined;
  const fail = useEffectEvent(() => onDevice?.onFailed());
  const read = useEffectEvent(() => onDevice?.read() ?? noFiles());
  const readSounds = useEffectEvent(() => onDevice?.readSounds() ?? noFiles());
  // In a layout effect, so that it listens before the frame sends its greeting.
  useLayoutEffect(() => {
    if (!isOnDevice) return;
    const first = read().catch(() => null);
    const handOver = async (port: MessagePort) => {
      const lesson = await first;
      if (!lesson) return fail();
      port.onmessage = async () => {
        const sounds = await readSounds().catch(() => null);
        if (sounds) port.postMessage(sounds);
        else fail();
      };
      port.postMessage(lesson);
    };
    return awaitShell({
      frame: () => frame.current?.contentWindow,
      onPort: (port) => void handOver(port),
      onFailure: () => fail(),
    });
  }, [frame, isOnDevice]);
}
