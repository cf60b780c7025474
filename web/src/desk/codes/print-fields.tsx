/** What a label sheet depends on: its form, the places that are used already, and which codes. */
import { Field } from '../../ui/forms/field';
import { useDeskWords } from '../i18n/words';
import { SelectField } from '../ui/select-field';
import { labelsOnSheet, sheets, type SheetName } from './code-calls';
import { isNumbers } from './code-numbers';
import styles from './codes.module.css';

type PrintChoice = { sheet: SheetName; skip: string; note: string };

export const usualChoice: PrintChoice = { sheet: 'labels-70x36', skip: '0', note: '' };

export const isSkip = ({ sheet, skip }: PrintChoice) =>
  /^\d{1,2}$/.test(skip.trim()) && Number(skip) < labelsOnSheet[sheet];

type PrintFieldsProps = {
  choice: PrintChoice;
  onChoice: (choice: PrintChoice) => void;
  numbers: string;
  /** Left out where the codes are fixed. */
  onNumbers: ((numbers: string) => void) | undefined;
};

export function PrintFields({ choice, onChoice, numbers, onNumbers }: PrintFieldsProps) {
  const words = useDeskWords('codes');
  return (
    <>
      <SelectField
        label={words.print.sheet}
        value={choice.sheet}
        choices={sheets.map((value) => ({ value, name: words.print.sheets[value] }))}
        onChoose={(value) => onChoice({ ...choice, sheet: value as SheetName })}
      />
      <div className={styles.pair}>
        <Field
          label={words.print.skip}
          error={
            isSkip(choice) ? undefined : words.print.skipWrong(labelsOnSheet[choice.sheet] - 1)
          }
          inputMode="numeric"
          value={choice.skip}
          onChange={(event) => onChoice({ ...choice, skip: event.target.value })}
        />
        <Field
          label={words.print.note}
          maxLength={60}
          value={choice.note}
          onChange={(event) => onChoice({ ...choice, note: event.target.value })}
        />
      </div>
      {onNumbers && (
        <Field
          label={words.print.numbers}
          help={words.print.numbersHelp}
          error={isNumbers(numbers) ? undefined : words.failures.bad_numbers}
          maxLength={20_000}
          value={numbers}
          onChange={(event) => onNumbers(event.target.value)}
        />
      )}
    </>
  );
}
