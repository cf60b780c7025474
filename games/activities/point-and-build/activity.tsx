/** Parts of the body: first they are shown in a face, then a robot is built of them. */
import type { ActivityProps } from '../../kit/activity';
import { QuestFrame } from '../../kit/quest/quest-frame';
import { phraseLines } from '../../kit/speech/line';
import { useSeries } from '../../kit/series/use-series';
import { wordCalled } from '../../kit/series/word-tasks';
import { BuildRobot } from './build-robot';
import manifest from './manifest.json';
import { PointAtFace } from './point-at-face';
import { RobotPart } from './robot';
import { bodyTasks, type Body } from './rules';
import '../../kit/controls/shelves.css';
import './point-and-build.css';

const phrase = phraseLines('point-and-build', manifest.phrases);
const says = { start: phrase('start'), robot: phrase('robot'), dances: phrase('dances') };

export default function PointAndBuild(props: ActivityProps) {
  const { lesson, level, random, progress } = props;
  const body = props.data as Body;
  const game = useSeries(props, () => bodyTasks(lesson, body, level, random, says));
  const { series, task, isDone, sheet } = game;
  const word = wordCalled(lesson, task.wants[0] ?? '');
  const isFace = task.half === 'face';
  const picture = isFace ? <img src={word.picture} alt="" /> : <RobotPart name={word.id} />;
  // What will be asked for again is taken off again.
  const waiting = series.tasks.slice(sheet.done).map(({ builds }) => builds);
  const built = series.tasks
    .slice(0, sheet.done)
    .flatMap(({ builds = [] }) => builds)
    .filter((part) => !waiting.includes(part) || part === task.builds);

  return (
    <QuestFrame
      {...sheet}
      name={`point-and-build${isFace ? '' : ' on-shelves'}`}
      word={word}
      pictures={progress.sound === false && picture}
    >
      {isFace ? (
        <PointAtFace
          lesson={lesson}
          isGlad={isDone && task.wants[0] !== 'auge'}
          stateOf={game.stateOf}
          onPoint={game.put}
        />
      ) : (
        <BuildRobot
          parts={lesson.words.filter(({ id }) => body.robot.some((part) => part.word === id))}
          built={built}
          isDancing={isDone && sheet.done === sheet.tasks}
          stateOf={game.stateOf}
          onTake={game.put}
        />
      )}
    </QuestFrame>
  );
}
