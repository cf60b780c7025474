/** What holds for all codes of a batch: title, last day, months of access, note. */
import { Field } from '../../ui/forms/field';
import { useDeskWords } from '../i18n/words';
import styles from './codes.module.css';

export type Terms = {
  name: string;
  note: string;
  redeemBy: string;
  months: string;
  seats: string;
};

export const usualTerms: Terms = {
  name: '',
  note: '',
  redeemBy: '',
  months: '18',
  seats: '0',
};

/** Digits, with a separator between groups of three or none at all: '2.5' is no number of codes. */
const wholeNumber = /^\d{1,3}([.,\s]\d{3})*$|^\d+$/;

const isFrom1To = (text: string, most: number) =>
  /^\d{1,7}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most;

export const isMonths = (text: string) => isFrom1To(text, 120);
export const isSeats = (text: string) => text.trim() === '0' || isFrom1To(text, 500);
export const isCount = (text: string) =>
  wholeNumber.test(text.trim()) && isFrom1To(text.replaceAll(/[.,\s]/g, ''), 1_000_000);

/** In the publisher's time zone, as the server sees it. */
export const isOver = (day: string) =>
  day !== '' && day < new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });

/** '1.000' and '1,000' are a thousand. */
export const countOf = (text: string) => Number(text.replaceAll(/[.,\s]/g, ''));

export const sentTerms = ({ name, note, redeemBy, months, seats }: Terms) => ({
  name,
  note,
  redeemBy: redeemBy || null,
  accessMonths: Number(months),
  seatsPerCode: Number(seats),
});

type TermsFieldsProps = {
  terms: Terms;
  onChange: (terms: Terms) => void;
  checked: boolean;
  /** Codes that were printed before may have had their last day. */
  lastDayMayBeOver?: boolean;
};

export function TermsFields({ terms, onChange, checked, lastDayMayBeOver }: TermsFieldsProps) {
  const words = useDeskWords('codes').form;
  return (
    <>
      <Field
        label={words.name}
        help={words.nameHelp}
        maxLength={120}
        value={terms.name}
        onChange={(event) => onChange({ ...terms, name: event.target.value })}
      />
      <div className={styles.pair}>
        <Field
          label={words.redeemBy}
          help={words.redeemByHelp}
          error={
            checked && !lastDayMayBeOver && isOver(terms.redeemBy) ? words.redeemByOver : undefined
          }
          type="date"
          value={terms.redeemBy}
          onChange={(event) => onChange({ ...terms, redeemBy: event.target.value })}
        />
        <Field
          label={words.months}
          help={words.monthsHelp}
          error={checked && !isMonths(terms.months) ? words.monthsWrong : undefined}
          inputMode="numeric"
          value={terms.months}
          onChange={(event) => onChange({ ...terms, months: event.target.value })}
        />
      </div>
      <Field
        label={words.seats}
        help={words.seatsHelp}
        error={checked && !isSeats(terms.seats) ? words.seatsWrong : undefined}
        inputMode="numeric"
        value={terms.seats}
        onChange={(event) => onChange({ ...terms, seats: event.target.value })}
      />
      <label className={styles.label}>
        {words.note}
        <textarea
          className={styles.textarea}
          maxLength={500}
          value={terms.note}
          onChange={(event) => onChange({ ...terms, note: event.target.value })}
        />
      </label>
    </>
  );
}
