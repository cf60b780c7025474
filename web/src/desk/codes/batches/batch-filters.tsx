/** What is looked for among the batches, and how they are sorted. */
import { useState } from 'react';
import { Field } from '../../../ui/forms/field';
import { SelectField } from '../../ui/select-field';
import { useCodeWords } from '../code-words';
import styles from '../codes.module.css';

export const batchOrders = ['newest', 'name', 'unused', 'last_day'] as const;
export type BatchOrder = (typeof batchOrders)[number];
export type BatchChoices = { search: string; sort: BatchOrder };

/** An address may say anything. */
export const orderNamed = (text: string): BatchOrder =>
  batchOrders.find((order) => order === text) ?? 'newest';

type BatchFiltersProps = {
  choices: BatchChoices;
  onChoose: (part: Partial<BatchChoices>) => void;
};

export function BatchFilters({ choices, onChoose }: BatchFiltersProps) {
  const words = useCodeWords().batchList;
  // The address follows a moment later, and a field must not.
  const [typed, setTyped] = useState(choices.search);
  return (
    <form
      role="search"
      aria-label={words.search}
      className={styles.pair}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field
        label={words.search}
        type="search"
        maxLength={120}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onChoose({ search: target.value });
        }}
      />
      <SelectField
        label={words.sort}
        value={choices.sort}
        choices={batchOrders.map((value) => ({ value, name: words.orders[value] }))}
        onChoose={(sort) => onChoose({ sort: orderNamed(sort) })}
      />
    </form>
  );
}
