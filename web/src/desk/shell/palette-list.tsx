/** The palette's options in groups. The focus stays in its field, which names the chosen one. */
import { Icon } from '../../ui/pictures/icon';
import { useDeskWords } from '../i18n/words';
import styles from './command-palette.module.css';
import type { Command } from './use-commands';
import type { OfferedGroup } from './use-palette';

type PaletteListProps = {
  id: string;
  groups: OfferedGroup[];
  /** Its place among the options of all groups. */
  chosen: number;
  onRun: (command: Command) => void;
};

export function PaletteList({ id, groups, chosen, onRun }: PaletteListProps) {
  const { palette } = useDeskWords('shell');
  return (
    <div id={id} role="listbox" aria-label={palette.heading} className={styles.list}>
      {groups.map(({ key, name, hint, start, commands }) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <div id={`${id}-${key}`} role="presentation" className={styles.kind}>
            {name} {hint && <span className={styles.hint}>{hint}</span>}
          </div>
          {commands.map((command, index) => {
            const place = start + index;
            return (
              <div
                key={command.key}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === chosen}
                className={styles.command}
                onClick={() => onRun(command)}
              >
                <Icon d={command.icon} />
                <span className={styles.what}>
                  {command.name}{' '}
                  {command.detail && <span className={styles.detail}>{command.detail}</span>}
                </span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
