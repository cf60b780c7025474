/** A large picture in which the words of the lesson hide; the child finds the one that is called. */
import { useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { withArticle } from '../../kit/articles';
import { dueFirst, localDay } from '../../kit/progress';
import { QuestFrame } from '../../kit/quest/quest-frame';
import { useQuest } from '../../kit/quest/use-quest';
import { phraseLines, wordLine } from '../../kit/speech';
import { Decor } from './decor';
import { Ground } from './ground';
import { HidingPlace } from './hiding-place';
import manifest from './manifest.json';
import { growth, hide, searchFor, type Picture } from './rules';
import './search-picture.css';

const phrase = phraseLines('search-picture', manifest.phrases);

export default function SearchPicture(props: ActivityProps) {
  const { lesson, progress, random } = props;
  const picture = props.data as Picture;
  const [spots] = useState(() => hide(picture, lesson.words, random));
  const { quest, task, done, wanted, needsPictures, take, stateOf } = useQuest(props, {
    tasks: () => searchFor(dueFirst(lesson.words, progress, localDay(new Date()), random), spots),
    first: [phrase(`start-${picture.scene}`)],
    ask: ({ word }) => [phrase('where'), wordLine(lesson, word)],
    again: phrase('again'),
    praise: ({ word }) => [phrase('there'), wordLine(lesson, word)],
  });
  const found = quest.tasks.slice(0, done).map(({ word }) => word.id);

  return (
    <QuestFrame
      name="search-picture"
      sentence={`${phrase('where').text} ${withArticle(task.word)}?`}
      word={task.word}
      pictures={needsPictures && <img src={task.word.picture} alt="" />}
      asks={wanted}
      done={done}
      tasks={quest.tasks.length}
    >
      <Ground scene={picture.scene} />
      <Decor />
      <div role="group" aria-label="Suchbild">
        {spots.map(({ word, behind, tall, wide }) => {
          const isFound = found.includes(word.id);
          const state = isFound ? 'right' : stateOf(word.id);
          const isOver = isFound || state === 'away';
          return (
            <button
              key={word.id}
              type="button"
              class="search-picture-spot"
              data-thing={word.id}
              data-state={state}
              aria-label={withArticle(word)}
              aria-disabled={isOver}
              style={{
                '--tall-x': tall[0],
                '--tall-y': tall[1],
                '--wide-x': wide[0],
                '--wide-y': wide[1],
                '--grows': growth(word),
              }}
              onClick={isOver ? undefined : () => take(word.id)}
            >
              <HidingPlace behind={behind} side="back" />
              <span class="search-picture-hidden">
                <img src={word.picture} alt="" draggable={false} />
              </span>
              <HidingPlace behind={behind} side="front" />
            </button>
          );
        })}
      </div>
    </QuestFrame>
  );
}
