/** What the palette can do by itself: open a part of the desk or a page of it, change the light or the language, sign out. */
import { useWords } from '../../i18n/language';
import { useNavigate } from '../../router/location';
import { signOutOfDesk, useStaff, type Permission } from '../api/session';
import { setDeskLanguage, useDeskLanguage, useDeskWords } from '../i18n/words';
import { navigationFor } from '../navigation';
import { icons } from '../../ui/pictures/icon';
import { useDeskDarkMode } from '../ui/desk-dark-mode';
import { deskIcons } from '../ui/desk-icons';

export type Command = { key: string; name: string; detail: string; icon: string; run: () => void };

const tasks = [
  { name: 'newBatch', path: '/desk/codes/new', permission: 'codes', icon: deskIcons.plus },
  { name: 'importCodes', path: '/desk/codes/import', permission: 'codes', icon: deskIcons.codes },
] as const satisfies { name: string; path: string; permission: Permission; icon: string }[];

function usePlaces() {
  const { navigation, palette, myAccount } = useDeskWords('shell');
  const { permissions } = useStaff();
  return [
    ...navigationFor(permissions).map(({ name, path, icon }) => ({
      name: navigation[name],
      path,
      icon,
    })),
    ...tasks
      .filter(({ permission }) => permissions.includes(permission))
      .map(({ name, path, icon }) => ({ name: palette[name], path, icon })),
    { name: myAccount, path: '/desk/account', icon: deskIcons.key },
  ];
}

export function useCommands(): Command[] {
  const words = useDeskWords('shell');
  const { darkMode, lightMode } = useWords('shell');
  const navigate = useNavigate();
  const other = useDeskLanguage() === 'de' ? 'en' : 'de';
  const [dark, setDark] = useDeskDarkMode();
  const commands = [
    ...usePlaces().map(({ name, path, icon }) => ({ name, icon, run: () => navigate(path) })),
    {
      name: dark ? lightMode : darkMode,
      icon: dark ? icons.sun : icons.moon,
      run: () => setDark(!dark),
    },
    {
      name: other === 'de' ? 'Deutsch' : 'English',
      icon: icons.language,
      run: () => void setDeskLanguage(other),
    },
    { name: words.signOut, icon: deskIcons.leave, run: () => void signOutOfDesk() },
  ];
  return commands.map((command) => ({ ...command, key: command.name, detail: '' }));
}
