/** Everything that the palette offers for a text, in groups: its commands first, then what the library has found. */
import type { PaletteGroup } from '../../api/schema.gen';
import { useNavigate } from '../../router/location';
import { useDeskWords } from '../i18n/words';
import { deskIcons } from '../ui/desk-icons';
import { useCommands, type Command } from './use-commands';
import { usePaletteSearch } from './use-palette-search';

export type OfferedGroup = {
  key: string;
  name: string;
  /** That there are more, or that no code is spelt like this. */
  hint: string;
  /** The place of its first command among those of all groups. */
  start: number;
  commands: Command[];
};

type Unplaced = Omit<OfferedGroup, 'start'>;
type Kind = PaletteGroup['kind'];

const iconOf: Record<Kind, string> = {
  person: deskIcons.people,
  code: deskIcons.codes,
  batch: deskIcons.codes,
  book: deskIcons.lessons,
  lesson: deskIcons.lessons,
};

const pathOf: Record<Kind, (id: string) => string> = {
  person: (id) => `/desk/people/${id}`,
  code: (id) => `/desk/codes/${id}`,
  batch: (id) => `/desk/codes/batches/${id}`,
  // A book has no page of its own.
  book: () => '/desk/lessons',
  lesson: (id) => `/desk/lessons/${id}`,
};

const placed = (group: Unplaced, index: number, all: Unplaced[]): OfferedGroup => ({
  ...group,
  start: all.slice(0, index).reduce((count, { commands }) => count + commands.length, 0),
});

export function usePalette(typed: string) {
  const { palette } = useDeskWords('shell');
  const navigate = useNavigate();
  const { groups, ...search } = usePaletteSearch(typed);
  const needle = typed.toLocaleLowerCase();
  const commands = useCommands().filter(({ name }) => name.toLocaleLowerCase().includes(needle));
  const asOffered = ({ kind, results, more, guesses }: PaletteGroup): Unplaced => ({
    key: kind,
    name: palette.kinds[kind],
    hint: [guesses && palette.guesses, more && palette.more].filter(Boolean).join(' '),
    commands: results.map(({ id, name, detail }) => ({
      key: id,
      name: name || palette.batch(id),
      detail,
      icon: iconOf[kind],
      run: () => navigate(pathOf[kind](id)),
    })),
  });
  const own = { key: 'command', name: palette.kinds.command, hint: '', commands };
  const all = [...(commands.length > 0 ? [own] : []), ...groups.map(asOffered)];
  return { ...search, offered: all.map(placed) };
}
