/** The frame of every screen: the corners above, the scene, the mascot on the horizon. */
import type { ComponentChildren, Ref } from 'preact';
import { lights } from './evening-light';
import { Landscape } from './landscape';
import { Mascot, type Pose } from './mascot';
import './stage.css';
import './evening.css';
import './scene-hours.css';

type Props = {
  corners: ComponentChildren;
  pose: Pose | null;
  nearby: boolean;
  /** What is behind everything; without one, the low horizon that all games share. */
  place?: ComponentChildren;
  scene: Ref<HTMLElement>;
  children: ComponentChildren;
};

const EveningLight = () => (
  <svg class="stage-light" aria-hidden="true">
    {Object.entries(lights).map(([name, values]) => (
      <filter id={name} color-interpolation-filters="sRGB">
        <feColorMatrix values={values} />
      </filter>
    ))}
  </svg>
);

export function Stage({ corners, pose, nearby, place, scene, children }: Props) {
  return (
    <div class="stage">
      <EveningLight />
      {place || <Landscape />}
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
