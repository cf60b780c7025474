/**
 * Lets children hear themselves: records with this page's microphone, and plays the recording. The sound stays in this
 * module, in memory only; no message and no request contains it. It is gone when the game is over, the lesson is left
 * or the page is hidden.
 */
import type { Loudness, RecorderState, RecordWish } from 'kaktus-shared/bridge';
import { watchLoudness } from './loudness-meter';

export const longestRecordingMs = 6000;

type RecorderHost = {
  /** Explains it to the user, and resolves with their answer. */
  ask: () => Promise<boolean>;
  sendState: (state: RecorderState) => void;
  sendLoudness: (level: Loudness) => void;
};

const nothing = () => {};

const canRecord = () => 'MediaRecorder' in window && 'mediaDevices' in navigator;

/** Declining the browser's question is a refusal; anything else is a fault of the device. */
const stateAfterError = (error: unknown): RecorderState =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'unavailable';

const switchOff = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

/** Records until it is stopped or too long, and switches the microphone off. Returns what stops it. */
function recordFrom(
  stream: MediaStream,
  onLoudness: (level: Loudness) => void,
  onRecorded: (sound: Blob) => void,
): () => void {
  const parts: Blob[] = [];
  const device = new MediaRecorder(stream);
  const stop = () => {
    if (device.state !== 'inactive') device.stop();
  };
  const timer = setTimeout(stop, longestRecordingMs);
  device.addEventListener('dataavailable', ({ data }) => parts.push(data));
  device.addEventListener('stop', () => {
    clearTimeout(timer);
    endWatch();
    switchOff(stream);
    onRecorded(new Blob(parts, { type: device.mimeType }));
  });
  device.start();
  const endWatch = watchLoudness(stream, onLoudness);
  return stop;
}

/** Plays it once. Returns what ends it earlier. */
function playOnce(sound: Blob, onEnded: () => void): () => void {
  const address = URL.createObjectURL(sound);
  const audio = new Audio(address);
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    audio.pause();
    URL.revokeObjectURL(address);
    onEnded();
  };
  audio.addEventListener('ended', finish);
  audio.addEventListener('error', finish);
  audio.play().catch(finish);
  return finish;
}

export class Recorder {
  private readonly host: RecorderHost;
  private state: RecorderState = canRecord() ? 'ready' : 'unavailable';
  private isAllowed = false;
  private sound: Blob | null = null;
  /** Ends what is being recorded or played. */
  private end = nothing;
  /** Counts recordings and playbacks, so that late events of an earlier one are ignored. */
  private turn = 0;

  constructor(host: RecorderHost) {
    this.host = host;
    document.addEventListener('visibilitychange', this.onHidden);
  }

  handle(wish: RecordWish): void {
    if (wish === 'start') void this.start();
    else if (wish === 'stop') this.end();
    else if (wish === 'play') this.play();
    else this.clear();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.onHidden);
    this.forget();
  }

  private readonly onHidden = () => {
    if (document.hidden && (this.sound || this.state === 'recording')) this.clear();
  };

  private change(next: RecorderState): void {
    this.state = next;
    this.host.sendState(next);
  }

  private get isOver(): boolean {
    return this.state === 'unavailable' || this.state === 'refused';
  }

  private forget(): void {
    this.turn += 1;
    this.end();
    this.end = nothing;
    this.sound = null;
  }

  /** Page and lesson both learn that nothing is being recorded any more. */
  private clear(): void {
    this.forget();
    this.change(this.isOver || this.state === 'asking' ? this.state : 'ready');
  }

  /** The microphone is on while it records, and at no other time. */
  private async microphone(): Promise<MediaStream | null> {
    try {
      return await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch (error) {
      this.change(stateAfterError(error));
      return null;
    }
  }

  private async askFirst(): Promise<boolean> {
    this.change('asking');
    const isWanted = await this.host.ask();
    if (!isWanted) this.change('refused');
    return isWanted;
  }

  private async start(): Promise<void> {
    if (this.state === 'asking' || this.state === 'recording') return;
    if (this.isOver) return this.host.sendState(this.state);
    this.forget();
    const { turn } = this;
    const isAsked = !this.isAllowed;
    if (isAsked && !(await this.askFirst())) return;
    const stream = await this.microphone();
    if (!stream) return;
    this.isAllowed = true;
    // The child has tapped to speak already, so recording starts without a second tap.
    if (turn === this.turn && !document.hidden) return this.record(stream);
    switchOff(stream);
    if (isAsked) this.change('ready');
  }

  private record(stream: MediaStream): void {
    const { turn } = this;
    try {
      this.end = recordFrom(stream, this.host.sendLoudness, (sound) => {
        if (turn !== this.turn) return;
        this.end = nothing;
        this.sound = sound.size > 0 ? sound : null;
        this.change(this.sound ? 'recorded' : 'ready');
      });
      this.change('recording');
    } catch {
      // A device may refuse at the last moment: the microphone is then switched off as well.
      this.end = nothing;
      switchOff(stream);
      this.change('unavailable');
    }
  }

  private play(): void {
    if (!this.sound || this.state === 'recording') return;
    this.end();
    const { turn } = this;
    this.change('playing');
    this.end = playOnce(this.sound, () => {
      if (turn !== this.turn) return;
      this.end = nothing;
      this.change('ended');
    });
  }
}
