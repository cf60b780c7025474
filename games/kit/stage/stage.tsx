/** The frame of every screen: the corners above, the scene, the mascot on the horizon. */
import type { ComponentChildren, Ref } from 'preact';
import { Mascot, type Pose } from './mascot';
import './landscape.css';
import './stage.css';
import './evening.css';
import './scene-hours.css';

type Props = {
  corners: ComponentChildren;
  pose: Pose | null;
  nearby: boolean;
  /** What is before the low horizon that all games share, and covers it. */
  place?: ComponentChildren;
  scene: Ref<HTMLElement>;
  children: ComponentChildren;
};

export function Stage({ corners, pose, nearby, place, scene, children }: Props) {
  return (
    <div class="stage">
      {place}
      <header class="stage-corners">{corners}</header>
      <main ref={scene} class="stage-scene" tabIndex={-1}>
        {children}
      </main>
      {pose && (
        <div class="stage-mascot" data-nearby={nearby}>
          <Mascot pose={pose} />
        </div>
      )}
    </div>
  );
}
