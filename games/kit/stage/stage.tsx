/**
 * The frame of every screen: its place, the corners above, the scene, and who stands beside it. The place lies behind the
 * stage and not in it, so that its thousand shapes take nothing from a stage that changes.
 */
import type { ComponentChildren, Ref } from 'preact';
import './landscape.css';
import './stage.css';
import './evening.css';
import './scene-hours.css';
import './furniture.css';

type Props = {
  corners: ComponentChildren;
  place: ComponentChildren;
  /** What the cards of its games hang or stand on. */
  furniture: string;
  /** Where somebody stands, if anybody does, and who it is. */
  stands?: string | undefined;
  company?: ComponentChildren;
  scene: Ref<HTMLElement>;
  children: ComponentChildren;
};

export function Stage({ corners, place, furniture, stands, company, scene, children }: Props) {
  return (
    <>
      {place}
      <div class="stage" data-company={stands} data-furniture={furniture}>
        <header class="stage-corners">{corners}</header>
        <main ref={scene} class="stage-scene" tabIndex={-1}>
          {children}
        </main>
        {company && <div class="company">{company}</div>}
      </div>
    </>
  );
}
