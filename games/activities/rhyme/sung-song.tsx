/** While a song is sung: two lines at a time, what the hands do, and everybody from the lesson's party dances to it. */
import type { Lesson } from '../../kit/lesson';
import { useParty } from '../../kit/stage/use-party';
import { coupletAt, type Beat, type Rhyme, type Song } from './rules';
import { SungText } from './sung-text';
import './sung-song.css';

type Props = { lesson: Lesson; lines: Rhyme['lines']; song: Song; beat: Beat | null };

export function SungSong({ lesson, lines, song, beat }: Props) {
  const cast = useParty(lesson.party);
  return (
    <div class="sung-song" style={{ '--sway': `${song.swaySeconds}s` }}>
      <svg
        class="sung-song-cast"
        viewBox={cast?.box}
        preserveAspectRatio="xMidYMid"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: cast?.people ?? '' }}
      />
      <ol class="sung-song-lines">
        {coupletAt(beat, lines.length).map((order) => (
          <li key={order} data-reading={beat?.line === order}>
            <SungText
              syllables={song.lines[order] ?? []}
              at={beat?.line === order ? beat.syllable : null}
            />
            {lines[order]?.gesture && (
              <img
                class="rhyme-gesture"
                src={lines[order].gesture}
                alt="Mach mit!"
                draggable={false}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
