/** A search field. It searches on submit, never while somebody types, because each search is recorded. */
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/forms/button';
import { Field } from '../../ui/forms/field';
import styles from './search-box.module.css';

type SearchBoxProps = {
  label: string;
  help: string;
  button: string;
  initial: string;
  busy: boolean;
  onSearch: (text: string) => void;
};

export function SearchBox({ label, help, button, initial, busy, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(initial);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onSearch(text.trim());
  };
  return (
    <form role="search" onSubmit={send}>
      <div className={styles.box}>
        <div className={styles.field}>
          <Field
            label={label}
            type="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit" busy={busy}>
          {button}
        </Button>
      </div>
      <p className="desk-help">{help}</p>
    </form>
  );
}
