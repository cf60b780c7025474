/** An area to drop a file on, with a button to choose one instead. */
import { useRef, useState, type DragEvent } from 'react';
import { Button } from '../../ui/forms/button';
import { classNames } from '../../ui/class-names';
import styles from './file-drop.module.css';

type FileDropProps = {
  /** What to drop here. */
  label: string;
  button: string;
  help: string;
  /** The endings, such as '.zip,.h5p'. */
  accept: string;
  onFile: (file: File) => void;
};

export function FileDrop({ label, button, help, accept, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };

  return (
    <div
      className={classNames(styles.drop, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className={styles.label}>{label}</p>
      <Button look="quiet" onClick={() => input.current?.click()}>
        {button}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        className={styles.input}
        aria-label={button}
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <p className={styles.help}>{help}</p>
    </div>
  );
}
