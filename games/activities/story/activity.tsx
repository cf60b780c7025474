/** A short story: one scene per page, read aloud while the sentence lights up. */
import { useEffect, useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import type { Word } from '../../kit/lesson';
import { LitText } from '../../kit/words/lit-text';
import { useReading } from '../../kit/speech/reading';
import { playNoise } from '../../kit/speech/sounds';
import { phraseLines, wordLine } from '../../kit/speech/line';
import { useHint } from '../../kit/series/use-hint';
import { usePageTurns } from '../../kit/controls/use-page-turns';
import manifest from './manifest.json';
import { bookmark, openedAt, pageAfter, starsForReading, type Story } from './rules';
import { PageScene } from './page-scene';
import { StoryTurns } from './story-turns';
import { TurningPage, useTurningPage } from './turning-page';
import { useScenes } from './use-scenes';
import './story.css';

const phrase = phraseLines('story', manifest.phrases);

export default function StoryBook(props: ActivityProps) {
  const { lesson, data, speaker, moves, onMood, onMove, onDone } = props;
  const { title, pages, scenes: file } = data as Story;
  const [opened] = useState(() => openedAt(moves.at(-1)));
  const [here, setHere] = useState(opened.page);
  const [heard, setHeard] = useState<ReadonlySet<number>>(opened.heard);
  const [tapped, setTapped] = useState<Word | null>(null);
  const [readPage, setReadPage] = useState(-1);
  const { place, follow } = useReading();
  const page = pages[here];
  if (!page) throw new Error(`The story has no page ${here + 1}.`);
  const scenes = useScenes(file, here);
  const drawing = scenes?.pages[here];
  const turning = useTurningPage(here, page, drawing);
  const isLast = here === pages.length - 1;

  const hints = useHint(`${here} ${heard.has(here)}`, () => onMood('waves'));

  useEffect(() => {
    let left = false;
    const read = async () => {
      onMood('listens');
      if (page.drawn.noise) void playNoise(page.drawn.noise);
      const before = here === 0 ? [phrase('listen'), title.says] : [];
      await speaker.instruct([...before, ...follow(page.says)]);
      if (left) return;
      setHeard((pagesBefore) => new Set(pagesBefore).add(here));
      setReadPage(here);
      onMood(isLast ? 'claps' : 'rests');
    };
    void read();
    return () => {
      left = true;
    };
  }, [here]);

  const turn = (step: 1 | -1) => {
    const next = pageAfter(here, step, pages.length);
    setTapped(null);
    setReadPage(-1);
    if (next === 'end') onDone(starsForReading(heard.size, pages.length));
    else {
      setHere(next);
      onMove(bookmark(next, heard));
    }
  };
  const hear = async (word: Word) => {
    setTapped(word);
    await speaker.say([wordLine(lesson, word)]);
  };
  const swipes = usePageTurns(turn);

  return (
    <div class="story" {...swipes}>
      <div class="story-picture">
        {scenes && (
          <svg class="story-symbols" dangerouslySetInnerHTML={{ __html: scenes.symbols }} />
        )}
        <PageScene
          key={here}
          {...{ page, drawing, tapped }}
          action={scenes?.actions[here]}
          isRead={readPage === here}
          words={lesson.words}
          onTap={hear}
        />
        <TurningPage {...turning} />
      </div>
      <div class="story-text" aria-live="polite">
        {here === 0 && <h1 class="story-title">{title.says.text}</h1>}
        {page.says.map(({ text }, line) => (
          <p key={text}>
            <LitText text={text} word={place?.line === line ? place.word : null} />
          </p>
        ))}
      </div>
      <StoryTurns here={here} pages={pages.length} isHinted={hints > 0} onTurn={turn} />
    </div>
  );
}
