/** A small form over the page: a few fields, saved or refused with a sentence. */
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/forms/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { DialogButtons } from '../../ui/dialogs/dialog-buttons';
import { Field } from '../../ui/forms/field';
import { Notice } from '../../ui/page/notice';
import { useSubmission } from '../../ui/forms/use-submission';
import { useDeskWords } from '../i18n/words';
import { failureWords } from '../ui/failure-words';
import { refetchLessons } from './lesson-calls';
import styles from './text-dialog.module.css';

export type TextField = {
  name: string;
  label: string;
  help?: string;
  value?: string;
  lang?: string;
};
export type ChoiceField = {
  name: string;
  label: string;
  choices: { value: string; text: string }[];
};

type TextDialogProps = {
  heading: string;
  button: string;
  fields: TextField[];
  choice?: ChoiceField;
  onClose: () => void;
  /** Sends the values by the names of the fields. */
  save: (values: Record<string, string>) => Promise<unknown>;
};

export function TextDialog({ heading, button, fields, choice, onClose, save }: TextDialogProps) {
  const words = useDeskWords('lessons');
  const shell = useDeskWords('shell');
  const [values, setValues] = useState<Record<string, string>>(() => ({
    ...Object.fromEntries(fields.map(({ name, value = '' }) => [name, value])),
    ...(choice && { [choice.name]: choice.choices[0]?.value ?? '' }),
  }));
  const { busy, failure, submit } = useSubmission(async () => {
    await save(values);
    await refetchLessons();
    onClose();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const cause = failure?.reasons[0]?.param;
  const message = failure && failureWords(failure, words.failures, shell.failures);
  return (
    <Dialog heading={heading} open onClose={onClose}>
      <form className={styles.form} onSubmit={send}>
        {message && !fields.some(({ name }) => name === cause) && (
          <Notice kind="error">{message}</Notice>
        )}
        {fields.map(({ name, label, help, lang }) => (
          <Field
            key={name}
            label={label}
            help={help}
            lang={lang}
            required
            value={values[name]}
            error={cause === name && message}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        ))}
        {choice && (
          <fieldset className={styles.choice}>
            <legend>{choice.label}</legend>
            {choice.choices.map(({ value, text }) => (
              <label key={value}>
                <input
                  type="radio"
                  name={choice.name}
                  checked={values[choice.name] === value}
                  onChange={() => setValues({ ...values, [choice.name]: value })}
                />
                {text}
              </label>
            ))}
          </fieldset>
        )}
        <DialogButtons cancel={words.cancel} onCancel={onClose}>
          <Button type="submit" busy={busy}>
            {button}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
