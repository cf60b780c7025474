/** For adults: how difficult the games of a lesson are, or that each finds its own level. */
import type { Level } from 'kaktus-shared/bridge';
import './level-choice.css';

type Props = { level: Level | undefined; onChoose: (level: Level | undefined) => void };

export function LevelChoice({ level, onChoose }: Props) {
  return (
    <label class="level-choice">
      Stufe
      <select
        value={level ?? ''}
        onChange={({ currentTarget }) =>
          onChoose((Number(currentTarget.value) || undefined) as Level | undefined)
        }
      >
        <option value="">auto</option>
        <option value="1">1</option>
        <option value="2">2</option>
        <option value="3">3</option>
      </select>
    </label>
  );
}
