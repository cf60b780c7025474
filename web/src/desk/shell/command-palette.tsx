/** Goes anywhere and finds everything by keyboard: Ctrl+K (or ⌘K) opens it, the arrows choose, Enter opens. */
import { useEffect, useId, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { asFailure } from '../../api/failure';
import { useWords } from '../../i18n/language';
import { Dialog } from '../../ui/dialogs/dialog';
import { Button } from '../../ui/forms/button';
import { Icon } from '../../ui/pictures/icon';
import { Notice } from '../../ui/page/notice';
import { useStaff } from '../api/session';
import { useDeskWords } from '../i18n/words';
import { deskIcons } from '../ui/desk-icons';
import { failureWords } from '../ui/failure-words';
import styles from './command-palette.module.css';
import { PaletteList } from './palette-list';
import type { Command } from './use-commands';
import { usePalette } from './use-palette';

const longestText = 300;

function SearchFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const shell = useDeskWords('shell');
  const { tryAgain } = useWords('shell');
  return (
    <>
      <Notice kind="error">{failureWords(asFailure(error), {}, shell.failures)}</Notice>
      <div>
        <Button look="quiet" onClick={onRetry}>
          {tryAgain}
        </Button>
      </div>
    </>
  );
}

function usePaletteStatus(count: number, isSearching: boolean, failed: boolean): string {
  const { palette, nothingFound } = useDeskWords('shell');
  if (isSearching) return palette.searching;
  if (count > 0) return palette.count(count);
  return failed ? '' : nothingFound;
}

function Palette({ onClose }: { onClose: () => void }) {
  const words = useDeskWords('shell');
  const { permissions } = useStaff();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const search = typed.trim();
  const { offered, error, isSearching, refetch } = usePalette(search);
  const commands = offered.flatMap((group) => group.commands);
  const chosen = Math.min(at, commands.length - 1);
  const status = usePaletteStatus(commands.length, isSearching, Boolean(error));
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // This Enter chooses a word of the input method.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && commands.length > 0) setAt((chosen + step + commands.length) % commands.length);
    if (event.key === 'Enter') run(commands[chosen]);
    if (step || event.key === 'Enter') event.preventDefault();
  };
  return (
    <>
      <input
        type="text"
        role="combobox"
        className={styles.input}
        aria-label={words.palette.heading}
        aria-expanded={commands.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
        aria-describedby={`${id}-help`}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestText}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-help`} className={search ? 'visually-hidden' : styles.help}>
        {words.palette.help(permissions)}
      </p>
      <p role="status" className={search ? styles.help : 'visually-hidden'}>
        {status}
      </p>
      {error && <SearchFailure error={error} onRetry={() => void refetch()} />}
      <PaletteList id={id} groups={offered} chosen={chosen} onRun={run} />
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
        <span className={styles.name}>{words.palette.heading}</span>
        <kbd className={styles.keys} aria-hidden="true">
          {words.shortcut}
        </kbd>
      </button>
      <Dialog heading={words.palette.heading} open={open} onClose={close}>
        <Palette onClose={close} />
      </Dialog>
    </>
  );
}
