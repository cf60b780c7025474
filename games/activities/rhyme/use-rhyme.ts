/** Reads a rhyme aloud, or lets it be sung: which line and which beat it is at, and how much was heard. */
import { useRef, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { phraseLines, type Line } from '../../kit/speech/line';
import { useReading } from '../../kit/speech/reading';
import manifest from './manifest.json';
import { beatAt, isForHands, type Beat, type Rhyme, type Song } from './rules';

const phrase = phraseLines('rhyme', manifest.phrases);

/** Calls back with how many lines have been said. */
const counted = (lines: readonly Line[], onHeard: (count: number) => void): Line[] =>
  lines.map((line, at) => ({
    ...line,
    onProgress: (share) => {
      line.onProgress?.(share);
      if (share >= 1) onHeard(at + 1);
    },
  }));

/** Calls back at every new beat of the song. */
const sungLine = (
  song: Song,
  setBeat: (next: (before: Beat | null) => Beat | null) => void,
): Line => ({
  ...song.says,
  onProgress: (share) => {
    const now = beatAt(song, share * song.seconds);
    setBeat((before) =>
      before?.line === now?.line && before?.syllable === now?.syllable ? before : now,
    );
  },
});

export function useRhyme(
  rhyme: Rhyme,
  { speaker, onMood }: Pick<ActivityProps, 'speaker' | 'onMood'>,
) {
  const { title, lines, song } = rhyme;
  const { place, follow } = useReading();
  const [beat, setBeat] = useState<Beat | null>(null);
  const [isSinging, setSinging] = useState(false);
  const heard = useRef(0);
  const readings = useRef(0);

  const read = async () => {
    const mine = (readings.current += 1);
    setSinging(false);
    onMood('listens');
    const followed = counted(follow(lines.map(({ says }) => says)), (count) => {
      heard.current = Math.max(heard.current, count);
    });
    const call = phrase(isForHands(rhyme) ? 'join' : 'listen');
    await speaker.instruct([call, title.says, ...followed]);
    if (mine !== readings.current) return;
    // With the sound off nothing is spoken, and the child has read the lines.
    heard.current = lines.length;
    onMood('claps');
  };

  const sing = async () => {
    if (!song) return;
    const mine = (readings.current += 1);
    setSinging(true);
    setBeat(null);
    onMood('claps');
    await speaker.instruct([phrase('sing'), sungLine(song, setBeat)]);
    if (mine === readings.current) setSinging(false);
  };

  const leave = () => (readings.current = 0);
  return { place, beat, isSinging, heard, read, sing, leave };
}
