/** Which days a plot shows: the last ones, all, or from one day to another; and by which steps. */
import { useState } from 'react';
import { Field } from '../../../ui/forms/field';
import { SelectField } from '../../ui/select-field';
import { useCodeWords } from '../code-words';
import styles from '../codes.module.css';
import {
  chosenDays,
  isPeriod,
  nameOf,
  periodNames,
  stepsOf,
  type PeriodChoices,
  type StepName,
} from './periods';

type PeriodFieldsProps = {
  choices: PeriodChoices;
  by: StepName;
  onChoose: (part: Partial<PeriodChoices>) => void;
};

export function PeriodFields({ choices, by, onChoose }: PeriodFieldsProps) {
  const words = useCodeWords();
  const today = new Date();
  const name = nameOf(choices);
  return (
    <div className={styles.pair}>
      <SelectField
        label={words.periods.label}
        value={name}
        choices={periodNames.map((value) => ({ value, name: words.periods.names[value] }))}
        onChoose={(period) => onChoose({ period, by: '', since: '', until: '' })}
      />
      {name === 'chosen' && <ChosenDays choices={choices} onChoose={onChoose} />}
      <SelectField
        label={words.by}
        value={by}
        choices={stepsOf(choices, today).map((value) => ({ value, name: words.steps[value] }))}
        onChoose={(value) => onChoose({ by: value })}
      />
    </div>
  );
}

function ChosenDays({ choices, onChoose }: Pick<PeriodFieldsProps, 'choices' | 'onChoose'>) {
  const words = useCodeWords().periods;
  // A day that somebody is typing is empty until it is complete: the plot stays as it was.
  const [days, setDays] = useState(() => chosenDays(choices, new Date()));
  const change = (part: Partial<typeof days>) => {
    const changed = { ...days, ...part };
    setDays(changed);
    if (isPeriod(changed)) onChoose(changed);
  };
  return (
    <>
      <Field
        label={words.since}
        type="date"
        value={days.since}
        onChange={({ target }) => change({ since: target.value })}
      />
      <Field
        label={words.until}
        type="date"
        value={days.until}
        error={isPeriod(days) ? undefined : words.wrong}
        onChange={({ target }) => change({ until: target.value })}
      />
    </>
  );
}
