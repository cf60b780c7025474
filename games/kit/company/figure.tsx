/** Puts the parts of a companion together: a pose, a face, a mouth that is more or less open, eyes that look somewhere. */
import type { CompanionDrawing, Pose } from './company-data';

export type Face = 'calm' | 'eager' | 'puzzled' | 'glad';
export type Look = { pose: Pose; face?: Face };
/** Where the eyes look, in parts of their way. */
export type Gaze = readonly [x: number, y: number];

type Props = { drawing: CompanionDrawing; look: Look; mouth: number; gaze: Gaze };

/** How far eyes move, in the measures of a head. */
const eyeWay = 4;

const Part = ({ svg }: { svg: string }) => <g dangerouslySetInnerHTML={{ __html: svg }} />;

function mouthOf({ mouths, laugh, doubt }: CompanionDrawing, face: Face, open: number): string {
  if (open > 0) return mouths[open] ?? laugh;
  if (face === 'puzzled') return doubt;
  return (face === 'calm' ? mouths[0] : laugh) ?? laugh;
}

export function Figure({ drawing, look: { pose, face = 'calm' }, mouth, gaze: [x, y] }: Props) {
  const { box, body, before, head, eyes, brows, poses } = drawing;
  const { behind, before: arms, turn, head: place = head.place } = poses[pose];
  const style = { transform: `rotate(${turn}deg)` };
  return (
    <svg viewBox={box} aria-hidden="true">
      <Part svg={behind} />
      <g transform={place}>
        <g class="company-head" style={style} dangerouslySetInnerHTML={{ __html: head.back }} />
      </g>
      <Part svg={body} />
      <g transform={place}>
        <g class="company-head" style={style}>
          <Part svg={head.skull + head.below} />
          <g
            class="company-eyes"
            style={{ transform: `translate(${x * eyeWay}px, ${y * eyeWay}px)` }}
            dangerouslySetInnerHTML={{ __html: face === 'glad' ? eyes.happy : eyes.open }}
          />
          <Part svg={face === 'puzzled' ? brows.raised : brows.level} />
          <Part svg={mouthOf(drawing, face, mouth)} />
          <Part svg={head.above} />
        </g>
      </g>
      <Part svg={before + arms} />
    </svg>
  );
}
