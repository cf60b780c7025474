/** A word to type by ear: its picture, the line it appears on, and large keys; the device's keyboard works too. */
import { useLayoutEffect } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { ArticleShape } from '../../kit/words/article-shape';
import { articleMarks, genderOf } from '../../kit/words/articles';
import { Play } from '../../kit/controls/play';
import { dueFirst } from '../../kit/progress';
import { playSound } from '../../kit/speech/sounds';
import { useSeries } from '../../kit/series/use-series';
import { keyFace, keyId, nextPlace, placeId, typeTasks, type WritingData } from './rules';
import { placeLetters } from './tracks';
import { TypingKeys } from './typing-keys';
import { WordStrip } from './word-strip';

export function Typing(props: ActivityProps) {
  const { lesson, progress, random, today } = props;
  const { series, task, isDone, sheet, put, stateOf } = useSeries(props, () => {
    const order = dueFirst(lesson.words, progress, today, random);
    return typeTasks(lesson, order, random, props.data as WritingData);
  });
  const { word, letters, keys } = task;
  const next = nextPlace(letters, series.got);
  const rightKey = keyId(letters[next] ?? '');
  const gender = genderOf(word);

  /** Keys are told apart by the place they would fill, so that the second m of Sommer is a different answer. */
  const thingOf = (key: string) => `${key}@${next}`;

  const press = (key: string) => {
    if (isDone) return;
    void playSound('pop');
    put(key === rightKey ? placeId(next) : key);
  };
  // Before the next key: fast typing must not reach the previous state of the game.
  useLayoutEffect(() => {
    const type = (event: KeyboardEvent) => {
      const key = keyId(event.key);
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
      if (!isShortcut && task.choices.includes(key)) press(key);
    };
    addEventListener('keydown', type);
    return () => removeEventListener('keydown', type);
  });

  return (
    <Play
      {...sheet}
      sentence={isDone ? sheet.sentence : ''}
      asks={isDone ? '' : `${thingOf(rightKey)}>`}
      right={thingOf(rightKey)}
      word={word}
      look="writing"
    >
      <div class="writing-head" data-typed="true">
        <img class="writing-picture" src={word.picture} alt={word.de} draggable={false} />
        <div class="writing-typed">
          {gender && (
            <span class="writing-article" style={{ color: articleMarks[gender].colour }}>
              <ArticleShape gender={gender} /> {word.article}
            </span>
          )}
          <WordStrip
            letters={placeLetters(word.de)}
            next={next}
            isWritten={(at) => isDone || !/\p{L}/u.test(letters[at] ?? '') || at < next}
            isByEar
          />
        </div>
      </div>
      <TypingKeys
        keys={keys}
        faceOf={(key) => keyFace(key, letters, next)}
        thingOf={thingOf}
        stateOf={stateOf}
        onPress={press}
      />
    </Play>
  );
}
