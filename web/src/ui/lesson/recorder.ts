/**
 * Lets a child hear itself: records with this page's microphone, and plays it. The sound stays in here: it is in memory only,
 * no message and no request holds it, and it is gone when the game is over, the lesson is left or the page is hidden.
 */
import type { RecorderState, RecordWish } from 'kaktus-shared/bridge';

export const longestRecordingMs = 6000;

type Around = {
  /** Explains it to the people before the page, and settles with their answer. */
  ask: () => Promise<boolean>;
  tell: (state: RecorderState) => void;
};

export type Recorder = { hear: (wish: RecordWish) => void; close: () => void };

const nothing = () => {};

const canRecord = () => 'MediaRecorder' in window && 'mediaDevices' in navigator;

/** People who say no to the browser have refused; anything else is a fault of the device. */
const whyNot = (error: unknown): RecorderState =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'unavailable';

const switchOff = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

export function createRecorder({ ask, tell }: Around): Recorder {
  let state: RecorderState = canRecord() ? 'ready' : 'unavailable';
  let isAllowed = false;
  let sound: Blob | null = null;
  /** Ends what is being recorded or played. */
  let end = nothing;
  /** What was begun in an earlier turn is thrown away. */
  let turn = 0;

  const change = (next: RecorderState) => {
    state = next;
    tell(next);
  };
  const isOver = () => state === 'unavailable' || state === 'refused';

  const forget = () => {
    turn += 1;
    end();
    end = nothing;
    sound = null;
  };

  /** The microphone is on while it records, and at no other time. */
  const microphone = async (): Promise<MediaStream | null> => {
    try {
      return await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch (error) {
      change(whyNot(error));
      return null;
    }
  };

  const record = (stream: MediaStream) => {
    const mine = turn;
    const parts: Blob[] = [];
    const device = new MediaRecorder(stream);
    const stop = () => {
      if (device.state !== 'inactive') device.stop();
    };
    const timer = setTimeout(stop, longestRecordingMs);
    device.addEventListener('dataavailable', ({ data }) => parts.push(data));
    device.addEventListener('stop', () => {
      clearTimeout(timer);
      switchOff(stream);
      if (mine !== turn) return;
      end = nothing;
      const taken = new Blob(parts, { type: device.mimeType });
      sound = taken.size > 0 ? taken : null;
      change(sound ? 'recorded' : 'ready');
    });
    end = stop;
    device.start();
    change('recording');
  };

  /** A device may refuse at the last moment: the microphone is then switched off as well. */
  const tryToRecord = (stream: MediaStream) => {
    try {
      record(stream);
    } catch {
      end = nothing;
      switchOff(stream);
      change('unavailable');
    }
  };

  const askFirst = async () => {
    change('asking');
    if (!(await ask())) return change('refused');
    const stream = await microphone();
    if (!stream) return;
    switchOff(stream);
    isAllowed = true;
    change('ready');
  };

  const start = async () => {
    if (state === 'asking' || state === 'recording') return;
    if (isOver()) return tell(state);
    forget();
    if (!isAllowed) return askFirst();
    const mine = turn;
    const stream = await microphone();
    if (!stream) return;
    if (mine === turn && !document.hidden) tryToRecord(stream);
    else switchOff(stream);
  };

  const play = () => {
    if (!sound || state === 'recording') return;
    end();
    const mine = turn;
    const address = URL.createObjectURL(sound);
    const audio = new Audio(address);
    let isPlayed = false;
    const finish = () => {
      if (isPlayed) return;
      isPlayed = true;
      audio.pause();
      URL.revokeObjectURL(address);
      if (mine !== turn) return;
      end = nothing;
      change('ended');
    };
    audio.addEventListener('ended', finish);
    audio.addEventListener('error', finish);
    end = finish;
    change('playing');
    audio.play().catch(finish);
  };

  /** Whoever shows that it records, in the page or in the lesson, hears that it no longer does. */
  const clear = () => {
    forget();
    change(isOver() || state === 'asking' ? state : 'ready');
  };
  const onHidden = () => {
    if (document.hidden && (sound || state === 'recording')) clear();
  };
  document.addEventListener('visibilitychange', onHidden);

  const wishes: Record<RecordWish, () => void> = {
    open: clear,
    start: () => void start(),
    stop: () => end(),
    play,
    forget: clear,
  };
  return {
    hear: (wish) => wishes[wish](),
    close: () => {
      document.removeEventListener('visibilitychange', onHidden);
      forget();
    },
  };
}
