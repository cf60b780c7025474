/** The lesson's side of a recording: the host has the microphone and the sound; a game only says what it wishes. */
import { useEffect, useState } from 'preact/hooks';
import {
  recordVersion,
  type Loudness,
  type RecorderState,
  type RecordWish,
  type ToHost,
} from 'kaktus-shared/bridge';
import { readLoudnessFromHost, readRecorderFromHost } from 'kaktus-shared/bridge-recorder';

type Microphone = {
  state: RecorderState;
  /** How loud the child is while it is recorded. */
  loudness: Loudness;
  isThere: boolean;
  wish: (wish: RecordWish) => void;
};

/** Until a host says that it can record, there is no microphone; older hosts never do. */
export function useMicrophone(lesson: string): Microphone {
  const [state, setState] = useState<RecorderState>('unavailable');
  const [loudness, setLoudness] = useState<Loudness>(0);
  const wish = (what: RecordWish) => {
    if (window.parent === window) return;
    const message: ToHost = { kaktus: recordVersion, type: 'record', lesson, wish: what };
    window.parent.postMessage(message, '*');
  };
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== window.parent) return;
      const next = readRecorderFromHost(data);
      if (next) setState(next);
      setLoudness((before) => readLoudnessFromHost(data) ?? before);
    };
    addEventListener('message', hear);
    wish('open');
    return () => {
      removeEventListener('message', hear);
      wish('forget');
    };
  }, []);
  return { state, loudness, isThere: state !== 'unavailable' && state !== 'refused', wish };
}
