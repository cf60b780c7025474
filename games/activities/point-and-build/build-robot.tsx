/** The second half: the robot needs a part, and the child finds it among the parts. */
import type { Word } from '../../kit/lesson';
import { Gather } from '../../kit/quest/gather';
import type { ChoiceState } from '../../kit/series/series-sheet';
import { Robot, RobotPart } from './robot';

type Props = {
  parts: readonly Word[];
  built: readonly string[];
  isDancing: boolean;
  stateOf: (part: string) => ChoiceState;
  onTake: (part: string) => void;
};

export function BuildRobot({ parts, built, isDancing, stateOf, onTake }: Props) {
  return (
    <Gather
      goods={parts}
      stateOf={stateOf}
      onTake={onTake}
      draw={(id) => <RobotPart name={id} />}
      holderName="Roboter"
      back={<Robot built={[...built]} isDancing={isDancing} />}
    />
  );
}
