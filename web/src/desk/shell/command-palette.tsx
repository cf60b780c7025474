/** Goes anywhere by keyboard: Ctrl+K (or ⌘K) opens it, letters narrow the list, the arrows choose, Enter goes. */
import { useId, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { useNavigate } from '../../router/location';
import { Dialog } from '../../ui/dialogs/dialog';
import { Icon, icons } from '../../ui/pictures/icon';
import { useWords } from '../../i18n/language';
import { leave, useStaff } from '../api/session';
import { setDeskLanguage, useDeskLanguage, useDeskWords } from '../i18n/words';
import { navigationFor } from '../navigation';
import { useDeskDarkMode } from '../ui/desk-dark-mode';
import { deskIcons } from '../ui/desk-icons';
import styles from './command-palette.module.css';

type Command = { name: string; icon: string; run: () => void };

function useCommands(): Command[] {
  const words = useDeskWords('shell');
  const { darkMode, lightMode } = useWords('shell');
  const { permissions } = useStaff();
  const navigate = useNavigate();
  const language = useDeskLanguage();
  const [dark, setDark] = useDeskDarkMode();
  const other = language === 'de' ? 'en' : 'de';
  return [
    ...navigationFor(permissions).map(({ name, path, icon }) => ({
      name: words.navigation[name],
      icon,
      run: () => navigate(path),
    })),
    { name: words.myAccount, icon: deskIcons.key, run: () => navigate('/desk/account') },
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
    { name: words.signOut, icon: deskIcons.leave, run: () => void leave() },
  ];
}

function Commands({ onClose }: { onClose: () => void }) {
  const words = useDeskWords('shell');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const search = typed.trim().toLocaleLowerCase();
  const matches = useCommands().filter(({ name }) => name.toLocaleLowerCase().includes(search));
  const chosen = Math.min(at, matches.length - 1);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && matches.length > 0) setAt((chosen + step + matches.length) % matches.length);
    if (event.key === 'Enter') run(matches[chosen]);
    if (step || event.key === 'Enter') event.preventDefault();
  };
  return (
    <>
      <input
        type="text"
        role="combobox"
        className={styles.input}
        aria-label={words.goTo}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={id} role="listbox" aria-label={words.goTo} className={styles.list}>
        {matches.map((command, place) => (
          <li
            key={command.name}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === chosen}
            className={styles.command}
            onClick={() => run(command)}
          >
            <Icon d={command.icon} />
            {command.name}
          </li>
        ))}
      </ul>
      {matches.length === 0 && <p role="status">{words.nothingFound}</p>}
    </>
  );
}

export function CommandPalette() {
  const words = useDeskWords('shell');
  const [open, setOpen] = useState(false);
  // Before it is seen: an effect after the first paint would miss keys that are pressed at once.
  useLayoutEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon d={deskIcons.search} />
        <span className={styles.name}>{words.goTo}</span>
        <kbd className={styles.keys} aria-hidden="true">
          {words.shortcut}
        </kbd>
      </button>
      <Dialog heading={words.goTo} open={open} onClose={close}>
        <Commands onClose={close} />
      </Dialog>
    </>
  );
}
