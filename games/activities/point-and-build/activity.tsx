/** Parts of the body: first they are shown in a face, then a robot is built of them. */
import { useState } from 'preact/hooks';
import type { ActivityProps } from '../../kit/activity';
import type { Stars } from 'kaktus-shared/bridge';
import { BuildRobot } from './build-robot';
import { PointAtFace } from './point-at-face';
import { bothStars, type Body } from './rules';
import './point-and-build.css';

export default function PointAndBuild(props: ActivityProps) {
  const [stars, setStars] = useState<Stars | null>(null);
  const { face, robot } = props.data as Body;
  const tasks = face.length + robot.length;
  if (!stars) return <PointAtFace {...props} tasks={tasks} onDone={setStars} />;
  return (
    <BuildRobot
      {...props}
      before={face.length}
      tasks={tasks}
      onDone={(more) => props.onDone(bothStars(stars, more))}
    />
  );
}
