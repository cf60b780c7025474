/** Recordings as files: written and read by ffmpeg. */
import { spawnSync } from 'node:child_process';
import { bitRate } from './recordings.ts';
import { measure, readWav, writeWav, type Loudness, type Waveform } from './waveform.ts';

function run(program: string, args: string[], input?: Buffer): Buffer {
  const { error, status, stdout, stderr } = spawnSync(program, args, { input, maxBuffer: 2 ** 28 });
  if (error) throw new Error(`${program} cannot be started. On Debian: apt-get install ${program}`);
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout;
}

/** Neither the date nor the machine affects the file, so the same sound always gives the same bytes. */
export function toMp3(wave: Waveform): Buffer {
  const quiet = ['-hide_banner', '-loglevel', 'error', '-f', 'wav', '-i', 'pipe:0'];
  const same = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  const mp3 = ['-ac', '1', '-b:a', bitRate, '-write_xing', '0', '-id3v2_version', '0', '-f', 'mp3'];
  return run(
    'ffmpeg',
    [...quiet, ...same, '-codec:a', 'libmp3lame', ...mp3, 'pipe:1'],
    writeWav(wave),
  );
}

export function listen(path: string): Loudness {
  const wav = ['-f', 'wav', '-ac', '1', '-codec:a', 'pcm_s16le', 'pipe:1'];
  return measure(readWav(run('ffmpeg', ['-loglevel', 'error', '-i', path, ...wav])));
}
