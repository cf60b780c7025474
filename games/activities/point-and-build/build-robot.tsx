/** The second half: the robot needs a part, and the child finds it among the parts. */
import { useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import { Gather } from '../../kit/quest/gather';
import { QuestFrame } from '../../kit/quest/quest-frame';
import { useQuest } from '../../kit/quest/use-quest';
import { shuffle } from '../../kit/shuffle';
import { phraseLines } from '../../kit/speech';
import '../../kit/shelves.css';
import manifest from './manifest.json';
import { Robot, RobotPart } from './robot';
import { partsToAsk, type Body } from './rules';

const phrase = phraseLines('point-and-build', manifest.phrases);

export function BuildRobot(props: ActivityProps & { before: number; tasks: number }) {
  const { lesson, random, data } = props;
  const { robot } = data as Body;
  const [goods] = useState(() =>
    shuffle(
      lesson.words.filter(({ id }) => robot.some(({ word }) => word === id)),
      random,
    ),
  );
  const { quest, task, isDone, done, wanted, needsPictures, take, stateOf } = useQuest(props, {
    tasks: () =>
      partsToAsk(robot, lesson, random).map((asked, place) => ({
        ...asked,
        isLast: place === robot.length - 1,
      })),
    first: [phrase('robot')],
    ask: ({ says }) => [says],
    again: phrase('again'),
    praise: ({ isLast }) => [phrase(isLast ? 'dances' : 'fits')],
  });
  const built = quest.tasks.slice(0, done).map(({ word }) => word.id);

  return (
    <QuestFrame
      name="point-and-build on-shelves"
      sentence={task.says.text}
      word={task.word}
      pictures={needsPictures && <RobotPart name={task.word.id} />}
      asks={wanted}
      done={props.before + done}
      tasks={props.tasks}
    >
      <Gather
        goods={goods}
        stateOf={(id) => (built.includes(id) ? 'right' : stateOf(id))}
        onTake={take}
        draw={(id) => <RobotPart name={id} />}
        holderName="Roboter"
        back={<Robot built={built} isDancing={isDone && task.isLast} />}
      />
    </QuestFrame>
  );
}
