/** All languages, each in its own name. Escape, a click elsewhere and leaving with the Tab key close the list. */
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { languages, type Language } from '../i18n/catalogues';
import { setLanguage, useLanguage, useWords } from '../i18n/language';
import styles from './language-list.module.css';

const names: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  tr: 'Türkçe',
  uk: 'Українська',
  ar: 'العربية',
  es: 'Español',
  pl: 'Polski',
};

type LanguageListProps = { button: RefObject<HTMLButtonElement | null>; close: () => void };

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll('button')];
  const at = all.indexOf(document.activeElement as HTMLButtonElement);
  all.at((at + step) % all.length)?.focus();
}

export function LanguageList({ button, close }: LanguageListProps) {
  const words = useWords('late');
  const current = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return;
      if (!list.current?.contains(target) && !button.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [button, close]);

  const leave = () => {
    close();
    button.current?.focus();
  };
  const choose = (language: Language) => {
    setFailed(false);
    setLanguage(language).then(leave, () => setFailed(true));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    moveFocus(event);
    if (event.key !== 'Escape') return;
    // The menu around the list stays open.
    event.stopPropagation();
    leave();
  };

  return (
    <ul
      ref={list}
      className={styles.list}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (
          relatedTarget &&
          relatedTarget !== button.current &&
          !currentTarget.contains(relatedTarget)
        )
          close();
      }}
    >
      {languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            className={styles.language}
            aria-current={language === current ? 'true' : undefined}
            onClick={() => choose(language)}
          >
            {names[language]}
          </button>
        </li>
      ))}
      {failed && (
        <li>
          <p role="alert" className={styles.failed}>
            {words.languageFailed}
          </p>
        </li>
      )}
    </ul>
  );
}
