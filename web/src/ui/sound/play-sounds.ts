/** Plays recordings one after the other; a new call stops the previous one. */
let playing: HTMLAudioElement | null = null;

type PlaybackResult = 'heard' | 'interrupted' | 'failed';

async function play(url: string): Promise<PlaybackResult> {
  const audio = new Audio(url);
  playing = audio;
  const ended = new Promise<PlaybackResult>((resolve) => {
    audio.onended = () => resolve('heard');
    audio.onerror = () => resolve('failed');
    // At the end it pauses too. A device may also pause it by itself, for a call or when its headphones are unplugged.
    audio.onpause = () => {
      if (!audio.ended) resolve(playing === audio ? 'failed' : 'interrupted');
    };
  });
  try {
    await audio.play();
  } catch {
    return playing === audio ? 'failed' : 'interrupted';
  }
  return ended;
}

export function stopSounds(): void {
  const last = playing;
  playing = null;
  last?.pause();
}

/** 'failed' if a recording cannot be loaded, for example offline, or if the browser wants a tap first. */
export async function playSounds(...urls: (string | undefined)[]): Promise<PlaybackResult> {
  stopSounds();
  for (const url of urls) {
    if (!url) continue;
    const heard = await play(url);
    if (heard !== 'heard') return heard;
  }
  return 'heard';
}
